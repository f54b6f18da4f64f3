package yomikiri.app.jobs;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.jobs.JobSnapshot.JobEntry;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.RegularFile;
import yomikiri.engine.file.WholeFile;

/**
 * The folder that holds the jobs of one kind. Each job has a folder of its own in it, and a file
 * {@code id.properties} with its entry. A job that lies elsewhere on the disk has only the file.
 */
@WorkerThread
final class JobStore {
  private static final String ENDING = ".properties";
  private static final String TRASH = ".deleted";
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
  private static final Duration UNDO = Duration.ofDays(30);
  private static final int LONGEST = 1 << 16; // bytes of an entry

  private final Path folder;
  private final String definition;
  private final Disk disk;
  private final WholeFile files;
  private final Clock clock;

  /** {@code definition} is the name of a file that every job of this kind has in its folder. */
  JobStore(Path folder, String definition, Disk disk, Clock clock) {
    this.folder = folder;
    this.definition = definition;
    this.disk = disk;
    this.files = new WholeFile(disk);
    this.clock = clock;
  }

  /**
   * All jobs, the newest first.
   *
   * @param damage called with each damaged file; its job gets an entry without name or preset
   */
  List<JobEntry> list(Consumer<? super FileSystemException> damage) throws IOException {
    Map<String, JobEntry> entries = new TreeMap<>(Comparator.reverseOrder());
    try (DirectoryStream<Path> paths = Files.newDirectoryStream(folder)) {
      for (Path path : paths) {
        String name = String.valueOf(path.getFileName());
        if (name.endsWith(ENDING) && !name.startsWith(".")) {
          JobEntry entry = read(name.substring(0, name.length() - ENDING.length()), path, damage);
          entries.put(entry.id(), entry);
        } else if (Files.exists(path.resolve(definition))) {
          entries.putIfAbsent(name, plain(name));
        }
      }
    } catch (NoSuchFileException none) {
      return List.of();
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    return List.copyOf(entries.values());
  }

  /** The entry of a job that has a folder but no file. */
  private JobEntry plain(String id) {
    return new JobEntry(id, folder.resolve(id), true, false, "", "", 0);
  }

  private JobEntry read(String id, Path file, Consumer<? super FileSystemException> damage) {
    try {
      return read(id, file);
    } catch (FileSystemException e) {
      damage.accept(e);
    } catch (IOException e) {
      damage.accept(damaged(file, e));
    } catch (IllegalArgumentException malformed) {
      damage.accept(damaged(file, malformed));
    }
    return plain(id);
  }

  private static FileSystemException damaged(Path file, Exception cause) {
    FileSystemException damaged = new FileSystemException(file.toString(), null, "damaged");
    damaged.initCause(cause);
    return damaged;
  }

  private JobEntry read(String id, Path file) throws IOException {
    Properties lines = new Properties();
    lines.load(new StringReader(RegularFile.text(file, LONGEST)));
    String elsewhere = lines.getProperty("folder", "");
    return new JobEntry(
        id,
        elsewhere.isEmpty() ? folder.resolve(id) : Path.of(elsewhere),
        elsewhere.isEmpty(),
        Boolean.parseBoolean(lines.getProperty("wanted")),
        lines.getProperty("name", ""),
        lines.getProperty("preset", ""),
        Integer.parseInt(lines.getProperty("at-once", "0")));
  }

  /** Makes a folder for a new job. */
  synchronized JobEntry begin(String game, String name, String preset) throws IOException {
    Files.createDirectories(folder);
    String id = freeId(game);
    Path own = folder.resolve(id);
    Files.createDirectory(own);
    return new JobEntry(id, own, true, true, name, preset, 0);
  }

  /** Adds a job that lies elsewhere; it is not resumed by itself. */
  synchronized JobEntry link(Path elsewhere) throws IOException {
    Files.createDirectories(folder);
    Path place = elsewhere.toRealPath();
    for (JobEntry known : list(damage -> {})) {
      if (Files.exists(known.folder()) && Files.isSameFile(known.folder(), place)) {
        return known;
      }
    }
    String id = freeId(String.valueOf(place.getFileName()));
    JobEntry entry = new JobEntry(id, place, false, false, "", "", 0);
    keep(entry);
    return entry;
  }

  private String freeId(String name) {
    String stem = LocalDateTime.now(clock).format(STAMP) + "-" + name.replaceAll("[^\\w.-]", "_");
    String id = stem;
    for (int n = 2; isTaken(folder, id) || isTaken(folder.resolve(TRASH), id); n++) {
      id = stem + "-" + n;
    }
    return id;
  }

  private static boolean isTaken(Path place, String id) {
    return Files.exists(place.resolve(id)) || Files.exists(place.resolve(id + ENDING));
  }

  private Path file(String id) {
    return folder.resolve(id + ENDING);
  }

  /** Stores an entry; replaces the one before. */
  void keep(JobEntry entry) throws IOException {
    String text =
        line("folder", entry.own() ? "" : entry.folder().toString())
            + line("wanted", String.valueOf(entry.wanted()))
            + line("preset", entry.preset())
            + line("at-once", entry.atOnce() == 0 ? "" : String.valueOf(entry.atOnce()))
            + line("name", entry.name());
    files.write(file(entry.id()), text);
  }

  private static String line(String key, String value) {
    return value.isEmpty() ? "" : key + "=" + value.replace("\\", "\\\\") + "\n";
  }

  /**
   * Deletes a job so that {@link #restore} brings it back; one elsewhere only leaves the list.
   *
   * @throws IOException if it is still there
   */
  void delete(JobEntry entry) throws IOException {
    Path trash = folder.resolve(TRASH);
    Files.createDirectories(trash);
    keep(entry);
    Files.setLastModifiedTime(file(entry.id()), FileTime.from(clock.instant()));
    Path note = trash.resolve(entry.id() + ENDING);
    if (entry.own() && Files.exists(entry.folder())) {
      move(entry.folder(), trash.resolve(entry.id()), file(entry.id()), note);
    } else {
      disk.replace(file(entry.id()), note);
    }
  }

  /**
   * Restores a deleted job.
   *
   * @throws IOException if it is still deleted
   */
  void restore(JobEntry entry) throws IOException {
    Path trash = folder.resolve(TRASH);
    Path note = trash.resolve(entry.id() + ENDING);
    if (entry.own()) {
      move(trash.resolve(entry.id()), entry.folder(), note, file(entry.id()));
    } else {
      disk.replace(note, file(entry.id()));
    }
  }

  /** Moves a folder and its note, or neither. */
  private void move(Path from, Path to, Path noteFrom, Path noteTo) throws IOException {
    disk.replace(from, to);
    try {
      disk.replace(noteFrom, noteTo);
    } catch (IOException e) {
      disk.replace(to, from);
      throw e;
    }
  }

  /**
   * Removes jobs that were deleted more than {@link #UNDO} ago.
   *
   * @throws IOException if one of them cannot be removed; all others are
   */
  void tidy() throws IOException {
    List<IOException> failed = new ArrayList<>();
    attempt(() -> WholeFile.sweep(folder, clock.instant()), failed);
    attempt(() -> clearOld(failed), failed);
    if (!failed.isEmpty()) {
      throw failed.getFirst();
    }
  }

  /** Something that touches files. */
  private interface Touch {
    void run() throws IOException;
  }

  private static void attempt(Touch touch, List<IOException> failed) {
    try {
      touch.run();
    } catch (NoSuchFileException gone) {
      return;
    } catch (IOException e) {
      failed.add(e);
    } catch (DirectoryIteratorException e) {
      failed.add(e.getCause());
    }
  }

  private void clearOld(List<IOException> failed) throws IOException {
    Path trash = folder.resolve(TRASH);
    Instant limit = clock.instant().minus(UNDO);
    try (DirectoryStream<Path> notes = Files.newDirectoryStream(trash, "*" + ENDING)) {
      for (Path note : notes) {
        attempt(() -> clear(note, limit), failed);
      }
    }
  }

  private static void clear(Path note, Instant limit) throws IOException {
    if (Files.getLastModifiedTime(note).toInstant().isBefore(limit)) {
      String name = String.valueOf(note.getFileName());
      wipe(note.resolveSibling(name.substring(0, name.length() - ENDING.length())));
      Files.deleteIfExists(note);
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
