package yomikiri.app.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import yomikiri.app.Hands;
import yomikiri.app.TestWindow;
import yomikiri.app.ui.Typeface;

/** Pictures that leave the app. */
final class ExportImageTest {
  @BeforeAll
  static void loadTheTypeface() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    Hands.ask(
        () -> {
          TestWindow.scene(new Group(), 1, 1);
          return true;
        });
  }

  @Test
  void enlargedLettersHaveNoHoles() {
    double enlarged = Hands.ask(() -> ink(written(1, 20).image()));
    double inTheirSize = Hands.ask(() -> ink(written(0.5, 40).image()));
    assertThat(enlarged / inTheirSize).isBetween(0.99, 1.01);
  }

  /** Letters whose strokes overlap. */
  private static ExportImage written(double scale, double size) {
    Font font = Typeface.bold(size);
    return new ExportImage(
        "",
        200,
        100,
        pen ->
            pen.at(
                0,
                0,
                scale,
                () ->
                    pen.write(
                        "Af4", 20 / scale, 50 / scale, font, TextAlignment.LEFT, Color.BLACK)));
  }

  private static double ink(Image image) {
    double ink = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        ink += 1 - image.getPixelReader().getColor(x, y).getBrightness();
      }
    }
    return ink;
  }

  @Test
  void wordsOfADrawingAreMarkedUp() {
    Font font = Typeface.bold(12);
    ExportImage print =
        new ExportImage(
            "A & B",
            100,
            50,
            pen -> pen.write("a<b", 10, 20, font, TextAlignment.RIGHT, Color.web("#22303c")));
    assertThat(Hands.ask(print::svg))
        .contains("viewBox=\"0 0 100 50\"", "<title>A &amp; B</title>")
        .contains("font-weight=\"bold\" text-anchor=\"end\" fill=\"#22303c\">a&lt;b</text>");
  }
}
