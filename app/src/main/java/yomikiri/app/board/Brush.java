package yomikiri.app.board;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import yomikiri.app.draw.ThemeColors;
import yomikiri.app.draw.ThemeColors.Ink;

/** Paints cells on a canvas, anew each time. */
public final class Brush {
  private final GraphicsContext graphics;
  private final HexPlacement placement;
  private final ThemeColors colors;
  private final List<Bounds> figures = new ArrayList<>();

  /** For a picture of cells as large as there is room on {@code canvas}. */
  public Brush(Canvas canvas, Lattice lattice, ThemeColors colors) {
    this(
        canvas.getGraphicsContext2D(),
        HexPlacement.in(lattice, canvas.getWidth(), canvas.getHeight(), 0),
        colors);
  }

  Brush(GraphicsContext graphics, HexPlacement placement, ThemeColors colors) {
    this.graphics = graphics;
    this.placement = placement;
    this.colors = colors;
  }

  /** For lines and marks; counts in pixels, as {@link #centre} does. */
  public GraphicsContext graphics() {
    return graphics;
  }

  /** One of the theme's colours. */
  public Color ink(Ink ink) {
    return colors.colour(ink);
  }

  /** Keeps marks away from a value that is written there. */
  public void keepFree(Bounds figure) {
    figures.add(figure);
  }

  List<Bounds> figures() {
    return figures;
  }

  /** The width of a cell. */
  public double edge() {
    return placement.edge();
  }

  public Point2D centre(int cell) {
    return placement.centre(cell);
  }

  /** Fills a whole cell. */
  public void fill(int cell, Paint paint) {
    double[] outline = placement.outline(cell);
    double[] across = new double[outline.length / 2];
    double[] down = new double[outline.length / 2];
    for (int i = 0; i < across.length; i++) {
      across[i] = outline[2 * i];
      down[i] = outline[2 * i + 1];
    }
    graphics.setFill(paint);
    graphics.fillPolygon(across, down, across.length);
  }
}
