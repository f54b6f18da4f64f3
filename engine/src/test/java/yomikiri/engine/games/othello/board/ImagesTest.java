package yomikiri.engine.games.othello.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class ImagesTest {
  @Test
  void allAtOnceAreTheSameAsOneByOne() {
    SplittableRandom random = new SplittableRandom(2);
    for (int n = 0; n < 200; n++) {
      long squares = random.nextLong();
      long[] all = Images.all(squares);
      assertThat(all).hasSize(Images.COUNT).doesNotHaveDuplicates();
      for (int image = 0; image < Images.COUNT; image++) {
        assertThat(all[image]).isEqualTo(Images.of(squares, image));
        assertThat(Images.of(all[image], Images.inverse(image))).isEqualTo(squares);
      }
    }
  }
}
