package yomikiri.app.board.trapez;

import javafx.animation.Interpolator;
import javafx.animation.RotateTransition;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import yomikiri.app.ui.Controls;

/** A drawn tile: a hexagon on a corner, half light, half dark, of any size. */
final class TileSign extends Region {
  private static final double TALL = 2 / Math.sqrt(3); // of the width
  private static final double SIXTH = 60; // degrees of a turn
  private static final Duration TIME = Duration.millis(150);

  private final Region dark = Controls.styled(new Region(), "tile-half", "dark");
  private final Region light = Controls.styled(new Region(), "tile-half", "light");
  private final RotateTransition turning = new RotateTransition(TIME, this);
  private int tile;

  TileSign() {
    getStyleClass().add("trapez-tile");
    setVisible(false);
    turning.setInterpolator(Interpolator.EASE_BOTH);
    getChildren().addAll(dark, light);
  }

  /** One that does not change. */
  static TileSign of(int tile) {
    TileSign sign = new TileSign();
    sign.show(tile, false);
    return sign;
  }

  /**
   * Shows a tile, the direction of the middle one of its light edges.
   *
   * @param tile 1 east to 6 north-east, clockwise; 0 for none
   * @param turns whether it is the tile shown before, seen to turn
   */
  void show(int tile, boolean turns) {
    boolean glides = turns && this.tile > 0 && tile > 0 && tile != this.tile;
    if (tile == this.tile) {
      return;
    }
    this.tile = tile;
    setVisible(tile > 0);
    turning.stop();
    double end = (tile - 1) * SIXTH;
    if (glides) {
      double way = Math.IEEEremainder(end - getRotate(), 6 * SIXTH);
      turning.setFromAngle(end - way);
      turning.setToAngle(end);
      turning.playFromStart();
    } else {
      setRotate(end);
    }
  }

  @Override
  protected double computePrefHeight(double width) {
    return TALL * getPrefWidth();
  }

  @Override
  protected void layoutChildren() {
    dark.resizeRelocate(0, 0, getWidth(), getHeight());
    light.resizeRelocate(getWidth() / 2, 0, getWidth() / 2, getHeight());
  }
}
