package yomikiri.app.store;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDateTime;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.GameLookup;

/** All data of the app on disk. */
public final class Store {
  private final Clock clock;
  private final Workers workers;
  private final List<FileStore> fileStores;
  private final SettingsStore settings;
  private final Autosave autosave;
  private final Library library;
  private final GameCollections collections;
  private final GameMoves moves;
  private final UserFiles userFiles;
  private final PracticeStore practice;

  /**
   * @param random makes the names of games unlike those that other copies of the app make
   * @param games finds a game by its id
   * @param notices delivered where answers are
   */
  public Store(
      Folders folders,
      Disk disk,
      Clock clock,
      RandomGenerator random,
      Workers workers,
      GameLookup games,
      Notices notices) {
    FileNotices ofFiles = new FileNotices(workers, notices);
    Workers watched = workers.watched(ofFiles::late);
    this.clock = clock;
    this.workers = watched;
    FileStore forSettings =
        new FileStore(DataKind.SETTINGS, folders.settings(), disk, clock, watched, ofFiles);
    FileStore forBoards =
        new FileStore(DataKind.BOARD, folders.boards(), disk, clock, watched, ofFiles);
    FileStore forGames =
        new FileStore(DataKind.LIBRARY, folders.library(), disk, clock, watched, ofFiles);
    FileStore forPractice =
        new FileStore(DataKind.PRACTICE, folders.practice(), disk, clock, watched, ofFiles);
    fileStores = List.of(forSettings, forBoards, forPractice, forGames);
    settings = new SettingsStore(forSettings);
    autosave = new Autosave(forBoards);
    practice = new PracticeStore(forPractice, watched);
    userFiles = new UserFiles(watched, new WholeFile(disk), games);
    library = new Library(forGames, userFiles, watched, clock, random, games);
    collections =
        new GameCollections(
            folders.collections(), folders.library(), disk, library::newName, watched, games);
    moves = new GameMoves(collections, folders.collections(), library, games, disk);
  }

  public SettingsStore settings() {
    return settings;
  }

  public Autosave autosave() {
    return autosave;
  }

  public Library library() {
    return library;
  }

  public GameCollections collections() {
    return collections;
  }

  public GameMoves moves() {
    return moves;
  }

  public PracticeStore practice() {
    return practice;
  }

  public UserFiles userFiles() {
    return userFiles;
  }

  /**
   * Tries once more to write what waits to be written, and tells what is left. If that takes too
   * long it is told before, and again once it is done.
   */
  public void settle(Consumer<? super Unsaved> then) {
    CompletableFuture<Void> drained = new CompletableFuture<>();
    CompletableFuture<Void> settled =
        CompletableFuture.allOf(drained, userFiles.written())
            .thenRun(() -> reportUnsaved(false, then));
    workers
        .files()
        .execute(
            () -> {
              fileStores.forEach(Store::drain);
              drained.complete(null);
            });
    workers
        .patience()
        .execute(
            () -> {
              if (!settled.isDone()) {
                reportUnsaved(true, then);
              }
            });
  }

  private void reportUnsaved(boolean late, Consumer<? super Unsaved> then) {
    List<DataKind> left =
        fileStores.stream().filter(FileStore::isBusy).map(FileStore::kind).sorted().toList();
    Unsaved unsaved = new Unsaved(left, userFiles.unwritten(), late);
    workers.answer(() -> then.accept(unsaved));
  }

  /** Who asks before leaving is to be answered in any case. */
  private static void drain(FileStore files) {
    try {
      files.drain();
    } catch (Error e) {
      FileStore.log(e);
    }
  }

  /** Clears away what earlier runs left behind, some time later. */
  public void tidy() {
    workers
        .later()
        .execute(
            () ->
                workers
                    .reading()
                    .execute(
                        () -> {
                          settings.tidy();
                          autosave.tidy();
                          practice.tidy();
                          library.tidy();
                          tidyCollections();
                        }));
  }

  @WorkerThread
  private void tidyCollections() {
    String oldest = LocalDateTime.now(clock).minus(Library.UNDO).format(Library.STAMP);
    try {
      moves.recover();
      collections.tidy(oldest, clock.instant());
    } catch (IOException e) {
      fileStores.getLast().cannotTidy(e);
    }
  }

  /** Frees this copy's place once all that was asked before is done; nothing more may be asked. */
  public void close() {
    library.close();
    collections.close();
    fileStores.forEach(FileStore::close);
    workers.files().execute(autosave::close);
  }

  /**
   * The data that would be lost if the app ended now.
   *
   * @param kinds of which something is not saved, the most important first
   * @param files chosen by the user that are being written
   * @param late whether some of it may yet be saved: the disk has not answered for a while
   */
  public record Unsaved(List<DataKind> kinds, List<Path> files, boolean late) {
    public Unsaved {
      kinds = List.copyOf(kinds);
      files = List.copyOf(files);
    }

    /** What is not saved yet because the disk does not answer. */
    public Phrase waiting() {
      Stream<Phrase> chosen =
          files.stream().map(file -> texts -> String.valueOf(file.getFileName()));
      return Phrase.of(
          "leave.late",
          Phrase.listed(Stream.concat(kinds.stream().map(DataKind::words), chosen).toList()));
    }

    /** Whether there is anything that people would miss. */
    public boolean isMissed() {
      return !files.isEmpty()
          || !kinds.isEmpty() && (late || !kinds.equals(List.of(DataKind.SETTINGS)));
    }
  }
}
