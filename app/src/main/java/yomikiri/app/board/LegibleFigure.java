package yomikiri.app.board;

import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** Keeps a figure on a cell legible: large enough, and shortened or hidden where it is too wide. */
final class LegibleFigure {
  /** The least size of its letters, in pixels. */
  private static final double LEAST = 9;

  private static final String AT_LEAST = "-fx-font-size: " + LEAST + "px;";
  private static final PseudoClass TOO_WIDE = PseudoClass.getPseudoClass("too-wide");

  private LegibleFigure() {}

  /** Keeps {@code figure} so, whose style sheets give it a share of the cell's size. */
  static void keep(Label figure, Region cell) {
    keep(figure, cell, now -> {});
  }

  /** The same of a verdict, which is shortened to its value before it is left out. */
  static void keep(VerdictLabel figure, Region cell) {
    keep(figure, cell, figure::shorten);
  }

  private static void keep(Label figure, Region cell, Consumer<Boolean> shorten) {
    cell.widthProperty()
        .subscribe(
            () -> {
              figure.setStyle("");
              shorten.accept(false);
            });
    figure
        .needsLayoutProperty()
        .subscribe(
            needed -> {
              if (!needed && cell.getWidth() > 0) {
                fit(figure, cell, shorten);
              }
            });
  }

  private static void fit(Label figure, Region cell, Consumer<Boolean> shorten) {
    if (figure.getFont().getSize() < LEAST) {
      figure.setStyle(AT_LEAST);
      figure.applyCss(); // its width is asked for next
    }
    if (isTooWide(figure, cell)) {
      String whole = figure.getText();
      shorten.accept(true);
      boolean isShortened = !figure.getText().equals(whole);
      figure.pseudoClassStateChanged(TOO_WIDE, !isShortened);
      if (isShortened) {
        Platform.runLater(cell::requestLayout); // not heeded while it is being laid out
      }
    } else {
      figure.pseudoClassStateChanged(TOO_WIDE, false);
    }
  }

  private static boolean isTooWide(Label figure, Region cell) {
    double room = cell.getWidth() - cell.snappedLeftInset() - cell.snappedRightInset();
    return figure.prefWidth(-1) > room;
  }
}
