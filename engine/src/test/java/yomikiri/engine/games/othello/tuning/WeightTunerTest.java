package yomikiri.engine.games.othello.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import yomikiri.engine.games.othello.eval.Features;
import yomikiri.engine.games.othello.eval.LinearWeights;
import yomikiri.engine.games.othello.tuning.WeightTuner.PhaseTuner;
import yomikiri.engine.games.othello.tuning.WeightTuner.PhaseTuner.Outcome;
import yomikiri.engine.think.Tuner;

final class WeightTunerTest {
  private static final int GAMES = 10;

  /** Remembers what it is told. */
  private static final class Notes implements Tuner.Witness {
    private final List<String> lines = new ArrayList<>();
    private final List<Double> shares = new ArrayList<>();

    @Override
    public void line(String text) {
      lines.add(text);
    }

    @Override
    public void done(double share) {
      shares.add(share);
    }
  }

  @Test
  void equalSeedsGiveEqualNumbersThatCanBeRead() throws IOException {
    Notes notes = new Notes();
    String text = new WeightTuner(6).run(GAMES, 3, notes);
    assertThat(new WeightTuner(6).run(GAMES, 3, new Notes())).isEqualTo(text);
    LinearWeights weights = read(text);
    assertThat(weights.phases()).hasSize(8);
    assertThat(text).endsWith(weights.text());
    assertThat(text).contains("# yomikiri bench fit --of weights-6 --games 10 --seed 3\n");
    assertThat(notes.shares).isSorted();
    assertThat(notes.shares.getLast()).isBetween(0.9, 1.0);
  }

  private static LinearWeights read(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return LinearWeights.read(new Features(6), new ByteArrayInputStream(bytes));
  }

  @Test
  void errorsAreThoseOfPositionsNotLearntFrom() {
    PhaseTuner fit = new PhaseTuner(1);
    fit.learn(new int[] {1000}, 6000);
    fit.learn(new int[] {-2000}, -12_000);
    fit.holdOut(new int[] {100}, 600 + 128);
    fit.holdOut(new int[] {200}, 1200 - 128);
    fit.holdOut(new int[] {-300}, -1800 + 64);
    Outcome outcome = fit.outcome();
    assertThat(outcome.weights()).containsExactly(6);
    assertThat(outcome.meanError()).isEqualTo((128 + 128 + 64) / 3.0 / 64, Offset.offset(1e-9));
    double squares = 128 * 128 + 128 * 128 + 64 * 64;
    double mean = (728 + 1072 - 1736) / 3.0;
    double variance = Math.pow(728 - mean, 2) + Math.pow(1072 - mean, 2) + Math.pow(1736 + mean, 2);
    assertThat(outcome.explained()).isEqualTo(1 - squares / variance, Offset.offset(1e-9));
    assertThat(outcome).hasToString("2 3 1.67 0.992");
  }
}
