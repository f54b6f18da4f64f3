package yomikiri.engine.games.othello.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

final class LeastSquaresTest {
  private static final double[] WEIGHTS = {3, -20, 0.5, 7};

  private static LeastSquares examples(int count, double noise) {
    SplittableRandom random = new SplittableRandom(5);
    LeastSquares squares = new LeastSquares(WEIGHTS.length);
    for (int i = 0; i < count; i++) {
      int[] features = {1, random.nextInt(-9, 10), random.nextInt(-40, 41), random.nextInt(-3, 4)};
      double value = noise * random.nextGaussian();
      for (int j = 0; j < WEIGHTS.length; j++) {
        value += WEIGHTS[j] * features[j];
      }
      squares.add(features, value);
    }
    return squares;
  }

  @Test
  void findsTheWeightsThatMadeTheValues() {
    assertThat(examples(50, 0).solve(1e-9)).containsExactly(WEIGHTS, Offset.offset(1e-6));
  }

  @Test
  void findsThemThroughNoise() {
    assertThat(examples(20_000, 10).solve(1)).containsExactly(WEIGHTS, Offset.offset(0.3));
  }

  @Test
  void whatNoExampleTellsStaysAtZero() {
    LeastSquares squares = new LeastSquares(3);
    squares.add(new int[] {2, 0, 1}, 8);
    squares.add(new int[] {1, 0, -1}, 1);
    assertThat(squares.solve(1e-9)).containsExactly(new double[] {3, 0, 2}, Offset.offset(1e-6));
  }
}
