package yomikiri.app.ui;

import javafx.scene.Node;
import javafx.scene.control.ListCell;

/** A cell of a list whose words take as many lines as the list's width asks for. */
public abstract class WrappingCell<T> extends ListCell<T> {
  /** No wider than the list. */
  @Override
  protected final double computePrefWidth(double height) {
    return 0;
  }

  @Override
  protected final double computePrefHeight(double width) {
    Node shown = getGraphic();
    double sides = snappedLeftInset() + snappedRightInset();
    return shown == null
        ? super.computePrefHeight(width)
        : snappedTopInset() + shown.prefHeight(width - sides) + snappedBottomInset();
  }
}
