package yomikiri.app.play.record;

import static yomikiri.app.TestCatalog.CATALOG;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.store.Folders;
import yomikiri.app.store.Store;
import yomikiri.app.store.Workers;
import yomikiri.app.text.TestNotices;
import yomikiri.engine.file.Disk;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.RecordFile;

/** An app that keeps its games in a folder, started as often as wanted. */
class AutosaverFixture extends PlayFixture {
  static final Clock CLOCK = Clock.fixed(Instant.parse("2026-05-04T10:00:00Z"), ZoneOffset.UTC);
  static final AvailableGames STOCK = new AvailableGames(CATALOG.kits(), List.of());

  @TempDir Path folder;
  private long opened;

  private @Nullable Store running;

  /** A store as a newly started app has it; the one before has ended. */
  Store store() {
    if (running != null) {
      running.close();
    }
    Store store = newStore();
    running = store;
    return store;
  }

  Store newStore() {
    return newStore(Runnable::run);
  }

  Store newStore(Executor files) {
    return new Store(
        new Folders(
            folder.resolve("config"),
            folder.resolve("board"),
            folder.resolve("games"),
            folder.resolve("log")),
        Disk.REAL,
        CLOCK,
        new SplittableRandom(++opened),
        new Workers(files, files, work -> {}, late -> {}, Runnable::run),
        CATALOG,
        TestNotices.none());
  }

  /**
   * A play screen as a newly started app has it: on the game left last, or else on {@code first}.
   */
  PlayViewModel started(Store store, GameSetup<?> first) {
    PlayViewModel model = model(first);
    Optional<RestoredGame<?>> last =
        store.autosave().load(text -> GameRestorer.restored(text, STOCK).restored());
    last.ifPresent(model::open);
    new GameAutosaver(model, store.autosave(), store.library(), CLOCK).begin();
    return model;
  }

  PlayViewModel started(GameSetup<?> first) {
    return started(store(), first);
  }

  List<GameRecord<?>> library() {
    if (!Files.exists(folder.resolve("games"))) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder.resolve("games"))) {
      return files
          .filter(Files::isRegularFile)
          .sorted()
          .<GameRecord<?>>map(AutosaverFixture::record)
          .toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static GameRecord<?> record(Path file) {
    try {
      return RecordFile.read(file, CATALOG);
    } catch (IOException | NotationException e) {
      throw new AssertionError(e);
    }
  }

  void playOut(PlayViewModel model) {
    while (model.now().status() instanceof PlayStatus.HumanToMove) {
      playFirstLegal(model);
      letCpusAnswer();
    }
  }
}
