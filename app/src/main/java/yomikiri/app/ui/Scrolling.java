package yomikiri.app.ui;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;

/** Brings parts of scroll panes into view; one that never takes the keyboard. */
public final class Scrolling {
  private static final double MARGIN = 24;

  private Scrolling() {}

  /**
   * Scrolls {@code pane} up or down so far that {@code node}, which is inside, is in view; of what
   * is taller than that the top.
   */
  public static void show(ScrollPane pane, Node node) {
    pane.getScene().getRoot().applyCss();
    showDressed(pane, node);
  }

  /** Does the same where all that is inside {@code pane} looks as it is to. */
  public static void showDressed(ScrollPane pane, Node node) {
    pane.getScene().getRoot().layout();
    Node content = pane.getContent();
    double hidden = content.getLayoutBounds().getHeight() - pane.getViewportBounds().getHeight();
    if (hidden > 0) {
      Bounds place = content.sceneToLocal(node.localToScene(node.getLayoutBounds()));
      double top = pane.getVvalue() * hidden;
      double most = place.getMinY() - MARGIN;
      double least = place.getMaxY() + MARGIN - pane.getViewportBounds().getHeight();
      pane.setVvalue(Math.clamp(Math.clamp(top, Math.min(least, most), most) / hidden, 0, 1));
    }
  }

  /** A scroll pane that never takes the keyboard, wherever it is clicked. */
  public static class Unfocused extends PlainScroll {
    public Unfocused() {}

    public Unfocused(Node inside) {
      super(inside);
    }

    @Override
    public void requestFocus() {}
  }
}
