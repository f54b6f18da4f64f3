package yomikiri.app.play.record;

import static yomikiri.app.TestCatalog.CATALOG;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.concurrent.DirectBackground;
import yomikiri.app.concurrent.DirectSearchExecutor;
import yomikiri.app.concurrent.ManualUiScheduler;
import yomikiri.app.play.model.PlayAction;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.store.Folders;
import yomikiri.app.store.Store;
import yomikiri.app.store.Workers;
import yomikiri.app.text.TestNotices;
import yomikiri.engine.file.Disk;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;

/**
 * The app without its window, to be killed: goes on with the game it finds, plays, takes back and
 * begins anew at random.
 */
final class PlayedToDeath {
  private static final AvailableGames STOCK = new AvailableGames(CATALOG.kits(), List.of());

  private final Random random;
  private final DirectSearchExecutor thinker = new DirectSearchExecutor(System::nanoTime);
  private final ManualUiScheduler delays = new ManualUiScheduler();
  private final PlayViewModel model;

  PlayedToDeath(Store store, long seed) {
    random = new Random(seed);
    Level quick = new Level("quick", PlayerSpec.of("random"));
    model =
        new PlayViewModel(
            PlayFixture.setup("mattix-4", PlayFixture.human(), new SeatSetup.Cpu(quick)),
            () -> thinker,
            delays,
            System::nanoTime,
            random::nextLong,
            new DirectBackground());
    restored(store).ifPresent(model::open);
    new GameAutosaver(model, store.autosave(), store.library(), Clock.systemUTC()).begin();
  }

  static Store store(Path folder, Disk disk, Workers workers, long seed) {
    return new Store(
        new Folders(
            folder.resolve("config"),
            folder.resolve("board"),
            folder.resolve("games"),
            folder.resolve("log")),
        disk,
        Clock.systemUTC(),
        new SplittableRandom(seed),
        workers,
        CATALOG,
        TestNotices.none());
  }

  static Optional<RestoredGame<?>> restored(Store store) {
    return store.autosave().load(text -> GameRestorer.restored(text, STOCK).restored());
  }

  /**
   * Prints the position after everything it did once that is kept. Arguments: the folder, a seed.
   */
  public static void main(String[] args) throws InterruptedException, ExecutionException {
    ExecutorService files = Executors.newSingleThreadExecutor();
    Workers workers = new Workers(files, files, later -> {}, late -> {}, Runnable::run);
    long seed = Long.parseLong(args[1]);
    PlayedToDeath copy = new PlayedToDeath(store(Path.of(args[0]), Disk.REAL, workers, seed), seed);
    while (true) {
      files.submit(() -> {}).get();
      System.out.println(copy.position());
      System.out.flush();
      copy.act();
    }
  }

  /** The position on the board. */
  String position() {
    return text(model.now().board());
  }

  void act() {
    if (thinker.finishOne() || !delays.pending().isEmpty()) {
      delays.pass();
      return;
    }
    List<Integer> legal = model.now().board().legal();
    if (legal.isEmpty()) {
      model.dealing().again();
    } else if (random.nextInt(8) == 0 && model.now().can(PlayAction.TAKE_BACK)) {
      model.takeBack();
    } else {
      model.play(legal.get(random.nextInt(legal.size())));
    }
  }

  private static <P extends Position> String text(BoardSnapshot<P> board) {
    return board.kit().game().notation().positionText(board.position());
  }
}
