package yomikiri.engine.think;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MoveCommentTest {
  @Test
  void tellsPointsWithSignProofDepthAndTime() {
    MoveComment comment = new MoveComment(new Verdict.Points(3, true), 11, 140);
    assertThat(comment.text()).isEqualTo("+3 proven, depth 11, 140 ms");
  }

  @Test
  void tellsAWinRateWithItsPlayouts() {
    MoveComment comment = new MoveComment(new Verdict.WinRate(0.6123, 1000), 0, 12);
    assertThat(comment.text()).isEqualTo("61.2%, 1000 playouts, 12 ms");
  }

  @Test
  void tellsWhatTheReportSaysOfTheMovePlayed() {
    SearchReport report =
        new SearchReport(
            7,
            999,
            12_999_999,
            List.of(
                new RankedMove(4, new Verdict.Points(-2, false)),
                new RankedMove(1, new Verdict.Points(-5, Bound.AT_MOST, true))));
    assertThat(MoveComment.of(report, 4).map(MoveComment::text)).contains("-2, depth 7, 12 ms");
    assertThat(MoveComment.of(report, 1).map(MoveComment::text))
        .contains("at most -5 proven, depth 7, 12 ms");
    assertThat(MoveComment.of(report, 2)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "+3 proven, depth 11, 140 ms",
        "-12, depth 3, 0 ms",
        "0, 5 ms",
        "+6 at 95%, depth 24, 1 ms",
        "at most -4 at 73%, depth 24, 1 ms",
        "at most -4, depth 2, 1 ms",
        "at most +4 proven, depth 2, 1 ms",
        "61.2%, 1000 playouts, 12 ms",
        "0.0%, 0 playouts, 0 ms",
        "100.0% proven, 1 playout, depth 4, 86400000 ms",
        "at least +4, depth 2, 1 ms",
        "-1 proven in 1 ply, depth 6, 2 ms",
        "100.0% proven in 7 plies, 812 playouts, 3 ms",
        "estimate +45, depth 6, 12 ms",
        "estimate at most -3, depth 6, 12 ms",
        "learnt 61.2%, 1 visit, 0 ms",
        "learnt +3.4 of 64, 0 ms",
        "learnt -0.1 of 64, 0 ms",
        "learnt 0.0 of 64, 0 ms"
      })
  void readsBackWhatItWrites(String text) {
    assertThat(MoveComment.parse(text).map(MoveComment::text)).contains(text);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.0004, 0.0005, 0.5, 0.33333333, 0.9996, 1})
  void aWinRateIsTheSameReadBack(double p) {
    MoveComment comment = new MoveComment(new Verdict.WinRate(p, 7), 0, 1);
    assertThat(MoveComment.parse(comment.text())).contains(comment);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.0004, 0.5, 0.33333333, 0.5003, 0.9996, 1})
  void aLearntMarginIsTheSameReadBack(double value) {
    Verdict.Learnt learnt = new Verdict.Learnt(value, OptionalLong.empty(), 64);
    MoveComment comment = new MoveComment(learnt, 0, 1);
    assertThat(MoveComment.parse(comment.text())).contains(comment);
    assertThat(((Verdict.Learnt) comment.verdict()).margin())
        .isCloseTo(learnt.margin(), within(0.05 + 1e-9));
  }

  @Test
  void readsATypographicMinus() {
    assertThat(MoveComment.parse("\u22123 proven, depth 1, 0 ms").map(MoveComment::verdict))
        .contains(new Verdict.Points(-3, true));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a fine move",
        "3 proven, depth 11, 140 ms",
        "+0, 1 ms",
        "+3 proven",
        "+3 proven, depth 11, 140 ms!",
        "+3, 1000 playouts, 12 ms",
        "61.2%, 12 ms",
        "61.2%, 3 visits, 12 ms",
        "learnt 61.2%, 3 playouts, 12 ms",
        "learnt 61.2% proven, 3 visits, 12 ms",
        "learnt +64.1 of 64, 12 ms",
        "learnt +3.4 of 64, 3 visits, 12 ms",
        "learnt +3.4, 12 ms",
        "estimate +3 proven, depth 4, 12 ms",
        "estimate +3 at 95%, depth 4, 12 ms",
        "+3 at 95% proven, depth 4, 12 ms",
        "+3 at 100%, depth 4, 12 ms",
        "+3 at 0%, depth 4, 12 ms",
        "61.2% at 95%, 3 playouts, 12 ms",
        "estimate 61.2%, 3 playouts, 12 ms",
        "100.1%, 10 playouts, 12 ms",
        "+9999999999, depth 1, 1 ms",
        "+3, depth 99999999999, 1 ms",
        "+3, depth 1, 9999999999999999999 ms",
        "+3, depth 1, 1 ms; +4, depth 1, 1 ms"
      })
  void anyOtherCommentStaysText(String text) {
    assertThat(MoveComment.parse(text)).isEmpty();
  }
}
