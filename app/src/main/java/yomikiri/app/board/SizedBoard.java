package yomikiri.app.board;

import javafx.css.PseudoClass;
import javafx.scene.layout.Region;

/** The room a board asks for, and how large its style sheets find its cells: 1em is their width. */
abstract sealed class SizedBoard extends Region permits CanvasBoard, GridBoard {
  private static final double USUAL = 520; // pixels a board would like to have
  private static final double LEAST = 120;

  private static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");
  private static final PseudoClass TINY = PseudoClass.getPseudoClass("tiny");
  private static final PseudoClass FINE = PseudoClass.getPseudoClass("fine");
  private static final PseudoClass MINUTE = PseudoClass.getPseudoClass("minute");

  /**
   * Tells the style sheets the size, if it has changed.
   *
   * @param edge the width of a cell in pixels
   */
  final void tellSize(double edge) {
    String style = "-fx-font-size: " + edge + "px;";
    if (!style.equals(getStyle())) {
      setStyle(style);
      pseudoClassStateChanged(SMALL, edge < 74);
      pseudoClassStateChanged(TINY, edge < 40);
      pseudoClassStateChanged(FINE, edge < 18);
      pseudoClassStateChanged(MINUTE, edge < 10);
    }
  }

  @Override
  protected final double computePrefWidth(double height) {
    return USUAL;
  }

  @Override
  protected final double computePrefHeight(double width) {
    return USUAL;
  }

  @Override
  protected final double computeMinWidth(double height) {
    return LEAST;
  }

  @Override
  protected final double computeMinHeight(double width) {
    return LEAST;
  }
}
