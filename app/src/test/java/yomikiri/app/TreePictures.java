package yomikiri.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.TabPane;
import org.junit.jupiter.api.Test;
import yomikiri.app.text.Language;
import yomikiri.app.tree.TreeSnapshot.ExpansionScope;
import yomikiri.app.tree.TreeViewModel;

/** Takes pictures of searched trees, to be looked at: {@code mvn test -Dtest=TreePictures}. */
final class TreePictures {
  private static final Path FOLDER =
      Path.of(System.getProperty("yomikiri.pictures", "target")).resolve("trees");

  @Test
  void ticTacToeFromTheEmptyBoard() throws TimeoutException, IOException {
    for (Language language : Language.values()) {
      for (boolean dark : List.of(false, true)) {
        try (Driver app = Driver.open(1280, 850, language, dark)) {
          app.start("tictactoe", List.of("", "strongest"), 1);
          search(app, "alphabeta", "depth", "9");
          take(app, "tictactoe-alphabeta-9", language, dark);
          app.interact(() -> app.window().models().tree().toggleWide());
          Driver.settle();
          app.interact(() -> app.window().models().tree().setScope(ExpansionScope.LINE));
          app.clickOn("#tree-whole");
          take(app, "tictactoe-alphabeta-9-wide", language, dark);
        }
      }
    }
  }

  @Test
  void mattixThreePliesDeep() throws TimeoutException, IOException {
    for (Language language : Language.values()) {
      for (boolean dark : List.of(false, true)) {
        try (Driver app = Driver.open(1280, 850, language, dark)) {
          app.start("mattix-4", List.of("", "strongest"), 3);
          search(app, "alphabeta", "depth", "3");
          take(app, "mattix-4-alphabeta-3", language, dark);
          app.start("mattix-6", List.of("", "strongest"), 3);
          search(app, "alphabeta", "depth", "3");
          take(app, "mattix-6-alphabeta-3", language, dark);
        }
      }
    }
  }

  @Test
  void otherSearches() throws TimeoutException, IOException {
    try (Driver app = Driver.open(1280, 850, Language.ENGLISH, false)) {
      app.start("tictactoe", List.of("", "strongest"), 1);
      search(app, "mcts", "playouts", "200");
      take(app, "tictactoe-mcts-200", Language.ENGLISH, false);
      app.interact(() -> app.window().models().tree().goTo(60));
      take(app, "tictactoe-mcts-60", Language.ENGLISH, false);
      search(app, "minimax", "depth", "2");
      take(app, "tictactoe-minimax-2", Language.ENGLISH, false);
      search(app, "alphabeta", "depth", "9");
      app.interact(() -> app.window().models().tree().goTo(700));
      take(app, "tictactoe-alphabeta-step", Language.ENGLISH, false);
      app.start("maze-5x5x3", List.of(""), 1);
      search(app, "beam", "width", "4");
      take(app, "maze-5-beam", Language.ENGLISH, false);
      search(app, "chokudai", "rounds", "4");
      take(app, "maze-5-chokudai", Language.ENGLISH, false);
      app.start("maze-31x11x100", List.of(""), 1);
      search(app, "beam", "width", "4");
      take(app, "maze-31-beam", Language.ENGLISH, false);
    }
  }

  @Test
  void theSmallestWindow() throws TimeoutException, IOException {
    try (Driver app = Driver.open(900, 640, Language.JAPANESE, true)) {
      app.start("mattix-4", List.of("", "strongest"), 3);
      search(app, "alphabeta", "depth", "3");
      take(app, "small-mattix-4", Language.JAPANESE, true);
    }
  }

  private static void search(Driver app, String player, String setting, String value)
      throws TimeoutException {
    app.interact(
        () ->
            app.lookup(".side-panel .tab-pane")
                .queryAs(TabPane.class)
                .getSelectionModel()
                .selectLast());
    TreeViewModel tree = app.window().models().tree();
    app.interact(
        () -> {
          tree.form().choices().get().stream()
              .filter(spec -> spec.name().equals(player))
              .findFirst()
              .ifPresent(spec -> tree.form().choice().set(Optional.of(spec)));
          tree.form().settings().get().field(setting).text().set(value);
          tree.run();
        });
    app.await(() -> tree.now().view().isPresent() && !tree.now().running());
  }

  private static void take(Driver app, String name, Language language, boolean dark)
      throws IOException {
    String file =
        name + "-" + language.locale().getLanguage() + (dark ? "-dark" : "-light") + ".png";
    Camera.take(app.stage().getScene(), FOLDER.resolve(file));
  }
}
