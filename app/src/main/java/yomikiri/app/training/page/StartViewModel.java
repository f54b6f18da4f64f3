package yomikiri.app.training.page;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.play.seat.SeatSetup;
import yomikiri.app.play.table.Setup;
import yomikiri.app.training.kept.LearntBoard;
import yomikiri.engine.game.Position;
import yomikiri.engine.learn.LearntPlayers;
import yomikiri.engine.learn.train.Checkpoint;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;

/**
 * The start position of one training as it was valued at one of its checkpoints, or as it is valued
 * now; and games from there against what had been learnt by then.
 */
public final class StartViewModel {
  private final Opening opening;
  private final ExactValues solvers;
  private final Path trainings;
  private final ReadOnlyIntegerWrapper place = new ReadOnlyIntegerWrapper();
  private final ReadOnlyObjectWrapper<List<Checkpoint>> checkpoints =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<Optional<Shown>> shown =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<LearntBoard> now = Optional.empty();
  private Optional<LearntBoard> read = Optional.empty(); // where a checkpoint is looked at
  private Optional<Exact> exact = Optional.empty();

  /** Reads checkpoints. */
  @FunctionalInterface
  public interface Opening {
    /** Tells {@code then}, maybe later, what a checkpoint holds, if that can be read. */
    void open(Checkpoint checkpoint, Consumer<? super LearntBoard> then);
  }

  /**
   * @param trainings the folder of all trainings, in which players find what was learnt
   */
  public StartViewModel(Opening opening, ExactValues solvers, Path trainings) {
    this.opening = opening;
    this.solvers = solvers;
    this.trainings = trainings;
  }

  /** Goes on where {@code before}, of the same training, was left: at its checkpoint. */
  public void goOnFrom(StartViewModel before) {
    now = before.now;
    read = before.read;
    checkpoints.set(before.checkpoints.get());
    place.set(before.place.get());
    publish();
  }

  /** The training has come so far. Whoever looked at what is known now still does. */
  public void follow(List<Checkpoint> reached, Optional<LearntBoard> board) {
    boolean looksAtNow = looksAtNow();
    now = board;
    checkpoints.set(List.copyOf(reached));
    if (looksAtNow || place.get() > reached.size()) {
      place.set(reached.size());
      read = Optional.empty();
    }
    publish();
  }

  /** The checkpoints there are, the first one first. */
  public ReadOnlyObjectProperty<List<Checkpoint>> checkpoints() {
    return checkpoints.getReadOnlyProperty();
  }

  /** The checkpoint looked at; behind the last one it is what is known now. */
  public ReadOnlyIntegerProperty place() {
    return place.getReadOnlyProperty();
  }

  private boolean looksAtNow() {
    return place.get() == checkpoints.get().size();
  }

  /** Looks at a checkpoint or, behind the last one, at what is known now. */
  public void look(int wanted) {
    if (wanted == place.get()) {
      return;
    }
    place.set(wanted);
    if (looksAtNow()) {
      read = Optional.empty();
      publish();
      return;
    }
    opening.open(
        checkpoints.get().get(wanted),
        board -> {
          if (place.get() == wanted && !looksAtNow()) {
            read = Optional.of(board);
            publish();
          }
        });
  }

  /** The position with all values; empty until something was learnt. */
  public ReadOnlyObjectProperty<Optional<Shown>> shown() {
    return shown.getReadOnlyProperty();
  }

  private void publish() {
    Optional<LearntBoard> board = read.or(() -> now);
    if (board.isPresent() && exact.isEmpty()) {
      exact = Optional.of(Exact.NONE);
      solvers.ask(
          board.get().board(),
          found -> {
            exact = Optional.of(found);
            publish();
          });
    }
    shown.set(board.map(learnt -> new Shown(learnt, exact.orElse(Exact.NONE))));
  }

  /** Whom one plays against: the checkpoint looked at; for what is known now the last one. */
  public Optional<Checkpoint> opponent() {
    List<Checkpoint> all = checkpoints.get();
    return all.isEmpty()
        ? Optional.empty()
        : Optional.of(all.get(Math.min(place.get(), all.size() - 1)));
  }

  /**
   * A game from the start position against {@link #opponent}.
   *
   * @param personBegins whether it is the person's turn there
   */
  public Optional<Setup<?>> game(boolean personBegins) {
    Optional<Shown> position = shown.get();
    return position.isEmpty()
        ? Optional.empty()
        : opponent().map(from -> game(position.get().learnt().board(), from, personBegins));
  }

  private <P extends Position> Setup<P> game(
      BoardSnapshot<P> start, Checkpoint from, boolean personBegins) {
    String file = trainings.relativize(from.file()).toString().replace('\\', '/');
    PlayerSpec spec = LearntPlayers.spec(file);
    SeatSetup learnt = new SeatSetup.Cpu(new Level(spec.toString(), spec));
    List<SeatSetup> seats =
        new ArrayList<>(Collections.nCopies(start.position().players(), learnt));
    int mover = start.mover().orElseThrow();
    seats.set(personBegins ? mover : 1 - mover, new SeatSetup.Human());
    return new Setup<>(start.kit(), start.position(), seats);
  }
}
