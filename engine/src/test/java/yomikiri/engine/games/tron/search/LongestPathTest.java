package yomikiri.engine.games.tron.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;
import yomikiri.engine.games.tron.search.LongestPath.WayTable;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

final class LongestPathTest {
  private final Meter meter = TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM).meter();
  private final LongestPath longest = new LongestPath(new WayTable(12));

  @Test
  void itIsAsLongAsTheLongestOfAllWays() {
    SplittableRandom random = new SplittableRandom(1);
    for (int round = 0; round < 4000; round++) {
      Arena arena = new Arena(2 + random.nextInt(6), 2 + random.nextInt(4));
      int head = arena.cell(random.nextInt(arena.size()));
      long[] free = BruteForce.cells(arena, random, 4 + random.nextInt(14));
      GridCellSet.remove(free, head);
      longest.begin(free, head);
      int exact = BruteForce.longest(free, head);
      assertThat(longest.most()).isGreaterThanOrEqualTo(exact);
      longest.improve(meter, 1 + random.nextInt(20));
      assertThat(exact).isBetween(longest.least(), longest.most());
      checkWay(free, head);
      longest.improve(meter, Long.MAX_VALUE);
      assertThat(longest.least()).isEqualTo(exact);
      assertThat(longest.isExact()).isTrue();
      checkWay(free, head);
    }
  }

  private void checkWay(long[] free, int head) {
    long[] left = free.clone();
    int from = head;
    for (int i = 0; i < longest.least(); i++) {
      int cell = longest.way()[i];
      assertThat(GridCellSet.isIn(left, cell)).isTrue();
      assertThat(Math.abs(cell - from)).isIn(1, GridCellSet.ROW);
      GridCellSet.remove(left, cell);
      from = cell;
    }
  }
}
