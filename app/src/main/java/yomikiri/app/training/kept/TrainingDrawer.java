package yomikiri.app.training.kept;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import yomikiri.engine.file.WholeFile;

/**
 * The folder of all trainings, with one folder each, in which {@code training.properties} holds
 * what the training itself does not say. To be used where files may be touched.
 */
final class TrainingDrawer {
  private static final String NOTE = "training.properties";
  private static final String PLAN = "training.txt";
  private static final String TRASH = ".deleted";
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
  private static final Duration UNDO = Duration.ofDays(30);

  private final Path folder;
  private final WholeFile files;
  private final Clock clock;

  TrainingDrawer(Path folder, WholeFile files, Clock clock) {
    this.folder = folder;
    this.files = files;
    this.clock = clock;
  }

  /** All trainings, the newest first. */
  List<Entry> list() throws IOException {
    List<Entry> entries = new ArrayList<>();
    try (DirectoryStream<Path> paths = Files.newDirectoryStream(folder)) {
      for (Path path : paths) {
        if (Files.exists(path.resolve(PLAN))) {
          entries.add(read(path));
        }
      }
    } catch (NoSuchFileException none) {
      return List.of();
    }
    entries.sort(Comparator.comparing(Entry::id).reversed());
    return entries;
  }

  private static Entry read(Path path) throws IOException {
    Properties lines = new Properties();
    try {
      lines.load(new StringReader(Files.readString(path.resolve(NOTE))));
    } catch (NoSuchFileException | IllegalArgumentException unnoted) {
      lines.clear();
    }
    return new Entry(
        String.valueOf(path.getFileName()),
        path,
        lines.getProperty("name", ""),
        Boolean.parseBoolean(lines.getProperty("wanted")));
  }

  /** A training to be begun in a folder of its own, which is made. */
  synchronized Entry begin(String game, String name) throws IOException {
    Files.createDirectories(folder);
    String stem = LocalDateTime.now(clock).format(STAMP) + "-" + game.replaceAll("[^\\w.-]", "_");
    String id = stem;
    for (int n = 2; Files.exists(folder.resolve(id)) || isDeleted(id); n++) {
      id = stem + "-" + n;
    }
    Path own = folder.resolve(id);
    Files.createDirectory(own);
    return new Entry(id, own, name, true);
  }

  private boolean isDeleted(String id) {
    return Files.exists(folder.resolve(TRASH).resolve(id));
  }

  /** Keeps what is remembered of a training in place of what was. */
  void keep(Entry entry) throws IOException {
    String name = entry.name().replace("\\", "\\\\");
    files.write(entry.folder().resolve(NOTE), "wanted=" + entry.wanted() + "\nname=" + name + "\n");
  }

  /** Deletes a training so that {@link #restore} brings it back. */
  void delete(Entry entry) throws IOException {
    Path trash = folder.resolve(TRASH);
    Files.createDirectories(trash);
    keep(entry);
    Path there = trash.resolve(entry.id());
    Files.move(entry.folder(), there, StandardCopyOption.ATOMIC_MOVE);
    Files.setLastModifiedTime(there.resolve(NOTE), FileTime.from(clock.instant()));
  }

  /** Brings back a training that was deleted. */
  void restore(Entry entry) throws IOException {
    Path there = folder.resolve(TRASH).resolve(entry.id());
    Files.move(there, entry.folder(), StandardCopyOption.ATOMIC_MOVE);
    keep(entry);
  }

  /** Clears away what was deleted weeks ago. */
  void tidy() throws IOException {
    Instant limit = clock.instant().minus(UNDO);
    try (DirectoryStream<Path> paths = Files.newDirectoryStream(folder.resolve(TRASH))) {
      for (Path path : paths) {
        Path note = path.resolve(NOTE);
        if (Files.exists(note) && Files.getLastModifiedTime(note).toInstant().isBefore(limit)) {
          wipe(path);
        }
      }
    } catch (NoSuchFileException none) {
      return;
    }
  }

  private static void wipe(Path tree) throws IOException {
    List<Path> all;
    try (Stream<Path> paths = Files.walk(tree)) {
      all = paths.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path path : all) {
      Files.delete(path);
    }
  }
}
