package yomikiri.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.match.Matches.random;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.game.TestGames.Pennies;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;

/** Players that do not come back, and how late the others are. */
final class WatchdogTest {
  private static final long TENTH = 100_000_000;

  /** Does not come back until it is let go. */
  private static final class Deaf implements Player<Pennies> {
    private final CountDownLatch released = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);

    @Override
    public int choose(Pennies ownCopy, int seat, SearchContext context) {
      try {
        released.await();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      return 0;
    }

    @Override
    public void close() {
      closed.countDown();
    }
  }

  private static Contestant<Pennies> limited(Player<Pennies> player) {
    return new Contestant<>("deaf", Budget.ofTime(Duration.ofMillis(50)), false, seed -> player);
  }

  @Test
  void whoDoesNotComeBackForfeitsByNameAndIsClosedWhenItDoes() throws Exception {
    Deaf deaf = new Deaf();
    MatchRecord<Pennies> game =
        Matches.played(
                TestGames.PENNIES,
                List.of(limited(deaf), random()),
                new FakeTicker(TENTH),
                Schedule.of(1, 1, false),
                1)
            .getFirst();
    assertThat(game.ending())
        .isEqualTo(new Ending.Forfeit(0, Ending.Fault.STALLED, "deaf does not move when told to"));
    assertThat(deaf.closed.getCount()).as("not while it still thinks").isOne();
    deaf.released.countDown();
    deaf.closed.await();
  }

  /** Stops the match, and moves only where nobody wants it any more. */
  private static final class Endless implements Player<Pennies> {
    private final AtomicInteger closed = new AtomicInteger();
    private @Nullable MatchRunner<Pennies> runner;

    @Override
    public int choose(Pennies ownCopy, int seat, SearchContext context) {
      Objects.requireNonNull(runner).stop();
      while (!context.clock().isAbandoned()) {
        LockSupport.parkNanos(1_000_000);
      }
      return 0;
    }

    @Override
    public void close() {
      closed.incrementAndGet();
    }
  }

  @Test
  @Timeout(60)
  void aGameOfOneWithoutALimitWhoDoesNotMoveIsDroppedWhenTheMatchIsStopped() {
    Endless endless = new Endless();
    MatchRunner<Pennies> runner =
        new MatchRunner<>(
            TestGames.PENNIES,
            List.of(
                new Contestant<>("endless", Budget.UNLIMITED, false, seed -> endless), random()),
            () -> 0);
    endless.runner = runner;
    List<MatchRecord<Pennies>> games = new ArrayList<>();
    assertThat(runner.play(Schedule.of(1, 1, false), 1, games::add)).isZero();
    assertThat(games).as("it forfeits nothing").isEmpty();
    assertThat(endless.closed).hasPositiveValue();
  }

  @Test
  void overshootIsToldToWithinFivePerCent() {
    Random random = new Random(3);
    Overshoot counted = Overshoot.NONE;
    long[] late = new long[500];
    for (int i = 0; i < late.length; i++) {
      late[i] = (long) Math.exp(random.nextDouble(7, 24)); // a microsecond to half a minute
      counted = counted.plus(late[i]);
    }
    Arrays.sort(late);
    for (double share : new double[] {0.01, 0.5, 0.9, 0.99, 1}) {
      double exact = late[(int) Math.ceil(share * late.length) - 1];
      assertThat(counted.within(share)).isBetween(exact * 0.999, exact * 1.05);
    }
    assertThat(counted.plus(-5).plus(0).moves()).isEqualTo(502);
    assertThat(Overshoot.NONE.plus(-5).plus(9).within(0.5)).isZero();
    assertThat(Overshoot.NONE.within(0.99)).isZero();
  }

  @Test
  void noMoreProcessesRunThanAreAllowed() {
    AtomicInteger running = new AtomicInteger();
    AtomicLong most = new AtomicLong();
    List<Contestant<Pennies>> who = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      who.add(
          new Contestant<>(
              "process " + i,
              Budget.UNLIMITED,
              false,
              Memory.LITTLE,
              true,
              seed -> new Counted(running, most)));
    }
    MatchRunner<Pennies> runner = new MatchRunner<>(TestGames.PENNIES, who, () -> 0);
    runner.processes(3);
    List<Schedule.Fixture> games = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      games.add(new Schedule.Fixture(i, 1, false, 0, List.of(i % 3, (i + 1) % 3), List.of(1L, 2L)));
    }
    assertThat(runner.play(games.iterator(), 4, Optional::of, game -> {})).isEqualTo(60);
    assertThat(most.get()).isBetween(2L, 3L);
    assertThat(running).hasValue(0);
  }

  /** A process, as far as it is counted. */
  private static final class Counted implements Player<Pennies> {
    private final AtomicInteger running;

    Counted(AtomicInteger running, AtomicLong most) {
      this.running = running;
      int now = running.incrementAndGet();
      most.accumulateAndGet(now, Math::max);
    }

    @Override
    public boolean begin(Pennies start, long seed) {
      return true;
    }

    @Override
    public int choose(Pennies ownCopy, int seat, SearchContext context) {
      return 0;
    }

    @Override
    public void close() {
      running.decrementAndGet();
    }
  }
}
