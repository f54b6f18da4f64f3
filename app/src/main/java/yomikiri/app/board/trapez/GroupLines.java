package yomikiri.app.board.trapez;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.paint.Color;
import javafx.scene.shape.Path;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeType;
import yomikiri.app.text.Figures;
import yomikiri.engine.games.trapez.HexBoard;
import yomikiri.engine.games.trapez.TrapezPosition;

/** Draws lines around groups of tiles, with their sizes. */
final class GroupLines extends Group {
  private static final double LINE = 0.055; // of a cell
  private static final double LETTERS = 0.24;

  private final Outline outline;

  GroupLines(Outline outline) {
    this.outline = outline;
  }

  /** Takes all lines away. */
  void clear() {
    getChildren().clear();
  }

  /** Draws all groups of two tiles or more, with their sizes where no sign takes the room. */
  void showAll(TrapezPosition trapez, IntPredicate isSigned) {
    for (int seat = 0; seat < trapez.players(); seat++) {
      for (int group : trapez.groups(seat)) {
        if (Integer.bitCount(group) > 1) {
          add(trapez, group, seat, "group-line");
          addSize(trapez, cells(group), seat, isSigned);
        }
      }
    }
  }

  /** Lights up the group of a seat that a tile has joined, if it has. */
  void light(TrapezPosition trapez, int seat, int cell) {
    IntStream.of(trapez.groups(seat))
        .filter(group -> (group >> cell & 1) != 0 && Integer.bitCount(group) > 1)
        .forEach(group -> add(trapez, group, seat, "joined-line"));
  }

  /** Lights up the groups that have won. */
  void lightWon(TrapezPosition trapez) {
    for (int seat = 0; seat < trapez.players(); seat++) {
      for (int group : trapez.groups(seat)) {
        if (trapez.isOver() && Integer.bitCount(group) >= TrapezPresenter.WINNING) {
          add(trapez, group, seat, "joined-line");
        }
      }
    }
  }

  private static List<Integer> cells(int group) {
    return IntStream.range(0, HexBoard.CELLS)
        .filter(cell -> (group >> cell & 1) != 0)
        .boxed()
        .toList();
  }

  private void add(TrapezPosition trapez, int group, int seat, String style) {
    Shape line = area(trapez, cells(group), seat == 0);
    line.setFill(null);
    line.setStrokeType(StrokeType.INSIDE);
    line.setStrokeWidth(LINE * outline.grid().edge());
    line.getStyleClass().addAll("path", style, seat == 0 ? "light" : "dark");
    getChildren().add(line);
  }

  /** The halves of a group and what joins them as one shape. */
  private Shape area(TrapezPosition trapez, List<Integer> cells, boolean isLight) {
    Path parts = new Path();
    parts.setFill(Color.BLACK);
    parts.setStroke(null);
    for (int cell : cells) {
      Joints.add(parts, outline.half(cell, trapez.tile(cell), isLight));
      Joints.add(parts, outline, trapez, cell, isLight, cells::contains);
    }
    return Shape.union(parts, new Path());
  }

  /** Writes the size on the tile nearest to the middle of the group. */
  private void addSize(
      TrapezPosition trapez, List<Integer> cells, int seat, IntPredicate isSigned) {
    List<Point2D> middles =
        cells.stream()
            .filter(cell -> !isSigned.test(cell))
            .map(cell -> outline.middle(cell, trapez.tile(cell), seat == 0))
            .toList();
    Point2D middle =
        middles.stream().reduce(Point2D.ZERO, Point2D::add).multiply(1.0 / middles.size());
    Point2D at = middles.stream().min(Comparator.comparingDouble(middle::distance)).orElseThrow();
    Label size = new Label(Figures.plain(cells.size()));
    size.getStyleClass().addAll("group-size", seat == 0 ? "light" : "dark");
    double room = LETTERS * outline.grid().edge() * 2;
    size.setManaged(false);
    size.resizeRelocate(at.getX() - room / 2, at.getY() - room / 2, room, room);
    getChildren().add(size);
  }
}
