package yomikiri.app.board;

import java.util.OptionalInt;
import javafx.scene.control.Label;

/** Says what the cell pointed at holds, which on a board of many cells can hardly be read. */
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
