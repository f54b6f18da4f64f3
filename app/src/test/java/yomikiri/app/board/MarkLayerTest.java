package yomikiri.app.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.paint.Color;
import javafx.scene.shape.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;
import yomikiri.app.Contrast;
import yomikiri.app.TestWindow;
import yomikiri.engine.game.BoardMark;

/** Marks as they are drawn, on a board of nine cells. */
final class MarkLayerTest {
  private static final double EDGE = 100;

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void eachColourStandsOutFromItsGroundAndHasALineOfItsOwn() {
    ask(
        () -> {
          MarkLayer layer = drawn();
          Set<List<Double>> kinds = new HashSet<>();
          for (int color = 0; color < BoardMark.Color.values().length; color++) {
            Path ground = path(layer, 3 * color);
            Path line = path(layer, 3 * color + 1);
            assertThat(contrast(ground, line)).as("%d", color).isGreaterThan(Contrast.SIGN);
            assertThat(ground.getStrokeWidth()).isGreaterThan(1.5 * line.getStrokeWidth());
            kinds.add(List.copyOf(line.getStrokeDashArray()));
          }
          return assertThat(kinds).hasSameSizeAs(BoardMark.Color.values());
        });
  }

  private static double contrast(Path ground, Path line) {
    return Contrast.of((Color) ground.getStroke(), (Color) line.getStroke());
  }

  @Test
  void noMarkLiesOverTheMiddleOfACell() {
    ask(
        () -> {
          for (BoardMark.Shape shape : BoardMark.Shape.values()) {
            MarkLayer layer =
                drawn(
                    shape == BoardMark.Shape.ARROW
                        ? BoardMark.arrow("b2", "c3", BoardMark.Color.GREEN)
                        : BoardMark.on("b2", shape, BoardMark.Color.GREEN));
            Point2D middle = placement().centre(4);
            for (double across = -0.15; across <= 0.15; across += 0.05) {
              Point2D place = middle.add(across * EDGE, 0);
              assertThat(Stream.of(0, 1, 2).noneMatch(i -> path(layer, i).contains(place)))
                  .as("%s at %s", shape, place)
                  .isTrue();
            }
          }
          return true;
        });
  }

  @Test
  void noMarkLiesOverAFigure() {
    ask(
        () -> {
          Bounds figure = new BoundingBox(90, 90, 40, 20);
          MarkLayer layer =
              drawn(
                  List.of(figure),
                  BoardMark.on("a1", BoardMark.Shape.SQUARE, BoardMark.Color.BLUE));
          assertThat(layer.getClip().contains(100, 100)).isFalse();
          return assertThat(layer.getClip().contains(100, 120)).isTrue();
        });
  }

  @Test
  void anArrowLeavesTheMiddleOfCellsFreeThatItLeadsAcross() {
    ask(
        () -> {
          MarkLayer layer = drawn(BoardMark.arrow("a1", "c3", BoardMark.Color.GREEN));
          Point2D middle = placement().centre(4);
          assertThat(path(layer, 1).contains(middle)).isFalse();
          assertThat(path(layer, 0).contains(middle)).isFalse();
          return assertThat(path(layer, 1).contains(middle.add(0.45 * EDGE, 0.45 * EDGE))).isTrue();
        });
  }

  @Test
  void anArrowLeadsFromCellToCell() {
    ask(
        () -> {
          Path head = path(drawn(BoardMark.arrow("a1", "c1", BoardMark.Color.RED)), 5);
          Bounds tip = head.getBoundsInLocal();
          Bounds end = placement().ring(2);
          return assertThat(end.contains(tip)).as("%s in %s", tip, end).isTrue();
        });
  }

  @Test
  void marksBesideTheBoardAreLeftOut() {
    ask(
        () -> {
          MarkLayer layer =
              drawn(
                  BoardMark.on("d1", BoardMark.Shape.CIRCLE, BoardMark.Color.GREEN),
                  BoardMark.arrow("a1", "a9", BoardMark.Color.RED),
                  BoardMark.arrow("b2", "b2", BoardMark.Color.BLUE));
          return assertThat(layer.getChildren())
              .allMatch(child -> ((Path) child).getElements().isEmpty() && !child.isVisible());
        });
  }

  private static MarkLayer drawn(BoardMark... marks) {
    return drawn(List.of(), marks);
  }

  private static MarkLayer drawn(List<Bounds> figures, BoardMark... marks) {
    MarkLayer layer = new MarkLayer();
    layer.setStyle("-fx-font-size: " + EDGE + "px;");
    TestWindow.scene(layer, 400, 400).getRoot().applyCss();
    layer.set(List.of(marks));
    layer.draw(placement(), figures);
    return layer;
  }

  private static HexPlacement placement() {
    return HexPlacement.in(new SquareLattice(3, 3), 360, 360, 0);
  }

  private static Path path(MarkLayer layer, int index) {
    return (Path) layer.getChildren().get(index);
  }

  private static <T> void ask(Callable<T> question) {
    WaitForAsyncUtils.waitForAsyncFx(60_000, question);
  }
}
