package yomikiri.app.play.newgame;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import yomikiri.app.play.session.MatchTerms;
import yomikiri.app.play.session.MatchTerms.TimeLimit;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.think.GameKit;

/** Form of rounds, handicap, beat and clock. */
public final class TermsForm {
  /** The beats offered to a game played in real time. */
  public static final List<Duration> BEATS =
      Stream.of(150, 200, 250, 300, 400, 500, 600, 800).map(Duration::ofMillis).toList();

  private final ClockForm clock = new ClockForm();
  private final ObjectProperty<Optional<Duration>> beat =
      new SimpleObjectProperty<>(Optional.empty());
  private final BooleanProperty allSeats = new SimpleBooleanProperty();
  private final ObjectProperty<Optional<Integer>> favoured =
      new SimpleObjectProperty<>(Optional.empty());
  private final ObjectProperty<Integer> points = new SimpleObjectProperty<>(5);

  /** What is chosen for one game; the beat is for all that can have one. */
  record State(ClockForm.State clock, boolean allSeats, Optional<Integer> favoured, int points) {
    /** What is chosen for a game that was not chosen before. */
    static final State USUAL = new State(ClockForm.State.USUAL, false, Optional.empty(), 5);
  }

  State state() {
    return new State(clock.state(), allSeats.get(), favoured.get(), points.get());
  }

  void choose(State state) {
    clock.choose(state.clock());
    allSeats.set(state.allSeats());
    favoured.set(state.favoured());
    points.set(state.points());
  }

  /** Whether everybody plays a round in each seat; of use only in games for several. */
  public BooleanProperty allSeats() {
    return allSeats;
  }

  /** The seat that gets a handicap; empty for none. */
  public ObjectProperty<Optional<Integer>> favoured() {
    return favoured;
  }

  /** Points of the handicap. */
  public ObjectProperty<Integer> points() {
    return points;
  }

  /** Time in which everybody moves once; empty for a game that waits for its players. */
  public ObjectProperty<Optional<Duration>> beat() {
    return beat;
  }

  /** How long people may think; empty for as long as they like. */
  public ClockForm clock() {
    return clock;
  }

  /** Whether people can be given a clock: one sits there, and the game waits for its players. */
  boolean hasClock(GameKit<?> kit, boolean personSits) {
    return personSits && beatOf(kit).isEmpty() && TimeLimit.isPossible(kit.game().newPosition(0));
  }

  /** Whether a game waits for people as long as they like, who sit there or do not. */
  boolean waits(GameKit<?> kit, boolean personSits) {
    boolean isTimed =
        hasClock(kit, personSits) && !(clock.choice().get() instanceof ClockForm.Choice.None);
    return !isTimed && beatOf(kit).isEmpty();
  }

  private Optional<Duration> beatOf(GameKit<?> kit) {
    return beat.get().filter(time -> hasBeat(kit));
  }

  /** Whether a game can be played in real time. */
  public static boolean hasBeat(GameKit<?> kit) {
    return kit.game().idleMove().isPresent();
  }

  /** The handicaps a game offers; none where it knows none. */
  public static List<Integer> offered(GameKit<?> kit) {
    return MatchTerms.handicaps(kit);
  }

  /** What is agreed for a game; a {@code chosenLayout} is played again. */
  MatchTerms terms(GameKit<?> kit, List<SeatSetup> seats, boolean chosenLayout) {
    int players = seats.size();
    int rounds = allSeats.get() ? players : 1;
    List<Integer> handicap = new ArrayList<>();
    if (favoured.get().filter(seat -> seat < players).isPresent() && !offered(kit).isEmpty()) {
      IntStream.range(0, players)
          .forEach(seat -> handicap.add(favoured.get().get() == seat ? points.get() : 0));
    }
    Optional<TimeLimit> agreed =
        clock.limit().filter(time -> hasClock(kit, seats.stream().anyMatch(SeatSetup::isHuman)));
    return new MatchTerms(rounds, chosenLayout, handicap, beatOf(kit), agreed);
  }
}
