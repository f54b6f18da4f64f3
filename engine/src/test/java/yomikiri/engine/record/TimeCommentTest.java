package yomikiri.engine.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TimeCommentTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.5 s",
        "12s",
        "140 ms",
        "3,25 sec",
        "7 seconds",
        "5\u79d2",
        "[/0.5]",
        "/0.5",
        "//2",
        "[%emt 0:00:05.3]",
        "[%clk 1:02:03]",
        "[%emt 5]",
        "[%clk 0:09:55] [%emt 0:00:05]",
        " 0.5 s\n"
      })
  void aTimeIsNoMoreThanThat(String comment) {
    assertThat(TimeComment.isTime(comment)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "13:51",
        "5",
        "0.5",
        "+3, 0.5 s",
        "0.5 s, a blunder",
        "a move",
        "[%eval 0.3]",
        "[%clk 0:01:00] time trouble",
        "in 5 s",
        "[%clk]",
        "s",
        "5 squares",
        "+3 proven, depth 11, 140 ms"
      })
  void allElseIsSaid(String comment) {
    assertThat(TimeComment.isTime(comment)).isFalse();
  }

  @Test
  void aLongRowOfTimesTakesNoLongTime() {
    assertThat(TimeComment.isTime("5 s ".repeat(2_000) + "x")).isFalse();
    assertThat(TimeComment.isTime("5 s ".repeat(2_000))).isTrue();
  }
}
