package yomikiri.app;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import yomikiri.app.board.GameFace;
import yomikiri.app.board.GameStock;
import yomikiri.app.files.Export;
import yomikiri.app.files.FilePicker;
import yomikiri.app.lab.LabView;
import yomikiri.app.lab.studies.LabViewModel;
import yomikiri.app.library.GameChooser;
import yomikiri.app.library.LibraryCommands;
import yomikiri.app.library.LibraryNotices;
import yomikiri.app.library.LibraryView;
import yomikiri.app.library.LibraryViewModel;
import yomikiri.app.library.LibraryWords;
import yomikiri.app.play.KnownGames;
import yomikiri.app.play.PlayView;
import yomikiri.app.play.PlayViewModel;
import yomikiri.app.play.newgame.NewGameViewModel;
import yomikiri.app.play.record.GameKeeper;
import yomikiri.app.play.record.GameNotices;
import yomikiri.app.play.record.RecordCommands;
import yomikiri.app.play.record.RecordsViewModel;
import yomikiri.app.play.table.Passes;
import yomikiri.app.play.table.SavedGame;
import yomikiri.app.settings.Choices;
import yomikiri.app.settings.SettingsView;
import yomikiri.app.settings.SettingsViewModel;
import yomikiri.app.shell.Command;
import yomikiri.app.shell.LeastSize;
import yomikiri.app.shell.Look;
import yomikiri.app.shell.MenuGroup;
import yomikiri.app.shell.Place;
import yomikiri.app.shell.Shell;
import yomikiri.app.sound.Sounds;
import yomikiri.app.store.Kept;
import yomikiri.app.store.Kind;
import yomikiri.app.store.SettingsStore;
import yomikiri.app.store.StoreNotice;
import yomikiri.app.store.WindowPlace;
import yomikiri.app.text.Texts;
import yomikiri.app.thinking.Delays;
import yomikiri.app.training.TrainingView;
import yomikiri.app.training.kept.TrainingViewModel;
import yomikiri.app.training.page.ExactValues;
import yomikiri.app.tree.TreePane;
import yomikiri.app.tree.TreeRoom;
import yomikiri.app.tree.TreeTab;
import yomikiri.app.tree.TreeViewModel;

/** The composition root: one window with all its parts, made by plain constructors. */
final class Window {
  private static final String PLACE = "place.";
  private static final KeyCombination UNDO = KeyCombination.valueOf("Shortcut+Z");
  private static final Duration AFTER_THE_FIRST_FRAME = Duration.ofMillis(500);

  private final Stage stage;
  private final List<GameFace> shelf;
  private final SettingsViewModel settings;
  private final PlayViewModel game;
  private final NewGameViewModel form;
  private final TreeViewModel tree;
  private final Texts texts;
  private final Shell shell;
  private final RecordsViewModel records;
  private final FilePicker picker;
  private final Place play;
  private final Place libraryPlace;
  private final Workshop work;
  private final ExactValues solvers;
  private final PlayView playView;
  private final Leaving leaving;
  private final StoreNotices storeNotices;
  private final WindowKeeper keeper;
  private final GameKeeper gameKeeper;
  private final SettingsStore store;
  private Kept kept;
  private final LibraryViewModel library;
  private final Delays delays;

  /**
   * @param last the game that was on the table when the app was left, if there was one
   */
  Window(Stage stage, World world, Kept kept, Optional<SavedGame<?>> last) {
    this.stage = stage;
    this.kept = kept;
    this.store = world.store().settings();
    this.delays = world.delays();
    shelf = world.shelf();
    GameStock stock = GameStock.of(shelf);
    List<String> words = new ArrayList<>(List.of("/yomikiri/app/text"));
    shelf.forEach(face -> words.add(face.words()));
    settings = new SettingsViewModel(kept.choices(), world.tastes());
    Look.begin(settings.dark().getValue(), settings.scale().getValue());
    texts = new Texts(words, settings.language());
    form = new NewGameViewModel(stock.kits(), stock.sizes(), world.seeds(), world.background());
    game =
        new PlayViewModel(
            form.firstGame(),
            world.thinkers(),
            world.delays(),
            world.ticker(),
            world.seeds(),
            new Passes(shelf));
    last.ifPresent(
        saved -> {
          game.open(saved);
          form.take(game.state().seen().get().setup());
        });
    shell = new Shell(texts);
    LibraryWords libraryWords = new LibraryWords(texts, shelf);
    GameChooser chooser = new GameChooser(shell, texts, libraryWords);
    GameNotices notices = new GameNotices(shelf, texts, shell.notices(), chooser::ask);
    records =
        new RecordsViewModel(
            game,
            stock,
            world.store().userFiles(),
            world.reading(),
            world.answers(),
            world.clock(),
            notices::tell);
    gameKeeper =
        new GameKeeper(game, world.store().autosave(), world.store().library(), world.clock());
    gameKeeper.begin();
    tree = new TreeViewModel(world.thinkers().get(), world.delays());
    picker = world.picker().apply(texts);
    KnownGames known = new KnownGames(kept.known());
    known.families().addListener((value, before, now) -> keep(now));
    playView = new PlayView(game, form, treeRoom(world), shelf, known, texts, settings.motion());
    RecordCommands forRecords =
        new RecordCommands(records, picker, playView.root(), playView.here());
    leaving = new Leaving(shell, texts, world.store(), forRecords::save, world.exit());
    LibraryNotices libraryNotices = new LibraryNotices(texts, shell.notices());
    library =
        new LibraryViewModel(
            world.store().library(), stock, game, libraryWords, libraryNotices::tell);
    LibraryCommands forLibrary = new LibraryCommands(library);
    List<Command> keys = new ArrayList<>();
    libraryPlace =
        new Place(
            "place.library",
            MaterialDesignB.BOOKSHELF,
            () -> new LibraryView(library, forLibrary, shelf, picker, texts));
    play = new Place("place.play", MaterialDesignG.GRID, () -> playView);
    work = Workshop.of(world, texts, shell.notices());
    Place labPlace =
        new Place(
            "place.lab",
            MaterialDesignF.FLASK_OUTLINE,
            () ->
                new LabView(
                    work.lab(),
                    shelf,
                    texts,
                    world.delays(),
                    world.store().userFiles(),
                    picker,
                    game::open));
    solvers = new ExactValues(world.thinkers().get());
    Export export = new Export(texts, world.store().userFiles(), picker);
    Place trainingPlace =
        new Place(
            "place.training",
            MaterialDesignS.SCHOOL_OUTLINE,
            () ->
                new TrainingView(
                    work.training(),
                    shelf,
                    new TrainingView.Around(
                        world.training().folder(),
                        solvers,
                        () -> game.state().board().get(),
                        game::newGame),
                    texts,
                    export));
    Place settingsPlace =
        new Place(
            "place.settings",
            MaterialDesignC.COG_OUTLINE,
            () -> new SettingsView(settings, texts, keys));
    List<Place> places = List.of(play, libraryPlace, labPlace, trainingPlace, settingsPlace);
    List<MenuGroup> menus =
        new MenuPlan(
                stage, shell, texts, settings, playView, forRecords, forLibrary, places, leaving)
            .groups(keys);
    menus.forEach(menu -> menu.sections().forEach(keys::addAll));
    shell.furnish(places, menus);
    places.stream().filter(this::wasLeft).forEach(shell::go);
    storeNotices = new StoreNotices(texts, shell);
    keeper = new WindowKeeper(stage, kept.window(), world.delays(), this::keep);
    shell.place().addListener((value, before, now) -> keepScreen(now));
    settings.choices().addListener((value, before, now) -> keep(now));
    notices.follow(game, () -> shell.go(play));
    settings.answering().addListener((value, before, now) -> setAnswering());
    setAnswering();
    Sounds sounds = world.sounds().apply(() -> world.answers().execute(this::tellSilence));
    game.state().livePly().addListener((ply, before, now) -> hear(sounds, before, now));
  }

  /** A step forward is heard if that is wished for. */
  private void hear(Sounds sounds, Number before, Number now) {
    if (settings.soundChoice().get() == Choices.SoundChoice.ON
        && now.intValue() == before.intValue() + 1) {
      sounds.move();
    }
  }

  private void tellSilence() {
    shell.notices().say(texts.get("sound.none"), true);
  }

  private boolean wasLeft(Place place) {
    return place.key().equals(PLACE + kept.window().screen());
  }

  private void keepScreen(@Nullable Place now) {
    if (now != null) {
      keeper.shows(now.key().substring(PLACE.length()));
    }
  }

  private void keep(WindowPlace now) {
    kept = kept.with(now);
    store.save(kept);
  }

  private void keep(Set<String> now) {
    kept = kept.with(now);
    store.save(kept);
  }

  private void keep(Choices now) {
    kept = kept.with(now);
    store.save(kept);
  }

  /** Tells of the app's files. */
  void tell(StoreNotice notice) {
    storeNotices.tell(notice);
    if (notice.kind() == Kind.LIBRARY && libraryPlace.equals(shell.place().get())) {
      library.refresh();
    }
  }

  /** Tells of something that went wrong in the app itself. */
  void tell(Throwable cause) {
    shell.notices().say(texts.get("app.broke-down", cause), true);
  }

  private void setAnswering() {
    game.setPace(game.state().pace().get().withAnswering(settings.answering().get()));
  }

  /** The keys that take a move back on the play screen undo what was told of elsewhere. */
  private void undo(KeyEvent event) {
    if (UNDO.match(event) && !play.equals(shell.place().get())) {
      shell.notices().undo().run();
      event.consume();
    }
  }

  /** Esc that nothing else has taken. */
  private void leaveFullScreen(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && stage.isFullScreen()) {
      stage.setFullScreen(false);
      event.consume();
    }
  }

  /** The game on the table and the app. */
  private ObservableValue<String> title() {
    return texts
        .language()
        .flatMap(
            language ->
                game.state()
                    .board()
                    .map(board -> GameFace.of(board.kit(), shelf).name(texts) + " – Yomikiri"));
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
    shell.root().addEventHandler(KeyEvent.KEY_PRESSED, this::undo);
    stage.titleProperty().bind(title());
    stage.setOnCloseRequest(
        event -> {
          event.consume();
          leaving.leave();
        });
    stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
    stage.setFullScreenExitHint("");
    LeastSize.keep(stage, settings.scale());
    stage.setScene(scene);
    keeper.restore(width, height);
    stage.show();
    keeper.follow();
    shell.focus();
    delays.after(AFTER_THE_FIRST_FRAME, work::resume);
  }

  /** Opens the record in {@code file}. */
  void open(Path file) {
    picker.beginAt(file);
    records.open(file);
  }

  RecordsViewModel records() {
    return records;
  }

  PlayViewModel game() {
    return game;
  }

  NewGameViewModel form() {
    return form;
  }

  private TreeRoom treeRoom(World world) {
    Export export = new Export(texts, world.store().userFiles(), picker);
    return new TreeRoom(
        tree,
        () -> new TreeTab(tree, texts, shelf),
        () -> new TreePane(tree, texts, shelf, export));
  }

  TreeViewModel tree() {
    return tree;
  }

  LabViewModel lab() {
    return work.lab();
  }

  TrainingViewModel training() {
    return work.training();
  }

  SettingsViewModel settings() {
    return settings;
  }

  /** Ends all thinking; how the window is left is kept. */
  void close() {
    keeper.close();
    work.close();
    solvers.close();
    tree.end();
    gameKeeper.end();
    game.close();
  }
}
