package yomikiri.engine.games.tron.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;
import yomikiri.engine.games.tron.search.LongestPath.WayTable;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class SeparatedRootSearchTest {
  private final List<SearchReport> reports = new ArrayList<>();

  private int choose(TwoApart two, int other, long nodes, boolean everyMove) {
    return choose(two, other, false, nodes, everyMove);
  }

  private int choose(TwoApart two, int other, boolean atOnce, long nodes, boolean everyMove) {
    reports.clear();
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(nodes), Ticker.SYSTEM);
    SearchContext context = new SearchContext(keeper, everyMove, reports::add);
    int move =
        new SeparatedRootSearch(new WayTable(12))
            .choose(two.free(), two.head(), other, atOnce, context);
    assertThat(reports.getLast().best().orElseThrow().move()).isEqualTo(move);
    return move;
  }

  @Test
  void everyMoveIsWonOrLostAsTryingAllMovesSays() {
    SplittableRandom random = new SplittableRandom(3);
    for (int round = 0; round < 400; round++) {
      TwoApart two = TwoApart.random(random);
      int _ = choose(two, two.other(), Long.MAX_VALUE, true);
      for (RankedMove ranked : reports.getLast().moves()) {
        assertThat(ranked.verdict().proven()).isTrue();
        checkOutcome(two, ranked);
      }
    }
  }

  @Test
  void whatIsCalledProvenIsSoWithAnyBudget() {
    SplittableRandom random = new SplittableRandom(4);
    for (int round = 0; round < 400; round++) {
      TwoApart two = TwoApart.random(random);
      int _ = choose(two, two.other(), random.nextInt(60), random.nextBoolean());
      for (SearchReport report : reports) {
        report.moves().forEach(ranked -> checkOutcome(two, ranked));
      }
    }
  }

  @Test
  void whereBothMoveAtOnceEveryMoveIsProvenAsTryingAllMovesSays() {
    SplittableRandom random = new SplittableRandom(7);
    Set<Integer> seen = new HashSet<>();
    for (int round = 0; round < 400; round++) {
      TwoApart two = TwoApart.random(random);
      int _ = choose(two, two.other(), true, Long.MAX_VALUE, true);
      for (RankedMove ranked : reports.getLast().moves()) {
        assertThat(ranked.verdict()).isInstanceOf(Verdict.Points.class);
        assertThat(((Verdict.Points) ranked.verdict()).bound()).isEqualTo(Bound.EXACT);
        checkOutcomeAtOnce(two, ranked);
        seen.add(((Verdict.Points) ranked.verdict()).value());
      }
    }
    assertThat(seen).containsExactlyInAnyOrder(-1, 0, 1);
  }

  @Test
  void whereBothMoveAtOnceTheBestMoveIsProvenAndBoundsHoldWithAnyBudget() {
    SplittableRandom random = new SplittableRandom(8);
    for (int round = 0; round < 400; round++) {
      TwoApart two = TwoApart.random(random);
      boolean isUnlimited = random.nextBoolean();
      long nodes = isUnlimited ? Long.MAX_VALUE : random.nextInt(60);
      int move = choose(two, two.other(), true, nodes, false);
      for (SearchReport report : reports) {
        report.moves().forEach(ranked -> checkOutcomeAtOnce(two, ranked));
      }
      if (isUnlimited) {
        int best =
            IntStream.range(0, Arena.MOVES).map(any -> valueAtOnce(two, any)).max().orElse(0);
        assertThat(valueAtOnce(two, move)).isEqualTo(best);
        assertThat(reports.getLast().best().orElseThrow().verdict().proven()).isTrue();
      }
    }
  }

  private static int valueAtOnce(TwoApart two, int move) {
    return TwoApart.valueAtOnce(two.free(), two.head(), two.other(), move);
  }

  private static void checkOutcomeAtOnce(TwoApart two, RankedMove ranked) {
    if (ranked.verdict() instanceof Verdict.Points points) {
      int value = valueAtOnce(two, ranked.move());
      assertThat(points.proven()).isTrue();
      switch (points.bound()) {
        case EXACT -> assertThat(points.value()).isEqualTo(value);
        case AT_LEAST -> assertThat(points.value()).isLessThanOrEqualTo(value);
        case AT_MOST -> assertThat(points.value()).isGreaterThanOrEqualTo(value);
      }
      int own = 1 + afterMove(two, ranked.move());
      int other = BruteForce.longest(two.free(), two.other());
      points.distance().ifPresent(steps -> assertThat(steps).isEqualTo(Math.min(own, other) + 1));
    }
  }

  private static void checkOutcome(TwoApart two, RankedMove ranked) {
    if (ranked.verdict() instanceof Verdict.Points points) {
      boolean wins = TwoApart.wins(two.free(), two.head(), two.other(), ranked.move());
      assertThat(points.value()).isEqualTo(wins ? 1 : -1);
      int own = 1 + afterMove(two, ranked.move());
      int other = BruteForce.longest(two.free(), two.other());
      points
          .distance()
          .ifPresent(plies -> assertThat(plies).isEqualTo(wins ? 2 * other + 2 : 2 * own + 1));
    }
  }

  /** Steps after a move; -1 after a crash. */
  private static int afterMove(TwoApart two, int move) {
    long[] free = two.free().clone();
    int next = Arena.target(two.head(), move);
    if (!GridCellSet.isIn(free, next)) {
      return -1;
    }
    GridCellSet.remove(free, next);
    return BruteForce.longest(free, next);
  }

  @Test
  void theLoserLastsAsLongAsItCanAndSoDoesWhoIsApartFromSeveral() {
    SplittableRandom random = new SplittableRandom(5);
    for (int round = 0; round < 400; round++) {
      TwoApart two = TwoApart.random(random);
      int longest = BruteForce.longest(two.free(), two.head());
      boolean loses = !TwoApart.wins(two.free(), two.head(), two.other());
      int move = choose(two, loses ? two.other() : -1, Long.MAX_VALUE, random.nextBoolean());
      assertThat(1 + afterMove(two, move)).isEqualTo(longest);
    }
  }

  @Test
  void theLineGoesOverFreeCellsInTurns() {
    SplittableRandom random = new SplittableRandom(6);
    for (int round = 0; round < 200; round++) {
      TwoApart two = TwoApart.random(random);
      int _ = choose(two, two.other(), Long.MAX_VALUE, false);
      long[] left = two.free().clone();
      int[] heads = {two.head(), two.other()};
      int turn = 0;
      List<Integer> line = reports.getLast().line();
      if (BruteForce.longest(two.free(), two.head()) == 0) {
        assertThat(line).hasSize(1); // a crash
        continue;
      }
      for (int move : line) {
        heads[turn] = Arena.target(heads[turn], move);
        assertThat(GridCellSet.isIn(left, heads[turn])).isTrue();
        GridCellSet.remove(left, heads[turn]);
        turn = 1 - turn;
      }
    }
  }
}
