package yomikiri.app.shell;

import javafx.scene.layout.Region;
import yomikiri.app.ui.Scrolling;

/** Shows a screen whole, or where it does not fit, to be scrolled; it never takes the keyboard. */
final class ScreenHost extends Scrolling.Unfocused {
  ScreenHost() {
    getStyleClass().add("passage");
    setFitToHeight(true);
    setFocusTraversable(false);
  }

  void show(Region screen) {
    setContent(screen);
    setHvalue(0);
    setVvalue(0);
  }
}
