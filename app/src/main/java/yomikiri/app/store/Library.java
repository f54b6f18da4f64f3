package yomikiri.app.store;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import yomikiri.engine.game.GameRecord;
import yomikiri.engine.game.Games;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.RecordFile;

/**
 * The library: a folder with one record a game. Several copies of the app may use it at once. What
 * is asked is done on the store's thread; answers come where the store delivers them.
 */
public final class Library {
  static final String RECORD = ".ykr";
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
  private static final Pattern STAMPED = Pattern.compile("\\d{8}-\\d{6}.*");
  private static final Duration UNDO = Duration.ofDays(30);

  private final Drawer drawer;
  private final Workers workers;
  private final Clock clock;
  private final RandomGenerator random;
  private final Games games;
  private Map<String, Seen> seen = Map.of();
  private boolean isClosed;

  /** Records that are not on the disk yet, by name. */
  private final Map<String, Supplier<String>> held = new ConcurrentHashMap<>();

  /** Records deleted before they were on the disk, by their names among the deleted. */
  private final Map<String, Supplier<String>> dropped = new HashMap<>();

  Library(Drawer drawer, Workers workers, Clock clock, RandomGenerator random, Games games) {
    this.drawer = drawer;
    this.workers = workers;
    this.clock = clock;
    this.random = random;
    this.games = games;
  }

  /** A file read before, and what showed that it is still the same. */
  private record Seen(FileTime time, long size, LibraryGame game) {}

  /**
   * A game deleted, which can be brought back for some weeks.
   *
   * @param name what its file was called
   * @param trash what it is called among the deleted
   */
  public record Deleted(String name, String trash) {}

  /** A name that no other game has, nor will have. */
  public String newName() {
    String end = Long.toString(random.nextLong(36L * 36 * 36 * 36, 36L * 36 * 36 * 36 * 36), 36);
    return LocalDateTime.now(clock).format(STAMP) + "-" + end + RECORD;
  }

  /**
   * Keeps a record under {@code name}, in place of the one there if there is one. What cannot be
   * written now is tried again until it can; until then it is held in memory, and can be listed,
   * opened and exported like the others.
   *
   * @param text always gives the same one; called where files are touched
   */
  public void keep(String name, Supplier<String> text) {
    held.put(name, text);
    drawer.keep(
        name,
        () -> {
          drawer.write(drawer.file(name), text.get());
          held.remove(name, text);
        });
  }

  /**
   * Takes in all games of {@code file} that can be read, as games of the library. What else is
   * asked of the store meanwhile is done in between.
   */
  public void importFrom(Path file, Consumer<? super Imported> then) {
    String name = newName();
    String stem = name.substring(0, name.length() - RECORD.length());
    importMore(new Importer(file, drawer, stem, games), then);
  }

  private void importMore(Importer importer, Consumer<? super Imported> then) {
    workers
        .worker()
        .answer(
            importer::takeSome,
            more -> {
              if (!more) {
                then.accept(importer.imported());
              } else if (!isClosed) {
                importMore(importer, then);
              }
            });
  }

  /** Ends what still goes on; to be called where answers are delivered. */
  void close() {
    isClosed = true;
  }

  /** Lists the games kept, newest first. */
  public void list(Consumer<? super Outcome<List<LibraryGame>>> then) {
    workers.answer(drawer.folder(), this::listed, then);
  }

  /**
   * Reads a game whole and checks it.
   *
   * @param reading makes of it what is wanted, where files are touched
   */
  public <T> void open(
      String name,
      Function<? super GameRecord<?>, ? extends T> reading,
      Consumer<? super Outcome<T>> then) {
    Path file = drawer.file(name);
    workers.answer(
        file,
        () -> {
          Supplier<String> text = held.get(name);
          return reading.apply(
              text == null ? RecordFile.read(file, games) : GameRecord.parse(text.get(), games));
        },
        then);
  }

  /** Deletes a game; {@link #restore} brings it back. */
  public void delete(String name, Consumer<? super Outcome<Deleted>> then) {
    workers.answer(drawer.file(name), () -> deleted(name), then);
  }

  /** Brings back what was deleted, under its old name unless that is taken. */
  public void restore(Deleted deleted, Consumer<? super Outcome<String>> then) {
    workers.answer(trash().resolve(deleted.trash()), () -> restored(deleted), then);
  }

  /** Copies a game to {@code target}, in place of what is there. */
  public void export(String name, Path target, Consumer<? super Outcome<Path>> then) {
    workers.answer(
        target,
        () -> {
          Path file = FileKind.RECORD.meant(target);
          drawer.export(file, text(name));
          return file;
        },
        then);
  }

  // ---- on the store's thread

  private List<LibraryGame> listed() throws IOException {
    Map<String, Seen> now = new HashMap<>();
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(drawer.folder(), "[!.]*" + RECORD)) {
      for (Path file : files) {
        look(file).ifPresent(found -> now.put(found.game().name(), found));
      }
    } catch (NoSuchFileException none) {
      // no game was ever written
    }
    seen = Map.copyOf(now);
    for (Map.Entry<String, Supplier<String>> game : held.entrySet()) {
      now.put(game.getKey(), seen(game.getKey(), game.getValue().get()));
    }
    return now.values().stream()
        .sorted(Comparator.comparing(this::age).reversed())
        .map(Seen::game)
        .toList();
  }

  /** A game that is held in memory only. */
  private Seen seen(String name, String text) {
    LibraryGame game;
    try {
      game = new LibraryGame(name, RecordFile.head(text), true, Optional.empty());
    } catch (NotationException e) {
      Trouble damaged = new Trouble.Damaged(drawer.file(name), e);
      game = new LibraryGame(name, List.of(), true, Optional.of(damaged));
    }
    return new Seen(FileTime.from(clock.instant()), text.length(), game);
  }

  private String text(String name) throws IOException {
    Supplier<String> text = held.get(name);
    Path file = drawer.file(name);
    return text != null
        ? text.get()
        : drawer.read(file).orElseThrow(() -> new NoSuchFileException(file.toString()));
  }

  /** When the game was begun: names sort by that; other people's names are taken by their time. */
  private String age(Seen found) {
    String name = found.game().name();
    return STAMPED.matcher(name).matches()
        ? name
        : LocalDateTime.ofInstant(found.time().toInstant(), clock.getZone()).format(STAMP) + name;
  }

  /** The game in {@code file} as far as its head tells; empty if it is gone or no file. */
  private Optional<Seen> look(Path file) {
    String name = String.valueOf(file.getFileName());
    FileTime time = FileTime.fromMillis(0);
    long size = 0;
    LibraryGame game;
    try {
      BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
      time = now.lastModifiedTime();
      size = now.size();
      Seen before = seen.get(name);
      if (before != null && before.time().equals(time) && before.size() == size) {
        return Optional.of(before);
      }
      if (!now.isRegularFile()) {
        return Optional.empty();
      }
      game = new LibraryGame(name, RecordFile.head(file), false, Optional.empty());
    } catch (NoSuchFileException gone) {
      return Optional.empty();
    } catch (NotationException e) {
      game = new LibraryGame(name, List.of(), false, Optional.of(new Trouble.Damaged(file, e)));
    } catch (IOException e) {
      game = new LibraryGame(name, List.of(), false, Optional.of(Trouble.of(e, file)));
    }
    return Optional.of(new Seen(time, size, game));
  }

  private Path trash() {
    return drawer.file("trash");
  }

  private Deleted deleted(String name) throws IOException {
    Deleted deleted = new Deleted(name, LocalDateTime.now(clock).format(STAMP) + "~" + name);
    if (Files.exists(drawer.file(name)) || !held.containsKey(name)) {
      Files.createDirectories(trash());
      Files.move(drawer.file(name), trash().resolve(deleted.trash()));
    }
    drawer.forget(name);
    Supplier<String> unwritten = held.remove(name);
    if (unwritten != null) {
      dropped.put(deleted.trash(), unwritten);
    }
    return deleted;
  }

  private String restored(Deleted deleted) throws IOException {
    boolean taken = Files.exists(drawer.file(deleted.name())) || held.containsKey(deleted.name());
    String name = taken ? newName() : deleted.name();
    Path file = trash().resolve(deleted.trash());
    Supplier<String> unwritten = dropped.get(deleted.trash());
    if (Files.exists(file) || unwritten == null) {
      Files.move(file, drawer.file(name));
    }
    if (unwritten != null) {
      dropped.remove(deleted.trash());
      keep(name, unwritten);
    }
    return name;
  }

  /** Deletes what is left of drafts, and for good what was deleted weeks ago. */
  void tidy() {
    drawer.tidy();
    String oldest = LocalDateTime.now(clock).minus(UNDO).format(STAMP);
    try (DirectoryStream<Path> files = Files.newDirectoryStream(trash(), "*~*" + RECORD)) {
      for (Path file : files) {
        if (String.valueOf(file.getFileName()).compareTo(oldest) < 0) {
          Files.deleteIfExists(file);
        }
      }
    } catch (NoSuchFileException none) {
      return;
    } catch (IOException e) {
      drawer.cannotTidy(e);
    }
  }
}
