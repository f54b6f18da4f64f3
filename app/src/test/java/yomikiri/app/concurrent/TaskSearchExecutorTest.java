package yomikiri.app.concurrent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import javafx.application.Platform;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit.LazyPlayer;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchStopped;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.UnusablePlayerException;
import yomikiri.engine.think.Verdict;

final class TaskSearchExecutorTest {
  private final List<Throwable> unforeseen = new CopyOnWriteArrayList<>();
  private final TaskSearchExecutor thinker = new TaskSearchExecutor(Ticker.SYSTEM, unforeseen::add);
  private final List<String> reported = new ArrayList<>();
  private final CountDownLatch chosen = new CountDownLatch(1);

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @AfterEach
  void close() {
    onFx(thinker::close);
  }

  private static void onFx(Runnable action) {
    WaitForAsyncUtils.waitForAsyncFx(10_000, action);
  }

  private final SearchExecutor.Listener listener =
      new SearchExecutor.Listener() {
        @Override
        public void reported(SearchReport report) {
          reported.add("report " + report.depth() + (Platform.isFxApplicationThread() ? "" : "!"));
        }

        @Override
        public void chose(int move) {
          reported.add("chose " + move + (Platform.isFxApplicationThread() ? "" : "!"));
          chosen.countDown();
        }

        @Override
        public void failed(Throwable cause) {
          reported.add("failed " + cause.getMessage());
          chosen.countDown();
        }
      };

  private SearchExecutor.SearchHandle begin(Player<MattixPosition> player) {
    SearchExecutor.SearchHandle[] begun = new SearchExecutor.SearchHandle[1];
    onFx(() -> begun[0] = thinker.begin(request(player, Budget.UNLIMITED), listener));
    return begun[0];
  }

  private static SearchExecutor.SearchRequest<MattixPosition> request(
      Player<MattixPosition> player, Budget budget) {
    return new SearchExecutor.SearchRequest<>(
        warm -> player, Mattix.ofSize(4).newPosition(1), 0, budget, false);
  }

  private void awaitEnd() throws InterruptedException {
    assertThat(chosen.await(20, TimeUnit.SECONDS)).isTrue();
    WaitForAsyncUtils.waitForFxEvents();
  }

  /** Searches until it is stopped, after telling {@code reports} depths. */
  private static Player<MattixPosition> endless(int reports, CountDownLatch started) {
    return (position, seat, context) -> {
      for (int depth = 1; depth <= reports; depth++) {
        context
            .progress()
            .accept(
                new SearchReport(
                    depth, 1, 1, List.of(new RankedMove(3, new Verdict.Points(0, false)))));
      }
      started.countDown();
      try {
        while (true) {
          context.clock().meter().visit();
        }
      } catch (SearchStopped stopped) {
        return 3;
      }
    };
  }

  @Test
  void aPlayerThatCannotBeHadIsNoFaultOfTheApp() throws InterruptedException {
    NotationException why = new NotationException(1, 1, "player.learnt-none", List.of("a"), "no a");
    begin(
        new LazyPlayer<>(
            seed -> {
              throw new UnusablePlayerException(why);
            },
            1));
    awaitEnd();
    assertThat(reported).containsExactly("failed no a");
    assertThat(unforeseen).isEmpty();
  }

  @Test
  void theLastReportComesBeforeTheMove() throws InterruptedException {
    CountDownLatch started = new CountDownLatch(1);
    SearchExecutor.SearchHandle handle = begin(endless(1000, started));
    assertThat(started.await(20, TimeUnit.SECONDS)).isTrue();
    handle.moveNow();
    awaitEnd();
    assertThat(reported.getLast()).isEqualTo("chose 3");
    assertThat(reported.get(reported.size() - 2)).isEqualTo("report 1000");
    assertThat(reported).noneMatch(line -> line.endsWith("!"));
  }

  @Test
  void aDiscardedThoughtIsNeverHeardAndLetsTheNextOneRun() throws InterruptedException {
    CountDownLatch started = new CountDownLatch(1);
    SearchExecutor.SearchHandle first = begin(endless(0, started));
    assertThat(started.await(20, TimeUnit.SECONDS)).isTrue();
    onFx(first::discard);
    begin((position, seat, context) -> 5);
    awaitEnd();
    assertThat(reported).containsExactly("chose 5");
  }

  @Test
  void theTimeOfAThoughtBeginsWithItsSearchAfterItsPlayerIsPrepared() throws InterruptedException {
    AtomicLong now = new AtomicLong();
    TaskSearchExecutor slow = new TaskSearchExecutor(now::get, unforeseen::add);
    Deaf deaf = new Deaf();
    List<Long> used = new ArrayList<>();
    List<Boolean> waited = new ArrayList<>();
    SearchExecutor.SearchHandle first = begun(slow, deaf);
    onFx(
        () -> {
          first.discard();
          SearchExecutor.SearchHandle second =
              slow.begin(
                  request(
                      new LazyPlayer<>(
                          seed -> {
                            now.addAndGet(1_000_000);
                            return (position, seat, context) -> {
                              used.add(context.clock().elapsedNanos());
                              return context.clock().isTimeOver() ? 4 : 5;
                            };
                          },
                          1),
                      new Budget(1_000, Long.MAX_VALUE, 9)),
                  listener);
          waited.add(second.clock().isEmpty());
          now.set(1_000_000);
        });
    deaf.release.complete(true);
    awaitEnd();
    onFx(slow::close);
    assertThat(reported).containsExactly("chose 5");
    assertThat(used).containsExactly(0L);
    assertThat(waited).containsExactly(true);
  }

  @Test
  void aThoughtStoppedWhileItWaitsMovesAtOnce() throws InterruptedException {
    Deaf deaf = new Deaf();
    SearchExecutor.SearchHandle first = begun(thinker, deaf);
    onFx(
        () -> {
          first.discard();
          thinker
              .begin(request(endless(0, new CountDownLatch(1)), Budget.UNLIMITED), listener)
              .moveNow();
        });
    deaf.release.complete(true);
    awaitEnd();
    assertThat(reported).containsExactly("chose 3");
  }

  /** Hears neither that it is to stop nor an interrupt. */
  private static final class Deaf implements Player<MattixPosition> {
    final CountDownLatch started = new CountDownLatch(1);
    final CompletableFuture<Boolean> release = new CompletableFuture<>();

    @Override
    public int choose(MattixPosition position, int seat, SearchContext context) {
      started.countDown();
      release.orTimeout(20, TimeUnit.SECONDS).join();
      return 3;
    }
  }

  /** A thought of {@code deaf} that has begun. */
  private SearchExecutor.SearchHandle begun(TaskSearchExecutor by, Deaf deaf)
      throws InterruptedException {
    SearchExecutor.SearchHandle handle =
        WaitForAsyncUtils.waitForAsyncFx(
            10_000, () -> by.begin(request(deaf, Budget.UNLIMITED), listener));
    assertThat(deaf.started.await(20, TimeUnit.SECONDS)).isTrue();
    return handle;
  }

  @Test
  void aBrokenPlayerIsHeardOf() throws InterruptedException {
    begin(
        (position, seat, context) -> {
          throw new IllegalStateException("as wanted by this test");
        });
    awaitEnd();
    assertThat(reported).containsExactly("failed as wanted by this test");
  }

  @Test
  void closingInTheMiddleOfAThoughtLeavesNoThread() throws InterruptedException {
    CountDownLatch started = new CountDownLatch(1);
    begin(endless(0, started));
    assertThat(started.await(20, TimeUnit.SECONDS)).isTrue();
    List<Thread> before = thinkerThreads();
    assertThat(before).isNotEmpty();
    onFx(thinker::close);
    for (Thread thread : before) {
      thread.join(20_000);
      assertThat(thread.isAlive()).isFalse();
    }
    assertThat(reported).isEmpty();
  }

  private static List<Thread> thinkerThreads() {
    Thread[] all = new Thread[Thread.activeCount() + 20];
    int count = Thread.enumerate(all);
    return Arrays.stream(all, 0, count)
        .filter(thread -> thread.getName().equals("yomikiri-thinker"))
        .toList();
  }
}
