package yomikiri.engine.think;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;
import yomikiri.engine.think.PositionComment.Move;

final class PositionCommentTest {
  private static Verdict verdict(Random random) {
    int value = random.nextInt(129) - 64;
    return switch (random.nextInt(4)) {
      case 0 -> new Verdict.Points(value, random.nextBoolean());
      case 1 -> new Verdict.WinRate(random.nextInt(1001) / 1000.0, random.nextInt(1000), false);
      case 2 -> new Verdict.Estimate(value, Bound.EXACT);
      default -> new Verdict.Points(value, Bound.AT_MOST, true);
    };
  }

  @Test
  void isReadAsItWasWritten() {
    Random random = new Random(38);
    for (int i = 0; i < 2000; i++) {
      List<Move> moves = new ArrayList<>();
      for (int move = 0; move <= random.nextInt(4); move++) {
        MoveComment comment =
            new MoveComment(verdict(random), random.nextInt(3), random.nextInt(5000));
        moves.add(new Move("m" + random.nextInt(60) + ":" + move, comment));
      }
      OptionalDouble plain =
          random.nextBoolean()
              ? OptionalDouble.empty()
              : OptionalDouble.of(random.nextDouble() * 60);
      PositionComment comment =
          new PositionComment(random.nextInt(4), moves, plain, "expert:time=2s within 150 ms");
      assertThat(PositionComment.parse(comment.text())).contains(comment);
    }
  }

  @Test
  void nothingElseIsRead() {
    String text =
        "[%best 1: f6 +3, depth 12, 140 ms; h5 -8, depth 12, 140 ms; plain 5.25; by expert]";
    assertThat(PositionComment.parse(text).orElseThrow().text()).isEqualTo(text);
    Random random = new Random(37);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder broken = new StringBuilder(text);
      broken.setCharAt(random.nextInt(text.length()), (char) (32 + random.nextInt(96)));
      PositionComment.parse(broken.toString())
          .ifPresent(read -> assertThat(PositionComment.parse(read.text())).contains(read));
    }
    assertThat(PositionComment.parse("[%best 1: f6 good; by me]")).isEmpty();
    assertThat(PositionComment.parse("[%best 0: f6 +3, 1 ms; by me]")).isEmpty();
    assertThat(PositionComment.parse("[%best 1: f6 +3, 1 ms]")).isEmpty();
    assertThat(PositionComment.parse(text + " words")).isEmpty();
  }

  @Test
  void aNameCannotEndTheLine() {
    Move move = new Move("a1", new MoveComment(new Verdict.Points(1, true), 1, 1));
    assertThat(new PositionComment(0, List.of(move), OptionalDouble.empty(), "a];\nb").by())
        .isEqualTo("a b");
  }
}
