package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The heap and the index of keys, each held against a map of the library's. */
final class SlotHeapTest {
  @Test
  void theHeapHandsOutTheLowestRankAndUsesFreeSlotsAgain() {
    for (long seed = 0; seed < 50; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      SlotHeap heap = new SlotHeap(1 + random.nextInt(8));
      NavigableMap<Long, Integer> expected = new TreeMap<>();
      for (int step = 0; step < 500; step++) {
        long rank = random.nextLong();
        int spare = heap.spare();
        assertThat(expected.values()).doesNotContain(spare);
        switch (expected.isEmpty() ? 0 : random.nextInt(6)) {
          case 0, 1, 2 -> {
            heap.add(rank);
            expected.put(rank, spare);
          }
          case 3 -> {
            heap.removeTop();
            expected.pollFirstEntry();
          }
          case 4 -> {
            Map.Entry<Long, Integer> old = expected.firstEntry();
            long higher = old.getKey() / 2 + Long.MAX_VALUE / 2;
            heap.raise(old.getValue(), higher);
            expected.pollFirstEntry();
            expected.put(higher, spare);
          }
          default -> {
            int kept = 1 + random.nextInt(expected.size());
            heap.keepLowest(kept);
            while (expected.size() > kept) {
              expected.pollLastEntry();
            }
          }
        }
        assertThat(heap.size()).isEqualTo(expected.size());
        if (!expected.isEmpty()) {
          assertThat(heap.lowest()).isEqualTo(expected.firstKey());
          assertThat(heap.slot(0)).isEqualTo(expected.firstEntry().getValue());
        }
      }
    }
  }

  @Test
  void theIndexFindsWhatWasAddedAndNotWhatWasRemoved() {
    for (long seed = 0; seed < 50; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      KeyIndex index = new KeyIndex(4);
      Map<Long, Integer> expected = new HashMap<>();
      for (int slot = 0; slot < 300; slot++) {
        long key = random.nextInt(40) * (random.nextBoolean() ? 1L << 32 : 64);
        int known = index.slotOf(key);
        assertThat(known).isEqualTo(expected.getOrDefault(key, KeyIndex.NONE));
        if (known == KeyIndex.NONE) {
          index.add(key, slot);
          expected.put(key, slot);
        } else {
          index.remove(known);
          expected.remove(key);
        }
      }
    }
  }
}
