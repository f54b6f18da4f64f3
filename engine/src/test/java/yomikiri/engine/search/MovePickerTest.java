package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MovePickerTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 8, 9, 10, 100, 5_000})
  void higherRanksComeFirstAndEqualOnesAsTheyWereAdded(int size) {
    SplittableRandom random = new SplittableRandom(size);
    MovePicker order = new MovePicker(size);
    for (int round = 0; round < 20; round++) {
      List<Long> ranks = new ArrayList<>();
      order.clear();
      for (int i = 0; i < size; i++) {
        long rank =
            random.nextInt(20) == 0 ? MovePicker.FIRST : random.nextLong(-3L << 38, 3L << 38);
        ranks.add(random.nextBoolean() ? rank : random.nextInt(-2, 3));
        order.add(ranks.getLast());
      }
      assertThat(IntStream.range(0, size).map(order::pick).boxed())
          .isEqualTo(
              IntStream.range(0, size)
                  .boxed()
                  .sorted(Comparator.comparing((Integer i) -> ranks.get(i)).reversed())
                  .toList());
    }
  }
}
