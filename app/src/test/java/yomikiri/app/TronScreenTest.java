package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.Cells;
import yomikiri.app.play.seat.SeatSetup;
import yomikiri.app.play.table.Setup;
import yomikiri.app.play.table.Terms;
import yomikiri.app.text.Language;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** Tron as people use it. */
final class TronScreenTest {
  private static final String EMPTY_ROW = ".".repeat(30) + "/";

  /** The circle in the top left corner, the square beside it, boxing it in but for one cell. */
  private static final String CORNER =
      "AbB" + ".".repeat(27) + "/" + EMPTY_ROW.repeat(18) + ".".repeat(30) + " 1 -";

  private static <P extends Position> void begin(Driver app, GameKit<P> kit, Terms terms) {
    app.interact(
        () -> {
          try {
            P start = kit.game().notation().parsePosition(CORNER);
            SeatSetup human = new SeatSetup.Human();
            app.window().game().newGame(new Setup<>(kit, start, List.of(human, human), terms));
          } catch (NotationException e) {
            throw new AssertionError(e);
          }
        });
    Driver.settle();
    app.interact(() -> app.node(".canvas-board").requestFocus());
  }

  @Test
  void arrowsSteerWhoeverIsToMoveAndAScreenReaderHearsWhereOneCanGo() throws TimeoutException {
    try (Driver app = Driver.open()) {
      begin(app, CATALOG.kit("tron-2").orElseThrow(), Terms.USUAL);
      Node board = app.node(".canvas-board");
      assertThat(board.getAccessibleText())
          .isEqualTo("row 1, column a, head of the circle, free: down");
      app.keys(KeyCode.RIGHT);
      assertThat(app.words(".status-line .notice")).isEqualTo("R cannot be played here");
      app.keys(KeyCode.DOWN);
      app.await(() -> app.state().livePly().get() == 1);
      assertThat(board.getAccessibleText())
          .isEqualTo("row 1, column c, head of the square, free: down, right");
      app.keys(KeyCode.SHIFT, KeyCode.DOWN);
      assertThat(board.getAccessibleText()).isEqualTo("row 2, column c, free, down");
      app.keys(KeyCode.T);
      assertThat(app.state().overlayShown().get()).isTrue();
      assertThat(board.getAccessibleText())
          .isEqualTo("row 2, column c, free, territory of the square, down");
      assertThat(app.node(".seat-1").getAccessibleText()).contains("Square, territory ");
      app.selectTab(".side-panel > .tab-pane", 1);
      assertThat(app.lookup(".overlay-shares .value-line").queryAllAs(Node.class))
          .hasSize(2)
          .allSatisfy(line -> assertThat(line.getAccessibleText()).contains(" cells ("));
    }
  }

  @Test
  void inRealTimeSpaceCountsDownAndStopsTheCount() throws TimeoutException {
    try (Driver app = Driver.open()) {
      Terms beating =
          new Terms(1, false, List.of(), Optional.of(Duration.ofMillis(300)), Optional.empty());
      begin(app, CATALOG.kit("tron-2").orElseThrow(), beating);
      assertThat(app.words(".status-line .status")).contains("Space");
      app.keys(KeyCode.SPACE);
      Node sign = app.node(".countdown");
      assertThat(sign.isVisible()).isTrue();
      assertThat(app.words(".status-line .status")).startsWith("Starting in ");
      app.keys(KeyCode.SPACE);
      assertThat(sign.isVisible()).isFalse();
      assertThat(app.state().livePly().get()).isZero();
    }
  }

  @Test
  void whatMovesAreWorthIsWrittenBesideTheHead() throws TimeoutException {
    try (Driver app = Driver.open(900, 600, Language.ENGLISH, false)) {
      app.start("tron-2", List.of("", ""), 1);
      Cells board = (Cells) app.node(".canvas-board");
      WritableImage before = Camera.picture(app.stage().getScene());
      app.interact(() -> app.window().game().setValuesShown(true));
      app.await(() -> app.state().board().get().verdicts().size() > 1);
      WritableImage after = Camera.picture(app.stage().getScene());
      Set<Integer> written = new HashSet<>();
      for (int y = 0; y < before.getHeight(); y++) {
        for (int x = 0; x < before.getWidth(); x++) {
          if (before.getPixelReader().getArgb(x, y) != after.getPixelReader().getArgb(x, y)) {
            board.cellAt(app.node(".canvas-board").sceneToLocal(x, y)).ifPresent(written::add);
          }
        }
      }
      int head = board.current();
      assertThat(written)
          .containsAnyElementsOf(board.lattice().neighbours(head))
          .doesNotContain(head);
    }
  }
}
