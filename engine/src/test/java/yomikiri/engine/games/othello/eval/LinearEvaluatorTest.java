package yomikiri.engine.games.othello.eval;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.games.othello.search.MidgameSearch;
import yomikiri.engine.games.othello.search.ProbCut;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.TimeKeeper;

final class LinearEvaluatorTest {
  private static final int POSITIONS = 60;

  private static LinearWeights shipped(int size) throws IOException {
    String name = "/yomikiri/engine/games/othello/weights-" + size + ".txt";
    try (InputStream in = Objects.requireNonNull(LinearWeights.class.getResourceAsStream(name))) {
      return LinearWeights.read(new Features(size), in);
    }
  }

  @ParameterizedTest
  @CsvSource({"6", "8"})
  void isTheSumOfWeightedFeaturesWithinTheLimit(int size) throws IOException {
    LinearWeights weights = shipped(size);
    DiscEvaluator evaluator = new LinearEvaluator(weights);
    int last = weights.phases().size() - 1; // of boards with fewer discs than a game too
    for (RandomDiscs discs : RandomDiscs.on(size, 500, 3)) {
      int empties = size * size - Long.bitCount(discs.own() | discs.other());
      int[] features = weights.features().of(discs.own(), discs.other());
      int sum = 0;
      for (int i = 0; i < features.length; i++) {
        sum += weights.phases().get(Math.min((empties - 1) / 4, last)).get(i) * features[i];
      }
      assertThat(evaluator.of(discs.own(), discs.other()))
          .isEqualTo(Math.clamp(sum, 1 - DiscEvaluator.LIMIT, DiscEvaluator.LIMIT - 1));
    }
  }

  @ParameterizedTest
  @CsvSource({"6", "8"})
  void isTheSameOnATurnedBoard(int size) throws IOException {
    DiscEvaluator evaluator = new LinearEvaluator(shipped(size));
    for (RandomDiscs discs : RandomDiscs.on(size, 100, 4)) {
      for (int way = 1; way < 8; way++) {
        RandomDiscs turned = discs.turned(size, way);
        assertThat(evaluator.of(turned.own(), turned.other()))
            .isEqualTo(evaluator.of(discs.own(), discs.other()));
      }
    }
  }

  /** Whom an estimate favours, the side to move or the other, it would favour at one depth only. */
  @ParameterizedTest
  @CsvSource({"6, 8", "6, 14", "8, 8", "8, 20", "8, 32"})
  void tellsTheSameAtEvenAndAtOddDepths(int size, int plies) throws IOException {
    DiscEvaluator evaluator = new LinearEvaluator(shipped(size));
    SplittableRandom random = new SplittableRandom(plies);
    double difference = 0;
    for (int i = 0; i < POSITIONS; i++) {
      RandomDiscs discs = RandomDiscs.after(size, plies, random);
      difference += ahead(size, evaluator, discs, 4) - ahead(size, evaluator, discs, 3);
    }
    assertThat(difference / POSITIONS / DiscEvaluator.UNIT).isBetween(-3.0, 3.0);
  }

  private static int ahead(int size, DiscEvaluator evaluator, RandomDiscs discs, int depth) {
    TimeKeeper keeper = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));
    return new MidgameSearch(
            size, evaluator, new TranspositionTable(8), ProbCut.NONE, keeper.meter())
        .search(discs.own(), discs.other(), depth, -DiscEvaluator.LIMIT, DiscEvaluator.LIMIT);
  }

  /** On a board with three discs along the first row, only the owner of one end can move. */
  @Test
  void aPassIsWorthWhatTheOtherSideMakesOfIt() throws IOException {
    DiscEvaluator evaluator = new LinearEvaluator(shipped(8));
    long own = 0b001;
    long other = 0b110;
    assertThat(evaluator.of(other, own)).isEqualTo(-evaluator.of(own, other));
  }

  @Test
  void aFinishedGameIsWorthItsMargin() throws IOException {
    DiscEvaluator evaluator = new LinearEvaluator(shipped(8));
    assertThat(evaluator.of(0b111, 0)).isEqualTo(64 * DiscEvaluator.UNIT);
    assertThat(evaluator.of(0, 0b111)).isEqualTo(-64 * DiscEvaluator.UNIT);
    assertThat(evaluator.of(0xffff_ffff_0000_0000L, 0xffff_ffffL)).isZero();
    assertThat(evaluator.of(0x1f_ffff_ffffL, ~0x1f_ffff_ffffL)).isEqualTo(10 * DiscEvaluator.UNIT);
  }
}
