package yomikiri.engine.games.tron.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The handbook says what a point of the score is. */
final class ChamberScoreTest {
  private final ChamberScore score = new ChamberScore();

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 10, 14})
  void oneCellMoreToRideOverCountsAboutTen(int height) {
    for (int width = 6; width < 20; width += 2) {
      double more = worth(width + 2, height) - worth(width, height);
      assertThat(more / (2 * height)).isBetween(8.0, 12.0);
    }
  }

  /** Of one who has an arena to itself. */
  private int worth(int width, int height) {
    Arena arena = new Arena(width, height);
    long[] free = new long[GridCellSet.WORDS];
    for (int index = 1; index < arena.size(); index++) {
      GridCellSet.add(free, arena.cell(index));
    }
    score.measure(free, new int[] {arena.cell(0), -1}, 0);
    return score.worth(0);
  }
}
