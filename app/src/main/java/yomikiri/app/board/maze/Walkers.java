package yomikiri.app.board.maze;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Line;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignW;
import yomikiri.app.board.GlideTransition;
import yomikiri.app.board.GridBoard;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Icons;

/**
 * The walkers above the cells, each with the trail of its last steps. Walkers differ in shape and
 * letter; two on one cell stand side by side.
 */
final class Walkers {
  private static final double FAINTEST = 0.15;
  private static final double TINY = 24; // pixels: smaller cells are filled by their walker
  private static final double TRAIL = 0.055; // of a cell
  private static final double SIGN = 0.71; // of the figure

  private final GridBoard grid;
  private final ObservableValue<Boolean> motion;
  private final List<Walker> walkers = new ArrayList<>();
  private final List<Step> steps = new ArrayList<>();
  private final Pane trails = new Pane();
  private List<Integer> cells = List.of();
  private List<List<Integer>> paths = List.of();

  /** A step of a trail from one cell to the next, drawn a little aside where there are two. */
  private record Step(Line line, int from, int to, double aside) {}

  private record Walker(StackPane node, GlideTransition glide) {}

  /** {@code count} is 1 or 2. */
  Walkers(GridBoard grid, int count, ObservableValue<Boolean> motion) {
    this.grid = grid;
    this.motion = motion;
    trails.setManaged(false);
    grid.above().getChildren().add(trails);
    for (int seat = 0; seat < count; seat++) {
      StackPane node = figure(seat, count);
      node.setManaged(false);
      walkers.add(new Walker(node, new GlideTransition(node)));
      grid.above().getChildren().add(node);
    }
  }

  /** The figure of a walker, of any size; {@code count} is 1 or 2. */
  static StackPane figure(int seat, int count) {
    StackPane figure = new StackPane(count == 1 ? sign() : letter(seat));
    figure.getStyleClass().addAll("walker", "walker-" + seat);
    return figure;
  }

  /** The same as it stands for a seat. */
  static StackPane piece(int seat, int count) {
    StackPane piece = new StackPane(figure(seat, count));
    piece.getStyleClass().addAll("seat-piece", "maze-seat");
    return piece;
  }

  private static Region sign() {
    Icons.load(); // the board may be all there is so far
    FontIcon icon = Controls.styled(new FontIcon(MaterialDesignW.WALK), "walker-sign");
    StackPane sign = new StackPane(icon);
    sign.setMinSize(0, 0);
    String typeface = icon.getStyle();
    sign.widthProperty()
        .subscribe(
            width -> {
              int size = Math.max(1, (int) (width.doubleValue() * SIGN));
              // the theme would give it a size of its own
              icon.setStyle(typeface + " -fx-icon-size: " + size + "px;");
            });
    return sign;
  }

  private static Region letter(int seat) {
    Label letter = Controls.styled(new Label(String.valueOf((char) ('A' + seat))), "walker-letter");
    letter.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    return letter;
  }

  /**
   * Puts the walkers on their cells.
   *
   * @param pathsHere by seat, the cells it came by, its present one last
   * @param stepped whether they may be seen to walk there
   */
  void show(List<Integer> now, List<List<Integer>> pathsHere, boolean stepped) {
    if (!paths.equals(pathsHere)) {
      paths = List.copyOf(pathsHere);
      drawTrails();
      placeTrails();
    }
    if (cells.equals(now)) {
      return;
    }
    List<Point2D> from = walkers.stream().map(walker -> walker.glide().seen()).toList();
    boolean glides = stepped && !cells.isEmpty() && motion.getValue();
    cells = List.copyOf(now);
    walkers.forEach(walker -> walker.glide().end());
    place();
    for (int seat = 0; glides && seat < walkers.size(); seat++) {
      walkers.get(seat).glide().from(from.get(seat));
    }
  }

  /** Puts everything where the cells are. */
  void place() {
    boolean together = cells.size() > 1 && cells.stream().distinct().count() == 1;
    double edge = grid.edge();
    double size = together ? 0.5 * edge : edge < TINY ? 1.3 * edge : 0.7 * edge;
    for (int seat = 0; seat < cells.size(); seat++) {
      Point2D middle = grid.centre(cells.get(seat));
      double aside = together ? (seat == 0 ? -0.24 : 0.24) * edge : 0;
      StackPane node = walkers.get(seat).node();
      node.resizeRelocate(
          middle.getX() + aside - size / 2, middle.getY() + aside - size / 2, size, size);
    }
    placeTrails();
  }

  /** Makes a line a step; where they run is found out by {@link #placeTrails}. */
  private void drawTrails() {
    steps.clear();
    for (int seat = 0; seat < paths.size(); seat++) {
      List<Integer> path = paths.get(seat);
      for (int i = 1; i < path.size(); i++) {
        Line line = Controls.styled(new Line(), "trail", "trail-" + seat);
        line.setOpacity(FAINTEST + (1 - FAINTEST) * i / path.size());
        steps.add(new Step(line, path.get(i - 1), path.get(i), aside(seat)));
      }
    }
    trails.getChildren().setAll(steps.stream().map(Step::line).toList());
  }

  private double aside(int seat) {
    return paths.size() == 1 ? 0 : seat == 0 ? -TRAIL : TRAIL;
  }

  private void placeTrails() {
    for (Step step : steps) {
      double aside = step.aside() * grid.edge();
      Point2D from = grid.centre(step.from()).add(aside, aside);
      Point2D to = grid.centre(step.to()).add(aside, aside);
      Line line = step.line();
      line.setStartX(from.getX());
      line.setStartY(from.getY());
      line.setEndX(to.getX());
      line.setEndY(to.getY());
      line.setStrokeWidth(Math.max(1.5, TRAIL * grid.edge()));
    }
  }
}
