package yomikiri.app.board;

import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.StackPane;

/** One cell of a {@link GridBoard}; what lies in it is up to the game. */
public final class GridCell extends StackPane {
  private final int index;

  GridCell(int index) {
    this.index = index;
    getStyleClass().add("board-cell");
    setAccessibleRole(AccessibleRole.BUTTON);
    setFocusTraversable(false);
  }

  /** The cell's number, counted along the rows from the top left. */
  public int index() {
    return index;
  }

  /** Sets or clears a state that the style sheets know by {@code name}. */
  public void mark(String name, boolean on) {
    pseudoClassStateChanged(PseudoClass.getPseudoClass(name), on);
  }
}
