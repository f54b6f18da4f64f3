package yomikiri.app.shell;

import javafx.scene.layout.Region;

/** One of the places the rail leads to. */
public interface Screen {
  Region root();

  /** The screen comes into view: it subscribes to what it shows. */
  void shown();

  /** The screen goes out of view: it lets go of what it subscribed to. */
  void hidden();
}
