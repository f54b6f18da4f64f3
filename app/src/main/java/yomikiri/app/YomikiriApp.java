package yomikiri.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.GameUi;
import yomikiri.app.concurrent.FxBackgroundTasks;
import yomikiri.app.concurrent.FxUiScheduler;
import yomikiri.app.concurrent.TaskSearchExecutor;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.jobs.JobRunner;
import yomikiri.app.play.record.GameRestorer;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.settings.SettingsViewModel.SystemPreferences;
import yomikiri.app.shell.DisplayClasses;
import yomikiri.app.shell.FirstFrame;
import yomikiri.app.shell.LocalClock;
import yomikiri.app.shell.Uncaught;
import yomikiri.app.speech.SystemSpeech;
import yomikiri.app.store.Folders;
import yomikiri.app.store.LogFile;
import yomikiri.app.store.Store;
import yomikiri.app.store.Workers;
import yomikiri.app.text.HeldNotices;
import yomikiri.app.text.Language;
import yomikiri.app.ui.Sounds;
import yomikiri.app.ui.SystemFilePicker;
import yomikiri.engine.file.Disk;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.learn.LearntFiles;
import yomikiri.engine.learn.train.Training;
import yomikiri.engine.outside.EngineList;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.outside.Leftovers;
import yomikiri.engine.study.StudyText;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.Ticker;

/** Puts the app together and opens its window; an argument names a record to open. */
public final class YomikiriApp extends Application {
  private static final double WIDTH = 1280;
  private static final double HEIGHT = 850;
  private static final int AGAIN_SECONDS = 5;
  private static final int PATIENCE_SECONDS = 5;
  private static final long SEEDS = 1_000_000_000;

  private final SplittableRandom random = new SplittableRandom();

  private final ExecutorService files =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("yomikiri-files").factory());
  private final Executor reading =
      Executors.newThreadPerTaskExecutor(
          Thread.ofPlatform().daemon().name("yomikiri-reading-", 1).factory());
  private final Clock clock = new LocalClock();
  private final Folders folders = Folders.ofSystem();
  private final EngineList engineList = EngineList.ofSystem();
  private final Leftovers leftovers =
      new Leftovers(engineList.file().resolveSibling(Leftovers.FOLDER));
  private final Engines engines = new Engines(engineList, leftovers, Ticker.SYSTEM);
  private final List<GameUi> gameList =
      GameList.uis(
          Catalog.of(
                  new ResourceCache(
                      LearntFiles.orElse(
                          folders.trainings(), YomikiriApp.class::getResourceAsStream)))
              .with(engines::added));
  private final LogFile log = new LogFile(folders.log(), notes());
  private @Nullable Store store;
  private final HeldNotices notices = new HeldNotices();
  private Optional<RestoredGame<?>> last = Optional.empty();
  private @Nullable MainWindow window;
  private final Uncaught uncaught = new Uncaught(Platform::runLater, this::report);

  /** Reads what was saved. */
  @Override
  @WorkerThread
  public void init() {
    reading.execute(log::begin);
    reading.execute(leftovers::sweepAndEndAtExit);
    AvailableGames availableGames = AvailableGames.of(gameList);
    Workers workers =
        new Workers(
            files,
            reading,
            CompletableFuture.delayedExecutor(AGAIN_SECONDS, TimeUnit.SECONDS),
            CompletableFuture.delayedExecutor(PATIENCE_SECONDS, TimeUnit.SECONDS),
            Platform::runLater);
    Store opened =
        new Store(
            folders, Disk.REAL, clock, new SplittableRandom(), workers, availableGames, notices);
    store = opened;
    opened.settings().load();
    last =
        opened
            .autosave()
            .<RestoredGame<?>>load(text -> GameRestorer.restored(text, availableGames).restored());
  }

  /** A seed that people can type again without trouble. */
  private long seed() {
    return random.nextLong(SEEDS);
  }

  /** A thread that does not keep the app alive. */
  private static Executor soundThread() {
    return Executors.newSingleThreadExecutor(
        Thread.ofPlatform().name("yomikiri-sound").daemon().factory());
  }

  /** The same for what is noted, which may have to wait for the disk. */
  private static Executor notes() {
    return Executors.newSingleThreadExecutor(
        Thread.ofPlatform().name("yomikiri-log").daemon().factory());
  }

  private void report(Throwable unforeseen) {
    if (window != null) {
      window.report(unforeseen);
    }
  }

  @Override
  public void start(Stage stage) {
    Platform.Preferences system = Platform.getPreferences();
    SystemPreferences tastes =
        new SystemPreferences(
            Language.of(Locale.getDefault()),
            system.colorSchemeProperty().map(scheme -> scheme == ColorScheme.DARK),
            system.reducedMotionProperty());
    AppServices services =
        new AppServices(
            gameList,
            tastes,
            () -> new TaskSearchExecutor(Ticker.SYSTEM, uncaught::report),
            new FxBackgroundTasks(Ticker.SYSTEM, uncaught::report),
            new FxUiScheduler(),
            Ticker.SYSTEM,
            clock,
            this::seed,
            Objects.requireNonNull(store),
            notices,
            reading,
            Platform::runLater,
            SystemFilePicker::new,
            engines,
            unheard -> new Sounds(soundThread(), unheard),
            SystemSpeech.here(),
            JobRunner.withThreads(
                "study", folders.studies(), StudyText.FILE, Platform::runLater, clock),
            Runtime.getRuntime().availableProcessors(),
            JobRunner.withThreads(
                "training", folders.trainings(), Training.FILE, Platform::runLater, clock),
            log,
            Platform::exit);
    MainWindow opened = new MainWindow(stage, services, last);
    window = opened;
    opened.open(WIDTH, HEIGHT, () -> reportIfAsked(stage, opened));
    Thread.setDefaultUncaughtExceptionHandler(uncaught);
    services.store().tidy();
    getParameters().getUnnamed().stream().map(Path::of).findFirst().ifPresent(opened::open);
  }

  private static void reportIfAsked(Stage stage, MainWindow opened) {
    if (isSet("YOMIKIRI_EXIT_AFTER_FIRST_FRAME")) {
      FirstFrame.report(
          stage.getScene(), () -> opened.game().now().board(), opened::isWhole, YomikiriApp::exit);
    }
  }

  private static void exit() {
    try {
      if (isSet("YOMIKIRI_LOAD_DISPLAY_CLASSES")) {
        DisplayClasses.load();
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read what JavaFX consists of", e);
    } finally {
      Platform.exit();
    }
  }

  private static boolean isSet(String variable) {
    return "1".equals(System.getenv(variable));
  }

  /** Ends all thinking; the process ends once the disk has all, or does not answer. */
  @Override
  public void stop() {
    if (window != null) {
      window.close();
    }
    if (store != null) {
      store.close();
    }
    files.shutdown();
    Thread.ofPlatform().name("yomikiri-leaving").start(this::awaitFiles);
  }

  private void awaitFiles() {
    try {
      if (!files.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        System.getLogger(YomikiriApp.class.getName())
            .log(System.Logger.Level.WARNING, "the disk does not answer; left all the same");
      }
    } catch (InterruptedException nobodyWaits) {
      Thread.currentThread().interrupt();
    }
  }
}
