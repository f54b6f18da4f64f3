package yomikiri.engine.games.tron.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class TerritoryTest {
  private static final Arena ARENA = new Arena(30, 20);
  private static final String DISTANCES =
      "0123456789abcdfghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

  private final Territory territory = new Territory();
  private final ReferenceTerritory plain = new ReferenceTerritory();

  @Test
  void theGoldenExampleIsMetCellByCell() throws IOException {
    List<String> lines = golden();
    int map = lines.indexOf("[voronoi]") + 1;
    int[] heads = new int[2];
    long[] free = ARENA.all();
    for (int index = 0; index < ARENA.size(); index++) {
      char c = lines.get(map + index / 30).charAt(index % 30);
      if (c == 'P' || c == 'Q') {
        heads[c - 'P'] = ARENA.cell(index);
      }
      if (c == 'P' || c == 'Q' || c == '#') {
        GridCellSet.remove(free, ARENA.cell(index));
      }
    }
    plain.measure(free, heads);
    territory.divide(free, heads, 0, Territory.UNLIMITED);
    for (int index = 0; index < ARENA.size(); index++) {
      int cell = ARENA.cell(index);
      if (GridCellSet.isIn(free, cell)) {
        char owner = lines.get(map + index / 30).charAt(index % 30);
        assertThat(territory.owner(cell)).isEqualTo(owner == '+' ? 0 : 1);
        assertThat(plain.owner(cell, 0)).isEqualTo(owner == '+' ? 0 : 1);
        for (int seat = 0; seat < 2; seat++) {
          int distances = lines.indexOf(seat == 0 ? "[distance P]" : "[distance Q]") + 1;
          char distance = lines.get(distances + index / 30).charAt(index % 30);
          assertThat(plain.distance(seat, cell)).isEqualTo(DISTANCES.indexOf(distance));
        }
      }
    }
    assertThat(territory.cells(0)).isEqualTo(131);
    assertThat(territory.cells(1)).isEqualTo(439);
    assertThat(territory.lead(0)).isEqualTo(131 - 439);
  }

  private static List<String> golden() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(TerritoryTest.class.getResourceAsStream("/tron/voronoi.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  @Test
  void theBitsAgreeWithAFloodByQueue() {
    SplittableRandom random = new SplittableRandom(1);
    for (int round = 0; round < 600; round++) {
      Arena arena = new Arena(1 + random.nextInt(30), 4 + random.nextInt(17));
      long[] free = arena.all();
      int density = random.nextInt(6);
      for (int index = 0; index < arena.size(); index++) {
        if (random.nextInt(10) < density) {
          GridCellSet.remove(free, arena.cell(index));
        }
      }
      int[] heads = heads(random, arena, free);
      int turn = heads.length == 2 && random.nextBoolean() ? -1 : random.nextInt(heads.length);
      int reach = random.nextBoolean() ? Territory.UNLIMITED : random.nextInt(20);
      territory.divide(free, heads, turn, reach);
      plain.measure(free, heads);
      for (int index = 0; index < arena.size(); index++) {
        int cell = arena.cell(index);
        int owner = GridCellSet.isIn(free, cell) ? plain.owner(cell, turn) : -1;
        boolean isFar = owner >= 0 && plain.distance(owner, cell) - 1 > reach;
        assertThat(territory.owner(cell)).isEqualTo(isFar ? -1 : owner);
      }
      if (reach == Territory.UNLIMITED) {
        assertThat(territory.lead(0)).isEqualTo(plain.lead(free, heads, turn, 0));
      }
    }
  }

  private static int[] heads(SplittableRandom random, Arena arena, long[] free) {
    int[] heads = new int[2 + random.nextInt(3)];
    for (int seat = 0; seat < heads.length; seat++) {
      boolean isOut = seat > 1 && random.nextInt(4) == 0;
      heads[seat] = isOut ? -1 : arena.cell(seat);
      if (!isOut) {
        int cell = arena.cell(random.nextInt(arena.size()));
        heads[seat] = GridCellSet.isIn(free, cell) ? cell : arena.cell(seat);
        GridCellSet.remove(free, heads[seat]);
      }
    }
    return heads;
  }
}
