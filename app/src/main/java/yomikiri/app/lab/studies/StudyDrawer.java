package yomikiri.app.lab.studies;

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
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;
import yomikiri.engine.file.WholeFile;

/**
 * The Lab's part of the disk: a folder with one folder a study and beside it one small file, {@code
 * id.properties}, with what the study's own folder does not say. A study elsewhere on the disk has
 * the file only. To be used where files may be touched.
 */
final class StudyDrawer {
  private static final String ENDING = ".properties";
  private static final String TRASH = ".deleted";
  private static final String DEFINITION = "study.toml";
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
  private static final Duration UNDO = Duration.ofDays(30);

  private final Path folder;
  private final WholeFile files;
  private final Clock clock;

  StudyDrawer(Path folder, WholeFile files, Clock clock) {
    this.folder = folder;
    this.files = files;
    this.clock = clock;
  }

  /** All studies, the newest first. */
  List<Entry> list() throws IOException {
    Map<String, Entry> entries = new TreeMap<>(Comparator.reverseOrder());
    try (DirectoryStream<Path> paths = Files.newDirectoryStream(folder)) {
      for (Path path : paths) {
        String name = String.valueOf(path.getFileName());
        if (name.endsWith(ENDING) && !name.startsWith(".")) {
          Entry entry = read(name.substring(0, name.length() - ENDING.length()), path);
          entries.put(entry.id(), entry);
        } else if (Files.exists(path.resolve(DEFINITION))) {
          entries.putIfAbsent(name, new Entry(name, path, true, false, Naming.NONE));
        }
      }
    } catch (NoSuchFileException none) {
      return List.of();
    }
    return List.copyOf(entries.values());
  }

  private Entry read(String id, Path file) throws IOException {
    Properties lines = new Properties();
    try {
      lines.load(new StringReader(Files.readString(file)));
    } catch (IllegalArgumentException malformed) {
      lines.clear();
    }
    String elsewhere = lines.getProperty("folder", "");
    return new Entry(
        id,
        elsewhere.isEmpty() ? folder.resolve(id) : Path.of(elsewhere),
        elsewhere.isEmpty(),
        Boolean.parseBoolean(lines.getProperty("wanted")),
        new Naming(lines.getProperty("name", ""), Preset.of(lines.getProperty("preset", ""))));
  }

  /** A study to be begun in a folder of its own, which is made. */
  synchronized Entry begin(String game, Naming naming) throws IOException {
    Files.createDirectories(folder);
    String id = freeId(game);
    Path own = folder.resolve(id);
    Files.createDirectory(own);
    return new Entry(id, own, true, true, naming);
  }

  /** A study that lies elsewhere; it waits until it is gone on with. */
  synchronized Entry link(Path elsewhere) throws IOException {
    Files.createDirectories(folder);
    Path place = elsewhere.toRealPath();
    for (Entry known : list()) {
      if (Files.exists(known.folder()) && Files.isSameFile(known.folder(), place)) {
        return known;
      }
    }
    String id = freeId(String.valueOf(place.getFileName()));
    Entry entry = new Entry(id, place, false, false, Naming.NONE);
    keep(entry);
    return entry;
  }

  private String freeId(String name) {
    String stem = LocalDateTime.now(clock).format(STAMP) + "-" + name.replaceAll("[^\\w.-]", "_");
    String id = stem;
    for (int n = 2; Files.exists(folder.resolve(id)) || Files.exists(file(id)); n++) {
      id = stem + "-" + n;
    }
    return id;
  }

  private Path file(String id) {
    return folder.resolve(id + ENDING);
  }

  /** Keeps what is remembered of a study in place of what was. */
  void keep(Entry entry) throws IOException {
    StringBuilder text = new StringBuilder();
    if (!entry.own()) {
      text.append("folder=").append(escaped(entry.folder().toString())).append('\n');
    }
    text.append("wanted=").append(entry.wanted()).append('\n');
    Naming naming = entry.naming();
    naming.preset().ifPresent(preset -> text.append("preset=").append(preset.key()).append('\n'));
    if (!naming.name().isEmpty()) {
      text.append("name=").append(escaped(naming.name())).append('\n');
    }
    files.write(file(entry.id()), text.toString());
  }

  private static String escaped(String value) {
    return value.replace("\\", "\\\\");
  }

  /** Deletes a study so that {@link #restore} brings it back; one elsewhere is only forgotten. */
  void delete(Entry entry) throws IOException {
    Path trash = folder.resolve(TRASH);
    Files.createDirectories(trash);
    keep(entry);
    if (entry.own() && Files.exists(entry.folder())) {
      Files.move(entry.folder(), trash.resolve(entry.id()), StandardCopyOption.ATOMIC_MOVE);
    }
    Path note = trash.resolve(entry.id() + ENDING);
    Files.move(file(entry.id()), note, StandardCopyOption.ATOMIC_MOVE);
    Files.setLastModifiedTime(note, FileTime.from(clock.instant()));
  }

  /** Brings back a study that was deleted. */
  void restore(Entry entry) throws IOException {
    Path trash = folder.resolve(TRASH);
    if (entry.own()) {
      Files.move(trash.resolve(entry.id()), entry.folder(), StandardCopyOption.ATOMIC_MOVE);
    }
    Files.move(
        trash.resolve(entry.id() + ENDING), file(entry.id()), StandardCopyOption.ATOMIC_MOVE);
  }

  /** Clears away what was deleted weeks ago. */
  void tidy() throws IOException {
    Path trash = folder.resolve(TRASH);
    Instant limit = clock.instant().minus(UNDO);
    WholeFile.sweep(folder, clock.instant());
    try (DirectoryStream<Path> notes = Files.newDirectoryStream(trash, "*" + ENDING)) {
      for (Path note : notes) {
        if (Files.getLastModifiedTime(note).toInstant().isBefore(limit)) {
          String name = String.valueOf(note.getFileName());
          wipe(trash.resolve(name.substring(0, name.length() - ENDING.length())));
          Files.deleteIfExists(note);
        }
      }
    } catch (NoSuchFileException none) {
      return;
    }
  }

  private static void wipe(Path tree) throws IOException {
    if (Files.exists(tree)) {
      try (Stream<Path> all = Files.walk(tree)) {
        for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
  }
}
