package yomikiri.engine.games.tron.apart;

import java.util.SplittableRandom;
import yomikiri.engine.games.tron.grid.Arena;
import yomikiri.engine.games.tron.grid.Cells;

/** Two cycles apart on a small arena, with a wall between them. */
final class TwoApart {
  private final long[] free;
  private final int head;
  private final int other;

  private TwoApart(long[] free, int head, int other) {
    this.free = free;
    this.head = head;
    this.other = other;
  }

  static TwoApart random(SplittableRandom random) {
    Arena arena = new Arena(9, 2 + random.nextInt(3));
    long[] free = BruteForce.cells(arena, random, 6 + random.nextInt(26));
    int head = random.nextInt(arena.height()) * Cells.ROW + random.nextInt(4);
    int other = random.nextInt(arena.height()) * Cells.ROW + 5 + random.nextInt(4);
    for (int row = 0; row < arena.height(); row++) {
      Cells.remove(free, row * Cells.ROW + 4);
    }
    Cells.remove(free, head);
    Cells.remove(free, other);
    return new TwoApart(free, head, other);
  }

  /** The free cells. */
  long[] free() {
    return free;
  }

  /** The head of the cycle to move. */
  int head() {
    return head;
  }

  /** The head of the other. */
  int other() {
    return other;
  }

  /** Whether the cycle to move wins, by trying all moves of both. */
  static boolean wins(long[] free, int head, int other) {
    for (int move = 0; move < Arena.MOVES; move++) {
      if (wins(free, head, other, move)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the cycle to move wins with a move. */
  static boolean wins(long[] free, int head, int other, int move) {
    int next = Arena.target(head, move);
    if (!Cells.isIn(free, next)) {
      return false;
    }
    Cells.remove(free, next);
    boolean wins = !wins(free, other, next);
    Cells.add(free, next);
    return wins;
  }
}
