package yomikiri.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import yomikiri.app.text.Language;

/** Takes pictures of everything, to be looked at: {@code mvn test -Dtest=TourPictures}. */
final class TourPictures {
  private static final Path FOLDER =
      Path.of(System.getProperty("yomikiri.pictures", "target")).resolve("tour");

  @Test
  void everySight() throws TimeoutException {
    for (Tour.Dress dress :
        List.of(
            new Tour.Dress(List.of(Language.JAPANESE), false, 900, 600, 100),
            new Tour.Dress(List.of(Language.ENGLISH), true, 900, 600, 100),
            new Tour.Dress(List.of(Language.ENGLISH), false, 1000, 610, 125),
            new Tour.Dress(List.of(Language.JAPANESE), true, 1600, 1000, 100))) {
      Tour.walk(
          dress,
          (sight, language, root) -> {
            try {
              Camera.take(root.getScene(), FOLDER.resolve(dress + "/" + sight + ".png"));
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          });
    }
  }
}
