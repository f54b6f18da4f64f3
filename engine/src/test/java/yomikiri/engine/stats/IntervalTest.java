package yomikiri.engine.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class IntervalTest {
  /** From the tables of Student's distribution. */
  @ParameterizedTest
  @CsvSource({
    "2, 12.706",
    "3, 4.303",
    "4, 3.182",
    "5, 2.776",
    "6, 2.571",
    "11, 2.228",
    "31, 2.042",
    "1001, 1.962"
  })
  void meansOfFewValuesHaveStudentsIntervals(long values, double reach) {
    Interval found = Interval.ofMean(7, 1, values);
    assertThat(found.high() - 7).isCloseTo(reach, within(0.01));
    assertThat(7 - found.low()).isCloseTo(reach, within(0.01));
  }
}
