package yomikiri.app.ui;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;

/** How scroll panes look and scroll in this app. */
public final class Scrolling {
  private static final double MARGIN = 24;

  private Scrolling() {}

  /** Takes the frame off {@code pane}, and makes what is inside as wide as the pane. */
  public static void plain(ScrollPane pane) {
    pane.getStyleClass().add("plain-scroll");
    pane.setFitToWidth(true);
    drawnInParts(pane);
  }

  /**
   * Has only those parts of {@code pane} drawn that change. JavaFX's own keeps a picture of all
   * that is inside, and draws all of it anew as soon as anything inside changes.
   */
  public static void drawnInParts(ScrollPane pane) {
    pane.skinProperty()
        .subscribe(skin -> pane.getChildrenUnmodifiable().forEach(child -> child.setCache(false)));
  }

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

  /**
   * A scroll pane that never takes the keyboard: a click on an empty place in it leaves the
   * keyboard where it is.
   */
  public static class Unfocused extends ScrollPane {
    @Override
    public void requestFocus() {}
  }
}
