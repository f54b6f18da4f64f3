package yomikiri.app.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.control.Label;

/** The names of columns and rows along the edges of a board, as many as there is room for. */
final class EdgeNames {
  private static final double ROOM = 1.3; // of a name's height: what each needs
  private static final double STRIP = 1.85; // of a name's height: the strip they stand in

  private final List<Label> columns = new ArrayList<>();
  private final List<Label> rows = new ArrayList<>();

  EdgeNames(int columnCount, int rowCount) {
    for (int column = 0; column < columnCount; column++) {
      columns.add(label(GridBoard.columnName(column)));
    }
    for (int row = 0; row < rowCount; row++) {
      rows.add(label(Integer.toString(row + 1)));
    }
  }

  private static Label label(String text) {
    Label label = new Label(text);
    label.getStyleClass().add("cell-name");
    return label;
  }

  List<Label> labels() {
    return Stream.concat(columns.stream(), rows.stream()).toList();
  }

  /** The width of the strip that the names stand in. */
  double strip() {
    return Math.round(STRIP * letterHeight());
  }

  private double letterHeight() {
    return columns.getFirst().getFont().getSize();
  }

  /**
   * Where the cells of a board lie.
   *
   * @param x of the first cell
   * @param y of the first cell
   * @param left edge of the frame
   * @param top edge of the frame
   * @param step from cell to cell
   * @param edge of a cell
   * @param bottom of the board
   */
  record Places(
      double x, double y, double left, double top, double step, double edge, double bottom) {}

  /** Writes the first name along each edge, and after it as many as there is room for. */
  void layOut(Places at) {
    double strip = strip();
    double need = ROOM * letterHeight();
    int each = IntStream.of(1, 2, 5, 10).filter(n -> n * at.step() >= need).findFirst().orElse(20);
    double width = Math.max(at.edge(), strip);
    for (int column = 0; column < columns.size(); column++) {
      Label name = columns.get(column);
      name.setVisible(isNamed(column, each));
      double middle = at.x() + column * at.step() + at.edge() / 2;
      name.resizeRelocate(middle - width / 2, at.top() - strip, width, strip);
    }
    double height = Math.max(at.edge(), strip);
    for (int row = 0; row < rows.size(); row++) {
      Label name = rows.get(row);
      name.setVisible(isNamed(row, each));
      double middle = at.y() + row * at.step() + at.edge() / 2;
      name.resizeRelocate(
          at.left() - strip, Math.min(middle - height / 2, at.bottom() - height), strip, height);
    }
  }

  private static boolean isNamed(int index, int each) {
    return index == 0 || (each == 2 ? index % 2 == 0 : (index + 1) % each == 0);
  }
}
