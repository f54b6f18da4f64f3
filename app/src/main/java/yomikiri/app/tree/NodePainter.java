package yomikiri.app.tree;

import javafx.scene.paint.Paint;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import yomikiri.app.draw.Pen;
import yomikiri.app.draw.ThemeColors;
import yomikiri.app.draw.ThemeColors.Ink;
import yomikiri.app.ui.Typeface;
import yomikiri.engine.think.NodeState;

/**
 * Draws the nodes of a tree, which differ by shape and text, not by colour alone. Made anew for
 * each drawing, as the typeface comes with the theme.
 */
final class NodePainter {
  static final double HEIGHT = 26;

  /** Room for the sign of who is to move. */
  static final double SIGN = 15;

  static final double PADDING = 7;
  private static final double ROUND = 9;
  private static final double[] DASHES = {3, 3};
  private static final double[] WHOLE = {};

  private final Pen pen;
  private final Font plain = Typeface.plain(13);
  private final Font bold = bold();
  private final Font small = small();
  private final ThemeColors colors;

  NodePainter(Pen pen, ThemeColors colors) {
    this.pen = pen;
    this.colors = colors;
  }

  static Font bold() {
    return Typeface.bold(13);
  }

  static Font small() {
    return Typeface.plain(11);
  }

  /** Whether the search has left the node behind for good. */
  static boolean isOut(NodeState state) {
    return state == NodeState.CUT || state == NodeState.DROPPED || state == NodeState.TWIN;
  }

  /**
   * Draws a node with its left upper corner at {@code x} and {@code y}.
   *
   * @param signs whether to show who is to move
   * @param words whether the text is large enough to be worth drawing
   */
  void paint(LaidOutTree.Box box, double x, double y, double width, boolean signs, boolean words) {
    boolean out = isOut(box.state());
    Paint edge = colors.of(box.inLine() ? Ink.ACCENT : out ? Ink.SOFT : Ink.QUIET);
    double thickness = box.inLine() ? 2.6 : box.state() == NodeState.EXPANDED ? 1.8 : 1.1;
    double[] dashes = out || box.state() == NodeState.OPEN ? DASHES : WHOLE;
    pen.fillBox(x, y, width, HEIGHT, ROUND, colors.of(ground(box)));
    pen.strokeBox(x, y, width, HEIGHT, ROUND, edge, thickness, dashes);
    if (box.latest()) {
      ring(x, y, width, Ink.FIRST, 3);
    }
    if (words) {
      double left = x + PADDING;
      if (signs) {
        sign(box, left, y + HEIGHT / 2);
        left += SIGN;
      }
      text(box, left, y, x + width - PADDING);
    }
    if (box.remembered()) {
      corner(x + width, y);
    }
  }

  private static Ink ground(LaidOutTree.Box box) {
    return switch (box.state()) {
      case CUT, DROPPED, TWIN -> Ink.GROUND;
      case OPEN -> Ink.FIRST_GROUND;
      case EXPANDED, KEPT, ENDED -> Ink.SECOND_GROUND;
      case UNSEEN, SEARCHED, CANDIDATE, VISITED -> Ink.PANEL;
    };
  }

  private void text(LaidOutTree.Box box, double left, double y, double right) {
    boolean out = isOut(box.state());
    double middle = y + HEIGHT / 2;
    Font font = box.inLine() ? bold : plain;
    String move = box.state() == NodeState.TWIN ? "= " + box.move() : box.move();
    pen.write(move, left, middle, font, TextAlignment.LEFT, colors.of(out ? Ink.SOFT : Ink.INK));
    Paint figure = colors.of(figureInk(box, out));
    pen.write(box.figure(), right, middle, font, TextAlignment.RIGHT, figure);
    if (box.state() == NodeState.DROPPED) {
      pen.strokeLine(
          new double[] {left - 2, right + 2},
          new double[] {middle, middle},
          colors.of(Ink.SOFT),
          1);
    }
  }

  private static Ink figureInk(LaidOutTree.Box box, boolean out) {
    boolean negative = box.figure().contains("\u2212");
    return out ? Ink.SOFT : negative && ground(box) != Ink.FIRST_GROUND ? Ink.NEGATIVE : Ink.INK;
  }

  /** A triangle up for the seat that thinks, down for another, a square at the end of a game. */
  private void sign(LaidOutTree.Box box, double x, double middle) {
    if (box.over()) {
      pen.fillBox(x, middle - 4, 8, 8, 0, colors.of(Ink.SOFT));
      return;
    }
    boolean up = box.thinkerNext();
    double base = up ? middle + 4 : middle - 4;
    double tip = up ? middle - 4.5 : middle + 4.5;
    pen.fillArea(
        new double[] {x - 0.5, x + 9.5, x + 4.5},
        new double[] {base, base, tip},
        colors.of(up ? Ink.FIRST : Ink.SECOND));
  }

  /** A filled corner: the value was remembered. */
  private void corner(double right, double y) {
    pen.fillArea(
        new double[] {right - 9, right - 1, right - 1},
        new double[] {y + 1, y + 1, y + 9},
        colors.of(Ink.ACCENT));
  }

  /** A line all around a node. */
  void ring(double x, double y, double width, Ink ink, double distance) {
    double twice = 2 * distance;
    pen.strokeBox(
        x - distance,
        y - distance,
        width + twice,
        HEIGHT + twice,
        ROUND + twice,
        colors.of(ink),
        2);
  }

  /** The small plate that opens or closes a branch, its left edge at {@code x}. */
  void plate(String text, double x, double middle, double width) {
    pen.fillBox(x, middle - 8, width, 16, 16, colors.of(Ink.GROUND));
    pen.strokeBox(x, middle - 8, width, 16, 16, colors.of(Ink.QUIET), 1);
    label(text, x + width / 2, middle, colors.of(Ink.SOFT), TextAlignment.CENTER);
  }

  void label(String text, double x, double middle, Paint paint, TextAlignment align) {
    pen.write(text, x, middle, small, align, paint);
  }
}
