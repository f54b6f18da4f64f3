package yomikiri.engine.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import yomikiri.engine.think.Budget;

final class GtpClocksTest {
  private static final Budget OWN = new Budget(nanos(1000), 5000, 7);

  private static long nanos(long millis) {
    return Duration.ofMillis(millis).toNanos();
  }

  @Test
  void theClockTakesThePlaceOfThePlayersOwnTimeOnly() {
    GtpClocks clocks = new GtpClocks();
    assertThat(clocks.budget(0, OWN, 30)).isEqualTo(OWN);
    clocks.set(300, 0, 0);
    assertThat(clocks.budget(0, OWN, 30))
        .isEqualTo(new Budget(nanos(9450), nanos(18_900), 5000, 7));
    clocks.set(0, 1, 0);
    assertThat(clocks.budget(0, OWN, 30)).isEqualTo(OWN);
  }

  @Test
  void everySideHasAClockOfItsOwn() {
    GtpClocks clocks = new GtpClocks();
    clocks.left(1, 60, 0);
    assertThat(clocks.budget(0, OWN, 30)).isEqualTo(OWN);
    assertThat(clocks.budget(1, OWN, 30).nanos()).isEqualTo(nanos(1850));
    clocks.set(300, 0, 0);
    clocks.spend(0, nanos(150_000));
    clocks.left(1, 60, 0);
    assertThat(clocks.budget(0, OWN, 30).nanos()).isEqualTo(nanos(4700));
    assertThat(clocks.budget(1, OWN, 30).nanos()).isEqualTo(nanos(1850));
    clocks.restart();
    assertThat(clocks.budget(0, OWN, 30).nanos()).isEqualTo(nanos(9450));
    assertThat(clocks.budget(1, OWN, 30).nanos()).isEqualTo(nanos(9450));
  }
}
