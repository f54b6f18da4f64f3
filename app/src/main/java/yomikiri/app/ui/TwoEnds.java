package yomikiri.app.ui;

import javafx.geometry.Orientation;
import javafx.scene.layout.Region;

/**
 * Words at the beginning and at the end of a line. Where one line has no room for both, the second
 * stand below the first, so that no word is broken.
 */
public final class TwoEnds extends Region {
  private static final double GAP = 6;

  private final Region first;
  private final Region second;

  public TwoEnds(Region first, Region second) {
    this.first = first;
    this.second = second;
    getChildren().addAll(first, second);
  }

  private boolean isOneLine(double width) {
    return first.prefWidth(-1) + GAP + second.prefWidth(-1) <= width;
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computePrefWidth(double height) {
    return first.prefWidth(-1) + GAP + second.prefWidth(-1);
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    double room = width < 0 ? computePrefWidth(-1) : width;
    double one = first.prefHeight(room);
    double two = second.prefHeight(room);
    return isOneLine(room) ? Math.max(one, two) : one + two;
  }

  @Override
  protected void layoutChildren() {
    double one = first.prefHeight(getWidth());
    double two = second.prefHeight(getWidth());
    double end = Math.min(second.prefWidth(-1), getWidth());
    if (isOneLine(getWidth())) {
      first.resizeRelocate(0, 0, getWidth() - GAP - end, one);
      second.resizeRelocate(getWidth() - end, 0, end, two);
    } else {
      first.resizeRelocate(0, 0, getWidth(), one);
      second.resizeRelocate(0, one, end, two);
    }
  }
}
