package yomikiri.app.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.Lattice.Way;

/** Where hexagons lie and where the arrow keys lead among them. */
final class HexLatticeTest {
  private final HexLattice board = HexLattice.ofSide(3);

  private int cell(String name) {
    return IntStream.range(0, board.cells())
        .filter(cell -> board.name(cell).equals(name))
        .findFirst()
        .orElseThrow();
  }

  private String after(String from, Way... ways) {
    int cell = cell(from);
    for (Way way : ways) {
      cell = board.next(cell, way);
    }
    return board.name(cell);
  }

  @Test
  void aBoardOfSideThreeHasNineteenCellsInFiveRows() {
    assertThat(board.rows()).containsExactly(3, 4, 5, 4, 3);
    assertThat(IntStream.range(0, board.cells()).mapToObj(board::name))
        .containsExactly(
            "a1", "a2", "a3", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4", "c5", "d1", "d2",
            "d3", "d4", "e1", "e2", "e3");
    assertThat(board.beside())
        .extracting(Lattice.EdgeName::text)
        .containsExactly("a", "b", "c", "d", "e");
  }

  @Test
  void everyCellButThoseAtTheRimHasSixNeighboursOneStepAway() {
    long inner = IntStream.range(0, board.cells()).filter(cell -> neighbours(cell) == 6).count();
    assertThat(inner).isEqualTo(7);
    assertThat(neighbours(cell("a1"))).isEqualTo(3);
  }

  private long neighbours(int cell) {
    Point2D here = board.centre(cell);
    return IntStream.range(0, board.cells())
        .filter(other -> Math.abs(board.centre(other).distance(here) - 1) < 1e-9)
        .count();
  }

  @Test
  void neighboursShareASideOfTheirOutlines() {
    Point2D here = board.centre(cell("c3"));
    Point2D there = board.centre(cell("d3"));
    long shared =
        board.outline().stream()
            .filter(
                corner ->
                    board.outline().stream()
                        .anyMatch(other -> here.add(corner).distance(there.add(other)) < 1e-9))
            .count();
    assertThat(shared).isEqualTo(2);
  }

  @Test
  void upAndDownLeadStraightAcrossTheBoardAndBack() {
    assertThat(after("c3", Way.UP, Way.UP)).isEqualTo("a2");
    assertThat(after("c3", Way.DOWN, Way.DOWN)).isEqualTo("e2");
    for (int cell = 0; cell < board.cells(); cell++) {
      assertThat(board.centre(board.next(cell, Way.UP)).distance(board.centre(cell)))
          .isLessThan(1 + 1e-9);
    }
    assertThat(after("a2", Way.DOWN, Way.DOWN, Way.DOWN, Way.DOWN)).isEqualTo("e2");
    assertThat(after("e2", Way.UP, Way.UP, Way.UP, Way.UP)).isEqualTo("a2");
  }

  @Test
  void theRimHoldsTheKeyboard() {
    assertThat(after("c5", Way.RIGHT)).isEqualTo("c5");
    assertThat(after("c1", Way.LEFT)).isEqualTo("c1");
    assertThat(after("c1", Way.UP)).isEqualTo("b1");
    assertThat(after("c5", Way.DOWN)).isEqualTo("d4");
    assertThat(after("a3", Way.UP)).isEqualTo("a3");
    assertThat(after("d2", Way.ROW_START)).isEqualTo("d1");
    assertThat(after("d2", Way.ROW_END)).isEqualTo("d4");
  }

  @Test
  void rowsThatDoNotInterlockAreRefused() {
    assertThatThrownBy(() -> new HexLattice(List.of(3, 3)))
        .hasMessage("row 1 must have one cell more or fewer than the row above: [3, 3]");
  }
}
