package yomikiri.app.ui;

import javafx.scene.control.ScrollPane;

/**
 * A scroll pane that never takes the keyboard: a click on an empty place in it leaves the keyboard
 * where it is.
 */
public class UnfocusedScrollPane extends ScrollPane {
  @Override
  public void requestFocus() {}
}
