package yomikiri.engine.games.tron.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The handbook says what a point of the score is. */
final class ChamberScoreTest {
  private static final int WIDE = 1_000_000; // more than any lead

  private final ChamberScore score = new ChamberScore();

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 10, 14})
  void oneCellMoreToRideOverCountsAboutTen(int height) {
    for (int width = 6; width < 20; width += 2) {
      double more = worth(width + 2, height) - worth(width, height);
      assertThat(more / (2 * height)).isBetween(8.0, 12.0);
    }
  }

  @Test
  void aLeadOutsideOfTheWindowIsABound() {
    SplittableRandom random = new SplittableRandom(8);
    Arena arena = new Arena(12, 9);
    int bounds = 0;
    for (int round = 0; round < 4_000; round++) {
      int[] heads = {arena.cell(random.nextInt(50)), arena.cell(50 + random.nextInt(50))};
      long[] free = strewn(arena, random, heads);
      int lead = score.lead(free, heads, 0, -WIDE, WIDE);
      int alpha = random.nextInt(-300, 300);
      int seen = score.lead(free, heads, 0, alpha, alpha + 1);
      assertThat(seen <= alpha ? lead <= seen : lead >= seen).isTrue();
      bounds += seen == lead ? 0 : 1;
    }
    assertThat(bounds).isPositive();
  }

  @Test
  void whatIsRememberedIsWhatANewScoreFinds() {
    SplittableRandom random = new SplittableRandom(10);
    Arena arena = new Arena(7, 4);
    for (int round = 0; round < 4_000; round++) {
      int[] heads = {arena.cell(random.nextInt(14)), arena.cell(14 + random.nextInt(14))};
      long[] free = strewn(arena, random, heads);
      assertThat(score.lead(free, heads, 0, -WIDE, WIDE))
          .isEqualTo(new ChamberScore().lead(free, heads, 0, -WIDE, WIDE));
    }
  }

  @Test
  void aCellIsNarrowByItselfAsAmongAll() {
    SplittableRandom random = new SplittableRandom(9);
    Arena arena = new Arena(30, 20);
    long[] narrows = new long[GridCellSet.WORDS];
    for (int round = 0; round < 50; round++) {
      long[] cells = strewn(arena, random);
      for (int index = 0; index < arena.size(); index++) {
        int cell = arena.cell(index);
        boolean _ = GridCellSet.narrows(cells, cell, narrows);
        assertThat(GridCellSet.isNarrow(cells, cell)).isEqualTo(GridCellSet.isIn(narrows, cell));
      }
    }
  }

  /** Seven tenths of the cells of an arena, without the heads. */
  private static long[] strewn(Arena arena, SplittableRandom random, int... heads) {
    long[] free = new long[GridCellSet.WORDS];
    for (int index = 0; index < arena.size(); index++) {
      if (random.nextInt(10) > 2) {
        GridCellSet.add(free, arena.cell(index));
      }
    }
    for (int head : heads) {
      GridCellSet.remove(free, head);
    }
    return free;
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
