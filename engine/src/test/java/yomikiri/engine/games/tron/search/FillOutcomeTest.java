package yomikiri.engine.games.tron.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.games.tron.search.LongestPath.WayTable;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.TimeKeeper;

final class FillOutcomeTest {
  private static final int FEARED = 100_000; // worse than any estimate

  @ParameterizedTest
  @CsvSource({"false, 0", "true, 0", "true, 1"})
  void whatIsProvenIsTheOutcomeOfTheLongestWays(boolean joint, int ahead) {
    SplittableRandom random = new SplittableRandom(21);
    Meter meter = TimeKeeper.start(Budget.ofNodes(Long.MAX_VALUE), new FakeTicker(0)).meter();
    FillOutcome fill = new FillOutcome(new WayTable(12));
    int proven = 0;
    for (int round = 0; round < 500; round++) {
      TwoApart two = TwoApart.random(random);
      int own = BruteForce.longest(two.free(), two.head());
      int other = BruteForce.longest(two.free(), two.other()) + ahead;
      int outcome = own == other && joint ? 0 : own > other ? 1 : -1;
      int soon = fill.value(two.free(), two.head(), two.other(), joint, ahead, meter, 0);
      int late = fill.value(two.free(), two.head(), two.other(), joint, ahead, meter, 1 << 20);
      if (Math.abs(soon) > HuntSearch.CERTAIN) {
        assertThat(Integer.signum(soon)).isEqualTo(outcome);
        proven++;
      } else if (soon != FillOutcome.OPEN) {
        assertThat(soon).isZero();
        assertThat(outcome).isZero();
      }
      int meanwhile = fill.value(two.free(), two.head(), two.other(), joint, ahead, meter, 1);
      assertThat(
              Math.abs(meanwhile) > HuntSearch.CERTAIN
                  ? Integer.signum(meanwhile) == outcome
                  : Math.abs(meanwhile) < FEARED)
          .isTrue();
      assertThat(Integer.signum(late)).isEqualTo(outcome);
      assertThat(Math.abs(late) > HuntSearch.CERTAIN).isEqualTo(outcome != 0);
      assertThat(Math.abs(late)).isLessThan(HuntSearch.COUNTED);
    }
    assertThat(proven).isGreaterThan(300);
  }
}
