package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.SoloPosition;
import yomikiri.engine.game.Wheel;
import yomikiri.engine.games.maze.Maze;
import yomikiri.engine.games.maze.MazePosition;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/** Holds what the searches for one call proven against every line of the game. */
final class SoloProofTest {
  private static final Game<MazePosition> MAZE = Maze.of(5, 5, 8);
  private static final Game<Wheel> WHEEL = Wheel.GAME;

  private static <P extends SoloPosition> int optimum(Game<P> game, P position) {
    if (position.isOver()) {
      return position.score(0);
    }
    int best = Integer.MIN_VALUE;
    Moves moves = new Moves();
    position.legalMoves(moves);
    for (int i = 0; i < moves.size(); i++) {
      best = Math.max(best, optimum(game, after(game, position, moves.get(i))));
    }
    return best;
  }

  private static <P extends SoloPosition> P after(Game<P> game, P position, int move) {
    P next = game.copyOf(position);
    next.play(move);
    return next;
  }

  private static <P extends SoloPosition> List<SearchReport> reports(
      Player<P> player, P position, Budget budget, boolean everyMove) {
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(budget, new FakeTicker(1));
    int move = player.choose(position, 0, new SearchContext(keeper, everyMove, reports::add));
    assertThat(reports.getLast().moves().getFirst().move()).isEqualTo(move);
    return reports;
  }

  private static <P extends SoloPosition> List<Player<P>> players(Game<P> game) {
    return List.of(
        new Beam<>(game, 5_000),
        new Beam<>(game, 40),
        new Beam<>(game, 60, true, Horizon.ofPoints(), Memory.USUAL),
        new Beam<>(game, 3),
        new Chokudai<>(game, 3, Long.MAX_VALUE),
        new Chokudai<>(game, 1, 7));
  }

  /** Whether what is said of the move is true; what is not proven claims nothing. */
  private static boolean holds(Verdict verdict, int truth) {
    Verdict.Points reported = (Verdict.Points) verdict;
    return !reported.proven()
        || switch (reported.bound()) {
          case EXACT -> reported.value() == truth;
          case AT_LEAST -> reported.value() <= truth;
          case AT_MOST -> reported.value() >= truth;
        };
  }

  private static <P extends SoloPosition> void allHold(Game<P> game, int seeds) {
    for (long seed = 0; seed < seeds; seed++) {
      P start = game.newPosition(seed);
      List<Budget> budgets = List.of(Budget.UNLIMITED, Budget.ofNodes(150), Budget.ofDepth(4));
      for (Player<P> player : players(game)) {
        for (Budget budget : budgets) {
          for (boolean everyMove : new boolean[] {false, true}) {
            for (SearchReport report : reports(player, start, budget, everyMove)) {
              for (RankedMove ranked : report.moves()) {
                int truth = optimum(game, after(game, start, ranked.move()));
                assertThat(holds(ranked.verdict(), truth))
                    .as("%s of move %d, truly %d", ranked.verdict(), ranked.move(), truth)
                    .isTrue();
              }
            }
          }
        }
      }
    }
  }

  @Test
  void everyProvenVerdictHoldsInTheMaze() {
    allHold(MAZE, 12);
  }

  @Test
  void everyProvenVerdictHoldsWherePointsAreDebts() {
    allHold(WHEEL, 60);
  }

  @Test
  void aMoveThatLostAPositionToAnotherIsAtLeastSoGoodAndTheBestOneExact() {
    long atLeast = 0;
    for (long seed = 0; seed < 20; seed++) {
      Wheel start = WHEEL.newPosition(seed);
      for (Player<Wheel> player :
          List.of(new Beam<>(WHEEL, 500), new Chokudai<Wheel>(WHEEL, 2, Long.MAX_VALUE))) {
        SearchReport report = reports(player, start, Budget.UNLIMITED, false).getLast();
        assertThat(report.moves().getFirst().verdict())
            .isEqualTo(new Verdict.Points(optimum(WHEEL, start), true));
        atLeast +=
            report.moves().stream()
                .map(ranked -> (Verdict.Points) ranked.verdict())
                .filter(points -> points.bound() == Bound.AT_LEAST)
                .count();
      }
    }
    assertThat(atLeast).isPositive();
  }

  @Test
  void aFirstScoreBelowZeroIsNew() {
    for (long seed = 0; seed < 20; seed++) {
      Wheel start = WHEEL.newPosition(seed);
      SearchReport report =
          reports(new Chokudai<>(WHEEL, 1, 50), start, Budget.ofDepth(1), false).getLast();
      assertThat(report.moves()).hasSize(2);
    }
  }

  @Test
  void aBeamTellsEveryDepthItFinishes() {
    MazePosition start = MAZE.newPosition(1);
    List<SearchReport> reports = reports(new Beam<>(MAZE, 20), start, Budget.ofDepth(6), false);
    assertThat(reports.stream().map(SearchReport::depth)).containsExactly(1, 2, 3, 4, 5, 6);
  }

  /** The points, in half points, and whatever the key says. */
  private static final Evaluation<Wheel> BY_KEY =
      new Evaluation<>() {
        @Override
        public int unit() {
          return 2;
        }

        @Override
        public int evaluate(Wheel position, int seat) {
          return position.isOver() ? 0 : (int) Math.floorMod(Hashing.mixed(position.key()), 9L);
        }
      };

  @Test
  void withAnEvaluationFinishedGamesAreExactAndUnfinishedOnesEstimates() {
    for (long seed = 0; seed < 20; seed++) {
      Wheel start = WHEEL.newPosition(seed);
      for (Player<Wheel> player :
          List.of(
              new Beam<>(WHEEL, 500, BY_KEY), new Chokudai<>(WHEEL, 2, Long.MAX_VALUE, BY_KEY))) {
        assertThat(reports(player, start, Budget.UNLIMITED, true).getLast().moves())
            .allMatch(
                ranked ->
                    ranked
                        .verdict()
                        .equals(
                            new Verdict.Points(
                                optimum(WHEEL, after(WHEEL, start, ranked.move())), true)));
        SearchReport shallow = reports(player, start, Budget.ofDepth(1), true).getLast();
        assertThat(shallow.moves())
            .allMatch(
                ranked -> {
                  Wheel next = after(WHEEL, start, ranked.move());
                  int value = 2 * next.score(0) + BY_KEY.evaluate(next, 0);
                  return ranked.verdict().equals(new Verdict.Estimate(value, Bound.EXACT));
                });
      }
    }
  }
}
