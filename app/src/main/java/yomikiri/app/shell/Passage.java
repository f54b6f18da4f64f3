package yomikiri.app.shell;

import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import yomikiri.app.control.Scrolling;

/** Shows a screen whole, or where it does not fit, to be scrolled; it never takes the keyboard. */
final class Passage extends ScrollPane {
  Passage() {
    Scrolling.plain(this);
    getStyleClass().add("passage");
    setFitToHeight(true);
    setFocusTraversable(false);
  }

  void show(Region screen) {
    setContent(screen);
    setHvalue(0);
    setVvalue(0);
  }

  /** A click on an empty place of a screen leaves the keyboard where it is. */
  @Override
  public void requestFocus() {}
}
