package yomikiri.engine.think;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class TimeKeeperTest {
  private static long visitsUntilStopped(TimeKeeper keeper) {
    try {
      while (keeper.meter().nodes() < 100_000_000) {
        keeper.meter().visit();
      }
    } catch (SearchStopped stopped) {
      return keeper.meter().nodes();
    }
    return Long.MAX_VALUE;
  }

  @Test
  void nodeLimitIsExact() {
    for (int limit : new int[] {0, 1, 2, 1023, 1024, 1025, 100_000}) {
      assertThat(visitsUntilStopped(TimeKeeper.start(Budget.ofNodes(limit), new FakeTicker(1))))
          .isEqualTo(limit);
    }
  }

  @Test
  void withoutTimeTheFirstVisitStops() {
    TimeKeeper keeper = TimeKeeper.start(Budget.ofTime(Duration.ZERO), new FakeTicker(0));
    assertThat(visitsUntilStopped(keeper)).isZero();
  }

  @Test
  void stopEndsTheSearchSoon() {
    TimeKeeper keeper = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));
    for (int i = 0; i < 10_000; i++) {
      keeper.meter().visit();
    }
    keeper.stop();
    assertThat(keeper.isTimeOver()).isTrue();
    assertThat(visitsUntilStopped(keeper)).isLessThan(12_000);
  }

  @Test
  void slowVisitsAreClockedMoreOften() {
    long slowVisit = 1_000_000;
    class Clock implements Ticker {
      long now;

      @Override
      public long nanos() {
        return now;
      }
    }
    Clock clock = new Clock();
    TimeKeeper keeper = TimeKeeper.start(Budget.ofTime(Duration.ofMillis(20)), clock);
    assertThatThrownBy(
            () -> {
              while (true) {
                keeper.meter().visit();
                clock.now += slowVisit;
              }
            })
        .isInstanceOf(SearchStopped.class);
    assertThat(clock.now).isBetween(20_000_000L, 24_000_000L);
  }

  @Test
  void stoppedSearchHasNoStackTrace() {
    assertThatThrownBy(() -> TimeKeeper.start(Budget.ofNodes(0), new FakeTicker(1)).meter().visit())
        .satisfies(e -> assertThat(e.getStackTrace()).isEmpty());
  }

  @Test
  void budgetsCombineToTheTighterLimits() {
    Budget both =
        Budget.ofDepth(3).and(Budget.ofNodes(10)).and(Budget.ofTime(Duration.ofMillis(5)));
    assertThat(both).isEqualTo(new Budget(5_000_000, 10, 3));
    assertThat(both.and(Budget.UNLIMITED)).isEqualTo(both);
  }

  @Test
  void negativeBudgetsAreRefused() {
    assertThatThrownBy(() -> new Budget(-1, 0, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Budget(0, 0, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Budget(0, -1, 0, 1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void spareTimeIsTakenByTheWholeThoughtAndGoesWithTheTighterTime() {
    Budget budget = new Budget(100, 50, 10, 9);
    assertThat(budget.longest()).isEqualTo(150);
    assertThat(budget.and(Budget.ofDepth(3))).isEqualTo(new Budget(100, 50, 10, 3));
    assertThat(Budget.ofDepth(3).and(budget)).isEqualTo(new Budget(100, 50, 10, 3));
    assertThat(budget.and(new Budget(99, 7, 2))).isEqualTo(new Budget(99, 0, 7, 2));
    AtomicLong now = new AtomicLong();
    TimeKeeper whole = TimeKeeper.start(budget, now::get);
    now.set(100);
    assertThat(whole.isTimeOver()).isTrue();
    whole.toDepth(3).takeSpareTime();
    now.set(149);
    assertThat(whole.isTimeOver()).isFalse();
    now.set(150);
    assertThat(whole.isTimeOver()).isTrue();
  }

  @Test
  void aPartOfAThoughtIsOnlyLessDeep() {
    TimeKeeper whole = TimeKeeper.start(new Budget(1_000, 50, 9), new FakeTicker(1));
    TimeKeeper part = whole.toDepth(3);
    assertThat(part.budget()).isEqualTo(new Budget(1_000, 50, 3));
    assertThat(part.meter()).isSameAs(whole.meter());
    assertThat(part.isTimeOver()).isFalse();
    whole.stop();
    assertThat(part.isTimeOver()).isTrue();
    assertThat(part.elapsedNanos()).isPositive();
  }
}
