package yomikiri.engine.games.othello.eval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import yomikiri.engine.games.othello.board.Bitboards;

/** The estimate by learnt patterns, held against the plain sum of the weights that are picked. */
final class PatternEvaluatorTest {
  private static final int PARTS = 1024;

  private static short[] weights(Patterns patterns, int most) {
    SplittableRandom random = new SplittableRandom(8);
    short[] weights = new short[patterns.weights()];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (short) random.nextInt(-most, most + 1);
    }
    return weights;
  }

  @Test
  void itIsTheSumOfWhatIsPickedInUnits() {
    Patterns patterns = new Patterns();
    short[] weights = weights(patterns, 20);
    DiscEvaluator evaluator = new PatternEvaluator(patterns, weights, PARTS);
    int[] picks = new int[patterns.count()];
    int unlike = 0;
    for (RandomDiscs discs : RandomDiscs.on(8, 500, 3)) {
      patterns.read(discs.own(), discs.other(), picks, 0);
      int sum = 0;
      for (int pick : picks) {
        sum += weights[pick];
      }
      int units = sum * 64 * DiscEvaluator.UNIT / PARTS;
      assertThat(evaluator.of(discs.own(), discs.other())).isEqualTo(units);
      unlike += evaluator.of(discs.other(), discs.own()) == units ? 0 : 1;
    }
    assertThat(unlike).isGreaterThan(450);
  }

  @Test
  void positionsAfterMovesAreEstimatedAsIfReadForThemselves() {
    Patterns patterns = new Patterns();
    DiscEvaluator estimate = new PatternEvaluator(patterns, weights(patterns, 20), PARTS);
    ChildEvaluator evaluator = estimate.evaluator();
    int ends = 0;
    for (RandomDiscs discs : RandomDiscs.on(8, 500, 5)) {
      long moves = Bitboards.moves(discs.own(), discs.other());
      evaluator.from(discs.own(), discs.other());
      for (long left = moves; left != 0; left &= left - 1) {
        int square = Long.numberOfTrailingZeros(left);
        long flips = Bitboards.flips(square, discs.own(), discs.other());
        long own = discs.other() ^ flips;
        long other = discs.own() ^ flips ^ 1L << square;
        long replies = Bitboards.moves(own, other);
        int value = evaluator.after(square, own, other, replies);
        assertThat(value).isEqualTo(estimate.of(own, other));
        ends += (replies | Bitboards.moves(other, own)) == 0 ? 1 : 0;
      }
    }
    assertThat(ends).isPositive();
  }

  @Test
  void positionsThatFollowOneAnotherOrNotAreEstimatedAsIfReadForThemselves() {
    Patterns patterns = new Patterns();
    DiscEvaluator estimate = new PatternEvaluator(patterns, weights(patterns, 20), PARTS);
    ChildEvaluator evaluator = estimate.evaluator();
    for (RandomDiscs discs : RandomDiscs.on(8, 100, 6)) {
      evaluator.from(discs.own(), discs.other());
      for (RandomDiscs next : after(discs)) {
        compare(evaluator, estimate, next);
        compareAfter(evaluator, estimate, next);
        for (RandomDiscs last : after(next)) {
          compare(evaluator, estimate, last);
        }
        compare(
            evaluator, estimate, new RandomDiscs(/* own= */ next.other(), /* other= */ next.own()));
      }
    }
  }

  private static void compare(ChildEvaluator evaluator, DiscEvaluator estimate, RandomDiscs discs) {
    evaluator.from(discs.own(), discs.other());
    assertThat(evaluator.of(Bitboards.moves(discs.own(), discs.other())))
        .isEqualTo(estimate.of(discs.own(), discs.other()));
  }

  /** The same for the positions after the moves of the one taken last. */
  private static void compareAfter(
      ChildEvaluator evaluator, DiscEvaluator estimate, RandomDiscs taken) {
    long left = Bitboards.moves(taken.own(), taken.other());
    for (RandomDiscs next : after(taken)) {
      int square = Long.numberOfTrailingZeros(left);
      left &= left - 1;
      long moves = Bitboards.moves(next.own(), next.other());
      assertThat(evaluator.after(square, next.own(), next.other(), moves))
          .isEqualTo(estimate.of(next.own(), next.other()));
    }
  }

  private static List<RandomDiscs> after(RandomDiscs discs) {
    List<RandomDiscs> after = new ArrayList<>();
    long moves = Bitboards.moves(discs.own(), discs.other());
    for (long left = moves; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flips = Bitboards.flips(square, discs.own(), discs.other());
      after.add(new RandomDiscs(discs.other() ^ flips, discs.own() ^ flips ^ 1L << square));
    }
    return after;
  }

  @Test
  void itNeverPromisesMoreThanAFullBoard() {
    Patterns patterns = new Patterns();
    DiscEvaluator evaluator = new PatternEvaluator(patterns, weights(patterns, 30_000), PARTS);
    int most = 0;
    for (RandomDiscs discs : RandomDiscs.on(8, 300, 4)) {
      int value = evaluator.of(discs.own(), discs.other());
      most = Math.max(most, Math.abs(value));
    }
    assertThat(most).isEqualTo(DiscEvaluator.LIMIT - 1);
  }

  @Test
  void anEndIsWorthItsMarginWithTheEmptySquaresForWhoWins() {
    Patterns patterns = new Patterns();
    DiscEvaluator evaluator = new PatternEvaluator(patterns, weights(patterns, 100), PARTS);
    long lowerHalf = 0xffff_ffffL;
    assertThat(evaluator.of(lowerHalf, ~lowerHalf)).isZero();
    assertThat(evaluator.of(0x7f, 0)).isEqualTo(64 * DiscEvaluator.UNIT);
    assertThat(evaluator.of(0x81L << 56, 0x3c18)).isEqualTo(-60 * DiscEvaluator.UNIT);
    long own = ~lowerHalf ^ 1L << 63;
    long other = lowerHalf ^ 1L << 63;
    assertThat(Bitboards.moves(own, other) | Bitboards.moves(other, own)).isZero();
    assertThat(evaluator.of(own, other)).isEqualTo(-2 * DiscEvaluator.UNIT);
  }
}
