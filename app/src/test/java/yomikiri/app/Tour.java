package yomikiri.app;

import static yomikiri.app.TestCatalog.CATALOG;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import yomikiri.app.play.newgame.NewGameViewModel;
import yomikiri.app.store.Kind;
import yomikiri.app.store.StoreNotice;
import yomikiri.app.store.Trouble;
import yomikiri.app.text.Language;

/**
 * A walk past everything the app shows: every screen, board, card, tab, form and menu, in the
 * states they can be in. Whoever adds a screen adds its sights here.
 */
final class Tour {
  /** Above it the longest menu is taller than the screen that tests run on. */
  private static final int LARGEST_MENUS = 150;

  private static final String SIDE = ".side-panel > .tab-pane";

  private final Driver app;
  private final Visitor visitor;

  /** Looks at one sight. */
  @FunctionalInterface
  interface Visitor {
    /**
     * Looks; asked on the toolkit's thread.
     *
     * @param sight what is shown
     * @param root the window, or the menu or list that stands above it
     */
    void look(String sight, Parent root);
  }

  private Tour(Driver app, Visitor visitor) {
    this.app = app;
    this.visitor = visitor;
  }

  /** Opens the app and walks it. */
  static void walk(Dress dress, Visitor visitor) throws TimeoutException {
    try (Driver app = Driver.open(dress.width(), dress.height(), dress.language(), dress.dark())) {
      app.interact(() -> app.window().settings().scale().set(dress.percent()));
      Driver.settle(); // the window may grow with it
      app.interact(
          () -> {
            app.stage().setMinHeight(0);
            app.stage().setWidth(dress.width());
            app.stage().setHeight(dress.height());
          });
      app.interact(() -> Camera.putAway(app.stage()));
      Tour tour = new Tour(app, visitor);
      tour.boards();
      tour.panels();
      tour.watching();
      tour.forms();
      tour.tree();
      tour.library();
      tour.choosing();
      new LabTour(app, tour::see).walk();
      new TrainingTour(app, tour::see).walk();
      tour.settings();
      tour.help();
      if (dress.percent() <= LARGEST_MENUS) {
        tour.menus();
      }
    }
  }

  /** How the app is dressed for a tour. */
  record Dress(Language language, boolean dark, double width, double height, int percent) {
    @Override
    public String toString() {
      return "%s-%s-%.0fx%.0f-%d"
          .formatted(
              language.locale().getLanguage(), dark ? "dark" : "light", width, height, percent);
    }
  }

  // ---- sights

  private void boards() throws TimeoutException {
    see("first");
    Trouble full = new Trouble.DiskFull(Path.of("/home/user/.local/share/yomikiri/board"));
    app.interact(() -> app.window().tell(new StoreNotice.CannotKeep(Kind.BOARD, full)));
    see("unsaved");
    app.interact(() -> app.window().tell(new StoreNotice.KeepsAgain(Kind.BOARD)));
    see("saved-again");
    app.start("mattix-6", List.of("", "strongest"), 12);
    moves(2);
    values();
    app.moveTo("#cell-" + app.firstMove());
    see("mattix-values-hover");
    app.interact(() -> app.window().game().hint());
    app.await(() -> app.state().board().get().hint().isPresent());
    app.keys(KeyCode.HOME);
    see("mattix-hint-keyed");
    noValues();
    app.start("tictactoe", List.of("", ""), 1);
    moves(3);
    values();
    see("tictactoe-values");
    noValues();
    app.start("maze-5x5x3", List.of(""), 1);
    values();
    see("maze-values");
    noValues();
    app.start("maze-31x11x100", List.of(""), 1);
    moves(5);
    see("maze-large");
    app.start("maze-duel", List.of("", ""), 3);
    moves(3);
    see("maze-duel");
    app.start("tron-4", List.of("", "", "", ""), 5);
    moves(18);
    values();
    see("tron-values");
    noValues();
    app.selectTab(SIDE, 1);
    app.interact(() -> app.node(".canvas-board").requestFocus());
    app.keys(KeyCode.T);
    see("tron-territory");
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
    see("trapez-in-hand");
    app.clickOn("#cell-c2");
    see("trapez-raised");
    app.keys(KeyCode.ENTER);
    see("trapez-turned");
    app.keys(KeyCode.T);
    noValues();
    app.keys(KeyCode.CONTROL, KeyCode.P);
    see("trapez-set-up");
    app.keys(KeyCode.ESCAPE);
  }

  private void panels() throws TimeoutException {
    app.start("mattix-4", List.of("", "strongest"), 3);
    moves(1);
    values();
    for (int tab = 0; tab < 4; tab++) {
      app.selectTab(SIDE, tab);
      see("tab-" + tab);
    }
    app.selectTab(SIDE, 0);
    app.interact(() -> app.window().game().show(0));
    see("replay-at-the-start");
    app.interact(() -> app.window().game().playText("z9"));
    see("bad-move");
    noValues();
    while (!app.isOver()) {
      app.interact(() -> app.window().game().show(app.state().livePly().get()));
      moves(1);
    }
    app.await(() -> !app.state().moves().get().isEmpty());
    see("over");
    app.interact(() -> app.window().game().show(2));
    see("over-replayed");
    app.start("tictactoe", List.of("", ""), 1);
    for (String move : List.of("a1", "b1", "a2", "b2", "a3")) {
      app.interact(() -> app.window().game().playText(move));
    }
    see("tictactoe-over");
  }

  private void watching() throws TimeoutException {
    app.start("mattix-4", List.of("normal", "strong"), 3);
    app.interact(() -> app.window().game().togglePause());
    app.await(() -> app.state().paused().get());
    see("watching-paused");
  }

  private void forms() {
    app.start("mattix-4", List.of("", "normal"), 3);
    NewGameViewModel form = app.window().form();
    app.keys(KeyCode.CONTROL, KeyCode.N);
    see("form");
    app.interact(() -> form.layout().set(NewGameViewModel.Layout.SEED));
    see("form-seed");
    app.interact(
        () -> {
          form.layout().set(NewGameViewModel.Layout.TEXT);
          form.layoutText().set("5,5,1,q/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0");
          form.submit();
        });
    see("form-mistake");
    app.interact(() -> form.choose(form.kits().get(4)));
    see("form-size");
    app.interact(
        () -> {
          form.propose("tron-4");
          form.layout().set(NewGameViewModel.Layout.FAIR);
          form.terms().beat().set(Optional.of(Duration.ofMillis(300)));
        });
    see("form-several");
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
    app.interact(() -> app.window().tree().run());
    app.await(() -> app.window().tree().state().ready().get());
    see("tree");
    app.interact(() -> app.window().tree().close());
    app.selectTab(SIDE, 0);
  }

  private void library() throws TimeoutException {
    app.keys(KeyCode.CONTROL, KeyCode.DIGIT2);
    app.await(() -> !app.lookup("#library-table").queryAs(TableView.class).getItems().isEmpty());
    see("library");
    app.keys(KeyCode.DELETE);
    app.await(() -> app.node(".notice-bar").isVisible());
    see("library-deleted");
    app.keys(KeyCode.CONTROL, KeyCode.F);
    app.write("zzz");
    app.keys(KeyCode.TAB); // the caret is no sight
    see("library-nothing-found");
    app.keys(KeyCode.CONTROL, KeyCode.F);
    app.keys(KeyCode.CONTROL, KeyCode.A);
    app.keys(KeyCode.DELETE);
    app.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
  }

  private void choosing() throws TimeoutException {
    String game =
        "[Game \"mattix-6\"]\n[Player1 \"alphabeta:depth=5,time=10s\"]\n[Player2 \"human\"]\n\n";
    app.interact(() -> app.window().records().paste((game + "[Game chess\n\n").repeat(8)));
    app.await(() -> app.lookup("#choose-game").tryQuery().isPresent());
    see("choose-game");
    app.keys(KeyCode.ESCAPE);
  }

  private void settings() {
    app.keys(KeyCode.CONTROL, KeyCode.COMMA);
    see("settings");
    scroll(1);
    see("settings-end");
    scroll(0);
    popup("settings-list", app.node("#language"));
    app.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
  }

  private void help() {
    for (String game :
        List.of(
            "mattix-4", "tictactoe", "maze-5x5x3", "maze-duel", "tron-4", "tron-joint", "trapez")) {
      int players = CATALOG.kit(game).orElseThrow().game().players();
      app.start(game, Collections.nCopies(players, ""), 3);
      app.keys(KeyCode.F1);
      see("help-" + game);
      scroll(1);
      see("help-end-" + game);
      app.keys(KeyCode.ESCAPE);
    }
  }

  private void menus() {
    MenuBar bar = app.lookup(".menu-bar").queryAs(MenuBar.class);
    for (Menu menu : List.copyOf(bar.getMenus())) {
      app.interact(menu::show);
      see("menu-" + bar.getMenus().indexOf(menu));
      app.interact(menu::hide);
    }
  }

  // ---- hands

  private void moves(int count) throws TimeoutException {
    for (int i = 0; i < count && !app.isOver(); i++) {
      int ply = app.state().livePly().get();
      int chosen = app.state().board().get().mover().orElse(-1);
      app.interact(() -> app.window().game().play(app.state().board().get().legal().getFirst()));
      app.await(
          () ->
              app.isOver()
                  || (app.state().board().get().playable()
                      && (app.state().livePly().get() > ply
                          || app.state().board().get().mover().orElse(-1) != chosen)));
    }
  }

  private void values() throws TimeoutException {
    app.interact(() -> app.window().game().setValuesShown(true));
    app.await(() -> !app.state().board().get().verdicts().isEmpty());
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

  private void popup(String sight, Node box) {
    if (box instanceof ComboBox<?> combo) {
      app.interact(combo::requestFocus);
      app.interact(
          () ->
              app.lookup(".plain-scroll")
                  .queryAllAs(ScrollPane.class)
                  .forEach(one -> one.setHvalue(1)));
      app.interact(combo::show);
      see(sight);
      app.interact(combo::hide);
    }
  }

  /** Shows the visitor the window and whatever stands above it. */
  private void see(String sight) {
    app.interact(
        () -> {
          for (Window window : List.copyOf(Window.getWindows())) {
            if (window.isShowing() && window.getScene() != null) {
              boolean own = window.equals(app.stage());
              visitor.look(own ? sight : sight + "-above", window.getScene().getRoot());
            }
          }
        });
  }
}
