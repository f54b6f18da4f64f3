package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCombination;
import javax.management.JMException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;
import yomikiri.app.jobs.JobState;
import yomikiri.app.lab.LabPage;
import yomikiri.app.lab.LabViewModel;
import yomikiri.app.lab.Preset;
import yomikiri.app.lab.StudyName;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.practice.PracticeSnapshot;
import yomikiri.app.practice.PracticeViewModel;
import yomikiri.app.store.Setting;
import yomikiri.app.store.Setting.LanguageChoice;
import yomikiri.app.training.TrainingPage;
import yomikiri.app.training.TrainingViewModel;
import yomikiri.engine.file.Shard;
import yomikiri.engine.study.Study;
import yomikiri.engine.think.PlayerSpec;

/**
 * What is opened and closed again and again leaves nothing behind. The system property {@code
 * yomikiri.rounds} says how often; a few times are enough while one works on it.
 */
@Tag("thorough")
final class ScreensLetGoTest {
  private static final int FIRST_ROUNDS = 3;
  private static final int ROUNDS = Integer.getInteger("yomikiri.rounds", FIRST_ROUNDS);
  private static final int DOUBTS = 3;

  private static final Study STUDY =
      new Study(
          "tictactoe",
          2,
          List.of(PlayerSpec.of("greedy"), PlayerSpec.of("random")),
          2,
          1,
          false,
          0,
          true,
          false,
          Optional.empty(),
          false,
          Optional.empty(),
          Shard.WHOLE);

  private static Driver app;

  /** Opens something and closes it. */
  @FunctionalInterface
  private interface Round {
    void go() throws TimeoutException;
  }

  @BeforeAll
  static void open() throws TimeoutException {
    app = Driver.open();
  }

  @BeforeEach
  void toThePlayScreen() {
    press("Shortcut+1");
  }

  @AfterAll
  static void close() throws TimeoutException {
    app.close();
  }

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

  @Test
  void theLibraryWithItsPreviewAndTheSettings() throws Exception {
    app.watch("mattix-4", "normal");
    press("Shortcut+2");
    app.await(() -> app.lookup(".library-preview .grid-board").tryQuery().isPresent());
    letsGo(
        () -> {
          for (String keys : List.of("Shortcut+1", "Shortcut+COMMA", "Shortcut+2")) {
            press(keys);
          }
        });
  }

  @Test
  void thePagesOfPractice() throws Exception {
    PracticeViewModel practice = app.window().models().practice();
    press("Shortcut+3");
    app.await(() -> practice.snapshot().get().exercise().isPresent());
    letsGo(
        () -> {
          onFx(() -> practice.show(PracticeSnapshot.Page.TODAY));
          onFx(practice::hint);
          onFx(() -> practice.show(PracticeSnapshot.Page.MISTAKES));
          onFx(() -> practice.show(PracticeSnapshot.Page.PROGRESS));
          press("Shortcut+1");
          press("Shortcut+3");
        });
  }

  @Test
  void thePagesOfTheLab() throws Exception {
    press("Shortcut+4");
    show(new LabPage.OfPreset(Preset.ADVANTAGE));
    app.await(() -> app.lookup("#lab-run").tryQuery().isPresent());
    letsGo(
        () -> {
          fire("#lab-new");
          fire("#lab-add");
          show(new LabPage.OfPreset(Preset.ADVANTAGE));
          show(new LabPage.Start());
        });
  }

  @Test
  void thePageOfAStudy() throws Exception {
    press("Shortcut+4");
    LabViewModel lab = app.window().models().lab();
    onFx(() -> lab.begin(STUDY, StudyName.NONE));
    app.await(() -> app.studyIs(JobState.FINISHED));
    LabPage page = new LabPage.OfStudy(lab.studies().getFirst());
    letsGo(
        () -> {
          show(page);
          choose(".lab-tabs", 1);
          choose(".lab-tabs", 2);
          show(new LabPage.Start());
        });
  }

  @Test
  void thePagesOfTrainings() throws Exception {
    TrainingTour.learn(app);
    TrainingTour.learn(app);
    press("Shortcut+5");
    TrainingViewModel training = app.window().models().training();
    TrainingPage page = new TrainingPage.OfTraining(training.trainings().getFirst());
    letsGo(
        () -> {
          onFx(() -> training.page().set(page));
          onFx(() -> training.show(training.trainings()));
          fire("#training-new");
          onFx(() -> training.page().set(new TrainingPage.Start()));
        });
  }

  @Test
  void theFormForATrainingInOtherLanguages() throws Exception {
    press("Shortcut+5");
    fire("#training-new");
    letsGo(
        () -> {
          for (LanguageChoice language : List.of(LanguageChoice.JAPANESE, LanguageChoice.ENGLISH)) {
            onFx(() -> app.window().settings().set(Setting.LANGUAGE, language));
          }
        });
    onFx(() -> app.window().models().training().page().set(new TrainingPage.Start()));
  }

  /** Finds no class that has one more object after each of many rounds. */
  private static void letsGo(Round round) throws JMException, TimeoutException {
    LiveHeap before = after(FIRST_ROUNDS, round);
    LiveHeap now = after(ROUNDS, round);
    Map<String, Integer> more = now.moreThan(before, ROUNDS);
    for (int doubt = 0; doubt < DOUBTS && !more.isEmpty(); doubt++) {
      before = now;
      now = after(ROUNDS, round);
      more.keySet().retainAll(now.moreThan(before, ROUNDS).keySet());
    }
    assertThat(more).isEmpty();
  }

  private static LiveHeap after(int rounds, Round round) throws JMException, TimeoutException {
    for (int i = 0; i < rounds; i++) {
      round.go();
    }
    System.gc();
    app.keepPatience();
    Driver.settle(); // meanwhile what was held weakly is taken off its lists
    FxToolkit.toolkitContext().setRegisteredStage(app.stage()); // which forgets the events so far
    return LiveHeap.now();
  }

  // ---- hands

  /** Does something in the window and lays all out, as the next picture would. */
  private static void onFx(Runnable done) {
    WaitForAsyncUtils.waitForAsyncFx(
        30_000,
        () -> {
          done.run();
          Parent root = app.stage().getScene().getRoot();
          root.applyCss();
          root.layout();
        });
  }

  /** Chooses what the menus have under these keys. */
  private static void press(String keys) {
    KeyCombination combination = KeyCombination.valueOf(keys);
    onFx(
        () ->
            app.lookup(".menu-bar").queryAs(MenuBar.class).getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .filter(item -> combination.equals(item.getAccelerator()))
                .forEach(MenuItem::fire));
  }

  private static void fire(String button) {
    onFx(() -> app.lookup(button).queryAs(Button.class).fire());
  }

  private static void show(LabPage page) {
    onFx(() -> app.window().models().lab().page().set(page));
  }

  private static void choose(String tabs, int index) {
    onFx(() -> app.lookup(tabs).queryAs(TabPane.class).getSelectionModel().select(index));
  }
}
