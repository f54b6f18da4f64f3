package yomikiri.app;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Parent;
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
import yomikiri.app.play.course.PlayViewModel;
import yomikiri.app.play.newgame.NewGameViewModel;
import yomikiri.app.play.record.GameKeeper;
import yomikiri.app.play.record.GameNotices;
import yomikiri.app.play.record.RecordCommands;
import yomikiri.app.play.record.RecordsViewModel;
import yomikiri.app.settings.Choices;
import yomikiri.app.settings.SettingsView;
import yomikiri.app.settings.SettingsViewModel;
import yomikiri.app.shell.Command;
import yomikiri.app.shell.MenuGroup;
import yomikiri.app.shell.Place;
import yomikiri.app.shell.Shell;
import yomikiri.app.sound.Sounds;
import yomikiri.app.store.FileWorker;
import yomikiri.app.store.Kind;
import yomikiri.app.store.StoreNotice;
import yomikiri.app.text.Texts;
import yomikiri.app.training.TrainingView;
import yomikiri.app.training.kept.TrainingViewModel;
import yomikiri.app.training.page.ExactValues;
import yomikiri.app.tree.TreePane;
import yomikiri.app.tree.TreeRoom;
import yomikiri.app.tree.TreeTab;
import yomikiri.app.tree.TreeViewModel;

/** What a window has around the board: screens, menus, and all that works behind them. */
final class Interior {
  private static final String PLACE = "place.";
  private static final KeyCombination UNDO = KeyCombination.valueOf("Shortcut+Z");
  private static final Duration ONCE_AT_REST = Duration.ofMillis(500);

  private final PlayViewModel game;
  private final SettingsViewModel settings;
  private final TreeViewModel tree;
  private final NewGameViewModel form;
  private final Texts texts;
  private final Shell shell;
  private final RecordsViewModel records;
  private final FilePicker picker;
  private final Place play;
  private final Place libraryPlace;
  private final Workshop work;
  private final ExactValues solvers;
  private final Leaving leaving;
  private final StoreNotices storeNotices;
  private final GameKeeper gameKeeper;
  private final LibraryViewModel library;

  /** Takes the board of {@code opening} into its own screen. */
  Interior(Stage stage, World world, Opening opening, Keeping keeping, WindowKeeper keeper) {
    List<GameFace> shelf = world.shelf();
    GameStock stock = GameStock.of(shelf);
    settings = opening.settings();
    texts = opening.texts();
    game = opening.game();
    shell = new Shell(texts);
    LibraryWords libraryWords = new LibraryWords(texts, shelf);
    form = new NewGameViewModel(stock.kits(), stock.sizes(), world.seeds(), world.background());
    form.take(game.state().seen().get().setup());
    GameChooser chooser = new GameChooser(shell, texts, libraryWords);
    GameNotices notices = new GameNotices(shelf, texts, shell.notices(), chooser::ask);
    records =
        new RecordsViewModel(
            game,
            stock,
            world.store().userFiles(),
            new FileWorker(world.reading(), world.answers()),
            world.clock(),
            notices::tell);
    gameKeeper =
        new GameKeeper(game, world.store().autosave(), world.store().library(), world.clock());
    gameKeeper.begin();
    tree = new TreeViewModel(world.thinkers().get(), world.delays());
    picker = world.picker().apply(texts);
    Export export = new Export(texts, world.store().userFiles(), picker);
    KnownGames known = new KnownGames(keeping.now().known());
    known.families().addListener((value, before, now) -> keeping.keep(now));
    PlayView playView =
        new PlayView(
            game,
            opening.stand(),
            form,
            new TreeRoom(
                tree,
                () -> new TreeTab(tree, texts, shelf),
                () -> new TreePane(tree, texts, shelf, export)),
            shelf,
            known,
            texts);
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
    String left = PLACE + keeping.now().window().screen();
    places.stream().filter(place -> place.key().equals(left)).forEach(shell::go);
    storeNotices = new StoreNotices(texts, shell);
    shell.place().addListener((value, before, now) -> keepScreen(keeper, now));
    notices.follow(game, () -> shell.go(play));
    settings.answering().subscribe(this::setAnswering);
    Sounds sounds = world.sounds().apply(() -> world.answers().execute(this::tellSilence));
    game.state().livePly().addListener((ply, before, now) -> hear(sounds, before, now));
    shell.root().addEventHandler(KeyEvent.KEY_PRESSED, this::undo);
    world.delays().after(ONCE_AT_REST, work::resume);
  }

  Parent root() {
    return shell.root();
  }

  /** Puts the keyboard where the screen shown wants it. */
  void focus() {
    shell.focus();
  }

  private static void keepScreen(WindowKeeper keeper, @Nullable Place now) {
    if (now != null) {
      keeper.shows(now.key().substring(PLACE.length()));
    }
  }

  /** Plays the sound of a step forward if sounds are on. */
  private void hear(Sounds sounds, Number before, Number now) {
    if (settings.soundChoice().get() == Choices.SoundChoice.ON
        && now.intValue() == before.intValue() + 1) {
      sounds.move();
    }
  }

  private void tellSilence() {
    shell.notices().say(texts.get("sound.none"), true);
  }

  private void setAnswering(Duration now) {
    game.setPace(game.state().pace().get().withAnswering(now));
  }

  /** Ctrl+Z on any screen but Play undoes what the notice bar last told of. */
  private void undo(KeyEvent event) {
    if (UNDO.match(event) && !play.equals(shell.place().get())) {
      shell.notices().undo().run();
      event.consume();
    }
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

  /** Opens the record in {@code file}. */
  void open(Path file) {
    picker.beginAt(file);
    records.open(file);
  }

  /** Ends the app; asks before games are lost. */
  void leave() {
    leaving.leave();
  }

  NewGameViewModel form() {
    return form;
  }

  RecordsViewModel records() {
    return records;
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

  /** Ends all that works; the game itself goes on. */
  void close() {
    work.close();
    solvers.close();
    tree.end();
    gameKeeper.end();
  }
}
