package yomikiri.app.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;
import yomikiri.app.board.mattix.MattixFace;
import yomikiri.app.board.maze.MazeDuelFace;
import yomikiri.app.shell.Look;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.maze.MazeDuel;

/** What glides does so once a step. */
final class GlideTest {
  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  static List<GameFace> faces() {
    return List.of(MattixFace.of(Mattix.kit(4)), MazeDuelFace.of(MazeDuel.kit()));
  }

  @ParameterizedTest
  @MethodSource("faces")
  void aReportLetsAPieceGlideOn(GameFace face) {
    List<BoardSnapshot<?>> game = List.copyOf(Played.randomly(face.kit(), 1));
    BoardSnapshot<?> next = firstAfter(game);
    ask(
        () -> {
          BoardView board = board(face);
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

  @ParameterizedTest
  @MethodSource("faces")
  void anotherGameStandsAtOnce(GameFace face) {
    List<BoardSnapshot<?>> game = List.copyOf(Played.randomly(face.kit(), 1));
    ask(
        () -> {
          BoardView board = board(face);
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

  private static BoardView board(GameFace face) {
    Texts texts =
        new Texts(
            List.of("/yomikiri/app/text", face.words()),
            new SimpleObjectProperty<>(Language.ENGLISH));
    BoardView board =
        face.board()
            .make(
                face.kit(),
                new BoardView.Surroundings(
                    texts,
                    new SimpleObjectProperty<>(true),
                    new SimpleObjectProperty<>(true),
                    move -> {},
                    text -> {},
                    why -> {},
                    next -> {}));
    Scene scene = new Scene(board.root(), 400, 400);
    Look.dress(scene, new SimpleObjectProperty<>(false), new SimpleObjectProperty<>(100));
    board.root().applyCss();
    board.root().layout();
    return board;
  }

  private static <T> T ask(Callable<T> question) {
    return WaitForAsyncUtils.waitForAsyncFx(10_000, question);
  }
}
