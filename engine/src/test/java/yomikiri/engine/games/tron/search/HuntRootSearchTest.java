package yomikiri.engine.games.tron.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;
import yomikiri.engine.games.tron.search.LongestPath.WayTable;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class HuntRootSearchTest {
  private static final Verdict DRAW = new Verdict.Estimate(0, Bound.EXACT);

  private static final int FEARED = 100_000; // worse than any estimate

  private final TranspositionTable table = new TranspositionTable(14);
  private final List<FillOutcome> fills = fills(1);

  private static List<FillOutcome> fills(int threads) {
    return Stream.generate(() -> new FillOutcome(new WayTable(14))).limit(threads).toList();
  }

  /** What the last report says of each move, every one searched for itself to a depth. */
  private SearchReport report(long[] free, int[] heads, boolean joint, Moves legal, int depth) {
    return reports(free, heads, joint, legal, depth, true).getLast();
  }

  private List<SearchReport> reports(
      long[] free, int[] heads, boolean joint, Moves legal, int depth, boolean everyMove) {
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper clock = TimeKeeper.start(Budget.ofDepth(depth), new FakeTicker(0));
    SearchContext context = new SearchContext(clock, everyMove, reports::add);
    int _ = new HuntRootSearch(table, fills, free, heads, joint, 0, context).choose(legal);
    return reports;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatIsProvenIsWhatEveryLineOfPlayGives(boolean joint) {
    SplittableRandom random = new SplittableRandom(11);
    int proven = 0;
    int counted = 0;
    for (int round = 0; round < (joint ? 2_400 : 300); round++) {
      Arena arena = new Arena(4 + random.nextInt(2), 3);
      long[] free = arena.all();
      int[] heads = {arena.cell(0), arena.cell(arena.size() - 1 - random.nextInt(2))};
      GridCellSet.remove(free, heads[0]);
      GridCellSet.remove(free, heads[1]);
      for (int walls = random.nextInt(4); walls > 0; walls--) {
        GridCellSet.remove(free, arena.cell(random.nextInt(arena.size())));
      }
      Moves legal = legal(free, heads[0]);
      SearchReport report = report(free, heads, joint, legal, 14);
      for (RankedMove ranked : report.moves()) {
        int exact = EveryLine.value(free, heads, ranked.move(), joint);
        int outcome = Integer.signum(exact);
        if (ranked.verdict() instanceof Verdict.Points points) {
          proven++;
          assertThat(points.proven()).isTrue();
          assertThat(points.value()).isEqualTo(outcome);
          if (joint) {
            assertThat(outcome).isOne();
          }
          counted += points.distance().isPresent() ? 1 : 0;
          points
              .distance()
              .ifPresent(plies -> assertThat(plies).isEqualTo(EveryLine.WIN - Math.abs(exact)));
        } else if (outcome > 0 || outcome < 0 && !joint) {
          assertThat(EveryLine.WIN - Math.abs(exact)).isGreaterThan(14);
        }
      }
    }
    assertThat(proven).isGreaterThan(200);
    assertThat(counted > 100).isEqualTo(!joint);
  }

  /** Where only the best move counts, a bound is told of the others: never as an estimate. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatIsSaidOfMovesThatAreNotTheBestHolds(boolean joint) {
    SplittableRandom random = new SplittableRandom(13);
    int bounds = 0;
    for (int round = 0; round < (joint ? 2_400 : 300); round++) {
      Arena arena = new Arena(4 + random.nextInt(2), 3);
      long[] free = arena.all();
      int[] heads = {arena.cell(0), arena.cell(arena.size() - 1 - random.nextInt(2))};
      GridCellSet.remove(free, heads[0]);
      GridCellSet.remove(free, heads[1]);
      for (SearchReport report :
          reports(free, heads, joint, legal(free, heads[0]), 8 + random.nextInt(7), false)) {
        for (RankedMove ranked : report.moves()) {
          if (ranked.verdict() instanceof Verdict.Points points) {
            int outcome = Integer.signum(EveryLine.value(free, heads, ranked.move(), joint));
            assertThat(points.value()).isGreaterThanOrEqualTo(outcome);
            assertThat(points.bound() == Bound.AT_MOST || points.value() == outcome).isTrue();
            bounds += points.bound() == Bound.AT_MOST ? 1 : 0;
          } else {
            assertThat(((Verdict.Estimate) ranked.verdict()).value()).isBetween(-FEARED, FEARED);
          }
        }
      }
    }
    assertThat(joint || bounds > 0).isTrue();
  }

  @Test
  void anEndThatIsDrawnIsReadNoDeeperThanItHasCells() {
    Arena arena = new Arena(3, 2);
    long[] free = arena.all();
    int[] heads = {arena.cell(0), arena.cell(2)};
    GridCellSet.remove(free, heads[0]);
    GridCellSet.remove(free, heads[1]);
    SearchReport report = report(free, heads, true, legal(free, heads[0]), 1_000_000);
    assertThat(report.depth()).isBetween(GridCellSet.count(free) + 1, GridCellSet.count(free) + 2);
    assertThat(report.moves()).anyMatch(move -> move.verdict().equals(DRAW));
  }

  private static Moves legal(long[] free, int head) {
    Moves legal = new Moves();
    for (int move = 0; move < Arena.MOVES; move++) {
      if (GridCellSet.isIn(free, Arena.target(head, move))) {
        legal.add(move);
      }
    }
    boolean isCrash = legal.isEmpty();
    for (int move = 0; move < Arena.MOVES && isCrash; move++) {
      legal.add(move);
    }
    return legal;
  }
}
