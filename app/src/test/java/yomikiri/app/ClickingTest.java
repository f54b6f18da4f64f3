package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.newgame.ClockForm;
import yomikiri.app.play.newgame.NewGameViewModel;
import yomikiri.app.player.LevelWords;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;

/** Nothing that can be used is dead to the mouse. */
final class ClickingTest {
  private final List<String> faults = new ArrayList<>();
  private final SimpleObjectProperty<Language> spoken = new SimpleObjectProperty<>();
  private final LevelWords levels =
      new LevelWords(
          new Texts(
              Stream.concat(
                      Stream.of("/yomikiri/app/text"),
                      TestCatalog.GAME_LIST.stream().map(GameUi::words).distinct())
                  .toList(),
              spoken));

  @Test
  void everyControlOfEveryFormCanBeClickedInTheSmallestWindow() throws TimeoutException {
    everyControlOfEveryFormCanBeClickedInEveryGame(680, 563, Language.JAPANESE);
  }

  @Tag("thorough")
  @Test
  void everyControlOfEveryFormCanBeClickedInALargeWindow() throws TimeoutException {
    everyControlOfEveryFormCanBeClickedInEveryGame(1280, 850, Language.ENGLISH);
  }

  private void everyControlOfEveryFormCanBeClickedInEveryGame(
      double width, double height, Language language) throws TimeoutException {
    spoken.set(language);
    try (Driver app = Driver.open(width, height, language, false)) {
      newGame(app);
      settingUp(app);
      form(app, KeyCode.DIGIT4, "#lab-new", "#lab-game", ".study-form");
      form(app, KeyCode.DIGIT5, "#training-new", "#training-game", ".study-form");
      app.keys(KeyCode.CONTROL, KeyCode.COMMA);
      click(app, "settings", ".settings");
    }
    assertThat(faults).isEmpty();
  }

  private void click(Driver app, String stop, String query) {
    new Clicking(app).faults(query).forEach(fault -> faults.add(stop + ": " + fault));
  }

  private void newGame(Driver app) {
    app.keys(KeyCode.CONTROL, KeyCode.N);
    NewGameViewModel form = app.window().models().form();
    List<GameKit<?>> kits = form.kits();
    for (int i = 0; i < kits.size(); i++) {
      GameKit<?> kit = kits.get(i);
      List<NewGameViewModel.Layout> layouts = List.copyOf(form.layouts());
      NewGameViewModel.Layout layout = layouts.get(i % layouts.size());
      app.interact(() -> mistake(form)); // it is gone again when another game is chosen
      app.interact(() -> form.choose(kit));
      app.interact(() -> form.layout().set(layout));
      app.interact(() -> form.terms().clock().choice().set(new ClockForm.Choice.OwnGame()));
      click(app, kit.game().id() + " " + layout, ".new-game-panel");
      reported(app, kit);
    }
    opens(app, "#layout-seed", "#seed");
    opens(app, "#layout-text", "#layout");
    app.keys(KeyCode.ESCAPE);
  }

  /** What a level does is told of the game chosen, not of the one before. */
  private void reported(Driver app, GameKit<?> kit) {
    if (kit.game().players() > 1) {
      Level level = app.window().models().form().seats().get(1).level(kit).orElseThrow();
      if (!app.words("#seat-1-does").equals(levels.does(kit, level))) {
        faults.add(kit.game().id() + ": " + app.words("#seat-1-does"));
      }
    }
  }

  /** What opens below the edge of the form is scrolled to. */
  private void opens(Driver app, String button, String field) {
    app.interact(
        () -> app.window().models().form().choose(app.window().models().form().kits().getFirst()));
    ScrollPane form = app.lookup(".new-game-panel > .scroll-pane").queryAs(ScrollPane.class);
    app.interact(() -> app.lookup("#seat-1").query().requestFocus());
    app.interact(() -> form.setVvalue(0));
    app.interact(() -> app.lookup(button).queryAs(ToggleButton.class).fire());
    Bounds seen =
        Hands.ask(
            () -> {
              Node node = app.node(field);
              return form.sceneToLocal(node.localToScene(node.getLayoutBounds()));
            });
    if (seen.getMinY() < 0 || seen.getMaxY() > form.getHeight()) {
      faults.add(field + " opens out of sight");
    }
  }

  private static void mistake(NewGameViewModel form) {
    form.layout().set(NewGameViewModel.Layout.TEXT);
    form.text().text().set("?");
    form.submit();
  }

  private void settingUp(Driver app) {
    for (GameUi ui : GameList.uis(TestCatalog.CATALOG)) {
      if (ui.pieces().isPresent()) {
        app.start(ui.id(), Collections.nCopies(ui.kit().game().players(), ""), 1);
        app.keys(KeyCode.CONTROL, KeyCode.P);
        click(app, "set up " + ui.id(), ".arrange-panel");
        app.keys(KeyCode.ESCAPE);
      }
    }
  }

  /** A form of the Lab or of the trainings. */
  private void form(Driver app, KeyCode screen, String open, String game, String form)
      throws TimeoutException {
    app.keys(KeyCode.CONTROL, screen);
    app.await(() -> app.lookup(open).tryQuery().isPresent());
    app.interact(() -> app.lookup(open).queryButton().fire());
    app.await(() -> app.lookup(game).tryQuery().isPresent());
    ComboBox<?> games = app.lookup(game).queryAs(ComboBox.class);
    for (int i = 0; i < games.getItems().size(); i++) {
      int chosen = i;
      app.interact(() -> games.getSelectionModel().select(chosen));
      click(app, form + " " + games.getItems().get(i), form);
    }
  }
}
