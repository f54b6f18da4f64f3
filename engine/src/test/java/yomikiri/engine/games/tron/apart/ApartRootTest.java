package yomikiri.engine.games.tron.apart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import yomikiri.engine.games.tron.grid.Arena;
import yomikiri.engine.games.tron.grid.Cells;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Thinking;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class ApartRootTest {
  private final List<SearchReport> reports = new ArrayList<>();

  private int choose(TwoApart two, int other, long nodes, boolean everyMove) {
    reports.clear();
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(nodes), Ticker.SYSTEM);
    Thinking thinking = new Thinking(keeper, everyMove, reports::add);
    int move = new ApartRoot(new WayTable(12)).choose(two.free(), two.head(), other, thinking);
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
    if (!Cells.isIn(free, next)) {
      return -1;
    }
    Cells.remove(free, next);
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
      for (int move : reports.getLast().line()) {
        heads[turn] = Arena.target(heads[turn], move);
        assertThat(Cells.isIn(left, heads[turn])).isTrue();
        Cells.remove(left, heads[turn]);
        turn = 1 - turn;
      }
    }
  }
}
