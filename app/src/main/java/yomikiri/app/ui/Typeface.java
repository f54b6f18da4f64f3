package yomikiri.app.ui;

import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

/**
 * The typeface of everything that is written. None of its letters has strokes that overlap: where
 * the screen is scaled, JavaFX fills outlines by the even-odd rule and would leave holes there.
 */
public final class Typeface {
  public static final String NAME = "Yomikiri Sans";

  private Typeface() {}

  public static Font plain(double size) {
    return Font.font(NAME, size);
  }

  public static Font bold(double size) {
    return Font.font(NAME, FontWeight.BOLD, size);
  }
}
