package yomikiri.app.shell;

import javafx.scene.layout.Region;
import yomikiri.app.ui.Scrolling;
import yomikiri.app.ui.UnfocusedScrollPane;

/** Shows a screen whole, or where it does not fit, to be scrolled; it never takes the keyboard. */
final class ScreenHost extends UnfocusedScrollPane {
  ScreenHost() {
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
}
