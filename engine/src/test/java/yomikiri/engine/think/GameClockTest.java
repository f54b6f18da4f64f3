package yomikiri.engine.think;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class GameClockTest {
  private static long nanos(long millis) {
    return Duration.ofMillis(millis).toNanos();
  }

  private static long millis(GameClock clock, int movesToGo) {
    return Duration.ofNanos(clock.budget(movesToGo).nanos()).toMillis();
  }

  private static GameClock clock(int main, int period, int moves) {
    return GameClock.ofSeconds(main, period, moves).orElseThrow();
  }

  @Test
  void mainTimeIsSharedEvenlyAndATwentiethOfItKept() {
    assertThat(millis(clock(300, 0, 0), 30)).isEqualTo(9450);
    assertThat(millis(clock(300, 0, 5), 30)).isEqualTo(9450);
    assertThat(millis(clock(300, 0, 0), 1)).isEqualTo(284_950);
  }

  @Test
  void aPeriodIsSharedByItsMoves() {
    assertThat(millis(clock(0, 25, 5), 30)).isEqualTo(4700);
    assertThat(millis(clock(300, 0, 0).set(8, 4), 30)).isEqualTo(1850);
    assertThat(millis(GameClock.ofSeconds(8, 4), 30)).isEqualTo(1850);
  }

  @Test
  void mainTimeIsNotHoardedWherePeriodsFollow() {
    assertThat(millis(clock(30, 10, 1), 30)).isEqualTo(9450);
    assertThat(millis(clock(600, 10, 1), 30)).isEqualTo(18_950);
  }

  @Test
  void whatIsKeptMayBeSpentByAnUndecidedSearch() {
    assertThat(spare(clock(300, 0, 0), 30)).isEqualTo(2 * 9450);
    assertThat(spare(clock(300, 0, 0), 10)).isCloseTo((285_000 - 500) / 4 - 28_450, within(1L));
    assertThat(spare(clock(300, 0, 0), 3)).isZero();
    assertThat(spare(clock(0, 25, 1), 30)).isZero();
  }

  private static long spare(GameClock clock, int movesToGo) {
    return Duration.ofNanos(clock.budget(movesToGo).spare()).toMillis();
  }

  @Test
  void whoIsOutOfTimeStillLooksForAMoment() {
    assertThat(millis(GameClock.ofSeconds(0, 0), 30)).isEqualTo(10);
    assertThat(millis(clock(1, 0, 0), 30)).isEqualTo(10);
    assertThat(millis(clock(1, 0, 0).after(nanos(5000)), 1)).isEqualTo(10);
  }

  @Test
  void periodsWithoutMovesAndNoTimeAtAllAreNoLimit() {
    assertThat(GameClock.ofSeconds(300, 10, 0)).isEmpty();
    assertThat(GameClock.ofSeconds(0, 1, 0)).isEmpty();
    assertThat(GameClock.ofSeconds(0, 0, 0)).isEmpty();
  }

  @Test
  void theLongestTimesDoNotOverflow() {
    int most = Integer.MAX_VALUE;
    assertThat(clock(most, most, 1).budget(1).nanos())
        .isBetween(nanos(most * 900L), nanos(most * 1000L));
  }

  @Test
  void aMoveRunsMainTimeDown() {
    assertThat(clock(300, 0, 0).after(nanos(100_000))).isEqualTo(clock(200, 0, 0));
    assertThat(clock(300, 30, 5).after(nanos(300_000))).isEqualTo(clock(300, 30, 5).set(0, 0));
  }

  @Test
  void theMoveThatEndsMainTimeIsTheFirstOfThePeriod() {
    assertThat(clock(10, 30, 5).after(nanos(12_000))).isEqualTo(clock(10, 30, 5).set(28, 4));
    assertThat(clock(10, 30, 1).after(nanos(12_000))).isEqualTo(clock(10, 30, 1).set(30, 1));
  }

  @Test
  void aPeriodBeginsAnewWhenItsMovesAreMade() {
    GameClock two = clock(0, 30, 2);
    assertThat(two.after(nanos(20_000))).isEqualTo(two.set(10, 1));
    assertThat(two.after(nanos(20_000)).after(nanos(1000))).isEqualTo(two);
  }

  @Test
  void anIncrementIsAddedAfterEachMoveAndMayBeSpentAtOnce() {
    GameClock clock = GameClock.ofMain(nanos(60_000), nanos(1_000));
    assertThat(clock.after(nanos(3_000)).nanos()).isEqualTo(nanos(58_000));
    assertThat(clock.after(nanos(70_000)).nanos()).isEqualTo(nanos(1_000));
    assertThat(clock.budget(30).nanos()).isEqualTo(nanos(2800));
    assertThat(GameClock.ofMain(nanos(500), nanos(1_000)).budget(30).nanos()).isEqualTo(nanos(425));
  }
}
