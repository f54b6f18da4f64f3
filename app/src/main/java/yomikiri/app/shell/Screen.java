package yomikiri.app.shell;

import javafx.scene.layout.Region;
import yomikiri.app.concurrent.UiThread;

/** A screen of the app, reached by the rail. */
@UiThread
public interface Screen {
  Region root();

  /** The screen comes into view: it subscribes to what it shows. */
  void shown();

  /** The screen goes out of view: it lets go of what it subscribed to. */
  void hidden();

  /**
   * Puts the keyboard where it is wanted when the screen comes into view and nothing in it had it
   * before; false if any place will do.
   */
  default boolean focusFirst() {
    return false;
  }
}
