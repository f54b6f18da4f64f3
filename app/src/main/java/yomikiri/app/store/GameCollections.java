package yomikiri.app.store;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.Draft;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.library.CollectionImport;
import yomikiri.engine.library.CollectionIndex;
import yomikiri.engine.library.GameCollection;
import yomikiri.engine.library.IndexedGame;

/**
 * The collections of games: folders of record files side by side, each called as its folder is, and
 * the user's own games. Nothing waits for what is asked; answers come where the store delivers
 * them.
 */
public final class GameCollections {
  /** The user's own games. */
  public static final String OWN = "";

  private static final String INDEX = ".index";
  private static final String DELETED = ".deleted";

  private final Path folder;
  private final Path own;
  private final Disk disk;
  private final Supplier<String> newName;
  private final Workers workers;
  private final GameLookup games;
  private final Map<String, GameCollection> collections = new ConcurrentHashMap<>();
  private final CollectionPlaces places = new CollectionPlaces();
  private final Set<CollectionImport> running = ConcurrentHashMap.newKeySet();
  private volatile boolean isClosed;

  /**
   * @param own holds the user's own games
   * @param newName makes names that no other record file has, from any thread
   */
  GameCollections(
      Path folder,
      Path own,
      Disk disk,
      Supplier<String> newName,
      Workers workers,
      GameLookup games) {
    this.folder = folder;
    this.own = own;
    this.disk = disk;
    this.newName = newName;
    this.workers = workers;
    this.games = games;
  }

  /** Something asked of a collection; reads files. */
  public interface Asked<T> {
    @WorkerThread
    T of(GameCollection collection) throws IOException, NotationException;
  }

  /** Something done with the folders of the collections. */
  private interface Change<T> {
    @WorkerThread
    T make() throws IOException;
  }

  /** A collection that was deleted. */
  public record Deleted(String name, Path place) {}

  private <T> void change(Change<T> change, Consumer<? super StoreResult<T>> then) {
    workers.read(
        folder,
        () -> {
          synchronized (this) {
            return change.make();
          }
        },
        then);
  }

  /** A collection, or {@link #OWN}, whatever it is going to be called. */
  CollectionPlaces.Place place(String name) {
    return places.of(name);
  }

  /** Lists the names of the collections, by name. */
  public void list(Consumer<? super StoreResult<List<String>>> then) {
    change(this::names, then);
  }

  @WorkerThread
  private List<String> names() throws IOException {
    List<String> names = new ArrayList<>();
    try (DirectoryStream<Path> folders =
        Files.newDirectoryStream(
            folder, each -> Files.isDirectory(each) && !Files.isHidden(each))) {
      folders.forEach(each -> names.add(String.valueOf(each.getFileName())));
    } catch (NoSuchFileException none) {
      return names;
    }
    names.sort(String.CASE_INSENSITIVE_ORDER);
    return names;
  }

  /** Makes an empty collection; answers with its name, which all systems allow. */
  public void create(String wanted, Consumer<? super StoreResult<String>> then) {
    change(
        () -> {
          String name = free(wanted);
          Files.createDirectories(folder.resolve(name));
          return name;
        },
        then);
  }

  /** Gives a collection another name; answers with that name as all systems allow it. */
  public void rename(String name, String wanted, Consumer<? super StoreResult<String>> then) {
    change(
        () -> {
          String now = free(wanted);
          synchronized (collection(name)) {
            Files.move(folder.resolve(name), folder.resolve(now));
          }
          places.renamed(name, now);
          return now;
        },
        then);
  }

  /** A name that no other collection has, made of {@code wanted}. */
  @WorkerThread
  private String free(String wanted) {
    String ended = FileKind.RECORD.named(wanted.strip());
    String name = ended.substring(0, ended.length() - FileKind.RECORD.ending().length());
    String begun = name.isEmpty() || name.startsWith(".") ? "-" + name : name;
    String free = begun;
    for (int n = 2; Files.exists(folder.resolve(free)); n++) {
      free = begun + " " + n;
    }
    return free;
  }

  /** Deletes a collection; {@link #restore} brings it back. */
  public void delete(String name, Consumer<? super StoreResult<Deleted>> then) {
    change(
        () -> {
          Path deleted = folder.resolve(DELETED);
          Files.createDirectories(deleted);
          Path place = deleted.resolve(stem() + "~" + name);
          synchronized (collection(name)) {
            Files.move(folder.resolve(name), place);
          }
          places.deleted(name, place);
          return new Deleted(name, place);
        },
        then);
  }

  /** Brings a collection back; answers with its name, another one where its own is taken. */
  public void restore(Deleted deleted, Consumer<? super StoreResult<String>> then) {
    change(
        () -> {
          String name = free(deleted.name());
          Files.move(deleted.place(), folder.resolve(name));
          places.restored(deleted.place(), name);
          return name;
        },
        then);
  }

  /** A name that no other record file has, without its ending. */
  String stem() {
    String name = newName.get();
    return name.substring(0, name.length() - Library.RECORD.length());
  }

  /** Where the games of a collection are, or of {@link #OWN}. */
  Path folder(String name) {
    return name.equals(OWN) ? own : folder.resolve(name);
  }

  private GameCollection collection(String name) {
    return collections.computeIfAbsent(
        name,
        each -> {
          Path place = folder(each);
          return new GameCollection(place, place.resolve(INDEX), games, disk);
        });
  }

  /**
   * Asks something of a collection that need not wait for others who ask, such as a search.
   *
   * @param name of the collection, or {@link #OWN}
   */
  public <T> void ask(String name, Asked<T> asked, Consumer<? super StoreResult<T>> then) {
    GameCollection collection = collection(name);
    workers.read(folder.resolve(name), () -> asked.of(collection), then);
  }

  /** The same for what changes a collection or its index: one thing at a time. */
  public <T> void change(String name, Asked<T> asked, Consumer<? super StoreResult<T>> then) {
    ask(
        name,
        collection -> {
          synchronized (collection) {
            return asked.of(collection);
          }
        },
        then);
  }

  /** Opens a collection as it is now. */
  public void open(String name, Consumer<? super StoreResult<GameCollection.Opened>> then) {
    change(name, collection -> opened(name, collection), then);
  }

  @WorkerThread
  private GameCollection.Opened opened(String name, GameCollection collection) throws IOException {
    if (!name.equals(OWN) && !Files.isDirectory(folder.resolve(name))) {
      throw new NoSuchFileException(folder.resolve(name).toString());
    }
    return collection.open();
  }

  /**
   * Takes the games of files and folders into a collection.
   *
   * @param progress only the latest is passed on
   * @return what stops it
   */
  public Runnable importInto(
      String name,
      List<Path> sources,
      Consumer<? super CollectionImport.Progress> progress,
      Consumer<? super StoreResult<CollectionImport.Report>> then) {
    CollectionImport made = new CollectionImport(collection(name), stem(), sources);
    running.add(made);
    AtomicReference<CollectionImport.@Nullable Progress> latest = new AtomicReference<>();
    change(
        name,
        collection -> {
          opened(name, collection);
          return made.run(
              far -> {
                if (isClosed) {
                  made.stop();
                } else if (latest.getAndSet(far) == null) {
                  workers.answer(() -> progress.accept(latest.getAndSet(null)));
                }
              });
        },
        result -> {
          running.remove(made);
          if (!isClosed) {
            then.accept(result);
          }
        });
    return made::stop;
  }

  /** Takes games out of a collection; {@link #putBack} puts them back. */
  public void remove(
      String name,
      CollectionIndex index,
      List<IndexedGame> gone,
      Consumer<? super StoreResult<List<Path>>> then) {
    change(name, collection -> collection.remove(index, gone, stem()), then);
  }

  /** Puts back the games that were removed. */
  public void putBack(
      String name, List<Path> removed, Consumer<? super StoreResult<Boolean>> then) {
    change(
        name,
        collection -> {
          collection.restore(removed);
          return true;
        },
        then);
  }

  /** Something that is written whole. */
  interface Written {
    @WorkerThread
    void into(Draft draft) throws IOException;
  }

  @WorkerThread
  Path write(Path target, Written written) throws IOException {
    try (Draft draft = new WholeFile(disk).draft(target)) {
      written.into(draft);
      draft.finish();
    }
    return target;
  }

  /** Writes games into a file that the user chose, one behind the other. */
  public void export(
      String name,
      CollectionIndex index,
      List<IndexedGame> chosen,
      Path target,
      Consumer<? super StoreResult<Path>> then) {
    ask(
        name,
        collection ->
            write(FileKind.RECORD.meant(target), draft -> collection.write(index, chosen, draft)),
        then);
  }

  /**
   * Deletes for good what was deleted weeks ago, and what is left of drafts.
   *
   * @param oldest what the names of things begin with that stay, or later ones
   */
  @WorkerThread
  void tidy(String oldest, Instant now) throws IOException {
    forget(folder.resolve(DELETED), oldest);
    for (String name : names()) {
      forget(folder.resolve(name).resolve(GameCollection.TRASH), oldest);
      WholeFile.sweep(folder.resolve(name), now);
    }
  }

  @WorkerThread
  private static void forget(Path deleted, String oldest) throws IOException {
    if (!Files.isDirectory(deleted)) {
      return;
    }
    try (Stream<Path> all = Files.walk(deleted)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Path inside = deleted.relativize(each);
        if (!each.equals(deleted) && inside.getName(0).toString().compareTo(oldest) < 0) {
          Files.delete(each);
        }
      }
    }
  }

  /** Stops the imports that run; what they took in so far stays, and nobody is told. */
  @UiThread
  void close() {
    isClosed = true;
    running.forEach(CollectionImport::stop);
  }
}
