package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.jobs.Job;
import yomikiri.app.jobs.JobSnapshot;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.lab.GamesViewModel;
import yomikiri.app.lab.LabFixture;
import yomikiri.app.lab.LabViewModel.LabPage;
import yomikiri.app.lab.StudyName;
import yomikiri.app.store.Setting;
import yomikiri.engine.study.run.RunProgress;

/** The Lab as people use it. */
final class LabScreenTest {
  @TempDir private Path folder;

  @AfterEach
  void allStudiesHaveEnded() throws TimeoutException {
    Hands.awaitNoStudy();
  }

  private static Job<RunProgress> study(Driver app) {
    return app.window().models().lab().studies().getFirst();
  }

  private static int done(Driver app) {
    return study(app).snapshot().get().details().map(p -> p.done()).orElse(0);
  }

  private static void type(Driver app, String query, String text) {
    Node field = app.node(query);
    app.interact(field::requestFocus);
    app.keys(KeyCode.CONTROL, KeyCode.A);
    app.write(text);
  }

  /** By keyboard, which reaches what lies below, too. */
  private static void press(Driver app, String query) {
    Node button = app.node(query);
    app.interact(button::requestFocus);
    app.keys(KeyCode.SPACE);
  }

  @Test
  void aPresetIsRunPausedResumedAfterARestartAndReplayed() throws TimeoutException {
    try (Driver app = Driver.open(folder)) {
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT4);
      app.clickOn("#preset-advantage");
      app.await(() -> app.lookup("#lab-change-mattix-4").tryQuery().isPresent());
      app.clickOn("#lab-change-mattix-4");
      type(app, "#lab-games", "1000");
      press(app, "#lab-begin");
      app.await(() -> app.studyIs(JobState.WORKING) && done(app) > 0);
      app.clickOn("#lab-pause");
      app.await(() -> app.studyIs(JobState.PAUSED));
      assertThat(app.words("#lab-progress")).isEqualTo("Paused");
    }
    Hands.awaitNoStudy();
    int before;
    try (Driver app = Driver.open(folder)) {
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT4);
      app.await(() -> app.studyIs(JobState.STOPPED));
      before = done(app);
      assertThat(before).isBetween(1, 999);
      app.clickOn(".study-cell");
      app.clickOn("#lab-go-on");
      app.await(() -> app.studyIs(JobState.WORKING));
    }
    Hands.awaitNoStudy();
    try (Driver app = Driver.open(folder)) {
      app.await(() -> app.studyIs(JobState.WORKING) || app.studyIs(JobState.FINISHED));
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT4);
      app.awaitLong(() -> app.studyIs(JobState.FINISHED));
      assertThat(done(app)).isEqualTo(1000);
      JobSnapshot<RunProgress> card = study(app).snapshot().get();
      assertThat(card.entry().folder().resolve("pairings.csv")).exists();
      app.clickOn(".study-cell");
      exports(app);
      app.selectTab(".lab-tabs", 1);
      TableView<?> games = app.lookup("#games-table").queryTableView();
      app.await(() -> games.getItems().size() == 200);
      app.interact(() -> games.getSelectionModel().select(3));
      app.clickOn("#games-open");
      app.await(() -> app.now().length() > 0); // the app's first game has no move yet
      assertThat(app.now().board().kit().game().id()).isEqualTo("mattix-4");
      assertThat(app.words(".seat-name")).as("not by its level").isEqualTo("Player 1 (Perfect)");
      assertThat(app.lookup("#lab-studies").tryQuery()).isEmpty();
    }
  }

  @Test
  void anotherLanguageLeavesTheTabTheFilterAndTheOrder() throws TimeoutException {
    try (Driver app = Driver.open(folder)) {
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT4);
      app.interact(
          () ->
              app.window()
                  .models()
                  .lab()
                  .begin(LabFixture.study("tictactoe", 20, "random", "greedy"), StudyName.NONE));
      app.await(() -> app.studyIs(JobState.FINISHED));
      app.clickOn(".study-cell");
      app.await(() -> app.lookup(".lab-tabs").tryQuery().isPresent());
      app.interact(charts(app).get(1)::fire);
      Node chart = app.node("#chart-differences");
      app.selectTab(".lab-tabs", 1);
      app.await(() -> table(app).getItems().size() == 20);
      ComboBox<GamesViewModel.Result> result = app.lookup("#games-result").queryComboBox();
      app.interact(() -> result.setValue(GamesViewModel.Result.FIRST_WON));
      app.await(() -> table(app).getItems().size() < 20);
      app.interact(() -> table(app).getSortOrder().setAll(List.of(lastColumn(app))));
      List<?> games = List.copyOf(table(app).getItems());
      app.keys(KeyCode.CONTROL, KeyCode.COMMA);
      app.interact(
          () -> app.window().settings().set(Setting.LANGUAGE, Setting.LanguageChoice.JAPANESE));
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT4);
      TabPane tabs = app.lookup(".lab-tabs").queryAs(TabPane.class);
      assertThat(tabs.getSelectionModel().getSelectedIndex()).isOne();
      assertThat(tabs.getTabs().get(1).getText()).isEqualTo("対局");
      app.await(() -> table(app).getItems().equals(games));
      ComboBox<GamesViewModel.Result> again = app.lookup("#games-result").queryComboBox();
      assertThat(again.getValue()).isEqualTo(GamesViewModel.Result.FIRST_WON);
      assertThat(table(app).getSortOrder()).hasSize(1).first().isEqualTo(lastColumn(app));
      app.selectTab(".lab-tabs", 0);
      assertThat(charts(app).get(1).isSelected()).isTrue();
      assertThat(app.node("#chart-differences")).isSameAs(chart);
    }
  }

  private static List<ToggleButton> charts(Driver app) {
    return app.lookup(".kinds > .toggle-button").queryAllAs(ToggleButton.class).stream()
        .filter(Node::isVisible)
        .toList();
  }

  @SuppressWarnings("unchecked")
  private static TableView<Object> table(Driver app) {
    return app.lookup("#games-table").queryAs(TableView.class);
  }

  private static TableColumn<Object, ?> lastColumn(Driver app) {
    return table(app).getColumns().getLast();
  }

  /** Every picture there is, saved with its numbers. */
  private void exports(Driver app) throws TimeoutException {
    assertThat(charts(app)).hasSizeGreaterThan(3);
    charts(app).forEach(chart -> app.interact(chart::fire));
    app.interact(charts(app).getFirst()::fire);
    MenuButton save = app.lookup("#lab-chart-save-cross-table").queryAs(MenuButton.class);
    app.interact(() -> save.getItems().forEach(MenuItem::fire));
    app.await(() -> Files.exists(folder.resolve("mattix-4-cross-table.png")));
    app.await(() -> Files.exists(folder.resolve("mattix-4-cross-table.csv")));
  }

  @Test
  void aMistakeIsToldAtItsField() throws TimeoutException {
    try (Driver app = Driver.open(folder)) {
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT4);
      app.clickOn("#lab-new");
      type(app, "#lab-games", "7");
      app.keys(KeyCode.ENTER);
      assertThat(app.words(".study-form .mistake")).contains("must be even, not 7");
      type(app, "#lab-games", "6");
      app.keys(KeyCode.ENTER);
      app.await(() -> app.studyIs(JobState.FINISHED));
      assertThat(app.words("#lab-headline")).contains("of the points against");
    }
  }

  @Test
  void enterInAPlayersSettingBeginsTheStudy() throws TimeoutException {
    try (Driver app = Driver.open(folder)) {
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT4);
      app.clickOn("#lab-new");
      type(app, "#lab-games", "2");
      type(app, ".entrant .setting-depth", "1");
      app.keys(KeyCode.ENTER);
      app.await(() -> app.studyIs(JobState.FINISHED));
    }
  }

  @Test
  void whatIsDeletedIsUndone() throws TimeoutException {
    try (Driver app = Driver.open(folder)) {
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT4);
      app.clickOn("#lab-new");
      type(app, "#lab-games", "2");
      app.keys(KeyCode.ENTER);
      app.await(() -> app.studyIs(JobState.FINISHED));
      Job<RunProgress> job = study(app);
      app.clickOn("#lab-delete");
      app.await(() -> app.window().models().lab().studies().isEmpty());
      app.clickOn(".notice-bar .undo");
      app.await(() -> app.window().models().lab().studies().equals(List.of(job)));
      assertThat(app.window().models().lab().page().get()).isEqualTo(new LabPage.OfStudy(job));
    }
  }

  @Test
  void aStudyIsWatchedWhileItIsPlayed() throws TimeoutException {
    try (Driver app = Driver.open(folder)) {
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT4);
      press(app, "#preset-equal-time");
      app.await(() -> app.lookup("#lab-run").tryQuery().isPresent());
      press(app, "#lab-run");
      app.await(
          () ->
              app.studyIs(JobState.WORKING) && app.lookup("#lab-watch-tab").tryQuery().isPresent());
      app.selectTab(".lab-tabs", 2);
      app.await(() -> app.lookup(".live-game .board-cell").tryQuery().isPresent());
      assertThat(app.words(".live-game-label")).matches("Game \\d+: .+ – .+, move \\d+");
      WeakReference<Node> board = new WeakReference<>(app.node(".live-game .grid-board"));
      app.clickOn("#lab-stop");
      app.await(() -> app.studyIs(JobState.STOPPED));
      app.await(() -> app.lookup(".live-game").tryQuery().isEmpty());
      assertThat(Forgotten.isGone(board)).isTrue();
    }
  }
}
