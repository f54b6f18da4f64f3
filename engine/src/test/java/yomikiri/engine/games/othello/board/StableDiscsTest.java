package yomikiri.engine.games.othello.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.games.othello.eval.RandomDiscs;

/** Discs said to be stable, held against all that can still be played. */
final class StableDiscsTest {
  private static final int MOST_EMPTY = 5;

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void noneTurnsOverHoweverTheGameGoesOn(int size) {
    long board = SquareMasks.of(size).all();
    int found = 0;
    for (RandomDiscs discs : RandomDiscs.on(size, 2_000, size)) {
      if (Long.bitCount(board & ~(discs.own() | discs.other())) <= MOST_EMPTY) {
        long own = StableDiscs.of(board, discs.own(), discs.other());
        long other = StableDiscs.of(board, discs.other(), discs.own());
        assertThat(own & ~discs.own()).isZero();
        assertThat(other & ~discs.other()).isZero();
        assertKept(board, discs.own(), discs.other(), own, other);
        found += Long.bitCount(own) + Long.bitCount(other);
      }
    }
    assertThat(found).isGreaterThan(1_000);
  }

  private static void assertKept(
      long board, long own, long other, long stableOwn, long stableOther) {
    assertThat(stableOwn & ~own).isZero();
    assertThat(stableOther & ~other).isZero();
    long moves = Bitboards.moves(own, other) & board;
    for (long left = moves; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flips = Bitboards.flips(square, own, other);
      assertKept(board, other ^ flips, own ^ flips ^ 1L << square, stableOther, stableOwn);
    }
    if (moves == 0 && (Bitboards.moves(other, own) & board) != 0) {
      assertKept(board, /* own= */ other, /* other= */ own, stableOther, stableOwn);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void aFullBoardIsStable(int size) {
    long board = SquareMasks.of(size).all();
    long own = board & 0x5a5a_3c3c_a5a5_c3c3L;
    assertThat(StableDiscs.of(board, own, board & ~own)).isEqualTo(own);
    assertThat(StableDiscs.of(board, board & ~own, own)).isEqualTo(board & ~own);
  }
}
