package yomikiri.engine.games.othello.estimate.fit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import yomikiri.engine.games.othello.discs.Discs;
import yomikiri.engine.games.othello.discs.Squares;
import yomikiri.engine.games.othello.estimate.DiscEstimate;
import yomikiri.engine.games.othello.estimate.RandomDiscs;

final class LookaheadTest {
  private static final long BOARD = Squares.of(6).all();

  /** Says something else of every position. */
  private static final DiscEstimate ANY =
      (own, other) -> Math.floorMod(Long.hashCode(own * 31 + other), 2001) - 1000;

  @Test
  void findsWhatTryingEveryMoveFinds() {
    for (int depth = 0; depth <= 4; depth++) {
      Lookahead ahead = new Lookahead(BOARD, ANY, 4);
      for (RandomDiscs discs : RandomDiscs.on(6, 40, depth)) {
        assertThat(ahead.value(discs.own(), discs.other(), depth))
            .isEqualTo(tryAll(discs.own(), discs.other(), depth));
      }
    }
  }

  private static int tryAll(long own, long other, int depth) {
    long moves = Discs.moves(own, other) & BOARD;
    long replies = Discs.moves(other, own) & BOARD;
    if (depth == 0 || (moves | replies) == 0) {
      return ANY.of(own, other);
    }
    if (moves == 0) {
      return -tryAll(other, own, depth);
    }
    int best = Integer.MIN_VALUE;
    for (long left = moves; left != 0; left &= left - 1) {
      long flips = Discs.flips(Long.numberOfTrailingZeros(left), own, other);
      best = Math.max(best, -tryAll(other ^ flips, own ^ flips ^ left & -left, depth - 1));
    }
    return best;
  }
}
