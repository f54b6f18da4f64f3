package yomikiri.app.shell;

import javafx.scene.control.ScrollPane;

/** How scroll panes are here. */
public final class Scrolling {
  private Scrolling() {}

  /** Takes the frame from {@code pane}, and makes it as wide as there is room. */
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
}
