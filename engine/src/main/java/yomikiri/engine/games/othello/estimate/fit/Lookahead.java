package yomikiri.engine.games.othello.estimate.fit;

import yomikiri.engine.games.othello.discs.Discs;
import yomikiri.engine.games.othello.estimate.DiscEstimate;

/**
 * Looks a number of moves ahead by alpha-beta and asks an estimate there. A pass is not a move: all
 * positions it asks for, save those where the game is over, have the same number of empty squares.
 */
final class Lookahead {
  private final long board;
  private final DiscEstimate estimate;
  private final Frame[] frames;

  /** The moves of one node on the path being searched. */
  private static final class Frame {
    final long[] own = new long[64]; // of the side to move next
    final long[] other = new long[64];
    final int[] replies = new int[64];
  }

  Lookahead(long board, DiscEstimate estimate, int deepest) {
    this.board = board;
    this.estimate = estimate;
    this.frames = new Frame[deepest + 1];
    for (int i = 0; i <= deepest; i++) {
      frames[i] = new Frame();
    }
  }

  /** The value for the side to move, in the estimate's units. */
  int value(long own, long other, int depth) {
    return search(own, other, depth, -DiscEstimate.LIMIT, DiscEstimate.LIMIT);
  }

  private int search(long own, long other, int depth, int alpha, int beta) {
    if (depth == 0) {
      return estimate.of(own, other);
    }
    long moves = Discs.moves(own, other) & board;
    if (moves == 0) {
      boolean isOver = (Discs.moves(other, own) & board) == 0;
      return isOver ? estimate.of(own, other) : -search(other, own, depth, -beta, -alpha);
    }
    Frame frame = frames[depth];
    int count = expand(frame, own, other, moves);
    int best = -DiscEstimate.LIMIT;
    for (int i = 0; i < count && best < beta; i++) {
      int child = fewestReplies(frame, count);
      frame.replies[child] = Integer.MAX_VALUE;
      int floor = Math.max(alpha, best);
      int value = -search(frame.own[child], frame.other[child], depth - 1, -beta, -floor);
      best = Math.max(best, value);
    }
    return best;
  }

  private int expand(Frame frame, long own, long other, long moves) {
    int count = 0;
    for (long left = moves; left != 0; left &= left - 1) {
      long flips = Discs.flips(Long.numberOfTrailingZeros(left), own, other);
      long next = other & ~flips;
      long mine = own | flips | left & -left;
      frame.own[count] = next;
      frame.other[count] = mine;
      frame.replies[count++] = Long.bitCount(Discs.moves(next, mine) & board);
    }
    return count;
  }

  private static int fewestReplies(Frame frame, int count) {
    int fewest = 0;
    for (int i = 1; i < count; i++) {
      if (frame.replies[i] < frame.replies[fewest]) {
        fewest = i;
      }
    }
    return fewest;
  }
}
