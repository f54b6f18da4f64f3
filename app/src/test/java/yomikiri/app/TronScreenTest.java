package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.BoardView;
import yomikiri.app.board.CellSurface;
import yomikiri.app.board.tron.TronUi;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MatchTerms;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** Tron as people use it. */
final class TronScreenTest {
  private static final int DOWN = 1;
  private static final int RIGHT = 3;
  private static final Texts TEXTS =
      new Texts(
          List.of("/yomikiri/app/text", "/yomikiri/app/board/tron"),
          new SimpleObjectProperty<>(Language.ENGLISH));
  private static final String EMPTY_ROW = ".".repeat(30) + "/";

  /** The circle in the top left corner, the square beside it, boxing it in but for one cell. */
  private static final String CORNER =
      "AbB" + ".".repeat(27) + "/" + EMPTY_ROW.repeat(18) + ".".repeat(30) + " 1 -";

  private static <P extends Position> void begin(Driver app, GameKit<P> kit, MatchTerms terms) {
    app.interact(
        () -> {
          try {
            P start = kit.game().notation().parsePosition(CORNER);
            SeatSetup human = new SeatSetup.Human();
            app.window().game().newGame(new GameSetup<>(kit, start, List.of(human, human), terms));
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
      begin(app, CATALOG.kit("tron-2").orElseThrow(), MatchTerms.USUAL);
      Node board = app.node(".canvas-board");
      assertThat(board.getAccessibleText())
          .isEqualTo("row 1, column a, head of the circle, free: down");
      app.keys(KeyCode.RIGHT);
      assertThat(app.words(".status-line .notice")).isEqualTo("There is no way in that direction");
      app.keys(KeyCode.DOWN);
      app.await(() -> app.now().livePly() == 1);
      assertThat(board.getAccessibleText())
          .isEqualTo("row 1, column c, head of the square, free: down, right");
      app.keys(KeyCode.SHIFT, KeyCode.DOWN);
      assertThat(board.getAccessibleText()).isEqualTo("row 2, column c, empty, down");
      app.keys(KeyCode.T);
      assertThat(app.window().game().overlayShown().get()).isTrue();
      assertThat(board.getAccessibleText())
          .isEqualTo("row 2, column c, empty, territory of the square, down");
      assertThat(app.node(".seat-1").getAccessibleText()).contains("Square, territory ");
      app.selectTab(".side-panel > .tab-pane", 2);
      assertThat(app.lookup(".overlay-shares .value-line").queryAllAs(Node.class))
          .hasSize(2)
          .allSatisfy(line -> assertThat(line.getAccessibleText()).contains(" cells ("));
    }
  }

  @Test
  void theArrowThatEndsTheGameDoesNotAlsoLeadBackInIt() throws TimeoutException {
    try (Driver app = Driver.open()) {
      begin(app, CATALOG.kit("tron-2").orElseThrow(), MatchTerms.USUAL);
      for (KeyCode step :
          List.of(KeyCode.DOWN, KeyCode.DOWN, KeyCode.DOWN, KeyCode.LEFT, KeyCode.RIGHT)) {
        app.keys(step);
      }
      app.await(() -> app.now().livePly() == 5);
      app.keys(KeyCode.LEFT); // the square has no way out
      app.await(() -> app.now().livePly() == 6);
      assertThat(app.words(".status-line .status")).contains(" wins");
      app.keys(KeyCode.LEFT);
      assertThat(app.words(".status-line .status")).isEqualTo("Move 5 of 6");
    }
  }

  @Test
  void inRealTimeSpaceCountsDownAndStopsTheCount() throws TimeoutException {
    try (Driver app = Driver.open()) {
      MatchTerms beating =
          new MatchTerms(
              1, false, List.of(), Optional.of(Duration.ofMillis(300)), Optional.empty());
      begin(app, CATALOG.kit("tron-2").orElseThrow(), MatchTerms.USUAL);
      app.keys(KeyCode.DOWN); // so that the next game begins with another one having gone on
      begin(app, CATALOG.kit("tron-2").orElseThrow(), beating);
      Label sign = (Label) app.node(".real-time-sign");
      assertThat(sign.getText()).isEqualTo("Press Space when you are ready");
      Bounds room =
          app.node(".board-stand").localToScene(app.node(".board-stand").getLayoutBounds());
      assertThat(sign.localToScene(sign.getLayoutBounds()).getMinY())
          .as("the middle of the board is left free")
          .isGreaterThan(room.getCenterY() + room.getHeight() / 4);
      app.keys(KeyCode.SPACE);
      assertThat(sign.getText()).isEqualTo("3");
      assertThat(app.words(".status-line .status")).startsWith("Starting in ");
      app.keys(KeyCode.SPACE);
      assertThat(sign.getText()).isEqualTo("Press Space when you are ready");
      assertThat(sign.isVisible()).isTrue();
      assertThat(app.now().livePly()).isZero();
      app.keys(KeyCode.CONTROL, KeyCode.G);
      assertThat(sign.isVisible()).isFalse();
      assertThat(app.node("#resign-no").isFocused()).isTrue();
      app.keys(KeyCode.SPACE);
      assertThat(app.node(".canvas-board").isFocused()).isTrue();
      assertThat(app.isOver()).isFalse();
    }
  }

  @Test
  void theMarkOfTheKeyboardGoesWithTheHeadOfWhoSteers() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    GameKit<?> kit = CATALOG.kit("tron-2").orElseThrow();
    assertThat(Hands.ask(() -> marks(kit))).containsExactly("a1", "a2", "a2", "a3");
  }

  /** Where the mark stands in turn, while one rides down and the other right. */
  private static <P extends Position> List<String> marks(GameKit<P> kit) throws NotationException {
    BoardView view = TronUi.of(kit).board().make(kit, BoardView.Surroundings.still(TEXTS));
    GameSession<P> session = new GameSession<>(kit.game(), begun(kit));
    CellSurface cells = (CellSurface) view.root().lookup(".canvas-board");
    List<String> marks = new ArrayList<>();
    for (int ply = 0; ply < 4; ply++) {
      OptionalInt mover = OptionalInt.of(ply % 2);
      view.show(BoardSnapshot.of(kit, session, ply, mover, ply % 2 == 0));
      marks.add(cells.lattice().name(cells.current()));
      session.play(ply % 2, ply % 2 == 0 ? DOWN : RIGHT);
    }
    return marks;
  }

  private static <P extends Position> P begun(GameKit<P> kit) throws NotationException {
    String start = "A..B" + ".".repeat(26) + "/" + EMPTY_ROW.repeat(18) + ".".repeat(30) + " 1 -";
    return kit.game().notation().parsePosition(start);
  }

  @Test
  void whatMovesAreWorthIsWrittenBesideTheHead() throws TimeoutException {
    try (Driver app = Driver.open(900, 600, Language.ENGLISH, false)) {
      app.start("tron-2", List.of("", ""), 1);
      CellSurface board = (CellSurface) app.node(".canvas-board");
      WritableImage before = Camera.picture(app.stage().getScene());
      app.interact(() -> app.window().game().setValuesShown(true));
      app.await(() -> app.now().board().verdicts().size() > 1);
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
