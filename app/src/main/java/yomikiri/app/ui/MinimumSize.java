package yomikiri.app.ui;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

/**
 * The smallest size of the window: it grows with what is in it, as far as the screen allows, and
 * shrinks back to what it was. In it only the Lab's screen has to be scrolled, up and down.
 */
public final class MinimumSize {
  /** Less than half of a screen 1366 pixels wide. */
  private static final double WIDTH = 680;

  private static final double HEIGHT = 600;

  /** Of what is in it where everything stands close together, at 100 %. */
  private static final double CLOSE_WIDTH = 680;

  private static final double CLOSE_HEIGHT = 500;

  /** What a window manager may need around it; how much is not known before it is shown. */
  private static final double FRAME = 40;

  private final Stage stage;
  private final GivenLength givenWidth = new GivenLength();
  private final GivenLength givenHeight = new GivenLength();

  private MinimumSize(Stage stage) {
    this.stage = stage;
  }

  /** Holds {@code stage} to it now and whenever {@code percent}, the size of all, changes. */
  public static void keep(Stage stage, ObservableValue<Integer> percent) {
    MinimumSize least = new MinimumSize(stage);
    least.apply(percent.getValue());
    percent.addListener((value, before, now) -> least.apply(now));
  }

  private void apply(int percent) {
    Rectangle2D room = Screen.getPrimary().getVisualBounds();
    double wide = Math.max(WIDTH, CLOSE_WIDTH * percent / 100);
    double high = Math.max(HEIGHT, CLOSE_HEIGHT * percent / 100);
    double width = stage.getWidth();
    double height = stage.getHeight();
    stage.setMinWidth(Math.min(wide, room.getWidth() - FRAME));
    stage.setMinHeight(Math.min(high, room.getHeight() - FRAME));
    if (stage.isShowing() && !stage.isMaximized() && !stage.isFullScreen()) {
      stage.setWidth(givenWidth.from(width, stage.getMinWidth()));
      stage.setHeight(givenHeight.from(height, stage.getMinHeight()));
    }
  }

  /** A length of the window that grows while more is needed and then goes back to what it was. */
  static final class GivenLength {
    private static final double SAME = 1;

    private double wanted;
    private double given = Double.NaN;

    /**
     * What it is to be.
     *
     * @param now what it is; where that is not what was given last, it is what somebody wants
     * @param least what is needed
     */
    double from(double now, double least) {
      if (!(Math.abs(now - given) <= SAME)) {
        wanted = now;
      }
      given = Math.max(wanted, least);
      return given;
    }
  }
}
