package yomikiri.app.board;

import javafx.css.PseudoClass;
import javafx.scene.layout.Region;

/** Tells the style sheets how large the cells of a board are: 1em is a cell's width. */
final class BoardSize {
  static final double USUAL = 520; // pixels a board would like to have
  static final double LEAST = 120;

  private static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");
  private static final PseudoClass TINY = PseudoClass.getPseudoClass("tiny");
  private static final PseudoClass FINE = PseudoClass.getPseudoClass("fine");
  private static final PseudoClass MINUTE = PseudoClass.getPseudoClass("minute");

  private BoardSize() {}

  /**
   * Tells them the size, if it has changed.
   *
   * @param edge the width of a cell in pixels
   */
  static void tell(Region board, double edge) {
    String style = "-fx-font-size: " + edge + "px;";
    if (!style.equals(board.getStyle())) {
      board.setStyle(style);
      board.pseudoClassStateChanged(SMALL, edge < 74);
      board.pseudoClassStateChanged(TINY, edge < 40);
      board.pseudoClassStateChanged(FINE, edge < 18);
      board.pseudoClassStateChanged(MINUTE, edge < 10);
    }
  }
}
