package yomikiri.engine.games.othello.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.SquareMasks;

final class LastMoveFlipsTest {
  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void asManyTurnAsTheRulesSay(int size) {
    SplittableRandom random = new SplittableRandom(size);
    long board = SquareMasks.of(size).all();
    for (long left = board; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long others = board ^ 1L << square;
      for (int n = 0; n < 500; n++) {
        long mine = random.nextLong() & others;
        assertThat(LastMoveFlips.turned(square, mine))
            .isEqualTo(Long.bitCount(Bitboards.flips(square, mine, others ^ mine)));
      }
    }
  }
}
