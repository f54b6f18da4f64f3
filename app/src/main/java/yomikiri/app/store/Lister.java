package yomikiri.app.store;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import yomikiri.app.text.Fault;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.record.RecordFile;

/** Lists the games of the library while others are saved and deleted. */
final class Lister {
  private static final Pattern STAMPED = Pattern.compile("\\d{8}-\\d{6}.*");

  private final FileStore files;
  private final Clock clock;
  private final Map<String, Supplier<String>> held;
  private final Waiting waiting;

  @GuardedBy("this")
  private Map<String, Seen> seen = Map.of();

  /** Names of games deleted since the last listing began. */
  private final Set<String> justDeleted = ConcurrentHashMap.newKeySet();

  /** {@code held} records are not on the disk yet; {@code waiting} have no file of their own. */
  Lister(FileStore files, Clock clock, Map<String, Supplier<String>> held, Waiting waiting) {
    this.waiting = waiting;
    this.files = files;
    this.clock = clock;
    this.held = held;
  }

  /** Call when a game is deleted. */
  void deleted(String name) {
    justDeleted.add(name);
  }

  /** Call when a game is back. */
  void restored(String name) {
    justDeleted.remove(name);
  }

  /** A file read before, and what showed that it is still the same. */
  private record Seen(FileTime time, long size, LibraryGame game) {}

  /** One listing at a time: the next knows what this one has seen. */
  synchronized List<LibraryGame> listed() throws IOException {
    justDeleted.clear();
    Map<String, Supplier<String>> heldBefore = Map.copyOf(held);
    Map<String, String> waitingBefore = waiting.texts();
    Map<String, Seen> now = new HashMap<>();
    try (DirectoryStream<Path> records =
        Files.newDirectoryStream(files.folder(), "[!.]*" + Library.RECORD)) {
      for (Path file : records) {
        look(file).ifPresent(found -> now.put(found.game().name(), found));
      }
    } catch (NoSuchFileException none) {
      // no game was ever written
    }
    seen = Map.copyOf(now);
    waitingBefore.forEach(
        (name, text) -> now.computeIfAbsent(name, each -> seen(each, text, false)));
    heldBefore.forEach(
        (name, text) -> {
          if (held.containsKey(name) || !now.containsKey(name)) {
            now.put(name, seen(name, text.get(), held.containsKey(name)));
          }
        });
    now.keySet().removeAll(justDeleted);
    return now.values().stream()
        .sorted(Comparator.comparing(this::age).reversed())
        .map(Seen::game)
        .toList();
  }

  /** A game that had no file yet when the listing began. */
  private Seen seen(String name, String text, boolean isHeld) {
    LibraryGame game;
    try {
      game = new LibraryGame(name, RecordFile.head(text), isHeld, Optional.empty());
    } catch (NotationException e) {
      Fault damaged = Fault.damaged(files.file(name), e);
      game = new LibraryGame(name, List.of(), isHeld, Optional.of(damaged));
    }
    return new Seen(FileTime.from(clock.instant()), text.length(), game);
  }

  /** When the game was begun: names sort by that; other people's names are taken by their time. */
  private String age(Seen found) {
    String name = found.game().name();
    return STAMPED.matcher(name).matches()
        ? name
        : LocalDateTime.ofInstant(found.time().toInstant(), clock.getZone()).format(Library.STAMP)
            + name;
  }

  /** The game in {@code file} as far as its head tells; empty if it is gone or no file. */
  @GuardedBy("this")
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
      game = new LibraryGame(name, List.of(), false, Optional.of(Fault.damaged(file, e)));
    } catch (IOException e) {
      game = new LibraryGame(name, List.of(), false, Optional.of(Fault.of(e, file)));
    }
    return Optional.of(new Seen(time, size, game));
  }
}
