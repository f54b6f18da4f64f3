package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ScoreOrderTest {
  private final ScoreOrder order = new ScoreOrder();

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 9, 256, 257, 70_000, 20_000_000, Integer.MAX_VALUE})
  void putsTheHighestFirstAndEqualOnesAsTheyStand(int bound) {
    SplittableRandom random = new SplittableRandom(bound);
    for (int count = 0; count < 200; count++) {
      int[] scores = random.ints(count + 3, -bound, bound).toArray();
      check(scores, count);
    }
  }

  @Test
  void ordersTheExtremes() {
    check(new int[] {0, Integer.MIN_VALUE, -1, Integer.MAX_VALUE, 1, Integer.MIN_VALUE, 0}, 7);
  }

  private void check(int[] scores, int count) {
    order.sort(scores, count);
    List<Integer> expected =
        IntStream.range(0, count)
            .boxed()
            .sorted(Comparator.comparingInt((Integer i) -> scores[i]).reversed())
            .toList();
    assertThat(IntStream.range(0, count).mapToObj(order::at)).containsExactlyElementsOf(expected);
  }
}
