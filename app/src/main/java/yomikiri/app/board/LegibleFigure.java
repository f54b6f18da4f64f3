package yomikiri.app.board;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/**
 * Keeps a figure on a cell legible: as large as it is read at least, or away where that is wide.
 */
final class LegibleFigure {
  /** The least size of its letters, in pixels. */
  static final double LEAST = 9;

  private static final String AT_LEAST = "-fx-font-size: " + LEAST + "px;";
  private static final PseudoClass TOO_WIDE = PseudoClass.getPseudoClass("too-wide");

  private LegibleFigure() {}

  /**
   * @param figure whose style sheets give it a share of the cell's size
   */
  static void keep(Label figure, Region cell) {
    cell.widthProperty().subscribe(() -> figure.setStyle(""));
    figure.needsLayoutProperty().subscribe(needed -> fit(figure, cell, needed));
  }

  private static void fit(Label figure, Region cell, boolean needsLayout) {
    if (needsLayout || cell.getWidth() == 0) {
      return;
    }
    if (figure.getFont().getSize() < LEAST) {
      figure.setStyle(AT_LEAST);
    }
    figure.pseudoClassStateChanged(TOO_WIDE, figure.prefWidth(-1) > cell.getWidth());
  }
}
