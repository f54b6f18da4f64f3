package yomikiri.engine.games.tron.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class ChambersTest {
  private final Chambers chambers = new Chambers();

  @Test
  void aCellIsAJointIfTheRegionFallsApartWithoutIt() {
    SplittableRandom random = new SplittableRandom(3);
    for (int round = 0; round < 400; round++) {
      Arena arena = new Arena(2 + random.nextInt(9), 2 + random.nextInt(9));
      int head = arena.cell(random.nextInt(arena.size()));
      long[] region = region(random, arena, head, 3);
      chambers.divide(region, head);
      long[] all = region.clone();
      GridCellSet.add(all, head);
      for (int index = 0; index < arena.size(); index++) {
        int cell = arena.cell(index);
        if (GridCellSet.isIn(all, cell)) {
          assertThat(GridCellSet.isIn(chambers.joints(), cell)).isEqualTo(isJoint(all, cell));
        }
      }
    }
  }

  @Test
  void noWayIsLongerThanTheBound() {
    SplittableRandom random = new SplittableRandom(4);
    int met = 0;
    for (int round = 0; round < 400; round++) {
      Arena arena = new Arena(2 + random.nextInt(4), 2 + random.nextInt(4));
      int head = arena.cell(random.nextInt(arena.size()));
      long[] region = region(random, arena, head, 3);
      int longest = longestWay(region.clone(), head);
      int bound = chambers.divide(region, head);
      assertThat(bound).isBetween(longest, GridCellSet.count(region));
      met += bound == longest ? 1 : 0;
    }
    assertThat(met).isGreaterThan(300);
  }

  @Test
  void theBoundAloneIsTheSame() {
    SplittableRandom random = new SplittableRandom(7);
    ChamberBound alone = new ChamberBound();
    for (int round = 0; round < 4_000; round++) {
      Arena arena = new Arena(1 + random.nextInt(30), 1 + random.nextInt(20));
      int head = arena.cell(random.nextInt(arena.size()));
      long[] region = region(random, arena, head, 1 + random.nextInt(4));
      int bound = chambers.divide(region, head);
      assertThat(alone.ofRegion(region, head)).isEqualTo(bound);
      assertThat(alone.of(region, head)).isEqualTo(bound);
      long key = alone.key(head);
      int size = chambers.size();
      GridCellSet.add(region, arena.cell(random.nextInt(arena.size())));
      GridCellSet.remove(region, head);
      assertThat(alone.of(region, head)).isEqualTo(chambers.divide(region, head));
      assertThat(alone.key(head) == key).isEqualTo(chambers.size() == size);
    }
  }

  @Test
  void theCellsOfAChamberHangTogether() {
    SplittableRandom random = new SplittableRandom(5);
    for (int round = 0; round < 200; round++) {
      Arena arena = new Arena(2 + random.nextInt(7), 2 + random.nextInt(7));
      int head = arena.cell(random.nextInt(arena.size()));
      long[] region = region(random, arena, head, 3);
      chambers.divide(region, head);
      for (int chamber = 0; chamber < chambers.count(); chamber++) {
        long[] members = members(arena, region, chamber);
        assertThat(GridCellSet.count(members)).isPositive();
        assertThat(isConnected(members)).isTrue();
      }
    }
  }

  @Test
  void theCodeIsThatOfTheHeadAndWhatItReaches() {
    SplittableRandom random = new SplittableRandom(6);
    Set<Long> keys = new HashSet<>();
    Set<String> regions = new HashSet<>();
    for (int round = 0; round < 1000; round++) {
      Arena arena = new Arena(1 + random.nextInt(4), 1 + random.nextInt(3));
      int head = arena.cell(random.nextInt(arena.size()));
      long[] region = region(random, arena, head, 3);
      chambers.divide(region, head);
      assertThat(chambers.size()).isEqualTo(GridCellSet.count(region));
      long key = chambers.key();
      assertThat(regions.add(head + Arrays.toString(region))).isEqualTo(keys.add(key));
      GridCellSet.add(region, arena.cell(arena.size() - 1) + 2 * GridCellSet.ROW + 2);
      chambers.divide(region, head);
      assertThat(chambers.key()).isEqualTo(key);
    }
  }

  private long[] members(Arena arena, long[] region, int chamber) {
    long[] members = new long[GridCellSet.WORDS];
    for (int index = 0; index < arena.size(); index++) {
      int cell = arena.cell(index);
      if (GridCellSet.isIn(region, cell) && chambers.chamber(cell) == chamber) {
        GridCellSet.add(members, cell);
      }
    }
    return members;
  }

  /** A random part of the arena that can be reached from the head, without it; walls in ten. */
  private static long[] region(SplittableRandom random, Arena arena, int head, int walls) {
    long[] free = arena.all();
    for (int index = 0; index < arena.size(); index++) {
      if (random.nextInt(10) < walls) {
        GridCellSet.remove(free, arena.cell(index));
      }
    }
    long[] from = new long[GridCellSet.WORDS];
    GridCellSet.add(from, head);
    GridCellSet.add(free, head);
    long[] region = new long[GridCellSet.WORDS];
    GridCellSet.flood(from, free, region);
    GridCellSet.remove(region, head);
    return region;
  }

  private static boolean isJoint(long[] all, int cell) {
    long[] rest = all.clone();
    GridCellSet.remove(rest, cell);
    return !isConnected(rest);
  }

  private static boolean isConnected(long[] cells) {
    long[] from = new long[GridCellSet.WORDS];
    for (int cell = 0; cell < GridCellSet.LIMIT; cell++) {
      if (GridCellSet.isIn(cells, cell)) {
        GridCellSet.add(from, cell);
        break;
      }
    }
    long[] reached = new long[GridCellSet.WORDS];
    GridCellSet.flood(from, cells, reached);
    return GridCellSet.count(reached) == GridCellSet.count(cells);
  }

  private static int longestWay(long[] free, int head) {
    int longest = 0;
    for (int move = 0; move < Arena.MOVES; move++) {
      int next = Arena.target(head, move);
      if (GridCellSet.isIn(free, next)) {
        GridCellSet.remove(free, next);
        longest = Math.max(longest, 1 + longestWay(free, next));
        GridCellSet.add(free, next);
      }
    }
    return longest;
  }
}
