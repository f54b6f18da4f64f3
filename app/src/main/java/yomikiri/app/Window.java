package yomikiri.app;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import javafx.application.Platform;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;
import org.kordamp.ikonli.materialdesign2.MaterialDesignK;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import yomikiri.app.board.FreeSizes;
import yomikiri.app.board.GameFace;
import yomikiri.app.help.HelpCards;
import yomikiri.app.play.NewGameViewModel;
import yomikiri.app.play.PlayView;
import yomikiri.app.play.PlayViewModel;
import yomikiri.app.settings.Choices;
import yomikiri.app.settings.SettingsView;
import yomikiri.app.settings.SettingsViewModel;
import yomikiri.app.settings.SystemTastes;
import yomikiri.app.shell.Command;
import yomikiri.app.shell.LeastSize;
import yomikiri.app.shell.Look;
import yomikiri.app.shell.MenuGroup;
import yomikiri.app.shell.Place;
import yomikiri.app.shell.Shell;
import yomikiri.app.text.Texts;
import yomikiri.app.thinking.Background;
import yomikiri.app.thinking.Delays;
import yomikiri.app.thinking.Thinker;
import yomikiri.app.tree.TreeViewModel;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;

/** The composition root: one window with all its parts, made by plain constructors. */
final class Window {
  private final Stage stage;
  private final SettingsViewModel settings;
  private final PlayViewModel game;
  private final NewGameViewModel form;
  private final TreeViewModel tree;
  private final Texts texts;
  private final Shell shell;
  private final Place play;
  private final Place settingsPlace;
  private final PlayView playView;

  Window(
      Stage stage,
      SystemTastes tastes,
      Choices kept,
      Thinker thinker,
      Background background,
      Delays delays,
      Ticker ticker,
      LongSupplier seeds) {
    this.stage = stage;
    List<GameFace> shelf = Shelf.faces();
    List<GameKit<?>> kits = new ArrayList<>();
    List<String> words = new ArrayList<>(List.of("/yomikiri/app/text"));
    for (GameFace face : shelf) {
      kits.add(face.kit());
      words.add(face.words());
    }
    settings = new SettingsViewModel(kept, tastes);
    texts = new Texts(words, settings.language());
    List<FreeSizes> sizes =
        shelf.stream().flatMap(face -> face.sizes().stream()).distinct().toList();
    form = new NewGameViewModel(kits, sizes, seeds, background);
    game = new PlayViewModel(form.firstGame(), thinker, delays, ticker, seeds);
    tree = new TreeViewModel(thinker, delays);
    playView = new PlayView(game, form, tree, shelf, texts, settings.motion());
    shell = new Shell(texts);
    List<Command> keys = new ArrayList<>();
    play = new Place("place.play", MaterialDesignG.GRID, () -> playView);
    settingsPlace =
        new Place(
            "place.settings",
            MaterialDesignC.COG_OUTLINE,
            () -> new SettingsView(settings, texts, keys));
    List<MenuGroup> menus = menus(keys);
    menus.forEach(menu -> menu.sections().forEach(keys::addAll));
    shell.furnish(List.of(play, settingsPlace), menus);
    settings.answering().addListener((value, before, now) -> setAnswering());
    setAnswering();
  }

  private void setAnswering() {
    game.setPace(game.state().pace().get().withAnswering(settings.answering().get()));
  }

  private List<MenuGroup> menus(List<Command> keys) {
    List<List<Command>> file = new ArrayList<>(playView.commands().file());
    file.add(List.of(always("quit", MaterialDesignE.EXIT_TO_APP, "Shortcut+Q", Platform::exit)));
    List<List<Command>> view = new ArrayList<>(playView.commands().view());
    view.add(
        List.of(
            go("place.play", play, "Shortcut+1"),
            go("place.settings", settingsPlace, "Shortcut+COMMA")));
    view.add(
        List.of(
            always(
                "larger", MaterialDesignM.MAGNIFY_PLUS_OUTLINE, "Shortcut+PLUS", settings::enlarge),
            always(
                "smaller",
                MaterialDesignM.MAGNIFY_MINUS_OUTLINE,
                "Shortcut+MINUS",
                settings::shrink),
            always(
                "usual-size",
                MaterialDesignM.MAGNIFY,
                "Shortcut+0",
                () -> settings.scale().set(100))));
    view.add(
        List.of(
            always(
                "full-screen",
                MaterialDesignF.FULLSCREEN,
                "F11",
                () -> stage.setFullScreen(!stage.isFullScreen()))));
    return List.of(
        new MenuGroup("menu.file", file),
        new MenuGroup("menu.edit", playView.commands().edit()),
        new MenuGroup("menu.game", playView.commands().game()),
        new MenuGroup("menu.view", view),
        new MenuGroup("menu.help", List.of(help(keys))));
  }

  private List<Command> help(List<Command> keys) {
    HelpCards help = new HelpCards(texts, shell, playView::face, keys);
    return List.of(
        always("how-to-play", MaterialDesignH.HELP_CIRCLE_OUTLINE, "F1", help::showRules),
        always("keys", MaterialDesignK.KEYBOARD_OUTLINE, "Shift+F1", help::showKeys),
        always("about", MaterialDesignI.INFORMATION_OUTLINE, "Shortcut+F1", help::showAbout));
  }

  private static Command always(String name, Ikon icon, String keys, Runnable action) {
    return Command.of("command." + name, icon, keys, new SimpleBooleanProperty(true), action);
  }

  private Command go(String key, Place place, String keys) {
    return Command.of(
        key, place.icon(), keys, new SimpleBooleanProperty(true), () -> shell.go(place));
  }

  /** Esc that nothing else has taken. */
  private void leaveFullScreen(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && stage.isFullScreen()) {
      stage.setFullScreen(false);
      event.consume();
    }
  }

  /** Shows the window, its inside {@code width} × {@code height} large. */
  void open(double width, double height) {
    Scene scene = new Scene(shell.root(), width, height);
    Look.dress(scene, settings.dark(), settings.scale());
    for (String plus :
        List.of(
            "Shortcut+EQUALS",
            "Shortcut+Shift+EQUALS",
            "Shortcut+ADD",
            "Shortcut+Shift+SEMICOLON")) {
      scene.getAccelerators().put(KeyCombination.valueOf(plus), settings::enlarge);
    }
    scene.getAccelerators().put(KeyCombination.valueOf("Shortcut+SUBTRACT"), settings::shrink);
    scene.addEventHandler(KeyEvent.KEY_PRESSED, this::leaveFullScreen);
    stage.setTitle("Yomikiri");
    stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
    stage.setFullScreenExitHint("");
    LeastSize.keep(stage, settings.scale());
    stage.setScene(scene);
    stage.show();
    playView.focusBoard();
  }

  PlayViewModel game() {
    return game;
  }

  NewGameViewModel form() {
    return form;
  }

  TreeViewModel tree() {
    return tree;
  }

  SettingsViewModel settings() {
    return settings;
  }

  /** Ends all thinking. */
  void close() {
    tree.end();
    game.close();
  }
}
