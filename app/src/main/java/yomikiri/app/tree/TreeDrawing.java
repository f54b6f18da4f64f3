package yomikiri.app.tree;

import java.util.List;
import java.util.function.Predicate;
import javafx.scene.paint.Paint;
import javafx.scene.text.TextAlignment;
import yomikiri.app.draw.Pen;
import yomikiri.app.draw.ThemeColors;
import yomikiri.app.draw.ThemeColors.Ink;
import yomikiri.engine.think.NodeState;

/** Draws a tree, on the screen or to a file. */
final class TreeDrawing {
  /** Height of what stands above the tree. */
  static final double HEAD = 30;

  private final Pen pen;
  private final ThemeColors colors;
  private final TreeWords words;
  private final TreeViewport drawn;
  private final NodePainter painter;

  TreeDrawing(Pen pen, ThemeColors colors, TreeWords words, TreeViewport drawn) {
    this.pen = pen;
    this.colors = colors;
    this.words = words;
    this.drawn = drawn;
    this.painter = new NodePainter(pen, colors);
  }

  /** Draws branches and nodes; {@code readable} if text is large enough to be worth drawing. */
  void nodes(boolean readable, Predicate<LaidOutTree.Box> isInView) {
    List<LaidOutTree.Box> boxes = drawn.laidOut().boxes();
    boxes.stream().filter(box -> !box.inLine()).forEach(this::branch);
    boxes.stream().filter(LaidOutTree.Box::inLine).forEach(this::branch);
    for (int i = 0; i < boxes.size(); i++) {
      if (boxes.get(i).isSeen() && isInView.test(boxes.get(i))) {
        node(i, readable);
      }
    }
  }

  private void branch(LaidOutTree.Box box) {
    if (box.parent() < 0 || !box.isSeen()) {
      return;
    }
    LaidOutTree.Box parent = drawn.laidOut().boxes().get(box.parent());
    double fromX = drawn.right(parent);
    double fromY = drawn.middle(parent);
    double toX = drawn.x(box);
    double toY = drawn.middle(box);
    Paint paint = colors.of(box.inLine() ? Ink.ACCENT : Ink.QUIET);
    double[] dashes = NodePainter.isOut(box.state()) ? new double[] {3, 3} : new double[0];
    pen.strokeBend(fromX, fromY, toX, toY, paint, box.inLine() ? 3.4 : 1, dashes);
    if (box.state() == NodeState.CUT) {
      double[] ys = {toY + 6, toY - 6};
      pen.strokeLine(new double[] {toX - 13, toX - 8}, ys, colors.of(Ink.NEGATIVE), 1.8);
      pen.strokeLine(new double[] {toX - 9, toX - 4}, ys, colors.of(Ink.NEGATIVE), 1.8);
    }
  }

  private void node(int index, boolean readable) {
    LaidOutTree.Box box = drawn.laidOut().boxes().get(index);
    painter.paint(box, drawn.x(box), drawn.y(box), drawn.boxWidth(), drawn.signs(), readable);
    if (!drawn.plate(index).isEmpty() && readable) {
      double x = drawn.right(box) + TreeViewport.PLATE_GAP;
      painter.plate(drawn.plate(index), x, drawn.middle(box), drawn.plateWidth(index));
    }
  }

  /** Draws a line around the node selected. */
  void selection(double distance) {
    drawn.laidOut().boxes().stream()
        .filter(box -> box.node() == drawn.laidOut().selected())
        .forEach(
            box ->
                painter.ring(drawn.x(box), drawn.y(box), drawn.boxWidth(), Ink.ACCENT, distance));
  }

  /** Draws what the columns hold, which stays above them when the tree moves. */
  void head(double left, double width, double scale) {
    pen.fillBox(0, 0, width, HEAD, 0, colors.of(Ink.GROUND));
    double[] ys = {HEAD - 0.5, HEAD - 0.5};
    pen.strokeLine(new double[] {0, width}, ys, colors.of(Ink.LINE), 1);
    double room = drawn.columnWidth() * scale;
    List<String> full = words.columns(drawn.laidOut());
    boolean fits = full.stream().allMatch(text -> width(text) + 12 < room);
    double end = 0;
    for (int depth = 0; depth < full.size(); depth++) {
      double x = left + depth * room;
      String text = fits ? full.get(depth) : words.ply(depth);
      if (x >= end && x < width) {
        painter.label(text, x, HEAD / 2, colors.of(Ink.SOFT), TextAlignment.LEFT);
        end = x + width(text) + 6;
      }
    }
  }

  private static double width(String text) {
    return TreeViewport.width(text, NodePainter.small());
  }
}
