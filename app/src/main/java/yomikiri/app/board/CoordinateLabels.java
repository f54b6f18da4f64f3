package yomikiri.app.board;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.text.Text;
import yomikiri.app.board.Lattice.EdgeName;
import yomikiri.app.ui.Controls;

/** The names of columns and rows along the edges of a board, as many as there is room for. */
final class CoordinateLabels {
  private static final double ROOM = 1.3; // of a name's height: what each needs
  private static final double STRIP = 1.85; // of a name's height: the strip they stand in

  private final List<Name> above;
  private final List<Name> beside;

  private record Name(Text text, double middle) {
    static Name of(EdgeName name) {
      Text text = Controls.styled(new Text(name.text()), "text", "cell-name");
      return new Name(text, name.middle());
    }

    /** Shows or hides the name at {@code index}, where one of {@code each} names is written. */
    void show(int index, int each) {
      text.setVisible(index == 0 || (each == 2 ? index % 2 == 0 : (index + 1) % each == 0));
    }

    void centre(double x, double y) {
      double width = text.getLayoutBounds().getWidth();
      double height = text.getLayoutBounds().getHeight();
      text.relocate(Math.rint(x - width / 2), Math.rint(y - height / 2));
    }
  }

  CoordinateLabels(Lattice lattice) {
    above = lattice.above().stream().map(Name::of).toList();
    beside = lattice.beside().stream().map(Name::of).toList();
  }

  List<Text> texts() {
    return Stream.concat(above.stream(), beside.stream()).map(Name::text).toList();
  }

  /** The width of the strip that the names stand in. */
  double strip() {
    return Math.round(STRIP * letterHeight());
  }

  private double letterHeight() {
    return beside.getFirst().text().getFont().getSize();
  }

  /**
   * Writes the first name along each edge, and after it as many as there is room for.
   *
   * @param bottom of the board's room
   */
  void layOut(HexPlacement at, double bottom) {
    double strip = strip();
    int each = each(at.step());
    for (int i = 0; i < above.size(); i++) {
      Name name = above.get(i);
      name.show(i, each);
      name.centre(
          at.first().getX() + name.middle() * at.step() + at.edge() / 2,
          at.frame().getMinY() - strip / 2);
    }
    double height = Math.max(at.height(), strip);
    for (int i = 0; i < beside.size(); i++) {
      Name name = beside.get(i);
      double middle = at.first().getY() + name.middle() * at.step() + at.height() / 2;
      name.show(i, each);
      name.centre(at.frame().getMinX() - strip / 2, Math.min(middle, bottom - height / 2));
    }
  }

  /** One of how many names is written: 1 if there is room for all. */
  private int each(double step) {
    double need = ROOM * letterHeight();
    return IntStream.of(1, 2, 5, 10).filter(n -> n * step >= need).findFirst().orElse(20);
  }
}
