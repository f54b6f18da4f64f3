package yomikiri.app;

import static org.kordamp.ikonli.materialdesign2.MaterialDesignA.ACCOUNT_SWITCH_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignB.BOOK_OPEN_VARIANT;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignE.EXIT_TO_APP;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignF.FULLSCREEN;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignH.HELP_CIRCLE_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignI.INFORMATION_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignK.KEYBOARD_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignM.MAGNIFY;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignM.MAGNIFY_MINUS_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignM.MAGNIFY_PLUS_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignT.TEXT_BOX_OUTLINE;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.stage.Stage;
import org.kordamp.ikonli.Ikon;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.GameUi;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.draw.Export;
import yomikiri.app.help.HandbookView;
import yomikiri.app.help.HelpCards;
import yomikiri.app.help.LogCard;
import yomikiri.app.lab.LabView;
import yomikiri.app.library.ExplorerPane;
import yomikiri.app.library.ExplorerViewModel;
import yomikiri.app.library.LibraryCommands;
import yomikiri.app.library.LibraryScreen;
import yomikiri.app.library.LibraryView;
import yomikiri.app.library.LibraryWords;
import yomikiri.app.library.NameCard;
import yomikiri.app.library.NoteCard;
import yomikiri.app.play.BoardHost;
import yomikiri.app.play.KnownGames;
import yomikiri.app.play.PlayCommands;
import yomikiri.app.play.PlayView;
import yomikiri.app.play.ReviewCard;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.record.RecordCommands;
import yomikiri.app.play.session.SeatTakeover;
import yomikiri.app.practice.PracticeView;
import yomikiri.app.race.RaceCard;
import yomikiri.app.settings.SettingsView;
import yomikiri.app.settings.SettingsViewModel;
import yomikiri.app.shell.Command;
import yomikiri.app.shell.Destination;
import yomikiri.app.shell.Leaving;
import yomikiri.app.shell.Menus.MenuGroup;
import yomikiri.app.shell.Screen;
import yomikiri.app.shell.Shell;
import yomikiri.app.speech.ReadAloud;
import yomikiri.app.statistics.StatisticsPane;
import yomikiri.app.store.FileKind;
import yomikiri.app.store.Setting;
import yomikiri.app.store.SettingsStore;
import yomikiri.app.text.Texts;
import yomikiri.app.training.TrainingView;
import yomikiri.app.tree.TraceFiles;
import yomikiri.app.tree.TreePane;
import yomikiri.app.tree.TreeRoom;
import yomikiri.app.tree.TreeTab;
import yomikiri.app.ui.FilePicker;
import yomikiri.app.ui.LearntFileFields;

/** The window's screens and menus after the first frame: play at once, others when shown. */
final class Screens {
  private final AppServices services;
  private final AppModels models;
  private final Shell shell;
  private final Texts texts;
  private final FilePicker picker;
  private final LearntFileFields files;
  private final Export export;
  private final ReadAloud readAloud;
  private final ReviewCard.Practising practising;
  private final PlayView play;
  private final TraceFiles traces;
  private final RecordCommands ofRecords;
  private final LibraryCommands ofLibrary;
  private final Leaving leaving;
  private final List<Command> commands = new ArrayList<>();

  /** {@code host} shows the board; the play screen takes it with {@link PlayView#takeBoard}. */
  Screens(Stage stage, AppServices services, AppModels models, BoardHost host, Shell shell) {
    this.services = services;
    this.models = models;
    this.shell = shell;
    texts = models.first().texts();
    picker = services.picker().apply(texts);
    files = new LearntFileFields(models.training(), picker, texts);
    export = new Export(texts, services.store().userFiles(), picker);
    readAloud =
        new ReadAloud(
            shell.root(),
            settings().of(Setting.READ_ALOUD).map(now -> now == Setting.Switch.ON),
            texts,
            services.speech(),
            services.answers());
    practising = new ReviewPractice(models, gameList(), shell).commands();
    traces =
        new TraceFiles(
            models.tree(),
            services.background(),
            AvailableGames.of(gameList())::kit,
            shell,
            () -> shell.go(Destination.PLAY));
    play = playView(host);
    ofLibrary = new LibraryCommands(models.library(), models.collections());
    ofRecords =
        new RecordCommands(
            models.records(),
            file -> openFiles(List.of(file)),
            picker,
            shell.root(),
            play.onBoard(),
            ofLibrary.chosen(),
            ofLibrary::recordText);
    play.shield(ofRecords.ofBoard());
    leaving = new Leaving(shell, texts, services.store(), ofRecords::save, services.exit());
    List<MenuGroup> menus = menus(stage);
    menus.forEach(menu -> menu.sections().forEach(commands::addAll));
    shell.furnish(makers(), menus);
    String left = services.store().settings().now().window().screen();
    Arrays.stream(Destination.values())
        .filter(Destination::isResumed)
        .filter(destination -> destination.key().equals(left))
        .forEach(shell::go);
  }

  private SettingsViewModel settings() {
    return models.first().settings();
  }

  private List<GameUi> gameList() {
    return services.gameList();
  }

  // ---- screens

  private Map<Destination, Supplier<? extends Screen>> makers() {
    return Map.of(
        Destination.PLAY,
        () -> play,
        Destination.LIBRARY,
        () ->
            new LibraryScreen(
                models.collections(),
                ofLibrary,
                new LibraryView(
                    models.library(),
                    ofLibrary,
                    gameList(),
                    picker,
                    new NoteCard(shell, texts),
                    texts),
                new LibraryWords(texts, gameList()),
                picker,
                new NameCard(shell, texts),
                texts),
        Destination.PRACTICE,
        () ->
            new PracticeView(
                models.practice(),
                new StatisticsPane(models.statistics(), gameList(), export, texts),
                gameList(),
                settings().motion(),
                services.clock(),
                texts),
        Destination.LAB,
        this::labView,
        Destination.TRAINING,
        this::trainingView,
        Destination.SETTINGS,
        () ->
            new SettingsView(
                settings(),
                models.engines(),
                gameList(),
                readAloud.unheard(),
                export,
                picker,
                texts,
                commands));
  }

  private PlayView playView(BoardHost host) {
    TreeRoom tree =
        new TreeRoom(
            models.tree(),
            () -> new TreeTab(models.tree(), texts, gameList()),
            () -> new TreePane(models.tree(), traces, texts, gameList(), export));
    SettingsStore store = services.store().settings();
    KnownGames known = new KnownGames(store.now().get(Setting.KNOWN_GAMES));
    known
        .families()
        .addListener(
            (value, before, now) ->
                store.change(settings -> settings.with(Setting.KNOWN_GAMES, now)));
    return new PlayView(
        models.first().play(),
        host,
        models.form(),
        tree,
        gameList(),
        known,
        files,
        shell,
        models.opener(),
        models.records()::analyse,
        () ->
            new ExplorerPane(
                new ExplorerViewModel(services.store().collections()),
                texts,
                models.first().play()::play),
        practising,
        () -> shell.go(Destination.PLAY));
  }

  private LabView labView() {
    return new LabView(
        models.lab(),
        gameList(),
        files,
        services.scheduler(),
        services.store().userFiles(),
        models.opener()::open);
  }

  private TrainingView trainingView() {
    PlayViewModel game = models.first().play();
    return new TrainingView(
        models.training(),
        gameList(),
        new TrainingView.Around(
            services.training().folder(),
            models.finder(),
            () -> game.now().board(),
            models.opener()::start),
        texts,
        export);
  }

  // ---- menus

  /** The menus from left to right: every command of the app. */
  private List<MenuGroup> menus(Stage stage) {
    PlayCommands ofPlay = play.commands();
    List<List<Command>> file = new ArrayList<>(ofPlay.file());
    file.add(ofRecords.file());
    file.add(ofLibrary.file());
    file.add(List.of(always("quit", EXIT_TO_APP, "Shortcut+Q", this::leave)));
    List<List<Command>> edit = new ArrayList<>(ofPlay.edit());
    edit.add(List.of(shell.undo()));
    edit.add(ofRecords.edit());
    edit.add(ofLibrary.edit());
    List<List<Command>> learn = new ArrayList<>(ofPlay.learn());
    learn.add(
        List.of(
            new RaceCard(texts, shell, export, services.background(), services.ticker())
                .command(
                    models.first().play(),
                    play.onBoard(),
                    models.elsewhere(shell.destination()),
                    gameList())));
    learn.add(List.of(practising.all(), practising.lesson()));
    List<List<Command>> view = new ArrayList<>(ofPlay.view());
    view.add(Arrays.stream(Destination.values()).map(this::go).toList());
    view.add(
        List.of(
            always("larger", MAGNIFY_PLUS_OUTLINE, "Shortcut+PLUS", settings()::enlarge),
            always("smaller", MAGNIFY_MINUS_OUTLINE, "Shortcut+MINUS", settings()::shrink),
            always("usual-size", MAGNIFY, "Shortcut+0", () -> settings().set(Setting.SCALE, 100)),
            always(
                "full-screen",
                FULLSCREEN,
                "F11",
                () -> stage.setFullScreen(!stage.isFullScreen()))));
    return List.of(
        new MenuGroup("menu.file", file),
        new MenuGroup("menu.edit", edit),
        new MenuGroup("menu.game", ofGame(ofPlay)),
        new MenuGroup("menu.learn", learn),
        new MenuGroup("menu.view", view),
        new MenuGroup("menu.help", List.of(help())));
  }

  private List<List<Command>> ofGame(PlayCommands ofPlay) {
    PlayViewModel game = models.first().play();
    List<List<Command>> all = new ArrayList<>(ofPlay.game());
    all.add(
        List.of(
            Command.of(
                "command.take-over",
                ACCOUNT_SWITCH_OUTLINE,
                "Shortcut+Shift+T",
                game.when(now -> SeatTakeover.seat(now.status(), now.live()).isPresent()),
                () -> AppModels.takeOver(game))));
    return all;
  }

  private List<Command> help() {
    FileExecutor reading = new FileExecutor(services.reading(), services.answers());
    HelpCards help = new HelpCards(texts, shell, play::ui, commands);
    HandbookView handbook = new HandbookView(texts, shell, reading);
    LogCard log = new LogCard(texts, shell, services.log(), reading);
    return List.of(
        always("how-to-play", HELP_CIRCLE_OUTLINE, "F1", help::showRules),
        always("keys", KEYBOARD_OUTLINE, "Shift+F1", help::showKeys),
        always("handbook", BOOK_OPEN_VARIANT, "F2", handbook::show),
        always("show-log", TEXT_BOX_OUTLINE, "Shortcut+Shift+F1", log::show),
        always("about", INFORMATION_OUTLINE, "Shortcut+F1", help::showAbout));
  }

  private static Command always(String name, Ikon icon, String keys, Runnable action) {
    return Command.of("command." + name, icon, keys, action);
  }

  private Command go(Destination destination) {
    return Command.of(
        destination.words(),
        destination.icon(),
        destination.shortcut(),
        () -> shell.go(destination));
  }

  // ---- for the window

  AppModels models() {
    return models;
  }

  Shell shell() {
    return shell;
  }

  /** Brings the board to its place. */
  void takeBoard() {
    play.takeBoard();
  }

  /** Opens the record in {@code file}. */
  void openRecord(Path file) {
    picker.beginAt(file);
    models.records().open(file);
  }

  /** Opens a file, or two traces to be compared; takes several into the library. */
  void openFiles(List<Path> files) {
    if (files.size() <= 2 && files.stream().allMatch(FileKind.TRACE::isEndingOf)) {
      picker.beginAt(files.getFirst());
      traces.open(files);
    } else if (files.size() == 1) {
      openRecord(files.getFirst());
    } else {
      shell.go(Destination.LIBRARY);
      models.library().importFrom(files);
    }
  }

  /** Ends the app; asks before games are lost. */
  void leave() {
    leaving.leave();
  }

  /** Ends all that works; the game itself goes on. */
  void close() {
    shell.close();
    readAloud.close();
    models.close();
  }
}
