package yomikiri.app.board;

import java.util.OptionalInt;
import javafx.scene.control.Label;

/** Describes the cell under the pointer, for boards with cells too small to be read. */
public final class PointedCellLabel extends Label {
  private final CellSurface cells;

  public PointedCellLabel(CellSurface cells) {
    this.cells = cells;
    getStyleClass().add("board-pointed");
    cells.pointed().addListener(change -> update());
  }

  /** Says it anew, since the board may hold something else. */
  public void update() {
    OptionalInt cell = cells.pointed().get();
    setText(cell.isPresent() ? cells.words(cell.getAsInt()) : "");
  }
}
