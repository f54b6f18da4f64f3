package yomikiri.engine.games.tron.search;

import java.util.SplittableRandom;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

/** Random cells and the longest way over them, by trying every way. */
final class BruteForce {
  private BruteForce() {}

  /** The steps of the longest way; leaves the cells as they are. */
  static int longest(long[] free, int head) {
    int most = 0;
    for (int move = 0; move < Arena.MOVES; move++) {
      int next = Arena.target(head, move);
      if (GridCellSet.isIn(free, next)) {
        GridCellSet.remove(free, next);
        most = Math.max(most, 1 + longest(free, next));
        GridCellSet.add(free, next);
      }
    }
    return most;
  }

  /** Some cells of an arena, as many at most. */
  static long[] cells(Arena arena, SplittableRandom random, int count) {
    long[] free = new long[GridCellSet.WORDS];
    for (int i = 0; i < count; i++) {
      GridCellSet.add(free, arena.cell(random.nextInt(arena.size())));
    }
    return free;
  }

  /**
   * A region that hangs together, of a number of cells, grown from a head around its neighbours;
   * the head is not in it.
   */
  static long[] region(Arena arena, SplittableRandom random, int head, int count) {
    long[] free = new long[GridCellSet.WORDS];
    long[] all = arena.all();
    GridCellSet.add(free, head);
    int size = 0;
    while (size < count) {
      int cell = arena.cell(random.nextInt(arena.size()));
      if (GridCellSet.isIn(all, cell)
          && !GridCellSet.isIn(free, cell)
          && Detours.neighbours(free, cell) > 0) {
        GridCellSet.add(free, cell);
        size++;
      }
    }
    GridCellSet.remove(free, head);
    return free;
  }
}
