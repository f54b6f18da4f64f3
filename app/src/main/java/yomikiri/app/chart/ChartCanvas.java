package yomikiri.app.chart;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import yomikiri.app.draw.Pen;
import yomikiri.app.draw.ThemeColors;
import yomikiri.app.draw.ThemeColors.Ink;
import yomikiri.app.ui.Typeface;

/** One drawing of a chart, in the theme's look, and the places that say more if pointed at. */
final class ChartCanvas {
  private static final double STRIPE = 6;
  private static final double PALE = 0.28;
  private static final double LINE = 16; // from one line to the next

  /** Sizes of writing. */
  enum Writing {
    TITLE(17, FontWeight.BOLD),
    STRONG(13.5, FontWeight.BOLD),
    PLAIN(13, FontWeight.NORMAL),
    SMALL(12, FontWeight.NORMAL),
    TINY(11, FontWeight.NORMAL);

    private final double size;
    private final FontWeight weight;

    Writing(double size, FontWeight weight) {
      this.size = size;
      this.weight = weight;
    }
  }

  /** How areas are filled, so that they can be told without colour. */
  enum Fill {
    SOLID,
    SLANTED,
    LEVEL,
    PALE
  }

  /** A place that says more. */
  record Spot(Rectangle2D place, String words) {}

  private final Pen pen;
  private final ThemeColors colors;
  private final Map<Writing, Font> fonts = new EnumMap<>(Writing.class);
  private final List<Spot> spots = new ArrayList<>();
  private double left;
  private double top;
  private Rectangle2D seen = new Rectangle2D(0, 0, Double.MAX_VALUE, Double.MAX_VALUE);

  ChartCanvas(Pen pen, ThemeColors colors) {
    this.pen = pen;
    this.colors = colors;
    for (Writing type : Writing.values()) {
      fonts.put(type, Font.font(Typeface.NAME, type.weight, type.size));
    }
  }

  /** The places on what is drawn on, wherever {@link #at} put the chart. */
  List<Spot> spots() {
    return spots;
  }

  /** Draws with the chart's left upper corner somewhere else. */
  void at(double x, double y, Runnable drawing) {
    left = x;
    top = y;
    pen.at(x, y, 1, drawing);
    left = 0;
    top = 0;
  }

  // ---- colours

  /** The colour that lies {@code share} of the way from one to the other. */
  Color between(Ink from, Ink to, double share) {
    return colors.colour(from).interpolate(colors.colour(to), share);
  }

  Paint paint(Ink ink) {
    return colors.of(ink);
  }

  Paint paint(Ink ink, Fill fill) {
    Color full = colors.colour(ink);
    Color pale = between(Ink.PANEL, ink, PALE);
    return switch (fill) {
      case SOLID -> full;
      case PALE -> pale;
      case SLANTED -> stripes(STRIPE, STRIPE, full, pale);
      case LEVEL -> stripes(0, STRIPE, full, pale);
    };
  }

  private static Paint stripes(double x, double y, Color full, Color pale) {
    return new LinearGradient(
        0,
        0,
        x,
        y,
        false,
        CycleMethod.REPEAT,
        new Stop(0, full),
        new Stop(0.42, full),
        new Stop(0.5, pale),
        new Stop(0.92, pale),
        new Stop(1, full));
  }

  // ---- writing

  /** Writes with its middle at the height {@code y}. */
  void text(String text, double x, double y, Writing type, Ink ink, TextAlignment alignment) {
    pen.write(text, x, y, Objects.requireNonNull(fonts.get(type)), alignment, colors.of(ink));
  }

  void left(String text, double x, double y, Writing type, Ink ink) {
    text(text, x, y, type, ink, TextAlignment.LEFT);
  }

  void centred(String text, double x, double y, Writing type, Ink ink) {
    text(text, x, y, type, ink, TextAlignment.CENTER);
  }

  void right(String text, double x, double y, Writing type, Ink ink) {
    text(text, x, y, type, ink, TextAlignment.RIGHT);
  }

  double width(String text, Writing type) {
    return width(text, Objects.requireNonNull(fonts.get(type)));
  }

  /** To be used where there is nothing to draw on yet. */
  static double measured(String text, Writing type) {
    return width(text, Font.font(Typeface.NAME, type.weight, type.size));
  }

  private static double width(String text, Font font) {
    Text measured = new Text(text);
    measured.setFont(font);
    return measured.getLayoutBounds().getWidth();
  }

  /** As much of both ends of {@code text} as fits. */
  String fitted(String text, double room, Writing type) {
    if (width(text, type) <= room) {
      return text;
    }
    int kept = text.length() - 1;
    while (kept > 1 && width(shortened(text, kept), type) > room) {
      kept--;
    }
    return shortened(text, kept);
  }

  /** {@code text} in one line or two, each as much of it as fits. */
  List<String> lines(String text, double room, Writing type) {
    if (width(text, type) <= room) {
      return List.of(text);
    }
    int kept = text.length() - 1;
    while (kept > 1 && width(text.substring(0, kept), type) > room) {
      kept--;
    }
    int end = lineEnd(text, kept);
    return List.of(
        fitted(text.substring(0, end), room, type),
        fitted(text.substring(end).strip(), room, type));
  }

  /** The last place up to {@code most} where a line may end: at a blank or a bracket. */
  private static int lineEnd(String text, int most) {
    int end = 0;
    int brackets = 0;
    for (int i = 1; i <= most; i++) {
      char next = text.charAt(i);
      boolean opens = next == '\uff08';
      if (brackets == 0 && (next == ' ' || opens)) {
        end = i;
      }
      brackets += opens ? 1 : next == '\uff09' ? -1 : 0;
    }
    return end > 0 ? end : most;
  }

  /** Writes {@code text} in one line or two, its middle at the height {@code y}. */
  void leftLines(String text, double x, double y, double room, Writing type, Ink ink) {
    List<String> lines = lines(text, room, type);
    for (int i = 0; i < lines.size(); i++) {
      left(lines.get(i), x, y + (i - (lines.size() - 1) / 2.0) * LINE, type, ink);
    }
  }

  private static String shortened(String text, int kept) {
    int head = (kept + 1) / 2;
    return text.substring(0, head) + "\u2026" + text.substring(text.length() - (kept - head));
  }

  // ---- shapes

  void line(double x1, double y1, double x2, double y2, Ink ink, double width, double... dashes) {
    pen.strokeLine(new double[] {x1, x2}, new double[] {y1, y2}, colors.of(ink), width, dashes);
  }

  /** A line through points. */
  void curve(double[] xs, double[] ys, Ink ink, double width) {
    pen.strokeLine(xs, ys, colors.of(ink), width);
  }

  void area(double[] xs, double[] ys, Paint paint) {
    pen.fillArea(xs, ys, paint);
  }

  void box(double x, double y, double width, double height, Paint paint) {
    pen.fillBox(x, y, width, height, 0, paint);
  }

  void frame(double x, double y, double width, double height, Ink ink) {
    pen.strokeBox(x, y, width, height, 0, colors.of(ink), 1);
  }

  /** Draws only what lies within. */
  void within(double x, double y, double width, double height, Runnable drawing) {
    Rectangle2D before = seen;
    seen = new Rectangle2D(x, y, Math.max(0, width), Math.max(0, height));
    pen.within(x, y, width, height, drawing);
    seen = before;
  }

  /** Has a place say more, as far as it is in view. */
  void spot(double x, double y, double width, double height, String words) {
    double fromX = Math.max(x, seen.getMinX());
    double fromY = Math.max(y, seen.getMinY());
    double toX = Math.min(x + width, seen.getMaxX());
    double toY = Math.min(y + height, seen.getMaxY());
    if (toX > fromX && toY > fromY) {
      spots.add(
          new Spot(new Rectangle2D(left + fromX, top + fromY, toX - fromX, toY - fromY), words));
    }
  }
}
