package yomikiri.app.board;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import yomikiri.engine.game.BoardMark;

/** A mark as it is drawn on a cell, as large as its style sheet says. */
public final class MarkIcon extends Region {
  private final MarkLayer layer = new MarkLayer();

  /** {@code shape} is never an arrow. */
  public MarkIcon(ObservableValue<BoardMark.Shape> shape, ObservableValue<BoardMark.Color> color) {
    getStyleClass().add("mark-icon");
    getChildren().add(layer);
    shape.subscribe(now -> show(now, color.getValue()));
    color.subscribe(now -> show(shape.getValue(), now));
  }

  private void show(BoardMark.Shape shape, BoardMark.Color color) {
    layer.set(List.of(BoardMark.on("a1", shape, color)));
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    HexPlacement placement = HexPlacement.in(new SquareLattice(1, 1), getWidth(), getHeight(), 0);
    layer.setStyle("-fx-font-size: " + placement.edge() + "px;");
    layer.draw(placement, List.of());
  }
}
