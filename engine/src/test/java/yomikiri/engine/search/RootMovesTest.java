package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

final class RootMovesTest {
  private static final int MOST = 9;
  private static final int CASES = 2_000;

  private final SplittableRandom random = new SplittableRandom(36);
  private int searches;

  /** Searches moves of the given values as a fail-soft search may: by any bound that is true. */
  private RootMoves moves(int[] values) {
    return new RootMoves(
        IntStream.range(100, 100 + values.length).toArray(),
        -MOST,
        MOST,
        (i, alpha, beta) -> {
          searches++;
          return values[i] >= beta
              ? random.nextInt(beta, values[i] + 1)
              : values[i] <= alpha ? random.nextInt(values[i], alpha + 1) : values[i];
        });
  }

  private int[] values() {
    return random.ints(random.nextInt(1, 8), -MOST, MOST + 1).toArray();
  }

  @Test
  void boundsAlwaysHoldTheTrueValue() {
    for (int n = 0; n < CASES; n++) {
      int[] values = values();
      RootMoves moves = moves(values);
      for (int look = 0; look < 20; look++) {
        int i = random.nextInt(values.length);
        int alpha = random.nextInt(-MOST, MOST);
        int beta = random.nextInt(alpha + 1, MOST + 1);

        int value = moves.probe(i, alpha, beta);

        assertThat(value >= beta).isEqualTo(values[i] >= beta);
        assertThat(value <= alpha).isEqualTo(values[i] <= alpha);
        assertThat(values[i]).isBetween(moves.lower(i), moves.upper(i));
        assertThat(value > alpha && value < beta).isEqualTo(values[i] > alpha && values[i] < beta);
        if (value > alpha && value < beta) {
          assertThat(value).isEqualTo(values[i]);
          assertThat(moves.isExact(i)).isTrue();
        }
      }
    }
  }

  @Test
  void knownBoundsSaveTheSearch() {
    RootMoves moves = moves(new int[] {3});
    moves.probe(0, 2, 4);
    searches = 0;

    assertThat(moves.probe(0, 2, 4)).isEqualTo(3);
    assertThat(moves.probe(0, -MOST, 0)).isEqualTo(3);
    assertThat(moves.probe(0, 5, MOST)).isEqualTo(3);
    assertThat(searches).isZero();
  }

  @Test
  void theFirstMoveThatIsGoodEnoughIsFoundAsByTryingAll() {
    for (int n = 0; n < CASES; n++) {
      int[] values = values();
      int wanted = random.nextInt(-MOST + 1, MOST + 1);

      assertThat(moves(values).firstAtLeast(wanted))
          .isEqualTo(
              IntStream.range(0, values.length)
                  .filter(i -> values[i] >= wanted)
                  .findFirst()
                  .orElse(-1));
    }
  }

  @Test
  void movesAreOrderedByScoreAndEqualOnesByIndex() {
    int[] scores = {1, 5, 1, 7, 5};
    RootMoves moves = moves(new int[5]);

    moves.order(i -> scores[i]);
    assertThat(IntStream.range(0, 5).map(moves::at)).containsExactly(3, 1, 4, 0, 2);

    moves.bringForward(3);
    assertThat(IntStream.range(0, 5).map(moves::at)).containsExactly(0, 3, 1, 4, 2);
  }

  @Test
  void searchedToTheEndTheBestMoveIsToldFirst() {
    for (int n = 0; n < CASES; n++) {
      int[] values = values();
      RootMoves moves = moves(values);
      for (int i = 0; i < values.length; i++) {
        for (int low = -MOST; !moves.isExact(i); low++) {
          moves.probe(i, low, low + 1);
        }
        assertThat(moves.lower(i)).isEqualTo(values[i]);
      }

      assertThat(moves.ranked(i -> new Verdict.Points(moves.lower(i), true)))
          .extracting(RankedMove::verdict)
          .containsExactlyElementsOf(
              Arrays.stream(values)
                  .boxed()
                  .sorted((a, b) -> b - a)
                  .map(value -> new Verdict.Points(value, true))
                  .toList());
    }
  }
}
