package yomikiri.engine.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.engine.teach.RepetitionSchedule.Grade;
import yomikiri.engine.teach.RepetitionSchedule.Memory;

/** Against the test vectors that are published with FSRS-6. */
final class RepetitionScheduleTest {
  @Test
  void recallFallsAsPublished() {
    List<Double> expected = List.of(1.0, .9403443, .9253786, .9185229, .9, .8261359);
    double[][] cases = {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 4}, {5, 2}};
    for (int i = 0; i < cases.length; i++) {
      assertThat(new Memory(cases[i][1], 5).recall(cases[i][0]))
          .isEqualTo(expected.get(i), within(1e-7));
    }
  }

  @Test
  void sixReviewsLeaveThePublishedMemory() {
    Memory memory = Memory.first(Grade.AGAIN);
    for (double days : new double[] {0, 1, 3, 8, 21}) {
      memory = memory.next(Grade.GOOD, days);
    }
    assertThat(memory.stability()).isEqualTo(53.62691, within(1e-4));
    assertThat(memory.difficulty()).isEqualTo(6.3574867, within(1e-4));
  }

  @Test
  void itIsAskedAgainWhenNineOfTenAreRecalled() {
    for (Grade grade : Grade.values()) {
      Memory memory = Memory.first(grade);
      assertThat(memory.daysUntil(0.9)).isEqualTo(memory.stability(), within(1e-9));
      assertThat(memory.recall(memory.daysUntil(0.75))).isEqualTo(0.75, within(1e-9));
    }
  }

  @Test
  void betterGradesLastLongerAndForgettingShortens() {
    Memory memory = new Memory(10, 5);
    double again = memory.next(Grade.AGAIN, 10).stability();
    double hard = memory.next(Grade.HARD, 10).stability();
    double good = memory.next(Grade.GOOD, 10).stability();
    double easy = memory.next(Grade.EASY, 10).stability();
    assertThat(List.of(again, 10.0, hard, good, easy)).isSorted().doesNotHaveDuplicates();
    assertThat(memory.next(Grade.AGAIN, 10).difficulty())
        .isGreaterThan(memory.next(Grade.EASY, 10).difficulty())
        .isLessThanOrEqualTo(10);
  }
}
