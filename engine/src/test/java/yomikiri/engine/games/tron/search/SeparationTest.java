package yomikiri.engine.games.tron.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

final class SeparationTest {
  @Test
  void apartIsWhoCanReachNoCellThatAnotherReaches() {
    SplittableRandom random = new SplittableRandom(1);
    Separation separation = new Separation();
    int count = 0;
    for (int round = 0; round < 2000; round++) {
      Arena arena = new Arena(4 + random.nextInt(27), 3 + random.nextInt(18));
      int[] heads = new int[2 + random.nextInt(3)];
      long[] free = BruteForce.cells(arena, random, arena.size() * (1 + random.nextInt(3)) / 2);
      for (int seat = 0; seat < heads.length; seat++) {
        heads[seat] = arena.cell(random.nextInt(arena.size()));
        GridCellSet.remove(free, heads[seat]);
      }
      if (heads.length > 2 && random.nextBoolean()) {
        heads[1] = -1;
      }
      boolean isApart = true;
      for (int seat = 1; seat < heads.length; seat++) {
        if (heads[seat] >= 0) {
          boolean areApart = !share(reached(free, heads[0]), reached(free, heads[seat]));
          assertThat(separation.isApart(free, heads[0], heads[seat])).isEqualTo(areApart);
          isApart &= areApart;
        }
      }
      assertThat(separation.isApart(free, heads, 0)).isEqualTo(isApart);
      count += isApart ? 1 : 0;
    }
    assertThat(count).isBetween(200, 1800);
  }

  private static boolean[] reached(long[] free, int head) {
    boolean[] reached = new boolean[GridCellSet.LIMIT];
    reach(free, head, reached);
    return reached;
  }

  private static void reach(long[] free, int from, boolean[] reached) {
    for (int move = 0; move < Arena.MOVES; move++) {
      int next = Arena.target(from, move);
      if (GridCellSet.isIn(free, next) && !reached[next]) {
        reached[next] = true;
        reach(free, next, reached);
      }
    }
  }

  private static boolean share(boolean[] one, boolean[] other) {
    boolean share = false;
    for (int cell = 0; cell < GridCellSet.LIMIT; cell++) {
      share |= one[cell] && other[cell];
    }
    return share;
  }
}
