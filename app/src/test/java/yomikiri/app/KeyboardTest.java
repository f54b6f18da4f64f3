package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.store.Setting;
import yomikiri.app.text.Language;

/** The app without a mouse. Nothing here points or clicks. */
final class KeyboardTest {
  @TempDir private Path folder;

  @Test
  void aGameIsSetUpPlayedToItsEndLookedThroughAndPlayedAgain() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.COMMA); // a new game is asked for on any screen
      app.keys(KeyCode.CONTROL, KeyCode.N);
      choose(app, "#game", 6);
      assertThat(closed(app, "#seat-1")).isEqualTo("Normal");
      tabTo(app, "#seat-1");
      choose(app, "#seat-1", 1);
      app.keys(KeyCode.ENTER);
      app.await(() -> app.now().board().kit().game().id().equals("tictactoe"));
      assertThat(focused(app).getStyleClass()).contains("board-cell");
      playWithKeys(app);
      app.keys(KeyCode.HOME);
      assertThat(app.now().shownPly()).isZero();
      Node before = focused(app);
      app.keys(KeyCode.RIGHT);
      assertThat(focused(app)).isEqualTo(before);
      app.keys(KeyCode.ALT, KeyCode.RIGHT);
      assertThat(app.words(".status-line .status")).isEqualTo("Move 2 of " + app.now().length());
      app.keys(KeyCode.UP);
      app.keys(KeyCode.SHIFT, KeyCode.DOWN);
      assertThat(app.now().shownPly()).isEqualTo(2);
      app.keys(KeyCode.CONTROL, KeyCode.R);
      app.await(() -> app.now().length() <= 1 && !app.isOver());
      assertThat(focused(app).getStyleClass()).contains("board-cell");
    }
  }

  /** What a choice box shows while it is closed. */
  private static String closed(Driver app, String query) {
    return app.lookup(query).queryAs(ComboBox.class).getButtonCell().getText();
  }

  /** Goes to each free cell in turn and plays it, until the game is over. */
  private static void playWithKeys(Driver app) throws TimeoutException {
    while (!app.isOver()) {
      app.await(() -> app.isOver() || app.now().board().playable());
      if (!app.isOver()) {
        String goal = app.firstMove();
        app.keys(KeyCode.HOME);
        app.keys(KeyCode.UP);
        app.keys(KeyCode.UP);
        for (char row = '1'; row < goal.charAt(1); row++) {
          app.keys(KeyCode.DOWN);
        }
        for (char column = 'a'; column < goal.charAt(0); column++) {
          app.keys(KeyCode.RIGHT);
        }
        int ply = app.now().livePly();
        app.keys(KeyCode.SPACE);
        app.await(() -> app.now().livePly() > ply);
      }
    }
  }

  @Test
  void theHintHasOneKeyInEveryGameAlsoWhereCellsAreTypedWithThatLetter() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("othello-8", List.of("", ""), 1);
      app.write("h7");
      app.await(() -> notice(app).contains("h7"));
      assertThat(app.now().analyses().analysing()).isEmpty();
      assertHint(app);
      app.write("d3");
      app.await(() -> app.now().livePly() == 1);
      app.start("maze-11x31x100", List.of(""), 1);
      assertHint(app);
      app.start("tictactoe", List.of("", ""), 1);
      assertHint(app);
      assertThat(menuItem(app, "Hint").getAccelerator()).hasToString("Shift+H");
    }
  }

  private static void assertHint(Driver app) throws TimeoutException {
    assertThat(app.now().board().hint()).isEmpty();
    app.keys(KeyCode.SHIFT, KeyCode.H);
    app.await(() -> app.now().board().hint().isPresent());
  }

  @Test
  void aKeyThatMeansNothingOnTheBoardSaysSo() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("tictactoe", List.of("", ""), 1);
      app.write("q");
      app.await(() -> notice(app).equals("“q” does nothing on this board"));
      app.keys(KeyCode.SHIFT, KeyCode.T);
      app.await(() -> notice(app).equals("“T” does nothing on this board"));
      app.keys(KeyCode.SHIFT, KeyCode.M);
      app.keys(KeyCode.SHIFT, KeyCode.F5); // whose code is that of T
      app.write("b");
      assertThat(notice(app)).isEqualTo("Not available now: Move now");
      app.write("2");
      app.await(() -> app.now().livePly() == 1);
      app.keys(KeyCode.H); // begins nothing here, so it needs no Shift
      app.await(() -> app.now().board().hint().isPresent());
    }
  }

  private static String notice(Driver app) {
    return app.words(".status-line .notice");
  }

  private static MenuItem menuItem(Driver app, String words) {
    return app.lookup(".menu-bar").queryAs(MenuBar.class).getMenus().stream()
        .flatMap(menu -> menu.getItems().stream())
        .filter(item -> words.equals(item.getText()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void settingsAreChangedAndLeft() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.COMMA);
      assertThat(focused(app).getId()).isEqualTo("settings-general");
      tabTo(app, "#language");
      choose(app, "#language", 1);
      assertThat(app.words(".settings .title")).isEqualTo("設定");
      tabTo(app, "#theme");
      choose(app, "#theme", 2);
      assertThat(app.window().settings().dark().getValue()).isTrue();
      tabTo(app, "#scale");
      choose(app, "#scale", 3);
      assertThat(app.window().settings().of(Setting.SCALE).getValue()).isEqualTo(150);
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
      assertThat(focused(app).getStyleClass()).contains("board-cell");
      app.keys(KeyCode.CONTROL, KeyCode.COMMA);
      assertThat(focused(app).getId()).isEqualTo("scale");
    }
  }

  @Test
  void arrowsOnTheRailMoveTheKeyboardAndSpaceShowsTheScreen() throws TimeoutException {
    try (Driver app = Driver.open()) {
      List<ToggleButton> rail =
          app.lookup(".rail-button").queryAllAs(ToggleButton.class).stream().toList();
      app.interact(rail.getFirst()::requestFocus);
      app.keys(KeyCode.DOWN);
      assertThat(focused(app)).isEqualTo(rail.get(1));
      assertThat(rail).filteredOn(ToggleButton::isSelected).containsExactly(rail.getFirst());
      app.keys(KeyCode.SPACE);
      assertThat(rail).filteredOn(ToggleButton::isSelected).containsExactly(rail.get(1));
      assertThat(app.lookup("#library-game").tryQuery()).isPresent();
    }
  }

  @Test
  void anOpenListChangesNothingUntilItIsClosedAndEscLeavesAllAsItWas() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.COMMA);
      tabTo(app, "#theme");
      ComboBox<?> box = app.lookup("#theme").queryAs(ComboBox.class);
      app.keys(KeyCode.F4);
      assertThat(box.isShowing()).isTrue();
      choose(app, "#theme", 2);
      assertThat(app.window().settings().dark().getValue()).isFalse();
      app.keys(KeyCode.ESCAPE);
      assertThat(box.isShowing()).isFalse();
      assertThat(box.getSelectionModel().getSelectedIndex()).isZero();
      assertThat(app.window().settings().dark().getValue()).isFalse();
      app.keys(KeyCode.F4);
      choose(app, "#theme", 2);
      app.keys(KeyCode.ENTER);
      assertThat(box.isShowing()).isFalse();
      assertThat(app.window().settings().dark().getValue()).isTrue();
    }
  }

  @Test
  void helpIsReadAndTheFormLeftWithoutLosingThePlace() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.DOWN);
      Node before = focused(app);
      app.keys(KeyCode.F1);
      app.keys(KeyCode.TAB);
      app.keys(KeyCode.ESCAPE);
      assertThat(focused(app)).isEqualTo(before);
      app.keys(KeyCode.CONTROL, KeyCode.N);
      app.keys(KeyCode.ESCAPE);
      assertThat(focused(app)).isEqualTo(before);
    }
  }

  @Test
  void aQuestionIsStudiedSeenSavedAndOneOfItsGamesOpened() throws TimeoutException {
    try (Driver app = Driver.open(folder)) {
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT4);
      tabTo(app, "#preset-advantage");
      app.keys(KeyCode.SPACE);
      app.await(() -> "lab-run".equals(focused(app).getId()));
      tabTo(app, "#lab-change-mattix-4");
      app.keys(KeyCode.SPACE);
      assertThat(focused(app).getId()).isEqualTo("lab-game");
      tabTo(app, "#lab-games");
      app.keys(KeyCode.CONTROL, KeyCode.A);
      app.write("600");
      app.keys(KeyCode.ENTER);
      app.await(() -> app.studyIs(JobState.WORKING));
      assertThat(focused(app).getId()).isEqualTo("lab-pause");
      app.keys(KeyCode.SPACE);
      app.await(() -> app.studyIs(JobState.PAUSED));
      assertThat(focused(app).getId()).isEqualTo("lab-go-on");
      app.keys(KeyCode.SPACE);
      app.awaitLong(() -> app.studyIs(JobState.FINISHED));
      picturesWithKeys(app);
      gamesWithKeys(app);
    }
    Hands.awaitNoStudy();
  }

  private void picturesWithKeys(Driver app) throws TimeoutException {
    tabTo(app, ".kinds > .toggle-button");
    app.keys(KeyCode.RIGHT);
    assertThat(app.node("#chart-differences").isVisible()).isTrue();
    tabTo(app, "#lab-chart-save-differences");
    app.keys(KeyCode.SPACE);
    app.keys(KeyCode.DOWN);
    app.keys(KeyCode.ENTER);
    app.await(() -> Files.exists(folder.resolve("mattix-4-differences.png")));
  }

  private static void gamesWithKeys(Driver app) throws TimeoutException {
    for (int i = 0; i < 40 && !focused(app).getStyleClass().contains("lab-tabs"); i++) {
      app.keys(KeyCode.SHIFT, KeyCode.TAB);
    }
    app.keys(KeyCode.RIGHT);
    app.await(() -> !app.lookup("#games-table").queryTableView().getItems().isEmpty());
    tabTo(app, "#games-table");
    app.keys(KeyCode.DOWN);
    app.keys(KeyCode.ENTER);
    app.await(() -> app.lookup("#lab-studies").tryQuery().isEmpty());
    assertThat(app.now().board().kit().game().id()).isEqualTo("mattix-4");
    assertThat(app.now().length()).isPositive();
  }

  /** Neither on a field of the form nor on a button there. */
  @Test
  void noKeyPressedInAFormActsOnTheGameBesideIt() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("tictactoe", List.of("", ""), 1);
      app.interact(() -> app.window().game().playText("a1"));
      app.interact(() -> app.window().game().playText("b2"));
      PlaySession<?> before = app.now().live();
      app.keys(KeyCode.CONTROL, KeyCode.N);
      for (String query : List.of("#game", ".new-game-panel .row > .button")) {
        app.interact(() -> app.node(query).requestFocus());
        for (KeyCode key : List.of(KeyCode.Z, KeyCode.R, KeyCode.G, KeyCode.P)) {
          app.keys(KeyCode.CONTROL, key);
        }
        app.keys(KeyCode.ALT, KeyCode.LEFT);
      }
      app.keys(KeyCode.CONTROL, KeyCode.ENTER); // on the button to leave the form
      assertThat(app.now().live()).isSameAs(before);
      assertThat(app.now().livePly()).isEqualTo(2);
      assertThat(app.now().isAway()).isFalse();
      assertThat(app.now().mode().resigning()).isFalse();
      app.keys(KeyCode.ESCAPE);
      app.keys(KeyCode.CONTROL, KeyCode.P);
      assertThat(menuItem(app, "Save...").isDisable()).isTrue();
      assertThat(menuItem(app, "Paste record or position").isDisable()).isTrue();
    }
  }

  @Test
  void escLeavesFullScreenOnceNothingElseIsOpen() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.F11);
      app.await(() -> app.stage().isFullScreen());
      app.keys(KeyCode.F1);
      app.keys(KeyCode.ESCAPE);
      assertThat(app.stage().isFullScreen()).isTrue();
      app.keys(KeyCode.ESCAPE);
      app.await(() -> !app.stage().isFullScreen());
    }
  }

  @Test
  void everyCommandOfTheMenusHasAKeyOfItsOwnAndEveryMenuALetter() throws TimeoutException {
    for (Language language : Language.values()) {
      try (Driver app = Driver.open(1000, 900, language, false)) {
        MenuBar bar = app.lookup(".menu-bar").queryAs(MenuBar.class);
        List<KeyCombination> keys = new ArrayList<>();
        for (Menu menu : bar.getMenus()) {
          assertThat(menu.getText()).matches(".*_[A-Z].*");
          for (MenuItem item : menu.getItems()) {
            if (!(item instanceof SeparatorMenuItem)) {
              assertThat(item.getAccelerator()).as(item.getText()).isNotNull();
              keys.add(item.getAccelerator());
            }
          }
        }
        assertThat(keys).doesNotHaveDuplicates();
      }
    }
  }

  static Node focused(Driver app) {
    Scene scene = app.stage().getScene();
    return Objects.requireNonNull(scene.getFocusOwner(), "the keyboard is lost");
  }

  private static void tabTo(Driver app, String query) {
    Node goal = app.node(query);
    for (int i = 0; i < 40 && !focused(app).equals(goal); i++) {
      app.keys(KeyCode.TAB);
    }
    assertThat(focused(app)).isEqualTo(goal);
  }

  /** Opens the list of the choice box that has the keyboard, and chooses an entry. */
  private static void choose(Driver app, String query, int index) {
    ComboBox<?> box = app.lookup(query).queryAs(ComboBox.class);
    assertThat(focused(app)).isEqualTo(box);
    while (box.getSelectionModel().getSelectedIndex() < index) {
      app.keys(KeyCode.DOWN);
    }
    while (box.getSelectionModel().getSelectedIndex() > index) {
      app.keys(KeyCode.UP);
    }
  }
}
