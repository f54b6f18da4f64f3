package yomikiri.app.board.tron;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxToolkit;
import yomikiri.app.Hands;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.board.VerdictDisplay;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Typeface;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.think.LossBands;
import yomikiri.engine.think.Verdict;

/** What moves are worth, as it is written on the arena. */
final class ChoicePainterTest {
  private static final int FROM = 20; // pixels

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0", "?", "+1✓", "−1✓", "≤−127", "≥+4444", "−104444", "62%", "★100%✓", "▼▼−1✓"})
  void itStandsWithinItsPlateAtEverySize(String words) {
    for (double size = 9; size < 40; size += 2.5) {
      double each = size;
      Bounds plate = ChoicePainter.room(words, size);
      Bounds ink = Hands.ask(() -> ink(words, each, plate));
      assertThat(new BoundingBox(FROM, FROM, plate.getWidth(), plate.getHeight()).contains(ink))
          .as("%s of %s on %s", ink, size, plate)
          .isTrue();
      assertThat(ink.getWidth()).isGreaterThan(0.25 * plate.getWidth());
    }
  }

  @Test
  void aPlateBearsTheSignOfItsMove() {
    Judge judge = new Judge(LossBands.POINTS, false, true);
    MovePresenter presenter = GAME_LIST.getFirst().presenter();
    Texts texts =
        new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH));
    Verdict win = new Verdict.Points(1, true);
    Verdict loss = new Verdict.Points(-1, true);
    assertThat(ChoicePainter.words(VerdictDisplay.of(texts, presenter, win, win, judge)))
        .isEqualTo("★+1✓");
    assertThat(ChoicePainter.words(VerdictDisplay.of(texts, presenter, win, loss, judge)))
        .isEqualTo("▼▼−1✓");
  }

  /** Where the letters are drawn whose plate begins at {@link #FROM}. */
  private static Bounds ink(String words, double size, Bounds plate) {
    Canvas canvas = new Canvas(2 * FROM + plate.getWidth() + 1, 2 * FROM + plate.getHeight() + 1);
    GraphicsContext graphics = canvas.getGraphicsContext2D();
    graphics.setFont(Typeface.bold(size));
    graphics.fillText(words, FROM - plate.getMinX(), FROM - plate.getMinY());
    SnapshotParameters clear = new SnapshotParameters();
    clear.setFill(Color.TRANSPARENT);
    WritableImage image = canvas.snapshot(clear, null);
    double left = image.getWidth();
    double top = image.getHeight();
    double right = 0;
    double bottom = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        if (image.getPixelReader().getColor(x, y).getOpacity() > 0.2) {
          left = Math.min(left, x);
          top = Math.min(top, y);
          right = Math.max(right, x + 1);
          bottom = Math.max(bottom, y + 1);
        }
      }
    }
    return new BoundingBox(left, top, right - left, bottom - top);
  }
}
