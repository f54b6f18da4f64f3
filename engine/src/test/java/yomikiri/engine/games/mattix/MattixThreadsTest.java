package yomikiri.engine.games.mattix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import yomikiri.engine.search.YbwcPool;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.TimeKeeper;

/** Several threads that search Mattix together. */
final class MattixThreadsTest {
  private static final int MOST = MattixSolver.MOST;
  private static final int MOST_ROUNDS = 2_000; // many more than it takes
  private static final int HELPED = 1_000; // nodes that others are to visit

  private static TimeKeeper unlimited() {
    return TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));
  }

  private static long helped(TimeKeeper clock) {
    return clock.meter().nodes() - clock.meter().ownNodes();
  }

  private static void awaitIdle(YbwcPool<?> pool) {
    while (!pool.hasIdle()) {
      Thread.onSpinWait();
    }
  }

  /** The system may let the first thread finish before it runs another, so there are some tries. */
  @Test
  void theyProveWhatOneProves() {
    long helped = 0;
    for (int round = 0; round < 20 || helped < HELPED && round < MOST_ROUNDS; round++) {
      MattixPosition position = LaidMattix.ending(round, 28);
      if (position.isOver()) {
        continue;
      }
      LaidMattix laid = new LaidMattix(position);
      MattixSolver one = new MattixSolver(laid.bounds, new MattixTable(16), unlimited().meter());
      int value = -MOST;
      while (one.test(laid.own, laid.other, laid.side, laid.line, value + 1) > value) {
        value++;
      }
      TimeKeeper clock = unlimited();
      MattixTable table = new MattixTable(16);
      MattixSolver solver = new MattixSolver(laid.bounds, table, clock.meter());
      try (YbwcPool<?> pool =
          new YbwcPool<>(
              solver, 2, () -> new MattixSolver(laid.bounds, table, clock.meterOfHelper()))) {
        for (int beta = value - 1; beta <= value + 2; beta++) {
          awaitIdle(pool);
          int found = solver.test(laid.own, laid.other, laid.side, laid.line, beta);
          assertThat(found >= beta).isEqualTo(value >= beta);
        }
      }
      helped += helped(clock);
    }
    assertThat(helped).as("nodes that others visited").isGreaterThanOrEqualTo(HELPED);
  }

  @Test
  void theyLookAheadAsOneDoes() {
    int depth = 9;
    long helped = 0;
    for (int round = 0; round < 20 || helped < HELPED && round < MOST_ROUNDS; round++) {
      MattixPosition position = LaidMattix.ending(round, 50);
      if (position.isOver()) {
        continue;
      }
      LaidMattix laid = new LaidMattix(position);
      MattixLookAhead one =
          new MattixLookAhead(laid.bounds, new MattixTable(16), unlimited().meter());
      int value = one.value(laid.own, laid.other, laid.side, laid.line, depth, -MOST, MOST);
      TimeKeeper clock = unlimited();
      MattixTable table = new MattixTable(16);
      MattixLookAhead ahead = new MattixLookAhead(laid.bounds, table, clock.meter());
      try (YbwcPool<?> pool =
          new YbwcPool<>(
              ahead, 2, () -> new MattixLookAhead(laid.bounds, table, clock.meterOfHelper()))) {
        awaitIdle(pool);
        assertThat(ahead.value(laid.own, laid.other, laid.side, laid.line, depth, -MOST, MOST))
            .isEqualTo(value);
      }
      helped += helped(clock);
    }
    assertThat(helped).as("nodes that others visited").isGreaterThanOrEqualTo(HELPED);
  }

  /** Two threads write what they know into the same few places, and a third one reads. */
  @Test
  void whatTwoThreadsWriteAtOnceIsNeverMixedUp() throws InterruptedException {
    MattixTable table = new MattixTable(1);
    long tag = table.tag(1, 5);
    AtomicBoolean isOver = new AtomicBoolean();
    List<Thread> writers =
        IntStream.range(0, 2)
            .mapToObj(
                i ->
                    Thread.ofPlatform()
                        .daemon()
                        .start(
                            () -> {
                              for (int n = i; !isOver.get(); n++) {
                                long own = tiles(n);
                                table.store(table.slot(own, tag), own, tag, contents(own));
                              }
                            }))
            .toList();
    int seen = 0;
    int wrong = 0;
    for (int n = 0; n < 2_000_000 || seen < 1_000; n++) {
      long own = tiles(n);
      int found = table.probe(table.slot(own, tag), own, tag);
      seen += found == MattixTable.NONE ? 0 : 1;
      wrong += found == MattixTable.NONE || found == contents(own) ? 0 : 1;
    }
    isOver.set(true);
    for (Thread writer : writers) {
      writer.join();
    }
    assertThat(wrong).isZero();
  }

  /** Sixteen positions that differ from each other where what is known of others differs. */
  private static long tiles(int n) {
    return 0x7f00 | n & 15;
  }

  private static int contents(long tiles) {
    return 3 * (int) (tiles & 0xff);
  }
}
