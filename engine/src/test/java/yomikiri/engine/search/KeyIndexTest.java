package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class KeyIndexTest {
  /** Keys of few different homes, so that they stand in one another's way. */
  private static long crowdedKey(int i) {
    return (long) i << 40 | i % 3;
  }

  @Test
  void everyKeyIsFoundUntilAllAreCleared() {
    KeyIndex index = new KeyIndex(1);
    for (int slot = 0; slot < 60; slot++) {
      index.add(crowdedKey(slot), slot);
      for (int i = 0; i < 60; i++) {
        assertThat(index.slotOf(crowdedKey(i))).isEqualTo(i <= slot ? i : KeyIndex.NONE);
      }
    }
    index.clear();
    for (int i = 0; i < 60; i++) {
      assertThat(index.slotOf(crowdedKey(i))).isEqualTo(KeyIndex.NONE);
    }
  }

  @Test
  void itGrowsWithItsSlots() {
    KeyIndex index = new KeyIndex(2);
    SplittableRandom random = new SplittableRandom(2);
    long[] keys = random.longs(5_000).toArray();
    for (int slot = 0; slot < keys.length; slot++) {
      index.add(keys[slot], slot);
    }
    for (int slot = 0; slot < keys.length; slot++) {
      assertThat(index.slotOf(keys[slot])).isEqualTo(slot);
    }
  }
}
