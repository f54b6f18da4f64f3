package yomikiri.app.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Point2D;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;
import yomikiri.app.TestWindow;
import yomikiri.app.board.mattix.MattixUi;
import yomikiri.app.board.maze.MazeUi;
import yomikiri.app.board.othello.OthelloUi;
import yomikiri.app.board.trapez.TrapezUi;
import yomikiri.app.board.tron.TronUi;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.maze.MazeDuel;
import yomikiri.engine.games.othello.Othello;
import yomikiri.engine.games.trapez.Trapez;
import yomikiri.engine.games.tron.TronKits;
import yomikiri.engine.think.ResourceCache;

/** What glides does so once a step. */
final class GlideTransitionTest {
  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  static List<GameUi> uis() {
    return List.of(MattixUi.of(Mattix.kit(4)), MazeUi.duel(MazeDuel.kit()));
  }

  @ParameterizedTest
  @MethodSource("uis")
  void aReportLetsAPieceGlideOn(GameUi ui) {
    List<BoardSnapshot<?>> game = List.copyOf(Played.randomly(ui.kit(), 1));
    BoardSnapshot<?> next = firstAfter(game);
    ask(
        () -> {
          BoardView board = board(ui);
          board.show(game.getFirst());
          board.show(next);
          List<Point2D> gliding = places(board);
          assertThat(gliding).anyMatch(way -> way.magnitude() > 10);
          board.show(Played.valued(next));
          board.root().layout();
          assertThat(places(board)).isEqualTo(gliding);
          return true;
        });
  }

  /** A game and what its move looks like whose picture moves otherwise than by gliding. */
  record Turning(GameUi ui, Predicate<BoardSnapshot<?>> moves) {}

  static List<Turning> turning() {
    return List.of(
        new Turning(OthelloUi.of(Othello.kit(4, ResourceCache.NONE)), shown -> shown.ply() == 1),
        new Turning(TrapezUi.of(Trapez.kit(ResourceCache.NONE)), GlideTransitionTest::turnsATile),
        new Turning(TronUi.of(TronKits.duel()), shown -> shown.mover().isEmpty()));
  }

  private static boolean turnsATile(BoardSnapshot<?> shown) {
    return shown.lastMove().isPresent() && shown.text(shown.lastMove().getAsInt()).contains("/");
  }

  @ParameterizedTest
  @MethodSource("turning")
  void aReportLetsWhatTurnsOrFadesGoOn(Turning turning) throws TimeoutException {
    List<BoardSnapshot<?>> game = List.copyOf(Played.randomly(turning.ui().kit(), 1));
    BoardSnapshot<?> next = game.stream().filter(turning.moves()).findFirst().orElseThrow();
    BoardView board = ask(() -> board(turning.ui()));
    ByteBuffer begun =
        ask(
            () -> {
              board.show(game.get(game.indexOf(next) - 1));
              picture(board);
              board.show(next);
              ByteBuffer first = picture(board);
              looksTheSameAfterAReport(board, next);
              return first;
            });
    WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> ask(() -> !picture(board).equals(begun)));
    ask(
        () -> {
          looksTheSameAfterAReport(board, next);
          return true;
        });
  }

  private static void looksTheSameAfterAReport(BoardView board, BoardSnapshot<?> shown) {
    ByteBuffer before = picture(board);
    board.show(shown);
    assertThat(picture(board).equals(before)).isTrue();
  }

  /** What is to be seen of a board once all has found its place. */
  private static ByteBuffer picture(BoardView board) {
    ByteBuffer before = pixels(board);
    ByteBuffer now = pixels(board);
    while (!now.equals(before)) {
      before = now;
      now = pixels(board);
    }
    return now;
  }

  private static ByteBuffer pixels(BoardView board) {
    WritableImage image = board.root().snapshot(null, null);
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    byte[] pixels = new byte[4 * width * height];
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getByteBgraInstance(), pixels, 0, 4 * width);
    return ByteBuffer.wrap(pixels);
  }

  @ParameterizedTest
  @MethodSource("uis")
  void anotherGameStandsAtOnce(GameUi ui) {
    List<BoardSnapshot<?>> game = List.copyOf(Played.randomly(ui.kit(), 1));
    ask(
        () -> {
          BoardView board = board(ui);
          board.show(game.getFirst());
          board.begin();
          board.show(firstAfter(game));
          assertThat(places(board)).isNotEmpty().allMatch(way -> way.magnitude() == 0);
          return true;
        });
  }

  private static BoardSnapshot<?> firstAfter(List<BoardSnapshot<?>> game) {
    return game.stream().filter(shown -> shown.ply() == 1).findFirst().orElseThrow();
  }

  /** How far from their places the pieces are seen. */
  private static List<Point2D> places(BoardView board) {
    return Stream.of(".cross", ".walker")
        .flatMap(pieces -> board.root().lookupAll(pieces).stream())
        .map(piece -> new Point2D(piece.getTranslateX(), piece.getTranslateY()))
        .toList();
  }

  private static BoardView board(GameUi ui) {
    Texts texts =
        new Texts(
            List.of("/yomikiri/app/text", ui.words()),
            new SimpleObjectProperty<>(Language.ENGLISH));
    BoardView board =
        ui.board()
            .make(
                ui.kit(),
                new BoardView.Surroundings(
                    texts,
                    new SimpleObjectProperty<>(true),
                    new SimpleObjectProperty<>(true),
                    move -> {},
                    text -> {},
                    why -> {},
                    next -> {},
                    Optional.empty()));
    TestWindow.scene(board.root(), 400, 400);
    board.root().applyCss();
    board.root().layout();
    return board;
  }

  private static <T> T ask(Callable<T> question) {
    return WaitForAsyncUtils.waitForAsyncFx(10_000, question);
  }
}
