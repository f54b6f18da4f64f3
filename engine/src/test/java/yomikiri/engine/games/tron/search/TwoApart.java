package yomikiri.engine.games.tron.search;

import java.util.SplittableRandom;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

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
    int head = random.nextInt(arena.height()) * GridCellSet.ROW + random.nextInt(4);
    int other = random.nextInt(arena.height()) * GridCellSet.ROW + 5 + random.nextInt(4);
    for (int row = 0; row < arena.height(); row++) {
      GridCellSet.remove(free, row * GridCellSet.ROW + 4);
    }
    GridCellSet.remove(free, head);
    GridCellSet.remove(free, other);
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
    if (!GridCellSet.isIn(free, next)) {
      return false;
    }
    GridCellSet.remove(free, next);
    boolean wins = !wins(free, other, next);
    GridCellSet.add(free, next);
    return wins;
  }

  /**
   * What the first cycle makes of a move if both move at once: 1, 0 for a draw, or -1, by trying
   * all moves of both, the other one's after its own.
   */
  static int valueAtOnce(long[] free, int head, int other, int move) {
    int next = Arena.target(head, move);
    boolean isIn = GridCellSet.isIn(free, next);
    int least = isIn ? 1 : 0; // if the other crashes, as it does where it cannot move on
    for (int reply = 0; reply < Arena.MOVES; reply++) {
      int otherNext = Arena.target(other, reply);
      if (GridCellSet.isIn(free, otherNext)) {
        GridCellSet.remove(free, otherNext);
        least = Math.min(least, isIn ? valueAfter(free, next, otherNext) : -1);
        GridCellSet.add(free, otherNext);
      }
    }
    return least;
  }

  private static int valueAfter(long[] free, int head, int other) {
    GridCellSet.remove(free, head);
    int best = -1;
    for (int move = 0; move < Arena.MOVES; move++) {
      best = Math.max(best, valueAtOnce(free, head, other, move));
    }
    GridCellSet.add(free, head);
    return best;
  }
}
