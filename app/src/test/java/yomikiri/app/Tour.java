package yomikiri.app;

import static yomikiri.app.TestCatalog.CATALOG;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.newgame.ClockForm;
import yomikiri.app.play.newgame.NewGameViewModel;
import yomikiri.app.store.Setting;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Faults;
import yomikiri.app.text.Language;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Phrase;

/**
 * A walk past everything the app shows: every screen, board, card, tab, form and menu, in the
 * states they can be in. Whoever adds a screen adds its stops here.
 */
final class Tour {
  /** Above it the longest menu is taller than the screen that tests run on. */
  private static final int LARGEST_MENUS = 150;

  private static final String SIDE = ".side-panel > .tab-pane";

  private final Driver app;
  private final Stops stops;

  private Tour(Driver app, Stops stops) {
    this.app = app;
    this.stops = stops;
  }

  /** Opens the app and walks it. */
  static void walk(Dress dress, Stops.Visitor visitor) throws TimeoutException {
    Language language = dress.languages().getFirst();
    try (Driver app = Driver.open(dress.width(), dress.height(), language, dress.dark())) {
      app.interact(() -> app.window().settings().set(Setting.SCALE, dress.percent()));
      Driver.settle(); // the window may grow with it
      app.interact(
          () -> {
            app.stage().setMinWidth(0);
            app.stage().setMinHeight(0);
            app.stage().setWidth(dress.width());
            app.stage().setHeight(dress.height());
          });
      app.interact(() -> Camera.putAway(app.stage()));
      Stops stops = new Stops(app, dress.languages(), visitor);
      Tour tour = new Tour(app, stops);
      tour.first();
      tour.games();
      tour.boards();
      tour.panels();
      tour.watching();
      tour.forms();
      tour.tree();
      tour.library();
      new AnalysisTour(app, stops::see).walk();
      tour.choosing();
      new PracticeTour(app, stops::see).walk();
      new LabTour(app, stops::see).walk();
      new TrainingTour(app, stops::see).walk();
      tour.settings();
      if (dress.percent() <= LARGEST_MENUS) {
        tour.menus();
      }
    }
  }

  /**
   * How the app is dressed for a tour.
   *
   * @param languages each stop is looked at in every one of them; the tour is walked in the first
   */
  record Dress(List<Language> languages, boolean dark, double width, double height, int percent) {
    @Override
    public String toString() {
      return "%s-%s-%.0fx%.0f-%d"
          .formatted(
              languages.stream()
                  .map(each -> each.locale().getLanguage())
                  .collect(Collectors.joining("+")),
              dark ? "dark" : "light",
              width,
              height,
              percent);
    }
  }

  // ---- stops

  private void first() {
    stops.see("first");
    Fault full = Faults.of("disk-full", Path.of("/home/user/.local/share/yomikiri/board"));
    app.interact(
        () ->
            app.notices()
                .warnWhile(
                    Optional.of(
                        Phrase.of(
                            "store.unsaved", Phrase.of("store.kind.board"), full.withPaths()))));
    stops.see("unsaved");
    app.interact(
        () -> {
          app.notices().warnWhile(Optional.empty());
          app.notices().show(Notice.of(Phrase.of("store.saves-again")));
        });
    stops.see("saved-again");
  }

  /** What every game has: a board with values, a place to set positions up, and rules. */
  private void games() throws TimeoutException {
    for (GameUi ui : oneOfEachFamily()) {
      app.start(ui.id(), Collections.nCopies(ui.kit().game().players(), ""), 1);
      moves(2);
      values();
      stops.see(ui.id() + "-values");
      noValues();
      if (ui.pieces().isPresent()) {
        app.keys(KeyCode.CONTROL, KeyCode.P);
        stops.see(ui.id() + "-set-up");
        app.keys(KeyCode.ESCAPE);
      }
      help(ui.id());
    }
  }

  /** Words of a card are those of the language in which it was opened. */
  private void help(String game) {
    stops.inEachLanguage(
        language -> {
          app.keys(KeyCode.F1);
          stops.look(game + "-help", language);
          scroll(1);
          stops.look(game + "-help-end", language);
          app.keys(KeyCode.ESCAPE);
        });
  }

  private static Collection<GameUi> oneOfEachFamily() {
    Map<String, GameUi> first = new LinkedHashMap<>();
    GameList.uis(CATALOG).forEach(ui -> first.putIfAbsent(ui.family(), ui));
    return first.values();
  }

  private void boards() throws TimeoutException {
    app.start("mattix-6", List.of("", "strongest"), 12);
    moves(2);
    values();
    app.moveTo("#cell-" + app.firstMove());
    stops.see("mattix-values-hover");
    app.interact(() -> app.window().game().hint());
    app.await(() -> app.now().board().hint().isPresent());
    app.keys(KeyCode.HOME);
    stops.see("mattix-hint-keyed");
    noValues();
    app.start("othello-8", List.of("", ""), 1);
    moves(4);
    values();
    app.moveTo("#cell-" + app.firstMove());
    stops.see("othello-values-hover");
    noValues();
    app.start("maze-11x31x100", List.of(""), 1);
    moves(5);
    stops.see("maze-large");
    app.start("tron-4", List.of("", "", "", ""), 5);
    moves(18);
    values();
    stops.see("tron-values");
    noValues();
    app.selectTab(SIDE, 1);
    app.interact(() -> app.node(".canvas-board").requestFocus());
    app.keys(KeyCode.T);
    stops.see("tron-territory");
    app.keys(KeyCode.T);
    app.selectTab(SIDE, 0);
    trapez();
  }

  private void trapez() throws TimeoutException {
    app.start("trapez", List.of("", ""), 1);
    for (String move : List.of("b2:3", "b3:5", "c4:4", "d3:2", "d2:6")) {
      app.interact(() -> app.window().game().playText(move));
    }
    values();
    app.keys(KeyCode.T);
    app.clickOn("#cell-c2");
    stops.see("trapez-in-hand");
    app.clickOn("#cell-c2");
    stops.see("trapez-raised");
    app.keys(KeyCode.ENTER);
    stops.see("trapez-turned");
    app.keys(KeyCode.T);
    noValues();
  }

  private void panels() throws TimeoutException {
    app.start("mattix-4", List.of("", "strongest"), 3);
    moves(1);
    values();
    for (int tab = 0; tab < 4; tab++) {
      app.selectTab(SIDE, tab);
      stops.see("tab-" + tab);
    }
    app.selectTab(SIDE, 0);
    app.interact(() -> app.window().game().show(0));
    stops.see("replay-at-the-start");
    app.interact(() -> app.window().game().playText("z9"));
    stops.see("bad-move");
    noValues();
    while (!app.isOver()) {
      app.interact(() -> app.window().game().show(app.now().livePly()));
      moves(1);
    }
    app.await(() -> !app.now().moves().isEmpty());
    stops.see("over");
    app.interact(() -> app.window().game().show(2));
    stops.see("over-replayed");
    app.start("tictactoe", List.of("", ""), 1);
    for (String move : List.of("a1", "b1", "a2", "b2", "a3")) {
      app.interact(() -> app.window().game().playText(move));
    }
    stops.see("tictactoe-over");
  }

  private void watching() throws TimeoutException {
    app.start("mattix-4", List.of("normal", "strong"), 3);
    app.interact(() -> app.window().game().togglePause());
    app.await(() -> app.now().mode().paused());
    stops.see("watching-paused");
  }

  private void forms() {
    app.start("mattix-4", List.of("", "normal"), 3);
    NewGameViewModel form = app.window().models().form();
    app.keys(KeyCode.CONTROL, KeyCode.N);
    stops.see("form");
    app.interact(
        () -> {
          form.layout().set(NewGameViewModel.Layout.SEED);
          form.terms().clock().choice().set(new ClockForm.Choice.OwnGame());
          form.terms().clock().minutes().text().set("0");
        });
    stops.see("form-seed");
    app.interact(form::submit);
    stops.see("form-clock-mistake");
    app.interact(() -> form.terms().clock().set(Optional.empty()));
    app.interact(
        () -> {
          form.layout().set(NewGameViewModel.Layout.TEXT);
          form.text().text().set("5,5,1,q/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0");
          form.submit();
        });
    app.interact(() -> app.node("#start-game").requestFocus()); // the caret is no stop of its own
    stops.see("form-mistake");
    app.interact(() -> form.choose(form.kits().get(4)));
    stops.see("form-size");
    app.interact(
        () -> {
          form.propose("tron-4");
          form.layout().set(NewGameViewModel.Layout.FAIR);
          form.terms().beat().set(Optional.of(Duration.ofMillis(300)));
        });
    stops.see("form-several");
    app.interact(() -> form.layout().set(NewGameViewModel.Layout.TEXT));
    popup("form-list", app.node(".new-game-panel .combo-box"));
    app.keys(KeyCode.ESCAPE);
    app.interact(
        () -> {
          form.choose(form.kits().getFirst());
          form.layout().set(NewGameViewModel.Layout.RANDOM);
          form.terms().beat().set(Optional.empty());
        });
  }

  private void tree() throws TimeoutException {
    app.start("mattix-4", List.of("", "normal"), 3);
    app.selectTab(SIDE, 3);
    app.interact(() -> app.window().models().tree().run());
    app.await(() -> app.window().models().tree().now().view().isPresent());
    stops.see("tree");
    app.interact(() -> app.window().models().tree().close());
    app.selectTab(SIDE, 0);
  }

  private void library() throws TimeoutException {
    app.keys(KeyCode.CONTROL, KeyCode.DIGIT2);
    app.await(() -> !app.lookup("#library-table").queryAs(TableView.class).getItems().isEmpty());
    stops.see("library");
    app.keys(KeyCode.DELETE);
    app.await(() -> app.node(".notice-bar").isVisible());
    stops.see("library-deleted");
    app.keys(KeyCode.CONTROL, KeyCode.F);
    app.write("zzz");
    app.keys(KeyCode.TAB); // the caret is no stop of its own
    stops.see("library-nothing-found");
    app.interact(() -> app.lookup("#library-search").queryTextInputControl().clear());
    app.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
  }

  private void choosing() throws TimeoutException {
    String game =
        "[Game \"mattix-6\"]\n[Player1 \"alphabeta:depth=5,time=10s\"]\n[Player2 \"human\"]\n\n";
    for (Language language : stops.languages()) {
      stops.speak(language);
      app.interact(
          () -> app.window().models().records().paste((game + "[Game chess\n\n").repeat(8)));
      app.await(() -> app.lookup("#choose-game").tryQuery().isPresent());
      stops.look("choose-game", language);
      app.keys(KeyCode.ESCAPE);
    }
    stops.speak(stops.languages().getFirst());
  }

  private void settings() {
    app.keys(KeyCode.CONTROL, KeyCode.COMMA);
    stops.see("settings");
    scroll(1);
    stops.see("settings-end");
    scroll(0);
    popup("settings-list", app.node("#language"));
    app.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
  }

  private void menus() {
    MenuBar bar = app.lookup(".menu-bar").queryAs(MenuBar.class);
    for (Menu menu : List.copyOf(bar.getMenus())) {
      app.interact(menu::show);
      stops.see("menu-" + bar.getMenus().indexOf(menu));
      app.interact(menu::hide);
    }
  }

  // ---- hands

  private void moves(int count) throws TimeoutException {
    for (int i = 0; i < count && !app.isOver(); i++) {
      int ply = app.now().livePly();
      int chosen = app.now().board().mover().orElse(-1);
      app.interact(() -> app.window().game().play(app.now().board().legal().getFirst()));
      app.await(
          () ->
              app.isOver()
                  || (app.now().board().playable()
                      && (app.now().livePly() > ply
                          || app.now().board().mover().orElse(-1) != chosen)));
    }
  }

  private void values() throws TimeoutException {
    app.interact(() -> app.window().game().setValuesShown(true));
    app.await(() -> !app.now().board().verdicts().isEmpty());
  }

  private void noValues() {
    app.interact(() -> app.window().game().setValuesShown(false));
  }

  /** Scrolls whatever can be scrolled. */
  private void scroll(double to) {
    app.interact(
        () ->
            app.lookup(".scroll-pane")
                .queryAllAs(ScrollPane.class)
                .forEach(one -> one.setVvalue(to)));
  }

  private void popup(String stop, Node box) {
    if (box instanceof ComboBox<?> combo) {
      app.interact(combo::requestFocus);
      app.interact(
          () ->
              app.lookup(".plain-scroll")
                  .queryAllAs(ScrollPane.class)
                  .forEach(one -> one.setHvalue(1)));
      stops.inEachLanguage(
          language -> {
            app.interact(combo::show);
            stops.look(stop, language);
            app.interact(combo::hide);
          });
    }
  }
}
