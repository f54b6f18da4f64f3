package yomikiri.engine.games.tron.search;

import java.util.SplittableRandom;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.Cells;

/** Random cells and the longest way over them, by trying every way. */
final class BruteForce {
  private BruteForce() {}

  /** The steps of the longest way; leaves the cells as they are. */
  static int longest(long[] free, int head) {
    int most = 0;
    for (int move = 0; move < Arena.MOVES; move++) {
      int next = Arena.target(head, move);
      if (Cells.isIn(free, next)) {
        Cells.remove(free, next);
        most = Math.max(most, 1 + longest(free, next));
        Cells.add(free, next);
      }
    }
    return most;
  }

  /** Some cells of an arena, as many at most. */
  static long[] cells(Arena arena, SplittableRandom random, int count) {
    long[] free = new long[Cells.WORDS];
    for (int i = 0; i < count; i++) {
      Cells.add(free, arena.cell(random.nextInt(arena.size())));
    }
    return free;
  }

  /**
   * A region that hangs together, of a number of cells, grown from a head around its neighbours;
   * the head is not in it.
   */
  static long[] region(Arena arena, SplittableRandom random, int head, int count) {
    long[] free = new long[Cells.WORDS];
    long[] all = arena.all();
    Cells.add(free, head);
    int size = 0;
    while (size < count) {
      int cell = arena.cell(random.nextInt(arena.size()));
      if (Cells.isIn(all, cell) && !Cells.isIn(free, cell) && Detours.neighbours(free, cell) > 0) {
        Cells.add(free, cell);
        size++;
      }
    }
    Cells.remove(free, head);
    return free;
  }
}
