package yomikiri.app.tree;

import javafx.scene.text.Font;
import javafx.scene.text.Text;
import yomikiri.app.text.Figures;

/**
 * The places of a drawing's boxes, in its own measure, and the part of it that is in view.
 *
 * @param boxWidth of every box
 * @param signs whether boxes show who is to move
 */
record TreeViewport(LaidOutTree laidOut, double boxWidth, boolean signs) {
  static final double ROW = 29.5;
  static final double PLATE_GAP = 3;
  private static final double LEAST_COLUMN = 122;
  static final double PLATE_ROOM = 46;

  static TreeViewport of(LaidOutTree laidOut) {
    boolean signs = laidOut.boxes().stream().anyMatch(box -> !box.thinkerNext() && !box.over());
    String move = "";
    String figure = "";
    for (LaidOutTree.Box box : laidOut.boxes()) {
      move = box.move().length() > move.length() ? box.move() : move;
      figure = box.figure().length() > figure.length() ? box.figure() : figure;
    }
    double words = width(move) + 10 + Math.max(24, width(figure));
    double width = 2 * NodePainter.PADDING + (signs ? NodePainter.SIGN : 0) + words;
    return new TreeViewport(laidOut, Math.ceil(width / 8) * 8, signs);
  }

  static double width(String text) {
    return width(text, NodePainter.bold());
  }

  static double width(String text, Font font) {
    Text measured = new Text(text);
    measured.setFont(font);
    return measured.getLayoutBounds().getWidth();
  }

  double columnWidth() {
    return Math.max(boxWidth + PLATE_ROOM, LEAST_COLUMN);
  }

  double x(LaidOutTree.Box box) {
    return box.depth() * columnWidth();
  }

  /** The upper edge. */
  double y(LaidOutTree.Box box) {
    return box.place() * ROW;
  }

  double middle(LaidOutTree.Box box) {
    return y(box) + NodePainter.HEIGHT / 2;
  }

  double right(LaidOutTree.Box box) {
    return x(box) + boxWidth;
  }

  /** What the plate behind a box says; empty where it has none. */
  String plate(int index) {
    LaidOutTree.Box box = laidOut.boxes().get(index);
    return box.hidden() > 0 ? "+" + Figures.brief(box.hidden()) : "";
  }

  double plateWidth(int index) {
    return 12 + 6.6 * plate(index).length();
  }

  double totalWidth() {
    int deepest = laidOut.boxes().stream().mapToInt(LaidOutTree.Box::depth).max().orElse(0);
    return deepest * columnWidth() + boxWidth + PLATE_ROOM;
  }

  double totalHeight() {
    double last = laidOut.boxes().stream().mapToDouble(LaidOutTree.Box::place).max().orElse(0);
    return last * ROW + NodePainter.HEIGHT;
  }
}
