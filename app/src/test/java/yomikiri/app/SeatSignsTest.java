package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.DoubleSummaryStatistics;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
      app.interact(() -> app.window().models().form().propose(game));
      app.keys(KeyCode.CONTROL, KeyCode.N);
      looksRight(app, ".field-name", black);
    }
  }

  /** Told apart by shape, beside the board and in the form. */
  @ParameterizedTest
  @CsvSource({"tron-4, 4", "maze-5x5x3, 1", "maze-duel, 2", "tictactoe, 2"})
  void everySeatHasAPieceOfItsOwn(String game, int seats) throws TimeoutException {
    try (Driver app = Driver.open(1000, 900, Language.ENGLISH, false)) {
      app.start(game, Collections.nCopies(seats, ""), 1);
      assertThat(shapes(app, ".seat-card", seats)).hasSize(seats);
      app.interact(() -> app.window().models().form().propose(game));
      app.keys(KeyCode.CONTROL, KeyCode.N);
      assertThat(shapes(app, ".field-name", seats)).hasSize(seats);
    }
  }

  /** The different pictures of the seats' pieces, of which only dark and light are seen. */
  private static Set<String> shapes(Driver app, String place, int seats) {
    Set<String> found = new HashSet<>();
    for (int seat = 0; seat < seats; seat++) {
      Node sign = app.lookup(place + ".seat-%d .seat-piece".formatted(seat)).query();
      WritableImage seen = Hands.ask(() -> sign.snapshot(null, null));
      StringBuilder picture = new StringBuilder();
      DoubleSummaryStatistics middle = new DoubleSummaryStatistics();
      for (int y = 0; y < seen.getHeight(); y++) {
        for (int x = 0; x < seen.getWidth(); x++) {
          double grey = seen.getPixelReader().getColor(x, y).grayscale().getRed();
          picture.append(grey < 0.7);
          if (Math.max(
                  Math.abs(2 * x / seen.getWidth() - 1), Math.abs(2 * y / seen.getHeight() - 1))
              < 0.5) {
            middle.accept(grey);
          }
        }
      }
      assertThat(middle.getMax() - middle.getMin()).as("seen within it").isGreaterThan(0.25);
      found.add(picture.toString());
    }
    return found;
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
