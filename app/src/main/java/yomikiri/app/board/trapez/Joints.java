package yomikiri.app.board.trapez;

import java.util.List;
import java.util.function.IntPredicate;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import yomikiri.app.ui.Controls;
import yomikiri.engine.games.trapez.HexBoard;
import yomikiri.engine.games.trapez.TrapezPosition;

/** Draws the joints of neighbouring tiles whose touching edges have one colour. */
final class Joints extends Group {
  private final Outline outline;
  private final Path light = Controls.styled(new Path(), "light-joint");
  private final Path dark = Controls.styled(new Path(), "dark-joint");

  Joints(Outline outline) {
    this.outline = outline;
    getChildren().addAll(dark, light);
  }

  /** Joins the tiles as they lie; {@code isApart} if one is lifted from the board. */
  void show(TrapezPosition trapez, IntPredicate isApart) {
    light.getElements().clear();
    dark.getElements().clear();
    for (int cell = 0; cell < HexBoard.CELLS; cell++) {
      if (!isApart.test(cell)) {
        add(light, outline, trapez, cell, true, isApart.negate());
        add(dark, outline, trapez, cell, false, isApart.negate());
      }
    }
  }

  /** Joins a tile to those of {@code among} to the right of it and below, in one colour. */
  static void add(
      Path path,
      Outline outline,
      TrapezPosition trapez,
      int cell,
      boolean isLight,
      IntPredicate among) {
    boolean wasJoined = false;
    for (int edge = 1; edge <= HexBoard.DIRECTIONS / 2; edge++) {
      int other = HexBoard.neighbour(cell, edge);
      boolean isJoined =
          other >= 0 && among.test(other) && areJoined(trapez, cell, other, edge, isLight);
      if (isJoined) {
        add(path, outline.bridge(cell, other, edge));
      }
      int before = wasJoined ? HexBoard.neighbour(cell, edge - 1) : -1;
      if (isJoined && wasJoined && areJoined(trapez, before, other, edge + 1, isLight)) {
        add(path, outline.gore(cell, before, other, edge - 1));
      }
      wasJoined = isJoined;
    }
  }

  /** Whether the edge of a tile and the one that touches it have a colour. */
  private static boolean areJoined(
      TrapezPosition trapez, int cell, int other, int edge, boolean isLight) {
    int tile = trapez.tile(cell);
    int beside = trapez.tile(other);
    return tile > 0
        && beside > 0
        && Outline.isLight(tile, edge) == isLight
        && Outline.isLight(beside, edge + HexBoard.DIRECTIONS / 2) == isLight;
  }

  static void add(Path path, List<Point2D> corners) {
    Point2D first = corners.getFirst();
    path.getElements().add(new MoveTo(first.getX(), first.getY()));
    corners
        .subList(1, corners.size())
        .forEach(corner -> path.getElements().add(new LineTo(corner.getX(), corner.getY())));
    path.getElements().add(new ClosePath());
  }
}
