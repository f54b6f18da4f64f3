package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

final class RootSolverTest {
  private static final int MOST = 9;
  private static final int CASES = 2_000;

  private final SplittableRandom random = new SplittableRandom(36);
  private int searches;

  /** Searches moves of the given values as a fail-soft search may: by any bound that is true. */
  private RootSolver solver(int[] values) {
    return new RootSolver(
        IntStream.range(100, 100 + values.length).toArray(),
        -MOST,
        MOST,
        (i, value) -> {
          searches++;
          return values[i] >= value
              ? random.nextInt(value, values[i] + 1)
              : random.nextInt(values[i], value);
        });
  }

  private int[] values() {
    return random.ints(random.nextInt(1, 8), -MOST, MOST + 1).toArray();
  }

  private int guess() {
    return random.nextInt(-2 * MOST, 2 * MOST);
  }

  @Test
  void boundsAlwaysHoldTheTrueValue() {
    for (int n = 0; n < CASES; n++) {
      int[] values = values();
      RootSolver solver = solver(values);
      for (int look = 0; look < 20; look++) {
        int i = random.nextInt(values.length);
        int value = random.nextInt(-MOST + 1, MOST + 1);

        assertThat(solver.reaches(i, value)).isEqualTo(values[i] >= value);
        assertThat(values[i]).isBetween(solver.lower(i), solver.upper(i));
        assertThat(Arrays.stream(values).max().orElseThrow())
            .isBetween(solver.lower(), solver.upper());
        assertThat(solver.isKnown(i)).isEqualTo(solver.lower(i) > -MOST || solver.upper(i) < MOST);
      }
    }
  }

  @Test
  void knownBoundsSaveTheSearch() {
    RootSolver solver = solver(new int[] {3, -2});
    assertThat(solver.solve(0, 5)).isEqualTo(3);
    searches = 0;

    assertThat(solver.reaches(0, 3)).isTrue();
    assertThat(solver.reaches(0, 4)).isFalse();
    assertThat(solver.solve(0, -7)).isEqualTo(3);
    assertThat(solver.reaches(3)).isTrue();
    assertThat(searches).isZero();
  }

  @Test
  void aMoveKnownToBeGoodEnoughIsFoundBeforeOthersAreSearched() {
    RootSolver solver = solver(new int[] {5, 5, 5});
    solver.set(2, 5);

    assertThat(solver.reaches(4)).isTrue();
    assertThat(solver.at(0)).isEqualTo(2);
    assertThat(searches).isZero();
  }

  @Test
  void theBestMoveIsSolvedFromAnyGuessAndComesFirst() {
    for (int n = 0; n < CASES; n++) {
      int[] values = values();
      RootSolver solver = solver(values);

      int value = solver.solve(guess());

      assertThat(value).isEqualTo(Arrays.stream(values).max().orElseThrow());
      assertThat(values[solver.at(0)]).isEqualTo(value);
      assertThat(solver.isExact(solver.at(0))).isTrue();
    }
  }

  @Test
  void everyMoveIsSolvedFromAnyGuess() {
    for (int n = 0; n < CASES; n++) {
      int[] values = values();
      RootSolver solver = solver(values);

      solver.solveEach(i -> guess());

      assertThat(IntStream.range(0, values.length).map(solver::lower).toArray()).isEqualTo(values);
      assertThat(IntStream.range(0, values.length).map(solver::upper).toArray()).isEqualTo(values);
    }
  }

  /** Whatever is answered, a search comes to an end with some value. */
  @Test
  void answersThatContradictEachOtherDoNoHarm() {
    for (int n = 0; n < CASES; n++) {
      RootSolver solver =
          new RootSolver(
              new int[random.nextInt(1, 8)],
              -MOST,
              MOST,
              (_, _) -> random.nextInt(-MOST, MOST + 1));

      int value = solver.solve(guess());

      assertThat(value).isBetween(-MOST, MOST);
      assertThat(solver.lower(solver.at(0))).isEqualTo(value);
      assertThat(solver.upper(solver.at(0))).isEqualTo(value);
    }
  }

  @Test
  void theFirstMoveThatIsGoodEnoughIsFoundAsByTryingAll() {
    for (int n = 0; n < CASES; n++) {
      int[] values = values();
      int wanted = random.nextInt(-MOST + 1, MOST + 1);

      assertThat(solver(values).firstAtLeast(wanted))
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
    RootSolver solver = solver(new int[] {0, 0, 8, 0, 0});

    solver.order(i -> scores[i]);
    assertThat(IntStream.range(0, 5).map(solver::at)).containsExactly(3, 1, 4, 0, 2);

    assertThat(solver.reaches(1)).isTrue();
    assertThat(IntStream.range(0, 5).map(solver::at)).containsExactly(2, 3, 1, 4, 0);

    RootSolver other = solver(new int[5]);
    other.orderLike(solver);
    assertThat(IntStream.range(0, 5).map(other::at)).containsExactly(2, 3, 1, 4, 0);
  }

  @Test
  void theBestMoveIsToldFirst() {
    for (int n = 0; n < CASES; n++) {
      int[] values = values();
      RootSolver solver = solver(values);
      solver.solveEach(i -> 0);

      assertThat(solver.ranked(i -> new Verdict.Points(solver.lower(i), true)))
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
