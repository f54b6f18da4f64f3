package yomikiri.app.board.tron;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardViewState;
import yomikiri.app.board.Brush;
import yomikiri.app.board.MoveAnnotations;
import yomikiri.app.board.VerdictDisplay;
import yomikiri.app.draw.ThemeColors.Ink;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Typeface;
import yomikiri.engine.think.MoveClass;

/** Paints the cells that a step may lead to, with the verdicts of the steps. */
final class ChoicePainter {
  private static final double DOT = 0.34; // of a cell, as all below
  private static final double HINT = 0.84;
  private static final double LETTERS = 0.5;
  private static final double AROUND = 0.25; // of the letters: beside them on their plate
  private static final double CLEAR = 0.95; // what the head and the ring around it need
  private static final double SMALLEST_LETTERS = 9; // pixels

  private final Brush brush;
  private final GraphicsContext graphics;
  private final BoardViewState state;
  private final Texts texts;

  ChoicePainter(Brush brush, BoardViewState state, Texts texts) {
    this.brush = brush;
    this.graphics = brush.graphics();
    this.state = state;
    this.texts = texts;
  }

  /** Paints what a seat with its head at {@code head} may choose. */
  void paint(SeatStyle seat, int head) {
    Point2D from = brush.centre(head);
    for (int cell : state.selection().cells()) {
      Point2D at = brush.centre(cell);
      MoveAnnotations annotations = state.annotations(texts, cell);
      if (state.snapshot().playable()) {
        graphics.setFill(brush.ink(seat.ink()));
        double size = DOT * brush.edge();
        graphics.fillOval(at.getX() - size / 2, at.getY() - size / 2, size, size);
      }
      if (annotations.hint()) {
        ring(at, Ink.ACCENT);
      }
      if (annotations.mistake()) {
        ring(at, Ink.NEGATIVE);
        write(from, at, "?", brush.ink(Ink.PANEL), brush.ink(Ink.NEGATIVE));
      } else {
        worth(from, at, annotations.display());
      }
    }
  }

  private void ring(Point2D at, Ink ink) {
    double size = HINT * brush.edge();
    graphics.setStroke(brush.ink(ink));
    graphics.setLineWidth(Math.max(2, 0.12 * brush.edge()));
    graphics.setLineDashes();
    graphics.strokeOval(at.getX() - size / 2, at.getY() - size / 2, size, size);
  }

  private void worth(Point2D from, Point2D at, @Nullable VerdictDisplay display) {
    if (display == null) {
      return;
    }
    boolean best = display.moveClass().filter(moveClass -> moveClass == MoveClass.BEST).isPresent();
    write(
        from,
        at,
        words(display),
        brush.ink(best ? Ink.PANEL : Ink.INK),
        brush.ink(best ? Ink.ACCENT : Ink.PANEL));
  }

  /** What a plate says, which is the narrower the better. */
  static String words(VerdictDisplay display) {
    return display.text().replace(" ", "");
  }

  /**
   * Writes on a plate, so that it can be read on whatever lies there. A plate larger than a cell
   * lies farther from the head, so that it covers neither that nor a ring around it.
   */
  private void write(Point2D from, Point2D at, String words, Color ink, Color plate) {
    double size = Math.max(SMALLEST_LETTERS, LETTERS * brush.edge());
    Bounds room = room(words, size);
    double width = room.getWidth();
    double height = room.getHeight();
    double clear = CLEAR * brush.edge();
    double x = beyond(from.getX(), at.getX(), clear + width / 2) - width / 2;
    double y = beyond(from.getY(), at.getY(), clear + height / 2) - height / 2;
    double left = Math.clamp(x, 0, graphics.getCanvas().getWidth() - width);
    double top = Math.clamp(y, 0, graphics.getCanvas().getHeight() - height);
    brush.keepFree(new BoundingBox(left, top, width, height));
    graphics.setFill(plate);
    graphics.fillRoundRect(left, top, width, height, size / 2, size / 2);
    graphics.setStroke(brush.ink(Ink.LINE));
    graphics.setLineWidth(1);
    graphics.strokeRoundRect(left, top, width, height, size / 2, size / 2);
    graphics.setFill(ink);
    graphics.setFont(Typeface.bold(size));
    graphics.setTextAlign(TextAlignment.LEFT);
    graphics.setTextBaseline(VPos.BASELINE);
    graphics.fillText(words, left - room.getMinX(), top - room.getMinY());
  }

  /** The plate that words of this size stand on, around where they begin on their line. */
  static Bounds room(String words, double size) {
    Text text = new Text(words);
    text.setFont(Typeface.bold(size));
    Bounds letters = text.getLayoutBounds();
    double beside = AROUND * size;
    return new BoundingBox(
        letters.getMinX() - beside,
        letters.getMinY() - 1,
        letters.getWidth() + 2 * beside,
        letters.getHeight() + 2);
  }

  /** At {@code at}, or on its side of {@code from} as far away as {@code least}. */
  private static double beyond(double from, double at, double least) {
    return Math.abs(at - from) < 1
        ? at
        : from + Math.signum(at - from) * Math.max(least, Math.abs(at - from));
  }
}
