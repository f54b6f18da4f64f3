package yomikiri.app;

import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.PositionAnalysis;

/** The play screen, its forms and cards. */
final class ScreensLetGoTest extends LetGoFixture {
  @Test
  void theBoardsOfGames() throws Exception {
    letsGo(
        () -> {
          for (String game : List.of("mattix-4", "tictactoe", "tron-2", "trapez", "othello-4")) {
            app.start(game, List.of("", ""), 1);
          }
          app.start("maze-5x5x3", List.of(""), 1);
        });
  }

  @Test
  void theFormsBesideTheBoard() throws Exception {
    app.start("mattix-4", List.of("", ""), 1);
    letsGo(
        () -> {
          press("Shortcut+P");
          press("Shortcut+N");
          fire(".new-game-panel .icon-button");
        });
  }

  @Test
  void theReview() throws Exception {
    PlayViewModel game = app.window().game();
    letsGo(
        () -> {
          app.start("tictactoe", List.of("", ""), 1);
          onFx(() -> game.play(app.now().board().legal().getFirst()));
          onFx(() -> game.reviewer().begin());
          app.await(
              () -> app.now().analyses().known().filter(PositionAnalysis::finished).isPresent());
        });
  }

  @Test
  void theTree() throws Exception {
    app.start("mattix-4", List.of("", ""), 3);
    app.interact(() -> app.window().models().tree().run());
    app.await(() -> app.window().models().tree().now().view().isPresent());
    letsGo(
        () -> {
          onFx(() -> app.window().models().tree().open());
          fire("#tree-back");
        });
  }

  @Test
  void theCardsOfTheMenuHelp() throws Exception {
    letsGo(
        () -> {
          for (String keys : List.of("F1", "Shift+F1", "Shortcut+F1")) {
            press(keys);
            fire(".help-card .accent");
          }
        });
  }

  @Test
  void theChoiceAmongSeveralGames() throws Exception {
    String game = "[Game \"mattix-6\"]\n[Player1 \"greedy\"]\n[Player2 \"human\"]\n\n";
    letsGo(
        () -> {
          onFx(() -> app.window().models().records().paste(game.repeat(2)));
          app.await(() -> app.lookup(".question").tryQuery().isPresent());
          fire(".question .button");
        });
  }
}
