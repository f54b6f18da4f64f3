package yomikiri.app.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;

/** Where cells lie in their room. */
final class HexPlacementTest {
  private static final List<Lattice> LATTICES =
      List.of(
          new SquareLattice(4, 4),
          new SquareLattice(31, 11),
          HexLattice.ofSide(3),
          HexLattice.ofSide(8));

  @Test
  void everyCellIsFoundAtItsMiddleAndWithinTheFrame() {
    for (Lattice lattice : LATTICES) {
      HexPlacement placement = HexPlacement.in(lattice, 640, 480, 24);
      for (int cell = 0; cell < lattice.cells(); cell++) {
        Point2D middle = placement.centre(cell);
        assertThat(placement.cellAt(middle.getX(), middle.getY())).isEqualTo(OptionalInt.of(cell));
        double[] outline = placement.outline(cell);
        for (int i = 0; i < outline.length; i += 2) {
          assertThat(placement.frame().contains(outline[i], outline[i + 1])).isTrue();
        }
      }
      assertThat(placement.cellAt(placement.frame().getMinX(), placement.frame().getMinY()))
          .isEmpty();
    }
  }

  @Test
  void theCornersOfAHexagonsBoxAreNoPartOfIt() {
    HexPlacement placement = HexPlacement.in(HexLattice.ofSide(3), 640, 480, 24);
    Point2D corner = placement.corner(0).add(1, 1);
    assertThat(placement.cellAt(corner.getX(), corner.getY())).isEmpty();
  }
}
