package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.maze.MazeDuel;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.JointCode;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent;

/** Each visit goes where its rule says, by a count of playouts of our own. */
final class SelectionTest {
  private static final int PLAYOUTS = 2_000;
  private static final double CLOSE = 1e-9;

  /** What came of one move of one seat at one node. */
  private static final class Arm {
    private double visits;
    private double sum;
    private double squares;

    private void add(double reward) {
      visits++;
      sum += reward;
      squares += reward * reward;
    }

    /** As in the paper: Auer, Cesa-Bianchi and Fischer 2002, figure 1 and section 4. */
    private double bound(double before, boolean isTuned) {
      double mean = sum / visits;
      double log = Math.log(before);
      double variance = squares / visits - mean * mean + Math.sqrt(2 * log / visits);
      return mean
          + (isTuned
              ? Math.sqrt(log / visits * Math.min(0.25, variance))
              : Math.sqrt(2 * log / visits));
    }
  }

  /** Counts playouts and compares each choice with the arms known then. */
  private static final class Count implements Trace {
    private final int seats;
    private final int moveLimit; // 0 where one seat moves at a time
    private final Map<String, Double> visits = new HashMap<>();
    private final Map<String, Map<Integer, Arm>> arms = new HashMap<>();
    private final List<TraceEvent.Select> path = new ArrayList<>();
    private int seen;
    private int notTuned;
    private int notUcb1;

    Count(int seats, int moveLimit) {
      this.seats = seats;
      this.moveLimit = moveLimit;
    }

    @Override
    public boolean isOn() {
      return true;
    }

    @Override
    public void record(TraceEvent event) {
      switch (event) {
        case TraceEvent.Select select -> path.add(select);
        case TraceEvent.Playout playout -> {
          String node = "";
          for (TraceEvent.Select select : path) {
            for (int seat = 0; seat < seats; seat++) {
              if (select.seat() == seat || select.seat() == Trace.ALL_SEATS) {
                int move =
                    moveLimit == 0
                        ? select.move()
                        : JointCode.moves(select.move(), seats, moveLimit)[seat];
                chosen(node, seat, move, playout.rewards().get(seat));
              }
            }
            visits.merge(node, 1.0, Double::sum);
            node += "/" + select.move();
          }
          visits.merge(node, 1.0, Double::sum);
          path.clear();
        }
        default -> {}
      }
    }

    private void chosen(String node, int seat, int move, double reward) {
      Map<Integer, Arm> here = arms.computeIfAbsent(node + ":" + seat, any -> new HashMap<>());
      Arm arm = here.computeIfAbsent(move, any -> new Arm());
      if (arm.visits > 0) {
        seen++;
        notTuned += isBelow(here, arm, visits.getOrDefault(node, 0.0), true) ? 1 : 0;
        notUcb1 += isBelow(here, arm, visits.getOrDefault(node, 0.0), false) ? 1 : 0;
      }
      arm.add(reward);
    }

    private static boolean isBelow(
        Map<Integer, Arm> all, Arm chosen, double before, boolean isTuned) {
      return all.values().stream()
          .anyMatch(other -> other.bound(before, isTuned) > chosen.bound(before, isTuned) + CLOSE);
    }
  }

  private static <P extends Position> Count counted(Player<P> player, P position, int moveLimit) {
    Count count = new Count(position.players(), moveLimit);
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(PLAYOUTS), new FakeTicker(1));
    player.choose(position, 0, new SearchContext(keeper, false, report -> {}, count));
    return count;
  }

  private static void assertGoesBy(Count count, boolean isTuned) {
    assertThat(count.seen).isGreaterThan(PLAYOUTS);
    assertThat(isTuned ? count.notTuned : count.notUcb1).isZero();
    assertThat(isTuned ? count.notUcb1 : count.notTuned).as("the other rule").isPositive();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aTreeSearchGoesByItsRule(boolean isTuned) {
    Mattix game = Mattix.ofSize(6);
    Selection rule = new Selection(1, isTuned ? Selection.Rule.TUNED : Selection.Rule.UCB1);
    assertGoesBy(
        counted(
            new Mcts<>(game, PlayoutSettings.of(rule, 1, Horizon.ofPoints()), 5),
            game.newPosition(3),
            0),
        isTuned);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void eachSeatOfADecoupledSearchGoesByItsRule(boolean isTuned) {
    MazeDuel game = new MazeDuel();
    Selection rule = new Selection(1, isTuned ? Selection.Rule.TUNED : Selection.Rule.UCB1);
    assertGoesBy(
        counted(
            new Duct<>(game, PlayoutSettings.of(rule, 1, Horizon.ofPoints()), 5),
            game.newPosition(3),
            game.moveLimit()),
        isTuned);
  }

  @Test
  void ofASpreadThatIsKnownToBeSmallLessIsAdded() {
    double log = 2 * Math.log(10_000);
    Selection tuned = new Selection(1, Selection.Rule.TUNED);
    assertThat(tuned.bonus(log, 5_000, 0.5, 5_000 * 0.25)).isLessThan(0.02);
    assertThat(tuned.bonus(log, 5_000, 0.5, 5_000 * 0.5)).isGreaterThan(0.02);
    assertThat(tuned.bonus(log, 5, 0.5, 5 * 0.25))
        .isCloseTo(
            new Selection(0.5, Selection.Rule.UCB1).bonus(log, 5, 0, 0) / Math.sqrt(2),
            within(CLOSE));
  }
}
