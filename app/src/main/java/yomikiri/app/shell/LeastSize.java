package yomikiri.app.shell;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

/**
 * The smallest size of the window: it grows with what is in it, as far as the screen allows. In it
 * only the Lab's screen has to be scrolled, up and down.
 */
public final class LeastSize {
  private static final double WIDTH = 900;
  private static final double HEIGHT = 640;

  /** Of what is in it where everything stands close together, at 100 %. */
  private static final double CLOSE_WIDTH = 800;

  private static final double CLOSE_HEIGHT = 500;

  /** What a window manager may need around it; how much is not known before it is shown. */
  private static final double FRAME = 40;

  private LeastSize() {}

  /**
   * Holds {@code stage} to it now and whenever {@code percent} changes.
   *
   * @param percent the size of everything
   */
  public static void keep(Stage stage, ObservableValue<Integer> percent) {
    apply(stage, percent.getValue());
    percent.addListener((value, before, now) -> apply(stage, now));
  }

  private static void apply(Stage stage, int percent) {
    Rectangle2D room = Screen.getPrimary().getVisualBounds();
    double width = Math.max(WIDTH, CLOSE_WIDTH * percent / 100);
    double height = Math.max(HEIGHT, CLOSE_HEIGHT * percent / 100);
    stage.setMinWidth(Math.min(width, room.getWidth() - FRAME));
    stage.setMinHeight(Math.min(height, room.getHeight() - FRAME));
    if (stage.isShowing() && !stage.isMaximized() && !stage.isFullScreen()) {
      stage.setWidth(Math.max(stage.getWidth(), stage.getMinWidth()));
      stage.setHeight(Math.max(stage.getHeight(), stage.getMinHeight()));
    }
  }
}
