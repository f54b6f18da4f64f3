package yomikiri.engine.games.othello.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class BitboardSymmetriesTest {
  @Test
  void allAtOnceAreTheSameAsOneByOne() {
    SplittableRandom random = new SplittableRandom(2);
    for (int n = 0; n < 200; n++) {
      long squares = random.nextLong();
      long[] all = BitboardSymmetries.all(squares);
      assertThat(all).hasSize(BitboardSymmetries.COUNT).doesNotHaveDuplicates();
      for (int image = 0; image < BitboardSymmetries.COUNT; image++) {
        assertThat(all[image]).isEqualTo(BitboardSymmetries.of(squares, image));
        assertThat(BitboardSymmetries.of(all[image], BitboardSymmetries.inverse(image)))
            .isEqualTo(squares);
      }
    }
  }
}
