package yomikiri.app.tree;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import yomikiri.app.ink.Inks;
import yomikiri.app.ink.Inks.Ink;
import yomikiri.engine.trace.NodeState;

/**
 * Draws nodes of a tree: what they are can be told by shape and text, not by colour alone. To be
 * made anew for each drawing, as the typeface comes with the theme.
 */
final class NodePainter {
  static final double HEIGHT = 26;

  /** Room for the sign of who is to move. */
  static final double SIGN = 15;

  static final double PADDING = 7;
  private static final String FAMILY = "Noto Sans JP";
  private static final double ROUND = 9;

  private final GraphicsContext pen;
  private final Font plain = Font.font(FAMILY, 13);
  private final Font bold = bold();
  private final Font small = small();
  private final Inks inks;

  NodePainter(GraphicsContext pen, Inks inks) {
    this.pen = pen;
    this.inks = inks;
  }

  static Font bold() {
    return Font.font(FAMILY, FontWeight.BOLD, 13);
  }

  static Font small() {
    return Font.font(FAMILY, 11);
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
  void paint(TreePicture.Box box, double x, double y, double width, boolean signs, boolean words) {
    boolean out = isOut(box.state());
    pen.setFill(inks.of(ground(box)));
    pen.fillRoundRect(x, y, width, HEIGHT, ROUND, ROUND);
    pen.setStroke(inks.of(box.inLine() ? Ink.ACCENT : out ? Ink.SOFT : Ink.QUIET));
    pen.setLineWidth(box.inLine() ? 2.6 : box.state() == NodeState.EXPANDED ? 1.8 : 1.1);
    pen.setLineDashes(out || box.state() == NodeState.OPEN ? new double[] {3, 3} : new double[0]);
    pen.strokeRoundRect(x, y, width, HEIGHT, ROUND, ROUND);
    pen.setLineDashes();
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

  private static Ink ground(TreePicture.Box box) {
    return switch (box.state()) {
      case CUT, DROPPED, TWIN -> Ink.GROUND;
      case OPEN -> Ink.FIRST_GROUND;
      case EXPANDED, KEPT, ENDED -> Ink.SECOND_GROUND;
      case UNSEEN, SEARCHED, CANDIDATE, VISITED -> Ink.PANEL;
    };
  }

  private void text(TreePicture.Box box, double left, double y, double right) {
    boolean out = isOut(box.state());
    pen.setTextBaseline(VPos.CENTER);
    pen.setFont(box.inLine() ? bold : plain);
    pen.setFill(inks.of(out ? Ink.SOFT : Ink.INK));
    pen.setTextAlign(TextAlignment.LEFT);
    String move = box.state() == NodeState.TWIN ? "= " + box.move() : box.move();
    pen.fillText(move, left, y + HEIGHT / 2);
    pen.setTextAlign(TextAlignment.RIGHT);
    pen.setFill(inks.of(figureInk(box, out)));
    pen.fillText(box.figure(), right, y + HEIGHT / 2);
    if (box.state() == NodeState.DROPPED) {
      pen.setStroke(inks.of(Ink.SOFT));
      pen.setLineWidth(1);
      pen.strokeLine(left - 2, y + HEIGHT / 2, right + 2, y + HEIGHT / 2);
    }
  }

  private static Ink figureInk(TreePicture.Box box, boolean out) {
    boolean negative = box.figure().contains("\u2212");
    return out ? Ink.SOFT : negative && ground(box) != Ink.FIRST_GROUND ? Ink.NEGATIVE : Ink.INK;
  }

  /** A triangle up for the seat that thinks, down for another, a square at the end of a game. */
  private void sign(TreePicture.Box box, double x, double middle) {
    if (box.over()) {
      pen.setFill(inks.of(Ink.SOFT));
      pen.fillRect(x, middle - 4, 8, 8);
      return;
    }
    boolean up = box.thinkerNext();
    pen.setFill(inks.of(up ? Ink.FIRST : Ink.SECOND));
    double base = up ? middle + 4 : middle - 4;
    double tip = up ? middle - 4.5 : middle + 4.5;
    pen.fillPolygon(new double[] {x - 0.5, x + 9.5, x + 4.5}, new double[] {base, base, tip}, 3);
  }

  /** A filled corner: the value was remembered. */
  private void corner(double right, double y) {
    pen.setFill(inks.of(Ink.ACCENT));
    pen.fillPolygon(
        new double[] {right - 9, right - 1, right - 1}, new double[] {y + 1, y + 1, y + 9}, 3);
  }

  /** A line all around a node. */
  void ring(double x, double y, double width, Ink ink, double distance) {
    pen.setStroke(inks.of(ink));
    pen.setLineWidth(2);
    double twice = 2 * distance;
    pen.strokeRoundRect(
        x - distance, y - distance, width + twice, HEIGHT + twice, ROUND + twice, ROUND + twice);
  }

  /** The small plate that opens or closes a branch, its left edge at {@code x}. */
  void plate(String text, double x, double middle, double width) {
    pen.setFill(inks.of(Ink.GROUND));
    pen.fillRoundRect(x, middle - 8, width, 16, 16, 16);
    pen.setStroke(inks.of(Ink.QUIET));
    pen.setLineWidth(1);
    pen.strokeRoundRect(x, middle - 8, width, 16, 16, 16);
    label(text, x + width / 2, middle, inks.of(Ink.SOFT), TextAlignment.CENTER);
  }

  void label(String text, double x, double middle, Paint paint, TextAlignment align) {
    pen.setFill(paint);
    pen.setFont(small);
    pen.setTextAlign(align);
    pen.setTextBaseline(VPos.CENTER);
    pen.fillText(text, x, middle);
  }
}
