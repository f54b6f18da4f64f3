package yomikiri.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.session.PositionAnalysis;
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
      app.interact(
          () -> { // even where the screen is smaller
            app.stage().setMaximized(false);
            app.stage().setWidth(1280);
            app.stage().setHeight(850);
          });
      midGame(app);
      Camera.take(app.stage().getScene(), FOLDER.resolve(name));
    }
  }

  /** Ten moves into a 6×6 game against the strongest, values on, one mistake made. */
  static void midGame(Driver app) throws TimeoutException {
    app.start("mattix-6", List.of("", "strongest"), 12);
    app.interact(() -> app.window().game().setValuesShown(true));
    for (int ply = 0; ply < 10; ply += 2) {
      int reached = ply + 2;
      List<PositionAnalysis.Row> moves = known(app, ply).moves();
      String move = ply == 4 ? moves.get(1).text() : moves.getFirst().text();
      app.interact(() -> app.window().game().playText(move));
      app.await(() -> app.now().livePly() == reached);
    }
    app.moveTo("#cell-" + known(app, 10).moves().getFirst().text());
  }

  /** All that can be known of the position after {@code ply} moves. */
  private static PositionAnalysis known(Driver app, int ply) throws TimeoutException {
    app.await(() -> app.now().analyses().known().filter(i -> isReady(i, ply)).isPresent());
    return app.now().analyses().known().orElseThrow();
  }

  private static boolean isReady(PositionAnalysis analysis, int ply) {
    return analysis.finished() && analysis.ply() == ply;
  }
}
