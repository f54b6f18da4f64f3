package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class ThinkingTimeTest {
  private static final int USUAL = 100; // milliseconds
  private static final int SPARE = 200;

  private final AtomicLong now = new AtomicLong(); // milliseconds
  private final List<Integer> depths = new ArrayList<>();

  private static long nanos(long millis) {
    return Duration.ofMillis(millis).toNanos();
  }

  private TimeKeeper keeper(long spare) {
    Budget whole = new Budget(nanos(USUAL), nanos(spare), Long.MAX_VALUE, Integer.MAX_VALUE);
    return TimeKeeper.start(whole, () -> nanos(now.get()));
  }

  /** One depth after the other; {@code end} is the one that reads the game out, 0 for none. */
  private record EveryDepth(int end, boolean savesTime) implements IterativeDeepening.Depths {
    @Override
    public int after(int depth) {
      return depth + 1;
    }

    @Override
    public boolean isReadOut(int depth) {
      return depth == end;
    }
  }

  /**
   * Searches whose depths take {@code each} ms and find the moves of {@code best}, then the last.
   */
  private int choose(long spare, int each, int... best) {
    return choose(new EveryDepth(0, true), spare, each, best);
  }

  private int choose(IterativeDeepening.Depths after, long spare, int each, int... best) {
    SearchContext context = new SearchContext(keeper(spare), false, this::note);
    return IterativeDeepening.choose(
        -1,
        context,
        after,
        depth -> {
          for (int i = 0; i < each; i++) {
            now.incrementAndGet();
            context.clock().meter().visit();
          }
          int move = best[Math.min(depth, best.length) - 1];
          return new IterativeDeepening.Iteration(
              List.of(new RankedMove(move, new Verdict.Points(0, false))), false);
        });
  }

  private void note(SearchReport report) {
    depths.add(report.depth());
  }

  @Test
  void whereNothingIsKeptAllTimeIsUsed() {
    assertThat(choose(0, 30, 7)).isEqualTo(7);
    assertThat(depths).containsExactly(1, 2, 3);
    assertThat(now.get()).isEqualTo(USUAL);
  }

  @Test
  void noDepthIsBegunAfterHalfOfTheTimeWithoutAChange() {
    assertThat(choose(SPARE, 30, 7)).isEqualTo(7);
    assertThat(depths).containsExactly(1, 2);
    assertThat(now.get()).isEqualTo(60);
  }

  @Test
  void aDepthThatReadsTheGameOutIsBegunAtAnyTime() {
    assertThat(choose(new EveryDepth(3, true), SPARE, 30, 7)).isEqualTo(7);
    assertThat(depths).containsExactly(1, 2, 3);
  }

  @Test
  void depthsThatSaveNoTimeUseTheUsualOne() {
    assertThat(choose(new EveryDepth(0, false), SPARE, 30, 7)).isEqualTo(7);
    assertThat(depths).containsExactly(1, 2, 3);
    assertThat(now.get()).isEqualTo(USUAL);
  }

  @Test
  void aNewBestMoveIsLookedIntoWithinTheUsualTime() {
    assertThat(choose(SPARE, 30, 7, 8, 9, 5)).isEqualTo(5);
    assertThat(depths).containsExactly(1, 2, 3, 4);
    assertThat(now.get()).isEqualTo(120);
  }

  @Test
  void aDepthBegunMayTakeTheSpareTimeAndNoMore() {
    assertThat(choose(SPARE, 160, 7, 8)).isEqualTo(7);
    assertThat(now.get()).isEqualTo(160);
    long before = now.get();
    assertThat(choose(SPARE, 95, 7, 8)).isEqualTo(8);
    assertThat(now.get() - before).isEqualTo(190);
    before = now.get();
    assertThat(choose(SPARE, 1000, 7)).isEqualTo(-1);
    assertThat(now.get() - before).isEqualTo(USUAL + SPARE);
  }
}
