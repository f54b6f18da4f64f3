package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class HistoryTableTest {
  private static final int LIMIT = 1000;

  private final HistoryTable history = new HistoryTable(2, 3, LIMIT);

  private void add(int kind, int move, int times) {
    for (int i = 0; i < times; i++) {
      history.add(kind, move, 3);
    }
  }

  @Test
  void aMoveThatCutsOffTwiceAsOftenCountsTwiceAsMuchHoweverLongTheSearchIs() {
    for (int round = 0; round < 10_000; round++) {
      add(0, 0, 2);
      add(0, 1, 1);
      assertThat(history.count(0, 0)).isLessThan(LIMIT);
    }
    assertThat(history.count(0, 0)).isGreaterThan(LIMIT / 3);
    assertThat(history.count(0, 1))
        .isBetween(history.count(0, 0) * 2 / 5, history.count(0, 0) * 3 / 5);
  }

  @Test
  void whatCutsOffNowOvertakesWhatDidLongAgo() {
    add(0, 0, 10_000);
    add(0, 1, 300);
    assertThat(history.count(0, 1)).isGreaterThan(history.count(0, 0));
  }

  @Test
  void kindsAreCountedApart() {
    add(0, 0, 10);
    add(1, 0, 10_000);
    assertThat(history.count(0, 0)).isEqualTo(90);
    assertThat(history.count(0, 1)).isZero();
  }

  @Test
  void theDeepestSearchStaysBelowTheLimitToo() {
    history.add(0, 0, 1000);
    assertThat(history.count(0, 0)).isEqualTo(LIMIT - 1);
    history.add(0, 0, 1000);
    assertThat(history.count(0, 0)).isBetween(LIMIT / 2, LIMIT - 1);
  }

  @Test
  void clearedItCountsFromNothing() {
    add(1, 2, 10);
    history.clear();
    assertThat(history.count(1, 2)).isZero();
  }
}
