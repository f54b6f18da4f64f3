package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.search.EndgameSwitch.Effort;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

final class EndgameSwitchTest {
  private static final Effort EFFORT = new Effort(10_000, 10, 2, 4, 5, 0.6);

  private long nanos;
  private final Ticker ticker = () -> nanos;

  private boolean covers(Budget budget, boolean everyMove, int threads, int nodes, int empties) {
    return covers(budget, everyMove, threads, nodes, 0, empties);
  }

  /** After some nodes of the look-ahead, some of other threads, which took some time. */
  private boolean covers(
      Budget budget, boolean everyMove, int threads, int nodes, int others, int empties) {
    nanos = 0;
    TimeKeeper keeper = TimeKeeper.start(budget, ticker);
    EndgameSwitch reach =
        new EndgameSwitch(EFFORT, new SearchContext(keeper, everyMove, report -> {}), threads);
    for (int i = 0; i < nodes; i++) {
      keeper.meter().visit();
    }
    keeper.meter().add(others);
    nanos = 1_000_000;
    return reach.covers(empties);
  }

  @ParameterizedTest
  @CsvSource({"10099, 10, false", "10100, 10, true", "20100, 11, true", "20099, 11, false"})
  void countsTheNodesThatAreLeft(long budget, int empties, boolean isEnough) {
    assertThat(covers(Budget.ofNodes(budget), false, 1, 100, empties)).isEqualTo(isEnough);
    assertThat(covers(Budget.ofNodes(4 * budget - 300), true, 1, 100, empties)).isEqualTo(isEnough);
  }

  /** An end of 21 needs 20.5 million nodes here. */
  @Test
  void aDepthAloneLeavesOnlyShortEnds() {
    assertThat(covers(Budget.ofDepth(12), false, 1, 100, 20)).isTrue();
    assertThat(covers(Budget.ofDepth(12), false, 1, 100, 21)).isFalse();
    assertThat(covers(Budget.UNLIMITED, false, 1, 100, 21)).isTrue();
  }

  /** With 10 ms a machine that looks at 100 nodes in the first can read 4,500 in the others. */
  @ParameterizedTest
  @CsvSource({"100, 8, true", "100, 9, false", "300, 10, true", "300, 11, false", "3, 3, true"})
  void aFasterMachineReadsEarlier(int nodesInTheFirstMillisecond, int empties, boolean isEnough) {
    Budget budget = Budget.ofTime(Duration.ofMillis(10));
    assertThat(covers(budget, false, 1, nodesInTheFirstMillisecond, empties)).isEqualTo(isEnough);
  }

  @Test
  void threadsThatTheMachineHasReadFaster() {
    Budget budget = Budget.ofTime(Duration.ofMillis(10));
    boolean hasTwo = Runtime.getRuntime().availableProcessors() > 1;
    assertThat(covers(budget, false, 1, 150, 10)).isFalse();
    assertThat(covers(budget, false, 2, 150, 10)).isEqualTo(hasTwo);
  }

  @Test
  void nodesOfOtherThreadsCountButDoNotTellHowFastOneIs() {
    Budget time = Budget.ofTime(Duration.ofMillis(10));
    assertThat(covers(time, false, 1, 150, 1_000, 10)).isFalse();
    assertThat(covers(Budget.ofNodes(10_150), false, 1, 150, 0, 10)).isTrue();
    assertThat(covers(Budget.ofNodes(10_150), false, 1, 150, 1, 10)).isFalse();
  }

  @Test
  void withABudgetOfNodesTheClockDoesNotCount() {
    for (int nodes : new int[] {0, 1, 5_000}) {
      assertThat(covers(Budget.ofNodes(15_000 + nodes), false, 1, nodes, 10)).isTrue();
      assertThat(covers(Budget.ofNodes(9_999 + nodes), false, 1, nodes, 10)).isFalse();
    }
  }

  @Test
  void withoutALimitEveryEndIsInReach() {
    assertThat(covers(Budget.UNLIMITED, true, 1, 0, 60)).isTrue();
  }
}
