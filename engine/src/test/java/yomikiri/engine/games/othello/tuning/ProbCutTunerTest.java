package yomikiri.engine.games.othello.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.think.Tuner;

final class ProbCutTunerTest {
  private static final DiscEvaluator DISCS =
      (own, other) -> DiscEvaluator.UNIT * (Long.bitCount(own) - Long.bitCount(other));

  private static String run() {
    return new ProbCutTuner(6, DISCS, 4)
        .run(
            10,
            1,
            new Tuner.Witness() {
              @Override
              public void line(String text) {}

              @Override
              public void done(double share) {
                assertThat(share).isBetween(0.0, 1.0);
              }
            });
  }

  @Test
  void equalSeedsGiveEqualLines() {
    String text = run();
    assertThat(run()).isEqualTo(text);
    assertThat(text).contains("\n# yomikiri bench fit --of cuts-6 --games 10 --seed 1\n");
    assertThat(text).contains("\nempties shallow deep slope offset sigma\n13-16 1 3 ");
    assertThat(text.lines().filter(line -> line.startsWith("29-32 "))).hasSize(2);
  }

  /** Errors are one disc up and one down, where the shallow search tells half and a disc less. */
  @Test
  void aLineTellsWhatTheShallowSearchMisses() {
    List<int[]> values =
        List.of(
            new int[] {0, 128, 0, 192}, new int[] {0, 128, 0, 64},
            new int[] {0, 640, 0, 448}, new int[] {0, 640, 0, 320});
    assertThat(ProbCutTuner.line(values, 1, 3)).isEqualTo("0.500 1.00 1.00");
  }
}
