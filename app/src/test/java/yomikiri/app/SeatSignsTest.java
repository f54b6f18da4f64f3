package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.app.text.Language;

/** What stands for the seats beside the board and in the form. */
final class SeatSignsTest {
  @ParameterizedTest
  @CsvSource({"othello-4, 0, false", "othello-4, 0, true", "trapez, 1, false", "trapez, 1, true"})
  void seatsShowThePieceInItsOwnColour(String game, int black, boolean dark)
      throws TimeoutException {
    try (Driver app = Driver.open(1000, 900, Language.ENGLISH, dark)) {
      app.start(game, List.of("", ""), 1);
      looksRight(app, ".seat-card", black);
      app.interact(() -> app.window().form().propose(game));
      app.keys(KeyCode.CONTROL, KeyCode.N);
      looksRight(app, ".field-name", black);
    }
  }

  private static void looksRight(Driver app, String place, int black) {
    String sign = place + ".seat-%d .seat-piece";
    assertThat(brightness(app, sign.formatted(black))).isLessThan(0.2);
    assertThat(brightness(app, sign.formatted(1 - black))).isGreaterThan(0.9);
  }

  private static double brightness(Driver app, String query) {
    Node sign = app.lookup(query).query();
    WritableImage seen = Hands.ask(() -> sign.snapshot(null, null));
    int x = (int) seen.getWidth() / 2;
    int y = (int) seen.getHeight() / 2;
    return seen.getPixelReader().getColor(x, y).getBrightness();
  }
}
