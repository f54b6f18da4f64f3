package yomikiri.app.board;

import javafx.animation.Interpolator;
import javafx.animation.TranslateTransition;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.util.Duration;

/** Animates a node to the place where it has been put. */
public final class GlideTransition {
  private static final Duration TIME = Duration.millis(150);

  private final Node node;
  private final TranslateTransition transition;

  public GlideTransition(Node node) {
    this.node = node;
    this.transition = new TranslateTransition(TIME, node);
    transition.setInterpolator(Interpolator.EASE_BOTH);
  }

  /** Where the node is seen now. */
  public Point2D seen() {
    return new Point2D(
        node.getLayoutX() + node.getTranslateX(), node.getLayoutY() + node.getTranslateY());
  }

  /** Shows the node in its place at once. */
  public void end() {
    transition.stop();
    node.setTranslateX(0);
    node.setTranslateY(0);
  }

  /** Lets the node glide to its place from where it was seen. */
  public void from(Point2D seen) {
    end();
    node.setTranslateX(seen.getX() - node.getLayoutX());
    node.setTranslateY(seen.getY() - node.getLayoutY());
    transition.setFromX(node.getTranslateX());
    transition.setFromY(node.getTranslateY());
    transition.setToX(0);
    transition.setToY(0);
    transition.playFromStart();
  }
}
