package yomikiri.app.store;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.text.Fault;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.RecordFile;

/**
 * The library: a folder with one record a game. Several copies of the app may use it at once. Games
 * are saved, deleted and brought back in the order asked; all else is done beside that, however
 * long it takes. Answers come where the store delivers them.
 */
public final class Library {
  static final String RECORD = ".ykr";
  static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
  private static final String TRASH = "trash";
  private static final int SOME = 64;
  static final Duration UNDO = Duration.ofDays(30);

  private final FileStore files;
  private final UserFiles userFiles;
  private final Workers workers;
  private final Clock clock;

  @GuardedBy("random")
  private final RandomGenerator random;

  private final GameLookup games;
  private final Lister lister;
  private final Imports imports;
  private final Waiting waiting = new Waiting();

  /** Records that are not on the disk yet, by name. */
  private final Map<String, Supplier<String>> held = new ConcurrentHashMap<>();

  /** Records deleted before they were on the disk, by their names among the deleted. */
  private final Map<String, Supplier<String>> dropped = new HashMap<>();

  Library(
      FileStore files,
      UserFiles userFiles,
      Workers workers,
      Clock clock,
      RandomGenerator random,
      GameLookup games) {
    this.files = files;
    this.userFiles = userFiles;
    this.workers = workers;
    this.clock = clock;
    this.random = random;
    this.games = games;
    this.lister = new Lister(files, clock, held, waiting);
    this.imports = new Imports(files, workers, games, waiting, files.file(TRASH));
  }

  /** A game deleted, for some weeks, by its file's name and what it is called in the trash. */
  public record Deleted(String name, String trash) {}

  /** A name that no other game has, nor will have. */
  public String newName() {
    long end;
    synchronized (random) {
      end = random.nextLong(36L * 36 * 36 * 36, 36L * 36 * 36 * 36 * 36);
    }
    return LocalDateTime.now(clock).format(STAMP) + "-" + Long.toString(end, 36) + RECORD;
  }

  /**
   * Keeps a record under {@code name}, in place of the one there if there is one. What cannot be
   * written now is tried again until it can; until then it is held in memory, and can be listed,
   * opened and exported like the others. What people say of the game there stays.
   *
   * @param text always gives the same one; called where files are touched
   */
  public void keep(String name, Supplier<String> text) {
    held.put(name, text);
    files.keep(name, () -> write(name, text));
  }

  @WorkerThread
  private void write(String name, Supplier<String> text) throws IOException {
    Path file = placed(name);
    Optional<LibraryNote> said = LibraryNote.in(file);
    files.write(file, said.isEmpty() ? text.get() : with(said.get(), text.get()));
    held.remove(name, text);
  }

  private static String with(LibraryNote said, String text) {
    try {
      return said.in(text);
    } catch (NotationException e) {
      throw new IllegalStateException("a record that the app wrote", e);
    }
  }

  /** The same if the library has that game: one that was deleted stays so. */
  public void update(String name, Supplier<String> text) {
    held.computeIfPresent(name, (known, before) -> text);
    files.keep(
        name,
        () -> {
          if (held.containsKey(name) || Files.exists(placed(name))) {
            write(name, text);
          }
        });
  }

  /**
   * Takes in all games of {@code file} that can be read, as games of the library.
   *
   * @param progress only the latest is passed on
   */
  public Importing importFrom(
      Path file,
      Consumer<? super Importing.Progress> progress,
      Consumer<? super ImportResult> then) {
    String name = newName();
    return imports.begin(file, name.substring(0, name.length() - RECORD.length()), progress, then);
  }

  /** Has {@code then} run after each notice of the library's files. */
  public void whenNoticed(Runnable then) {
    files.whenNoticed(then);
  }

  /** Ends what still runs; its listeners are not called any more. */
  void close() {
    imports.close();
  }

  /** Lists the games saved, newest first, as {@code reading} makes them where files are touched. */
  public <T> void list(
      Function<? super List<LibraryGame>, ? extends T> reading,
      Consumer<? super StoreResult<T>> then) {
    workers.read(
        files.folder(),
        () -> {
          imports.recover();
          return reading.apply(lister.listed());
        },
        then);
  }

  /**
   * Reads a game whole and checks it.
   *
   * @param reading makes of it what is wanted, where files are touched
   */
  public <T> void open(
      String name,
      @WorkerThread Function<? super GameRecord<?>, ? extends T> reading,
      Consumer<? super StoreResult<T>> then) {
    Path file = files.file(name);
    workers.read(
        file,
        () -> {
          Supplier<String> text = held.get(name);
          placed(name);
          return reading.apply(
              text == null ? RecordFile.read(file, games) : GameRecord.parse(text.get(), games));
        },
        then);
  }

  /**
   * What came of something asked of several games.
   *
   * @param done for those with which it succeeded, in the order asked
   * @param fault the first thing that kept it from succeeding with another
   */
  public record Changed<T>(List<T> done, Optional<Fault> fault) {
    public Changed {
      done = List.copyOf(done);
    }
  }

  /** Deletes games; {@link #restore} brings them back. */
  public void delete(List<String> names, Consumer<? super Changed<Deleted>> then) {
    change(names, files::file, this::deleted, then);
  }

  /** Brings back what was deleted, each game under its old name unless that is taken. */
  public void restore(List<Deleted> deleted, Consumer<? super Changed<String>> then) {
    change(deleted, this::trash, this::restored, then);
  }

  /** What people say of a game. */
  public record Noted(String name, LibraryNote note) {}

  /** Writes notes on games into their records; answers with the notes before. */
  public void note(List<Noted> games, Consumer<? super Changed<Noted>> then) {
    change(games, game -> files.file(game.name()), this::noted, then);
  }

  /** Something done with one game. */
  private interface Change<A, B> {
    B of(A game) throws IOException, NotationException;
  }

  private <A, B> void change(
      List<A> games,
      Function<A, Path> place,
      Change<A, B> change,
      Consumer<? super Changed<B>> then) {
    change(
        new ArrayDeque<>(games), place, change, new Changed<>(List.of(), Optional.empty()), then);
  }

  /** Some at a time, so that nothing that is to be saved meanwhile has to wait. */
  private <A, B> void change(
      Deque<A> left,
      Function<A, Path> place,
      Change<A, B> change,
      Changed<B> before,
      Consumer<? super Changed<B>> then) {
    workers.answer(
        files.folder(),
        () -> changed(left, place, change, before),
        outcome ->
            outcome.handle(
                now -> {
                  if (left.isEmpty()) {
                    then.accept(now);
                  } else {
                    change(left, place, change, now, then);
                  }
                },
                fault -> then.accept(new Changed<>(before.done(), Optional.of(fault)))));
  }

  private static <A, B> Changed<B> changed(
      Deque<A> left, Function<A, Path> place, Change<A, B> change, Changed<B> before) {
    List<B> done = new ArrayList<>(before.done());
    Optional<Fault> fault = before.fault();
    for (int i = 0; i < SOME && !left.isEmpty(); i++) {
      A game = left.remove();
      try {
        done.add(change.of(game));
      } catch (IOException e) {
        fault = fault.or(() -> Optional.of(Fault.of(e, place.apply(game))));
      } catch (NotationException e) {
        fault = fault.or(() -> Optional.of(Fault.damaged(place.apply(game), e)));
      }
    }
    return new Changed<>(done, fault);
  }

  /** Reads the record of a game as it is. */
  public void read(String name, Consumer<? super StoreResult<String>> then) {
    workers.answer(files.folder(), () -> text(name), then);
  }

  /** Reads the records of games as they are. */
  void texts(List<String> names, Consumer<? super Changed<String>> then) {
    change(names, files::file, this::text, then);
  }

  /** Copies a game to {@code target}, in place of what is there. */
  public void export(String name, Path target, Consumer<? super StoreResult<Path>> then) {
    userFiles.save(
        target, FileKind.RECORD, () -> text(name).getBytes(StandardCharsets.UTF_8), then);
  }

  /** The file of a game, which it has from then on if it was taken in. */
  @WorkerThread
  private Path placed(String name) throws IOException {
    waiting.place(name);
    return files.file(name);
  }

  @WorkerThread
  private String text(String name) throws IOException {
    Supplier<String> text = held.get(name);
    Path file = placed(name);
    return text != null
        ? text.get()
        : files.read(file).orElseThrow(() -> new NoSuchFileException(file.toString()));
  }

  private Path trash() {
    return files.file(TRASH);
  }

  private Path trash(Deleted deleted) {
    return trash().resolve(deleted.trash());
  }

  @WorkerThread
  private Deleted deleted(String name) throws IOException {
    Deleted deleted = new Deleted(name, LocalDateTime.now(clock).format(STAMP) + "~" + name);
    if (Files.exists(placed(name)) || !held.containsKey(name)) {
      Files.createDirectories(trash());
      Files.move(files.file(name), trash().resolve(deleted.trash()));
    }
    lister.deleted(name);
    files.forget(name);
    Supplier<String> unwritten = held.remove(name);
    if (unwritten != null) {
      dropped.put(deleted.trash(), unwritten);
    }
    return deleted;
  }

  @WorkerThread
  private Noted noted(Noted now) throws IOException, NotationException {
    Supplier<String> unwritten = held.get(now.name());
    if (unwritten != null) {
      write(now.name(), unwritten);
    }
    String text = text(now.name());
    Noted before = new Noted(now.name(), LibraryNote.of(RecordFile.head(text)));
    files.write(files.file(now.name()), now.note().in(text));
    return before;
  }

  @WorkerThread
  private String restored(Deleted deleted) throws IOException {
    boolean taken = Files.exists(files.file(deleted.name())) || held.containsKey(deleted.name());
    String name = taken ? newName() : deleted.name();
    Path file = trash(deleted);
    Supplier<String> unwritten = dropped.get(deleted.trash());
    if (Files.exists(file) || unwritten == null) {
      Files.move(file, files.file(name));
    }
    if (unwritten != null) {
      dropped.remove(deleted.trash());
      keep(name, unwritten);
    }
    lister.restored(name);
    return name;
  }

  /** Deletes what is left of drafts, and for good what was deleted weeks ago. */
  @WorkerThread
  void tidy() {
    imports.recover();
    files.tidy();
    String oldest = LocalDateTime.now(clock).minus(UNDO).format(STAMP);
    try (DirectoryStream<Path> old = Files.newDirectoryStream(trash(), "*~*" + RECORD)) {
      for (Path file : old) {
        if (String.valueOf(file.getFileName()).compareTo(oldest) < 0) {
          Files.deleteIfExists(file);
        }
      }
    } catch (NoSuchFileException none) {
      return;
    } catch (IOException e) {
      files.cannotTidy(e);
    }
  }

  /** A file whose games are being taken into the library. */
  public interface Importing {
    /** Ends it; the games taken in so far stay. */
    void stop();

    /** How far it is: games taken in, and the share of the file that is done, from 0 to 1. */
    record Progress(int games, double share) {}
  }
}
