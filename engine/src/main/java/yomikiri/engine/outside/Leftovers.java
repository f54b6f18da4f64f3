package yomikiri.engine.outside;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.WholeFile;

/**
 * Which engines this program runs, noted in a file, so that the next start finds and ends those
 * that a killed one has left. A process is known by its number and the moment at which it began, as
 * numbers are given again. From any thread.
 */
public final class Leftovers {
  /** The folder, beside the list of engines. */
  public static final String FOLDER = "running";

  private static final String ENDING = ".running";

  /** Notes nothing. */
  public static final Leftovers UNNOTED = new Leftovers(null);

  private final @Nullable Path folder;
  private final WholeFile files;

  @GuardedBy("this")
  private final Set<String> running = new LinkedHashSet<>();

  /** {@code folder} is where it is noted, made if need be; null for nowhere. */
  public Leftovers(@Nullable Path folder) {
    this(folder, Disk.REAL);
  }

  Leftovers(@Nullable Path folder, Disk disk) {
    this.folder = folder;
    this.files = new WholeFile(disk);
  }

  /** Ends what programs of ours have left that run no more; how many processes that were. */
  public int sweep() throws IOException {
    if (folder == null || !Files.isDirectory(folder)) {
      return 0;
    }
    WholeFile.sweep(folder, Instant.now());
    int ended = 0;
    try (DirectoryStream<Path> notes = Files.newDirectoryStream(folder, "*" + ENDING)) {
      for (Path file : notes) {
        List<String> lines = Files.readAllLines(file);
        if (!lines.isEmpty() && find(lines.getFirst()).filter(Leftovers::isRunning).isEmpty()) {
          for (String line : lines.subList(1, lines.size())) {
            ended += find(line).map(Leftovers::end).orElse(0);
          }
          Files.deleteIfExists(file);
        }
      }
    }
    return ended;
  }

  /** {@link #sweep}, and sees to it that what still runs when this program ends is ended. */
  public void sweepAndEndAtExit() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::endAll, "yomikiri-engines-end"));
    try {
      sweep();
    } catch (IOException unread) {
      return; // they are found again at the next start
    }
  }

  private void endAll() {
    List<String> lines;
    synchronized (this) {
      lines = List.copyOf(running);
    }
    lines.forEach(line -> find(line).ifPresent(Leftovers::end));
  }

  private static int end(ProcessHandle process) {
    List<ProcessHandle> all =
        new ArrayList<>(process.descendants().filter(Leftovers::isRunning).toList());
    all.add(process);
    all.forEach(ProcessHandle::destroyForcibly);
    return all.size();
  }

  /** The process of a line, if it still runs. */
  private static Optional<ProcessHandle> find(String line) {
    List<String> words = List.of(line.split(" ", -1));
    if (words.size() != 2 || !words.getFirst().matches("\\d{1,18}")) {
      return Optional.empty();
    }
    return ProcessHandle.of(Long.parseLong(words.getFirst()))
        .filter(ProcessHandle::isAlive)
        .filter(process -> line(process).equals(line));
  }

  /**
   * Whether it is more than the entry of an ended process, which stays until its parent has seen
   * it: for an orphan as long as the system likes.
   */
  static boolean isRunning(ProcessHandle process) {
    return process.isAlive() && process.info().command().isPresent();
  }

  private static String line(ProcessHandle process) {
    return process.pid()
        + " "
        + process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
  }

  synchronized void add(ProcessHandle process) {
    running.add(line(process));
    note();
  }

  synchronized void remove(ProcessHandle process) {
    running.removeIf(line -> line.startsWith(process.pid() + " "));
    note();
  }

  /** A file that cannot be written costs only that a killed program's engines are not found. */
  @GuardedBy("this")
  private void note() {
    if (folder == null) {
      return;
    }
    ProcessHandle own = ProcessHandle.current();
    Path file = folder.resolve(own.pid() + ENDING);
    try {
      if (running.isEmpty()) {
        Files.deleteIfExists(file);
        return;
      }
      Files.createDirectories(folder);
      List<String> lines = new ArrayList<>(List.of(line(own)));
      lines.addAll(running);
      files.write(file, String.join("\n", lines) + "\n"); // a kill must not find it half written
    } catch (IOException unnoted) {
      return;
    }
  }
}
