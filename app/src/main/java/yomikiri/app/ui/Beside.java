package yomikiri.app.ui;

import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * Two parts of a screen side by side, or where there is not the width for that one above the other,
 * each as tall as it asks to be; it is then in the state {@code stacked}.
 */
public final class Beside extends Pane {
  private static final PseudoClass STACKED = PseudoClass.getPseudoClass("stacked");

  private final double from;
  private final double gap;
  private final Region growing;
  private final ReadOnlyBooleanWrapper stacked = new ReadOnlyBooleanWrapper();

  /**
   * @param from the width, at 100 %, from which they stand side by side
   * @param gap between them, at 100 %
   * @param growing the one of them that gets the room that is left
   */
  public Beside(double from, double gap, Region first, Region second, Region growing) {
    super(first, second);
    this.from = from;
    this.gap = gap;
    this.growing = growing;
    widthProperty().subscribe(() -> stacked.set(isStacked(getWidth())));
    stacked.subscribe(now -> pseudoClassStateChanged(STACKED, now));
  }

  /** Whether the parts stand above each other. */
  public ReadOnlyBooleanProperty stacked() {
    return stacked.getReadOnlyProperty();
  }

  /** The gap, which is none where only one of them is managed. */
  private double gap() {
    return getManagedChildren().size() < 2 ? 0 : Math.rint(gap * Theme.scale(this));
  }

  private boolean isStacked(double width) {
    return width > 0 && width < from * Theme.scale(this);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computePrefWidth(double height) {
    Insets insets = getInsets();
    List<Node> parts = getManagedChildren();
    return insets.getLeft()
        + parts.stream().mapToDouble(part -> part.prefWidth(-1)).sum()
        + gap()
        + insets.getRight();
  }

  @Override
  protected double computeMinHeight(double width) {
    Insets insets = getInsets();
    List<Node> parts = getManagedChildren();
    double inner = width - insets.getLeft() - insets.getRight();
    return isStacked(width)
        ? prefHeight(width)
        : insets.getTop()
            + parts.stream()
                .mapToDouble(part -> part.minHeight(width < 0 ? -1 : width(part, inner)))
                .max()
                .orElse(0)
            + insets.getBottom();
  }

  @Override
  protected double computePrefHeight(double width) {
    Insets insets = getInsets();
    double inner = width - insets.getLeft() - insets.getRight();
    double height = isStacked(width) ? gap() : 0;
    for (Node part : getManagedChildren()) {
      height =
          isStacked(width)
              ? height + height(part, inner)
              : Math.max(height, part.prefHeight(width < 0 ? -1 : width(part, inner)));
    }
    return insets.getTop() + height + insets.getBottom();
  }

  /** The height of a part below or above the other. */
  private static double height(Node part, double width) {
    return Math.ceil(Math.max(part.minHeight(width), part.prefHeight(width)));
  }

  /** The width of a part beside the other. */
  private double width(Node part, double room) {
    if (!part.equals(growing)) {
      return Math.min(room, Math.ceil(part.prefWidth(-1)));
    }
    double left = room - gap();
    for (Node other : getManagedChildren()) {
      left -= other.equals(growing) ? 0 : width(other, room);
    }
    return left;
  }

  @Override
  protected void layoutChildren() {
    Insets insets = getInsets();
    boolean stacked = isStacked(getWidth());
    double x = insets.getLeft();
    double y = insets.getTop();
    double width = getWidth() - x - insets.getRight();
    double height = getHeight() - y - insets.getBottom();
    double spare = height - gap();
    for (Node part : getManagedChildren()) {
      spare -= height(part, width);
    }
    for (Node part : getManagedChildren()) {
      double wide = stacked ? width : width(part, width);
      double more = part.equals(growing) ? Math.max(0, spare) : 0;
      double high = stacked ? height(part, width) + more : height;
      layoutInArea(part, x, y, wide, high, 0, HPos.LEFT, VPos.CENTER);
      x += stacked ? 0 : wide + gap();
      y += stacked ? high + gap() : 0;
    }
  }
}
