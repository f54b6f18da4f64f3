package yomikiri.app.store;

import java.time.Clock;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.Games;

/** All that the app keeps on disk. */
public final class Store {
  private final Workers workers;
  private final List<Drawer> drawers;
  private final SettingsStore settings;
  private final Autosave autosave;
  private final Library library;
  private final UserFiles userFiles;

  /**
   * @param random makes the names of games unlike those that other copies of the app make
   * @param games finds a game by its id
   * @param notices what the user is to be told
   */
  public Store(
      Folders folders,
      Disk disk,
      Clock clock,
      RandomGenerator random,
      Workers workers,
      Games games,
      Consumer<? super StoreNotice> notices) {
    this.workers = workers;
    WholeFile whole = new WholeFile(disk);
    Drawer forSettings =
        new Drawer(Kind.SETTINGS, folders.settings(), whole, clock, workers, notices);
    Drawer forBoards = new Drawer(Kind.BOARD, folders.boards(), whole, clock, workers, notices);
    Drawer forGames = new Drawer(Kind.LIBRARY, folders.library(), whole, clock, workers, notices);
    drawers = List.of(forSettings, forBoards, forGames);
    settings = new SettingsStore(forSettings);
    autosave = new Autosave(forBoards);
    library = new Library(forGames, workers, clock, random, games);
    userFiles = new UserFiles(workers, whole, games);
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

  public UserFiles userFiles() {
    return userFiles;
  }

  /**
   * Tries once more to write what waits to be written, and tells of which kinds something still
   * waits: it would be lost now.
   */
  public void settle(Consumer<? super Set<Kind>> then) {
    workers.worker().answer(this::unwritten, then);
  }

  private Set<Kind> unwritten() {
    Set<Kind> left = EnumSet.noneOf(Kind.class);
    for (Drawer drawer : drawers) {
      if (!isEmpty(drawer)) {
        left.add(drawer.kind());
      }
    }
    return left;
  }

  /** Who asks before leaving is to be answered in any case. */
  private static boolean isEmpty(Drawer drawer) {
    try {
      return drawer.drain();
    } catch (Error e) {
      Drawer.log(e);
      return false;
    }
  }

  /** Clears away what earlier runs left behind, some time later. */
  public void tidy() {
    workers
        .later()
        .execute(
            () -> {
              settings.tidy();
              autosave.tidy();
              library.tidy();
            });
  }

  /** Frees this copy's place once all that was asked before is done; nothing more may be asked. */
  public void close() {
    library.close();
    workers.files().execute(autosave::close);
  }
}
