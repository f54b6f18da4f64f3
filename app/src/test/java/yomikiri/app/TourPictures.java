package yomikiri.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import yomikiri.app.text.Language;

/**
 * Takes pictures of everything, to be looked at: {@code mvn test -Dtest=TourPictures}. The largest
 * window fills the screen there is: without a display 1000x1000.
 */
final class TourPictures {
  private static final Path FOLDER =
      Path.of(System.getProperty("yomikiri.pictures", "target")).resolve("tour");

  @Test
  void everyStop() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    Rectangle2D screen = Hands.ask(() -> Screen.getPrimary().getBounds());
    for (Tour.Dress dress :
        List.of(
            new Tour.Dress(List.of(Language.JAPANESE), false, 680, 563, 100),
            new Tour.Dress(List.of(Language.ENGLISH), true, 800, 563, 100),
            new Tour.Dress(List.of(Language.ENGLISH), false, 1000, 610, 125),
            new Tour.Dress(
                List.of(Language.JAPANESE), true, screen.getWidth(), screen.getHeight(), 100))) {
      Tour.walk(
          dress,
          (stop, language, root) -> {
            try {
              Camera.take(root.getScene(), FOLDER.resolve(dress + "/" + stop + ".png"));
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          });
    }
  }
}
