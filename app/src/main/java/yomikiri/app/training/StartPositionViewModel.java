package yomikiri.app.training;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.game.Position;
import yomikiri.engine.learn.LearntPlayer;
import yomikiri.engine.learn.train.Training.Checkpoint;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Verdict;

/**
 * View model of a training's start position, or of one after some moves from it: its values now or
 * at a checkpoint, and games from there against the player of that checkpoint.
 */
@UiThread
public final class StartPositionViewModel {
  private final Opening opening;
  private final ProvenValueFinder finder;
  private final Path trainings;
  private final ReadOnlyIntegerWrapper place = new ReadOnlyIntegerWrapper();
  private final ReadOnlyObjectWrapper<List<Checkpoint>> checkpoints =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<Optional<StartSnapshot>> shown =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final Function<BoardSnapshot<?>, List<Integer>> first;
  private boolean isBegun;
  private Optional<LearntBoard> now = Optional.empty();
  private Optional<LearntBoard> read = Optional.empty(); // of all but the start as it is now
  private final ReadOnlyObjectWrapper<List<Integer>> line = new ReadOnlyObjectWrapper<>(List.of());
  private Optional<List<Integer>> sought =
      Optional.empty(); // the line whose proven values are asked
  private ProvenValues exact = ProvenValues.NONE;

  /** Reads checkpoints. */
  @FunctionalInterface
  public interface Opening {
    /** Gives {@code then} what was learnt after {@code line}, by {@code from} or until now. */
    void open(Optional<Checkpoint> from, List<Integer> line, Consumer<? super LearntBoard> then);
  }

  /**
   * @param trainings the folder of all trainings, in which players find what was learnt
   * @param first the moves from a start to the position that is looked at first
   */
  public StartPositionViewModel(
      Opening opening,
      ProvenValueFinder finder,
      Path trainings,
      Function<BoardSnapshot<?>, List<Integer>> first) {
    this.first = first;
    this.opening = opening;
    this.finder = finder;
    this.trainings = trainings;
  }

  /** Goes on where {@code before}, of the same training, was left: at its checkpoint. */
  public void goOnFrom(StartPositionViewModel before) {
    now = before.now;
    read = before.read;
    checkpoints.set(before.checkpoints.get());
    place.set(before.place.get());
    line.set(before.line.get());
    isBegun = before.isBegun;
    publish();
  }

  /** The training has come so far. Whoever looked at what is known now still does. */
  public void follow(List<Checkpoint> reached, Optional<LearntBoard> board) {
    boolean looksAtNow = looksAtNow();
    now = board;
    checkpoints.set(List.copyOf(reached));
    if (!isBegun && board.isPresent()) {
      isBegun = true;
      line.set(first.apply(board.get().board()));
    }
    if (looksAtNow || place.get() > reached.size()) {
      place.set(reached.size());
      ask();
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
    ask();
  }

  /** The moves from the start to the position looked at. */
  public ReadOnlyObjectProperty<List<Integer>> line() {
    return line.getReadOnlyProperty();
  }

  /** Looks at the position after another move. */
  public void step(int move) {
    goTo(Stream.concat(line.get().stream(), Stream.of(move)).toList());
  }

  /** Looks at the position a move before. */
  public void back() {
    goTo(line.get().subList(0, Math.max(0, line.get().size() - 1)));
  }

  /** Looks at the position after {@code moves} from the start. */
  public void goTo(List<Integer> moves) {
    line.set(List.copyOf(moves));
    ask();
  }

  private Optional<Checkpoint> from() {
    return looksAtNow() ? Optional.empty() : Optional.of(checkpoints.get().get(place.get()));
  }

  private void ask() {
    Optional<Checkpoint> from = from();
    List<Integer> at = line.get();
    if (from.isEmpty() && at.isEmpty()) {
      read = Optional.empty();
      publish();
      return;
    }
    opening.open(
        from,
        at,
        board -> {
          if (at.equals(line.get()) && from.equals(from())) {
            read = Optional.of(board);
            publish();
          }
        });
  }

  /** The position with all values; empty until something was learnt. */
  public ReadOnlyObjectProperty<Optional<StartSnapshot>> shown() {
    return shown.getReadOnlyProperty();
  }

  private void publish() {
    Optional<LearntBoard> board = read.or(() -> now);
    if (board.isPresent() && !sought.equals(board.map(LearntBoard::line))) {
      List<Integer> at = board.get().line();
      sought = Optional.of(at);
      exact = ProvenValues.NONE;
      finder.ask(
          board.get().board(),
          found -> {
            if (sought.equals(Optional.of(at))) {
              exact = found;
              publish();
            }
          });
    }
    shown.set(board.map(learnt -> new StartSnapshot(learnt, exact)));
  }

  /** Whom one plays against: the checkpoint looked at; for what is known now the last one. */
  public Optional<Checkpoint> opponent() {
    List<Checkpoint> all = checkpoints.get();
    return all.isEmpty()
        ? Optional.empty()
        : Optional.of(all.get(Math.min(place.get(), all.size() - 1)));
  }

  /** A game from the position looked at against {@link #opponent}, the person's turn or not. */
  public Optional<GameSetup<?>> game(boolean personBegins) {
    Optional<StartSnapshot> position = shown.get();
    return position.isEmpty() || position.get().learnt().board().mover().isEmpty()
        ? Optional.empty()
        : opponent().map(from -> game(position.get().learnt().board(), from, personBegins));
  }

  private <P extends Position> GameSetup<P> game(
      BoardSnapshot<P> start, Checkpoint from, boolean personBegins) {
    String file = CheckpointFiles.name(trainings, from.file());
    PlayerSpec spec = LearntPlayer.spec(file);
    SeatSetup learnt = new SeatSetup.Cpu(new Level(spec.toString(), spec));
    List<SeatSetup> seats =
        new ArrayList<>(Collections.nCopies(start.position().players(), learnt));
    int mover = start.mover().orElseThrow();
    seats.set(personBegins ? mover : 1 - mover, new SeatSetup.Human());
    return new GameSetup<>(start.kit(), start.position(), seats);
  }

  /** A position of a training, with what was learnt of its moves and what is proven of them. */
  public record StartSnapshot(LearntBoard learnt, ProvenValues exact) {
    /** The board with both. */
    public BoardSnapshot<?> board() {
      return learnt.board().proven(exact.values());
    }

    /** The moves that are proven to win. */
    public List<Integer> winning() {
      return exact.values().entrySet().stream()
          .filter(move -> isWin(move.getValue()))
          .map(Map.Entry::getKey)
          .toList();
    }

    private static boolean isWin(Verdict proven) {
      return switch (proven) {
        case Verdict.Points points -> points.value() > 0;
        case Verdict.WinRate rate -> rate.p() == 1;
        case Verdict.Estimate estimate -> false;
        case Verdict.Learnt value -> false;
      };
    }

    /** How many of these the learner, too, values above a draw. */
    public long winsSeen() {
      return winning().stream()
          .map(learnt.board().verdicts()::get)
          .filter(value -> value instanceof Verdict.Learnt known && known.value() > 0.5)
          .count();
    }
  }
}
