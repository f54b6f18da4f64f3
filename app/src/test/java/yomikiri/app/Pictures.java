package yomikiri.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.Insight;
import yomikiri.app.text.Language;

/** Makes the README's pictures: {@code mvn -Ppictures verify}. */
final class Pictures {
  private static final Path FOLDER = Path.of(System.getProperty("yomikiri.pictures", "target"));

  @Test
  void thePlayScreenByDay() throws TimeoutException, IOException {
    take(false, "play-light.png");
  }

  @Test
  void thePlayScreenByNight() throws TimeoutException, IOException {
    take(true, "play-dark.png");
  }

  private static void take(boolean dark, String name) throws TimeoutException, IOException {
    try (Driver app = Driver.open(1280, 850, Language.ENGLISH, dark)) {
      midGame(app);
      Camera.take(app.stage().getScene(), FOLDER.resolve(name));
    }
  }

  /** Plays eight moves of a 6×6 game against the strongest, values on. */
  static void midGame(Driver app) throws TimeoutException {
    app.start("mattix-6", List.of("", "strongest"), 7);
    app.interact(() -> app.window().game().setValuesShown(true));
    for (int ply = 0; ply < 8; ply += 2) {
      int reached = ply + 2;
      app.await(() -> app.state().insight().get().filter(Pictures::isReady).isPresent());
      app.interact(() -> app.window().game().playText(app.firstMove()));
      app.await(() -> app.state().livePly().get() == reached);
    }
    app.await(() -> app.state().insight().get().filter(Pictures::isReady).isPresent());
  }

  private static boolean isReady(Insight insight) {
    return insight.finished();
  }
}
