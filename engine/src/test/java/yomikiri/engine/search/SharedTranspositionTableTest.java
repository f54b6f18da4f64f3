package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A table that is used again for another game. */
final class SharedTranspositionTableTest {
  private static final int BITS = 6;
  private static final int KEYS = 200;

  /** Long enough for the numbers of the searches to begin anew several times. */
  @Test
  void onceClearedItIsAsIfItWereNew() {
    SplittableRandom random = new SplittableRandom(1);
    SharedTranspositionTable used = new SharedTranspositionTable(BITS);
    for (int game = 0; game < 60; game++) {
      used.clear();
      compare(used, new SharedTranspositionTable(BITS), random, random.nextInt(1, 40));
    }
  }

  @Test
  void inALongGameNothingIsLost() {
    SharedTranspositionTable used = new SharedTranspositionTable(BITS);
    used.clear();
    compare(
        used, new SharedTranspositionTable(BITS), new SplittableRandom(2), /* searches= */ 1_000);
    used.store(1, -3, 4, 200, 7, 0);
    for (int search = 0; search < 400; search++) {
      used.beginSearch();
    }
    assertThat(SharedTranspositionTable.depthOf(used.probe(1))).isEqualTo(200);
    assertThat(SharedTranspositionTable.lowerOf(used.probe(1))).isEqualTo(-3);
    used.clear();
    assertThat(used.probe(1)).isEqualTo(SharedTranspositionTable.NONE);
  }

  /** Stores the same in both and looks for the same. */
  private static void compare(
      SharedTranspositionTable used,
      SharedTranspositionTable fresh,
      SplittableRandom random,
      int searches) {
    for (int search = 0; search < searches; search++) {
      used.beginSearch();
      fresh.beginSearch();
      for (int i = 0; i < 30; i++) {
        long key = random.nextInt(1, KEYS) * 0x9e3779b97f4a7c15L;
        int depth = random.nextInt(12);
        int value = random.nextInt(-60, 60);
        used.store(key, value, value + 2, depth, i, 0);
        fresh.store(key, value, value + 2, depth, i, 0);
      }
      for (int i = 1; i < KEYS; i++) {
        long key = i * 0x9e3779b97f4a7c15L;
        assertThat(content(used.probe(key))).isEqualTo(content(fresh.probe(key)));
      }
    }
  }

  /** All but the number of the search. */
  private static long content(long result) {
    return result << Byte.SIZE;
  }
}
