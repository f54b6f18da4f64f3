package yomikiri.engine.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class HintRegionTest {
  private static String cell(int column, int row) {
    return Character.toString('a' + column) + (row + 1);
  }

  /** So many different cells of a board of eight by eight. */
  private static List<String> cells(int count, Random random) {
    Set<String> cells = new HashSet<>();
    while (cells.size() < count) {
      cells.add(cell(random.nextInt(8), random.nextInt(8)));
    }
    return new ArrayList<>(cells);
  }

  @Test
  void everyCellOfAGroupHasThatGroupSoThatItTellsNothingOfWhichOneIsMeant() {
    Random random = new Random(38);
    for (int round = 0; round < 500; round++) {
      List<String> moves = cells(4 + random.nextInt(29), random);
      for (String meant : moves) {
        Set<String> group = HintRegion.of(moves, meant).orElseThrow();
        assertThat(group).contains(meant).hasSizeBetween(2, 4);
        assertThat(moves).containsAll(group);
        for (String other : group) {
          assertThat(HintRegion.of(moves, other)).contains(group);
        }
      }
    }
  }

  @Test
  void theOrderOfTheMovesDoesNotMatter() {
    Random random = new Random(7);
    for (int round = 0; round < 100; round++) {
      List<String> moves = cells(4 + random.nextInt(9), random);
      List<String> turned = moves.reversed();
      assertThat(moves)
          .allSatisfy(
              meant ->
                  assertThat(HintRegion.of(turned, meant)).isEqualTo(HintRegion.of(moves, meant)));
    }
  }

  @Test
  void aLineIsPartedIntoPiecesOfIt() {
    List<String> row = IntStream.range(0, 6).mapToObj(column -> cell(column, 2)).toList();
    assertThat(HintRegion.of(row, "a3")).contains(Set.of("a3", "b3", "c3"));
    assertThat(HintRegion.of(row, "f3")).contains(Set.of("d3", "e3", "f3"));
  }

  @Test
  void movesThatBeginOnOneCellAreOne() {
    List<String> moves = List.of("a1:1", "a1:2", "a1:3/b2+", "b1:1", "d4:2", "d5:6");
    assertThat(HintRegion.of(moves, "a1:2")).contains(Set.of("a1", "b1"));
    assertThat(HintRegion.isPossible(moves)).isTrue();
    assertThat(HintRegion.isPossible(moves.subList(0, 5))).isFalse();
  }

  @Test
  void fewCellsOrNoneSayNothing() {
    assertThat(HintRegion.of(List.of("a1", "b1", "c1"), "a1")).isEmpty();
    assertThat(HintRegion.of(List.of("U", "D", "L", "R"), "U")).isEmpty();
    assertThat(HintRegion.of(List.of("a1", "b1", "c1", "d1", "--"), "--")).isEmpty();
  }
}
