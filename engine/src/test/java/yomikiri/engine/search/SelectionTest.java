package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.maze.MazeDuel;
import yomikiri.engine.think.JointCode;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent;

/** Each visit goes where its rule says, by a count of playouts of our own. */
final class SelectionTest {
  private static final int PLAYOUTS = 2_000;
  private static final double CLOSE = 1e-9;

  /** What came of one move of one seat at one node. */
  private record Arm(double visits, double sum, double squares) {
    Arm and(Arm other) {
      return new Arm(visits + other.visits, sum + other.sum, squares + other.squares);
    }

    /** As in the paper: Auer, Cesa-Bianchi and Fischer 2002, figure 1 and section 4. */
    double bound(double before, boolean isTuned) {
      double mean = sum / visits;
      double log = Math.log(before);
      double variance = squares / visits - mean * mean + Math.sqrt(2 * log / visits);
      return mean
          + (isTuned
              ? Math.sqrt(log / visits * Math.min(0.25, variance))
              : Math.sqrt(2 * log / visits));
    }
  }

  /** Compares each choice with the arms known then. */
  private static final class Count extends VisitCount {
    private final int seats;
    private final int moveLimit; // 0 where one seat moves at a time
    private int seen;
    private int notTuned;
    private int notUcb1;

    Count(int seats, int moveLimit) {
      super(seats);
      this.seats = seats;
      this.moveLimit = moveLimit;
    }

    private int move(int chosen, int seat) {
      return moveLimit == 0 ? chosen : JointCode.moves(chosen, seats, moveLimit)[seat];
    }

    @Override
    void check(Node node, List<Integer> moves, TraceEvent.Select select) {
      for (int seat = 0; seat < seats; seat++) {
        if (select.seat() == seat || select.seat() == Trace.ALL_SEATS) {
          check(node, seat, move(select.move(), seat));
        }
      }
    }

    private void check(Node node, int seat, int chosen) {
      Map<Integer, Arm> arms = new HashMap<>();
      for (Map.Entry<Integer, Node> entry : node.children.entrySet()) {
        Node child = entry.getValue();
        if (child.visits > 0) {
          Arm arm = new Arm(child.visits, child.sums[seat], child.squares[seat]);
          arms.merge(move(entry.getKey(), seat), arm, Arm::and);
        }
      }
      Arm arm = arms.get(chosen);
      if (arm != null) {
        seen++;
        notTuned += isBelow(arms, arm, node.visits, true) ? 1 : 0;
        notUcb1 += isBelow(arms, arm, node.visits, false) ? 1 : 0;
      }
    }

    private static boolean isBelow(
        Map<Integer, Arm> all, Arm chosen, double before, boolean isTuned) {
      return all.values().stream()
          .anyMatch(other -> other.bound(before, isTuned) > chosen.bound(before, isTuned) + CLOSE);
    }
  }

  private static <P extends Position> Count counted(Player<P> player, P position, int moveLimit) {
    Count count = new Count(position.players(), moveLimit);
    count.follow(player, position, PLAYOUTS);
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
    double log = Selection.logVisits(10_000);
    Selection tuned = new Selection(1, Selection.Rule.TUNED);
    assertThat(tuned.bound(log, 5_000, 2_500, 5_000 * 0.25)).isLessThan(0.52);
    assertThat(tuned.bound(log, 5_000, 2_500, 5_000 * 0.5)).isGreaterThan(0.52);
    double added = new Selection(0.5, Selection.Rule.UCB1).bound(log, 5, 2.5, 0) - 0.5;
    assertThat(tuned.bound(log, 5, 2.5, 5 * 0.25) - 0.5)
        .isCloseTo(added / Math.sqrt(2), within(CLOSE));
  }
}
