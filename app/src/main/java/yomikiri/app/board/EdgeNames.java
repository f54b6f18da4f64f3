package yomikiri.app.board;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import yomikiri.app.board.Lattice.EdgeName;

/** The names of columns and rows along the edges of a board, as many as there is room for. */
final class EdgeNames {
  private static final double ROOM = 1.3; // of a name's height: what each needs
  private static final double STRIP = 1.85; // of a name's height: the strip they stand in

  private final List<Name> above;
  private final List<Name> beside;

  private record Name(Label label, double middle) {
    static Name of(EdgeName name) {
      Label label = new Label(name.text());
      label.getStyleClass().add("cell-name");
      return new Name(label, name.middle());
    }
  }

  EdgeNames(Lattice lattice) {
    above = lattice.above().stream().map(Name::of).toList();
    beside = lattice.beside().stream().map(Name::of).toList();
  }

  List<Label> labels() {
    return Stream.concat(above.stream(), beside.stream()).map(Name::label).toList();
  }

  /** The width of the strip that the names stand in. */
  double strip() {
    return Math.round(STRIP * letterHeight());
  }

  private double letterHeight() {
    return beside.getFirst().label().getFont().getSize();
  }

  /**
   * Writes the first name along each edge, and after it as many as there is room for.
   *
   * @param bottom of the board's room
   */
  void layOut(Placing at, double bottom) {
    double strip = strip();
    int each = each(at.step());
    double width = Math.max(at.edge(), strip);
    for (int i = 0; i < above.size(); i++) {
      Name name = above.get(i);
      double middle = at.first().getX() + name.middle() * at.step() + at.edge() / 2;
      place(name, i, each)
          .resizeRelocate(middle - width / 2, at.frame().getMinY() - strip, width, strip);
    }
    double height = Math.max(at.height(), strip);
    for (int i = 0; i < beside.size(); i++) {
      Name name = beside.get(i);
      double middle = at.first().getY() + name.middle() * at.step() + at.height() / 2;
      place(name, i, each)
          .resizeRelocate(
              at.frame().getMinX() - strip,
              Math.min(middle - height / 2, bottom - height),
              strip,
              height);
    }
  }

  /** Of how many names one is written. */
  private int each(double step) {
    double need = ROOM * letterHeight();
    return IntStream.of(1, 2, 5, 10).filter(n -> n * step >= need).findFirst().orElse(20);
  }

  private static Region place(Name name, int index, int each) {
    name.label().setVisible(index == 0 || (each == 2 ? index % 2 == 0 : (index + 1) % each == 0));
    return name.label();
  }
}
