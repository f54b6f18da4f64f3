package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.NavigableMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The heap, held against a map of the library. */
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
        switch (expected.isEmpty() ? 0 : random.nextInt(5)) {
          case 0, 1, 2 -> {
            heap.add(rank);
            expected.put(rank, spare);
          }
          case 3 -> {
            heap.removeTop();
            expected.pollFirstEntry();
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
          assertThat(heap.rank(0)).isEqualTo(expected.firstKey());
          for (int i = 0; i < heap.size(); i++) {
            assertThat(expected.get(heap.rank(i))).isEqualTo(heap.slot(i));
          }
        }
      }
    }
  }
}
