package yomikiri.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import yomikiri.app.play.model.AnalysisMode;

/** The part of the {@link Tour} past trees of moves, the analysis board and collections. */
final class AnalysisTour {
  private static final String HEAD =
      """
      [Game "othello-8"]
      [Layout "---------------------------OX------XO--------------------------- X"]
      [Player1 "Tamenori Hideshi"]
      [Player2 "Rose Brian"]
      [Event "World Championship"]
      [Date "2006-09-23"]

      """;

  private static final String NOTED =
      HEAD
          + """
          {Whoever plays here first goes diagonal.} 1. f5 {as everybody does} d6
          (1... f6 $1 {the diagonal, of which a long word is said here} 2. e6 (2. d3) f4)
          (1... f4 $6) 2. c3 $3 d3 {[%csl Gc4]} 3. c4
          """;

  private final Driver app;
  private final Consumer<String> see;

  /**
   * @param see looks at what is shown, by the name of the stop
   */
  AnalysisTour(Driver app, Consumer<String> see) {
    this.app = app;
    this.see = see;
  }

  /** Walks it and returns to the board. */
  void walk() throws TimeoutException {
    app.interact(() -> app.window().models().records().paste(NOTED));
    app.await(() -> app.now().length() == 5);
    see.accept("tree-of-moves");
    collection();
    AnalysisMode mode = app.window().game().analysis();
    app.interact(
        () -> {
          mode.setPlayer(mode.players().get(1).spec()); // the adviser has nothing to load here
          app.window().game().show(2);
        });
    app.keys(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.A);
    app.await(() -> mode.lines().size() > 2);
    app.interact(
        () -> {
          if (app.now().mode().running()) {
            mode.toggle();
          }
        });
    see.accept("analysis");
    app.interact(() -> app.node(".line-rows").requestFocus());
    see.accept("analysis-ahead");
    app.interact(
        () -> app.lookup("#analyst").queryAs(ComboBox.class).getSelectionModel().selectLast());
    see.accept("analyst");
    app.keys(KeyCode.ESCAPE);
    TabPane tabs = app.lookup(".side-panel > .tab-pane").query();
    app.interact(() -> tabs.getSelectionModel().select(3));
    ComboBox<String> source = app.lookup("#explorer-source").query();
    app.interact(() -> source.setValue("World Championships"));
    app.await(() -> !app.lookup("#explorer .list-cell .label").queryAll().isEmpty());
    see.accept("explorer");
    app.interact(() -> tabs.getSelectionModel().select(0));
    race();
    app.keys(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
    app.interact(() -> app.window().game().setValuesShown(false));
  }

  /** Once all have run, each for a tenth of a second. */
  private void race() throws TimeoutException {
    app.keys(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F);
    Button start = app.lookup("#race-start").queryButton();
    app.interact(start::fire);
    app.await(this::isRaceOver);
    app.interact(
        () -> {
          app.lookup("#race-time").queryAs(ComboBox.class).getSelectionModel().selectFirst();
          start.fire();
        });
    app.await(this::isRaceOver);
    see.accept("race");
    app.interact(
        () -> app.lookup("#race-tabs").queryAs(TabPane.class).getSelectionModel().select(1));
    see.accept("race-numbers");
    app.keys(KeyCode.ESCAPE);
  }

  private boolean isRaceOver() {
    return List.of("The race is over.", "競走が終わりました。")
        .contains(app.lookup("#race-news").queryLabeled().getText());
  }

  private void collection() throws TimeoutException {
    app.keys(KeyCode.CONTROL, KeyCode.DIGIT2);
    fire("collection.new");
    app.interact(
        () -> {
          TextField name = app.lookup("#collection-name").query();
          name.setText("World Championships");
          name.fireEvent(new ActionEvent());
        });
    app.await(() -> !app.lookup("#collection-table").queryAll().isEmpty());
    see.accept("collection-empty");
    app.pick(games());
    app.keys(KeyCode.CONTROL, KeyCode.I);
    app.await(() -> !app.lookup("#collection-table").queryAs(TableView.class).getItems().isEmpty());
    see.accept("collection");
    app.interact(() -> app.lookup("#collections-menu").queryAs(MenuButton.class).show());
    see.accept("collection-menu");
    app.interact(() -> app.lookup("#collections-menu").queryAs(MenuButton.class).hide());
    app.interact(
        () -> app.lookup("#collections").queryAs(ComboBox.class).getSelectionModel().selectFirst());
    app.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
  }

  private void fire(String item) {
    app.interact(
        () ->
            app.lookup("#collections-menu").queryAs(MenuButton.class).getItems().stream()
                .filter(one -> item.equals(one.getId()))
                .forEach(MenuItem::fire));
  }

  private static Path games() {
    List<String> moves =
        List.of("1. f5 d6 2. c3 d3 3. c4", "1. f5 d6 2. c4", "1. f5 f6 2. e6 f4", "1. f5 f4 2. e3");
    try {
      Path file = Files.createTempFile(Path.of("target"), "games", ".ykr");
      return Files.writeString(
              file, moves.stream().map(HEAD::concat).reduce("", (all, one) -> all + one + "\n\n"))
          .toAbsolutePath();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
