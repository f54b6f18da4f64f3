package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.think.Bound;

/** A table that is used again for another game. */
final class TranspositionTableTest {
  private static final int BITS = 6;
  private static final int KEYS = 200;

  /** Long enough for the numbers of the searches to begin anew several times. */
  @Test
  void onceClearedItIsAsIfItWereNew() {
    SplittableRandom random = new SplittableRandom(1);
    TranspositionTable used = new TranspositionTable(BITS);
    for (int game = 0; game < 60; game++) {
      used.clear();
      compare(used, new TranspositionTable(BITS), random, random.nextInt(1, 40));
    }
  }

  @Test
  void inALongGameNothingIsLost() {
    TranspositionTable used = new TranspositionTable(BITS);
    used.clear();
    compare(used, new TranspositionTable(BITS), new SplittableRandom(2), /* searches= */ 1_000);
    used.store(1, 200, BoundsEntry.of(-3, 4, 7, 0));
    for (int search = 0; search < 400; search++) {
      used.beginSearch();
    }
    assertThat(TranspositionTable.depthOf(used.probe(1))).isEqualTo(200);
    assertThat(BoundsEntry.lowerOf(used.probe(1))).isEqualTo(-3);
    used.clear();
    assertThat(used.probe(1)).isEqualTo(TranspositionTable.NONE);
  }

  @ParameterizedTest
  @ValueSource(ints = {-(1 << 24) + 1, -4097, -1, 0, 1, 70_000, (1 << 24) - 1})
  void valuesComeBack(int value) {
    TranspositionTable table = new TranspositionTable(BITS);
    for (Bound bound : Bound.values()) {
      for (int move : new int[] {0, 1, (1 << 17) - 1}) {
        table.store(5, TranspositionTable.SOLVED, ValueEntry.of(value, bound, move));
        long result = table.probe(5);
        assertThat(TranspositionTable.depthOf(result)).isEqualTo(TranspositionTable.SOLVED);
        assertThat(ValueEntry.valueOf(result)).isEqualTo(value);
        assertThat(ValueEntry.boundOf(result)).isEqualTo(bound);
        assertThat(ValueEntry.moveOf(result)).isEqualTo(move);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-(1 << 15) + 1, -1, 0, 1, (1 << 15) - 1})
  void boundsComeBack(int bound) {
    TranspositionTable table = new TranspositionTable(BITS);
    for (int move : new int[] {-1, 0, 63}) {
      for (int selectivity : new int[] {0, 1, 31}) {
        table.store(5, 60, BoundsEntry.of(bound, -bound, move, selectivity));
        long result = table.probe(5);
        assertThat(TranspositionTable.depthOf(result)).isEqualTo(60);
        assertThat(BoundsEntry.lowerOf(result)).isEqualTo(bound);
        assertThat(BoundsEntry.upperOf(result)).isEqualTo(-bound);
        assertThat(BoundsEntry.moveOf(result)).isEqualTo(move);
        assertThat(BoundsEntry.selectivityOf(result)).isEqualTo(selectivity);
      }
    }
  }

  /** Four results fit where they belong; then the least deep gives way, or the one found before. */
  @Test
  void theLeastDeepGivesWayAndSoonerIfItIsOld() {
    TranspositionTable table = new TranspositionTable(2); // one bucket
    table.beginSearch();
    store(table, /* key= */ 1, /* depth= */ 9);
    store(table, 2, 6);
    table.beginSearch();
    store(table, 3, 8);
    store(table, 4, 7);
    store(table, 5, 3);
    assertThat(kept(table)).containsExactly(1, 3, 4, 5);
    store(table, 6, 3);
    assertThat(kept(table)).containsExactly(1, 3, 4, 6);
    table.beginSearch();
    store(table, 7, TranspositionTable.SOLVED);
    assertThat(kept(table)).containsExactly(1, 3, 4, 7);
    for (int search = 0; search < 20; search++) {
      table.beginSearch();
    }
    for (int key = 1; key <= 4; key++) {
      store(table, key, 1);
    }
    assertThat(kept(table)).containsExactly(1, 2, 3, 4);
  }

  private static void store(TranspositionTable table, long key, int depth) {
    table.store(key, depth, BoundsEntry.of(0, 0, -1, 0));
  }

  private static List<Integer> kept(TranspositionTable table) {
    return IntStream.range(1, 10)
        .filter(key -> table.probe(key) != TranspositionTable.NONE)
        .boxed()
        .toList();
  }

  /** Stores the same in both and looks for the same. */
  private static void compare(
      TranspositionTable used, TranspositionTable fresh, SplittableRandom random, int searches) {
    for (int search = 0; search < searches; search++) {
      used.beginSearch();
      fresh.beginSearch();
      for (int i = 0; i < 30; i++) {
        long key = random.nextInt(1, KEYS) * 0x9e3779b97f4a7c15L;
        int depth = random.nextInt(12);
        int value = random.nextInt(-60, 60);
        used.store(key, depth, BoundsEntry.of(value, value + 2, i, 0));
        fresh.store(key, depth, BoundsEntry.of(value, value + 2, i, 0));
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
