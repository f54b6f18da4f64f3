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
import yomikiri.app.play.table.Terms;
import yomikiri.engine.game.Handicap;
import yomikiri.engine.think.GameKit;

/** The part of the form in which rounds and handicap are agreed. */
public final class TermsForm {
  private static final List<Integer> POINTS = List.of(1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 50);

  /** The beats offered to a game played in real time. */
  public static final List<Duration> BEATS =
      Stream.of(100, 150, 200, 300, 500, 1000).map(Duration::ofMillis).toList();

  private final ObjectProperty<Optional<Duration>> beat =
      new SimpleObjectProperty<>(Optional.empty());
  private final BooleanProperty twoRounds = new SimpleBooleanProperty();
  private final ObjectProperty<Optional<Integer>> favoured =
      new SimpleObjectProperty<>(Optional.empty());
  private final ObjectProperty<Integer> points = new SimpleObjectProperty<>(5);

  /** Whether two rounds are played; of use only in games for several. */
  public BooleanProperty twoRounds() {
    return twoRounds;
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

  /** Whether a game can be played in real time. */
  public static boolean hasBeat(GameKit<?> kit) {
    return kit.game().idleMove().isPresent();
  }

  /** The handicaps a game offers; none where it knows none. */
  public static List<Integer> offered(GameKit<?> kit) {
    int most = kit.game().handicap().map(Handicap::most).orElse(0);
    return POINTS.stream().filter(one -> one <= most).toList();
  }

  /**
   * What is agreed for a game.
   *
   * @param chosenLayout whether the layout was not left to chance, so that it is played again
   */
  Terms terms(GameKit<?> kit, boolean chosenLayout) {
    int players = NewGameViewModel.players(kit);
    int rounds = players > 1 && twoRounds.get() ? 2 : 1;
    List<Integer> handicap = new ArrayList<>();
    if (favoured.get().filter(seat -> seat < players).isPresent() && !offered(kit).isEmpty()) {
      IntStream.range(0, players)
          .forEach(seat -> handicap.add(favoured.get().get() == seat ? points.get() : 0));
    }
    return new Terms(rounds, chosenLayout, handicap, beat.get().filter(time -> hasBeat(kit)));
  }
}
