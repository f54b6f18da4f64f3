package yomikiri.app;

import static yomikiri.app.TestCatalog.CATALOG;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.stage.Stage;
import org.testfx.api.FxToolkit;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.concurrent.FxBackgroundTasks;
import yomikiri.app.concurrent.FxUiScheduler;
import yomikiri.app.concurrent.TaskSearchExecutor;
import yomikiri.app.jobs.Job;
import yomikiri.app.jobs.JobRunner;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.record.GameRestorer;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.settings.SettingsViewModel.SystemPreferences;
import yomikiri.app.speech.MissingSpeech;
import yomikiri.app.store.Folders;
import yomikiri.app.store.LogFile;
import yomikiri.app.store.Store;
import yomikiri.app.store.Workers;
import yomikiri.app.text.HeldNotices;
import yomikiri.app.text.Language;
import yomikiri.app.text.Notices;
import yomikiri.app.text.TestNotices;
import yomikiri.app.ui.Sounds;
import yomikiri.engine.file.Disk;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.learn.train.Training;
import yomikiri.engine.study.StudyText;
import yomikiri.engine.study.run.RunProgress;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;

/** The app's window in a test: fixed seeds, CPUs that answer without delay, nothing glides. */
final class Driver extends Hands implements AutoCloseable {
  private static final Ticker FAST = () -> 10 * Ticker.SYSTEM.nanos(); // thinking ends sooner
  private static final Instant OPENED = Instant.parse("2026-11-02T10:00:00Z"); // on whatever day

  private final Stage stage;
  private final MainWindow window;
  private final Store store;
  private final Notices notices;
  private final ExecutorService files;
  private final ExecutorService reading;
  private final ByHand patience;
  private final Picked picked;
  private final boolean[] left;

  private Driver(
      Stage stage,
      MainWindow window,
      Store store,
      Notices notices,
      ExecutorService files,
      ExecutorService reading,
      ByHand patience,
      Picked picked,
      boolean[] left) {
    this.stage = stage;
    this.window = window;
    this.store = store;
    this.notices = notices;
    this.files = files;
    this.reading = reading;
    this.patience = patience;
    this.picked = picked;
    this.left = left;
  }

  static Driver open() throws TimeoutException {
    return open(1000, 900, Language.ENGLISH, false);
  }

  static Driver open(double width, double height, Language language, boolean dark)
      throws TimeoutException {
    return open(newFolder(), width, height, language, dark);
  }

  /** Opens the app on what is kept in {@code folder}. */
  static Driver open(Path folder) throws TimeoutException {
    return open(folder, 1000, 900, Language.ENGLISH, false);
  }

  static Driver open(Path folder, double width, double height, Language language, boolean dark)
      throws TimeoutException {
    return open(folder, Disk.REAL, width, height, language, dark, GameList.uis(CATALOG));
  }

  /**
   * Opens the app on what is kept in {@code folder} as people see it: the board alone at first.
   *
   * @param seen runs when that has been painted, before the rest is made
   */
  static Driver begin(
      Path folder, double width, double height, Language language, Consumer<Driver> seen)
      throws TimeoutException {
    CompletableFuture<Driver> begun = new CompletableFuture<>();
    Driver app =
        begin(
            folder,
            Disk.REAL,
            width,
            height,
            language,
            false,
            GameList.uis(CATALOG),
            () -> seen.accept(begun.join()));
    begun.complete(app);
    return app;
  }

  /** Opens the app with one game more in its list, which people play. */
  static Driver open(GameUi more) throws TimeoutException {
    List<GameUi> gameList = Stream.concat(GameList.uis(CATALOG).stream(), Stream.of(more)).toList();
    Driver app = open(newFolder(), Disk.REAL, 1000, 900, Language.ENGLISH, false, gameList);
    app.interact(
        () ->
            app.window()
                .game()
                .newGame(
                    setup(more.kit(), Collections.nCopies(more.kit().game().players(), ""), 1)));
    return app;
  }

  static Driver open(Path folder, Disk disk) throws TimeoutException {
    return open(folder, disk, 1000, 900, Language.ENGLISH, false, GameList.uis(CATALOG));
  }

  private static Driver open(
      Path folder,
      Disk disk,
      double width,
      double height,
      Language language,
      boolean dark,
      List<GameUi> gameList)
      throws TimeoutException {
    Driver app = begin(folder, disk, width, height, language, dark, gameList, () -> {});
    app.interact(app.window::complete);
    return app;
  }

  private static Driver begin(
      Path folder,
      Disk disk,
      double width,
      double height,
      Language language,
      boolean dark,
      List<GameUi> gameList,
      Runnable seen)
      throws TimeoutException {
    Stage stage = FxToolkit.registerPrimaryStage();
    settle(folder.resolve("config"));
    SystemPreferences system =
        new SystemPreferences(
            language, new SimpleObjectProperty<>(dark), new SimpleObjectProperty<>(true));
    AvailableGames availableGames = AvailableGames.of(gameList);
    HeldNotices notices = new HeldNotices();
    ExecutorService files = Executors.newSingleThreadExecutor();
    ExecutorService reading = Executors.newCachedThreadPool();
    ByHand patience = new ByHand();
    LogFile log = new LogFile(folder.resolve("log"), Runnable::run);
    MainWindow[] opened = new MainWindow[1];
    boolean[] left = new boolean[1];
    Clock clock = Clock.offset(Clock.systemUTC(), Duration.between(Instant.now(), OPENED));
    Store store =
        new Store(
            new Folders(
                folder.resolve("config"),
                folder.resolve("board"),
                games(folder),
                folder.resolve("log")),
            disk,
            clock,
            new SplittableRandom(),
            new Workers(
                files,
                reading,
                CompletableFuture.delayedExecutor(20, TimeUnit.MILLISECONDS),
                patience,
                Platform::runLater),
            availableGames,
            disk.equals(Disk.REAL) ? TestNotices.none() : notices);
    Optional<RestoredGame<?>> last =
        store
            .autosave()
            .<RestoredGame<?>>load(text -> GameRestorer.restored(text, availableGames).restored());
    store.settings().load();
    Picked picked = new Picked(folder);
    AppServices services =
        new AppServices(
            gameList,
            system,
            () -> new TaskSearchExecutor(FAST, cause -> {}),
            new FxBackgroundTasks(FAST, cause -> {}),
            new FxUiScheduler(),
            Ticker.SYSTEM,
            clock,
            new SplittableRandom(7)::nextLong,
            store,
            notices,
            reading,
            Platform::runLater,
            texts -> picked,
            TestCatalog.engines(folder.resolve("config")),
            unheard -> new Sounds(sound -> {}, unheard),
            new MissingSpeech(),
            JobRunner.withThreads(
                "study", folder.resolve("studies"), StudyText.FILE, Platform::runLater, clock),
            2,
            JobRunner.withThreads(
                "training", folder.resolve("trainings"), Training.FILE, Platform::runLater, clock),
            log,
            () -> left[0] = true);
    ask(
        () -> {
          opened[0] = new MainWindow(stage, services, last);
          stage.setX(0);
          stage.setY(0);
          opened[0].open(width, height, seen);
          Camera.keepAway(stage);
          return opened;
        });
    return new Driver(stage, opened[0], store, notices, files, reading, patience, picked, left);
  }

  /** On a first start CPUs answer without delay and nothing glides. */
  private static void settle(Path folder) {
    try {
      if (!Files.exists(folder)) {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("settings.properties"), "answering-ms=0\nmotion=off\n");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path newFolder() {
    try {
      Path all = Files.createDirectories(Path.of("target", "kept-by-tests"));
      return Files.createTempDirectory(all.toAbsolutePath(), "app");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The folder of the library among those kept in {@code folder}. */
  static Path games(Path folder) {
    return folder.resolve("games");
  }

  /** Has the next file asked for be {@code file}. */
  void pick(Path file) {
    picked.pick(file);
  }

  /**
   * Starts a game on the layout dealt by {@code seed}.
   *
   * @param levels by seat; empty for a person
   */
  void start(String game, List<String> levels, long seed) {
    GameKit<?> kit = CATALOG.kit(game).orElseThrow();
    interact(() -> window.game().newGame(setup(kit, levels, seed)));
  }

  /** Starts a game for people on the position that {@code text} tells. */
  void begin(String game, String text) {
    GameSetup<?> setup = from(CATALOG.kit(game).orElseThrow(), text);
    interact(() -> window.game().newGame(setup));
  }

  private static <P extends Position> GameSetup<P> from(GameKit<P> kit, String text) {
    try {
      P start = kit.game().notation().parsePosition(text);
      return new GameSetup<>(
          kit, start, Collections.nCopies(kit.game().players(), new SeatSetup.Human()));
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }

  /** Has two CPUs of a level play each other to the end, without a pause. */
  void watch(String game, String level) throws TimeoutException {
    interact(() -> window.game().setPace(now().mode().pace().withWatching(Duration.ZERO)));
    start(game, List.of(level, level), 1);
    await(this::isOver);
  }

  private static <P extends Position> GameSetup<P> setup(
      GameKit<P> kit, List<String> levels, long seed) {
    List<SeatSetup> seats =
        levels.stream()
            .<SeatSetup>map(
                name ->
                    kit.levels().stream()
                        .filter(level -> level.name().equals(name))
                        .findFirst()
                        .<SeatSetup>map(SeatSetup.Cpu::new)
                        .orElseGet(SeatSetup.Human::new))
            .toList();
    return new GameSetup<>(kit, kit.game().newPosition(seed), seats);
  }

  MainWindow window() {
    return window;
  }

  /** What the window shows. */
  Notices notices() {
    return notices;
  }

  Stage stage() {
    return stage;
  }

  PlaySnapshot now() {
    return window.game().now();
  }

  /** Lets so much time pass that all that is still being saved is late. */
  void losePatience() {
    patience.run();
  }

  /** Lets so much time pass that all that was being saved is saved. */
  void keepPatience() {
    patience.forget();
  }

  /** Whether the app has been left. */
  boolean isLeft() {
    return left[0];
  }

  boolean isOver() {
    return now().status() instanceof PlayStatus.Over;
  }

  /** The text of the position shown. */
  String position() {
    return text(now().board());
  }

  private static <P extends Position> String text(BoardSnapshot<P> board) {
    return board.kit().game().notation().positionText(board.position());
  }

  /** The name of the first cell that can be played. */
  String firstMove() {
    return now().board().kit().game().notation().moveText(now().board().legal().getFirst());
  }

  /** Whether the newest study is doing that. */
  boolean studyIs(JobState state) {
    List<Job<RunProgress>> studies = window().models().lab().studies();
    return !studies.isEmpty() && studies.getFirst().snapshot().get().state() == state;
  }

  @Override
  public void close() throws TimeoutException {
    interact(stage::sizeToScene); // the next window's size is its own scene's
    interact(window::close);
    store.close();
    files.close();
    reading.close();
    FxToolkit.cleanupStages();
  }
}
