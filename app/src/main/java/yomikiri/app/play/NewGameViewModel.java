package yomikiri.app.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;

/** The form from which a game is started. */
public final class NewGameViewModel {
  /** Where the layout comes from. */
  public enum Layout {
    RANDOM,
    SEED,
    TEXT
  }

  /** Why the form cannot be started from. */
  public sealed interface Mistake {
    /** Not a whole number that fits 64 bits. */
    record BadSeed(String text) implements Mistake {}

    /** The text is no position of the game chosen. */
    record BadLayout(NotationException cause) implements Mistake {}
  }

  /** The choice for one seat. */
  public static final class Seat {
    private final ObjectProperty<Optional<Level>> level =
        new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Duration> time = new SimpleObjectProperty<>(Duration.ofSeconds(1));

    /** Empty for a person. */
    public ObjectProperty<Optional<Level>> level() {
      return level;
    }

    /** A CPU's time a move. */
    public ObjectProperty<Duration> time() {
      return time;
    }

    private SeatSetup setup() {
      return level
          .get()
          .<SeatSetup>map(chosen -> new SeatSetup.Cpu(chosen, time.get()))
          .orElseGet(SeatSetup.Human::new);
    }
  }

  private final List<GameKit<?>> kits;
  private final LongSupplier seeds;
  private final ObjectProperty<GameKit<?>> kit;
  private final List<Seat> seats = new ArrayList<>();
  private final ObjectProperty<Layout> layout = new SimpleObjectProperty<>(Layout.RANDOM);
  private final StringProperty seedText = new SimpleStringProperty("");
  private final StringProperty layoutText = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<Optional<Mistake>> mistake =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /**
   * @param kits the games on offer; the first is chosen at the start
   * @param seeds deals random layouts
   */
  public NewGameViewModel(List<GameKit<?>> kits, LongSupplier seeds) {
    this.kits = List.copyOf(kits);
    this.seeds = seeds;
    this.kit = new SimpleObjectProperty<>(kits.getFirst());
    seats.add(new Seat());
    seats.add(new Seat());
    seats.getLast().level().set(Optional.of(kits.getFirst().levels().getFirst()));
    kit.addListener((value, before, now) -> keepLevels(now));
    layout.addListener(change -> mistake.set(Optional.empty()));
    seedText.addListener(change -> mistake.set(Optional.empty()));
    layoutText.addListener(change -> mistake.set(Optional.empty()));
  }

  /** The game that is started when nothing is asked: a person against the weakest level. */
  public Setup<?> firstGame() {
    return setup(kits.getFirst(), seeds.getAsLong());
  }

  /**
   * The game as chosen, or nothing and {@link #mistake} set. A typed layout of another variant than
   * the one chosen is taken for what it is.
   */
  public Optional<Setup<?>> submit() {
    mistake.set(Optional.empty());
    return switch (layout.get()) {
      case RANDOM -> Optional.of(setup(kit.get(), seeds.getAsLong()));
      case SEED -> seeded();
      case TEXT -> typed();
    };
  }

  private Optional<Setup<?>> seeded() {
    try {
      return Optional.of(setup(kit.get(), Long.parseLong(seedText.get().strip())));
    } catch (NumberFormatException e) {
      mistake.set(Optional.of(new Mistake.BadSeed(seedText.get())));
      return Optional.empty();
    }
  }

  private Optional<Setup<?>> typed() {
    Optional<NotationException> wrong = Optional.empty();
    List<GameKit<?>> chosenFirst = new ArrayList<>(List.of(kit.get()));
    chosenFirst.addAll(kits);
    for (GameKit<?> candidate : chosenFirst) {
      try {
        return Optional.of(typed(candidate));
      } catch (NotationException e) {
        wrong = wrong.or(() -> Optional.of(e));
      }
    }
    mistake.set(wrong.map(Mistake.BadLayout::new));
    return Optional.empty();
  }

  private <P extends Position> Setup<P> typed(GameKit<P> candidate) throws NotationException {
    P start = candidate.game().notation().parsePosition(layoutText.get().strip());
    return new Setup<>(candidate, start, seatSetups(candidate));
  }

  private <P extends Position> Setup<P> setup(GameKit<P> chosen, long seed) {
    return new Setup<>(chosen, chosen.game().newPosition(seed), seatSetups(chosen));
  }

  private List<SeatSetup> seatSetups(GameKit<?> chosen) {
    keepLevels(chosen);
    return seats.stream().map(Seat::setup).toList();
  }

  /** Levels keep their names from game to game. */
  private void keepLevels(GameKit<?> chosen) {
    for (Seat seat : seats) {
      seat.level()
          .get()
          .ifPresent(
              level ->
                  seat.level()
                      .set(
                          chosen.levels().stream()
                              .filter(known -> known.name().equals(level.name()))
                              .findFirst()
                              .or(() -> Optional.of(chosen.levels().getFirst()))));
    }
  }

  public List<GameKit<?>> kits() {
    return kits;
  }

  public ObjectProperty<GameKit<?>> kit() {
    return kit;
  }

  /** By seat. */
  public List<Seat> seats() {
    return List.copyOf(seats);
  }

  public ObjectProperty<Layout> layout() {
    return layout;
  }

  public StringProperty seedText() {
    return seedText;
  }

  public StringProperty layoutText() {
    return layoutText;
  }

  public ReadOnlyObjectProperty<Optional<Mistake>> mistake() {
    return mistake.getReadOnlyProperty();
  }
}
