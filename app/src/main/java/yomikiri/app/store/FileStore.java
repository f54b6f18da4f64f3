package yomikiri.app.store;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Phrase;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.NewFiles;
import yomikiri.engine.file.RegularFile;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.record.RecordFile;

/**
 * A folder of files of one kind. Texts are written in the background, the newest only; a failure is
 * reported once and tried again until it succeeds. A damaged file is set aside before anything is
 * written in its place.
 */
final class FileStore {
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmm");

  private final DataKind kind;
  private final Path folder;
  private final Disk disk;
  private final WholeFile whole;
  private final Clock clock;
  private final Workers workers;
  private final FileNotices notices;

  @GuardedBy("waiting")
  private final Map<String, Work> waiting = new LinkedHashMap<>();

  @GuardedBy("waiting")
  private boolean isAtWork;

  @GuardedBy("waiting")
  private boolean isDrainAsked;

  private boolean isRetryAsked; // of the saving thread

  private volatile boolean isClosed;

  private boolean isFailing; // likewise

  private final Set<String> logged = new HashSet<>(); // keys of work that broke down; likewise

  private volatile Runnable noticed = () -> {};
  private final Set<Path> unreadable = ConcurrentHashMap.newKeySet();

  FileStore(
      DataKind kind, Path folder, Disk disk, Clock clock, Workers workers, FileNotices notices) {
    this.kind = kind;
    this.folder = folder;
    this.disk = disk;
    this.whole = new WholeFile(disk);
    this.clock = clock;
    this.workers = workers;
    this.notices = notices;
  }

  /** Something that touches files. */
  interface Work {
    @WorkerThread
    void run() throws IOException;
  }

  DataKind kind() {
    return kind;
  }

  Path folder() {
    return folder;
  }

  /** Writes new files of the folder, many at a time. */
  NewFiles newFiles() {
    return new NewFiles(disk, folder);
  }

  Path file(String name) {
    return folder.resolve(name);
  }

  /**
   * Has {@code work} done, again and again until it does not fail.
   *
   * @param key of what waits under the same key only the newest is done
   */
  @UiThread
  @WorkerThread
  void keep(String key, Work work) {
    synchronized (waiting) {
      waiting.put(key, work);
      if (isDrainAsked) {
        return;
      }
      isDrainAsked = true;
    }
    workers.save(this::drain);
  }

  /** Whether something waits to be saved, or is being saved. */
  @UiThread
  @WorkerThread
  boolean isBusy() {
    synchronized (waiting) {
      return isAtWork || !waiting.isEmpty();
    }
  }

  /** Drops what waits under {@code key}. */
  @UiThread
  @WorkerThread
  void forget(String key) {
    synchronized (waiting) {
      waiting.remove(key);
    }
  }

  /**
   * Does now what waits, or did not succeed before; whatever fails, and however, waits on.
   *
   * @return whether nothing is left to be saved
   */
  @WorkerThread
  boolean drain() {
    synchronized (waiting) {
      isDrainAsked = false;
    }
    Set<String> broken = new HashSet<>();
    try {
      for (Optional<String> key = next(broken); key.isPresent(); key = next(broken)) {
        if (!isDone(key.get())) {
          broken.add(key.get());
        }
      }
    } catch (IOException e) { // so would the others
      failed(Fault.of(e, folder));
      tryLater();
      return false;
    }
    if (!broken.isEmpty()) {
      tryLater();
      return false;
    }
    if (isFailing) {
      isFailing = false;
      saving(Optional.empty());
    }
    return true;
  }

  /** Does what waits under {@code key}; false if that broke down in a way that nobody foresaw. */
  @WorkerThread
  private boolean isDone(String key) throws IOException {
    Work work = take(key);
    boolean isDone = false;
    try {
      work.run();
      isDone = true;
      logged.remove(key);
    } catch (RuntimeException e) {
      if (logged.add(key)) {
        log(e);
      }
      failed(Fault.unforeseen(e, folder));
    } finally {
      if (!isDone) {
        putBack(key, work);
      }
      synchronized (waiting) {
        isAtWork = false;
      }
    }
    return isDone;
  }

  /** Unless something newer is to be done. */
  private void putBack(String key, Work work) {
    synchronized (waiting) {
      waiting.putIfAbsent(key, work);
    }
  }

  private void tryLater() {
    if (!isRetryAsked) {
      isRetryAsked = true;
      workers
          .later()
          .execute(
              () -> {
                if (!isClosed) {
                  workers.save(this::retry);
                }
              });
    }
  }

  @WorkerThread
  private void retry() {
    isRetryAsked = false;
    drain();
  }

  /** What did not succeed is not tried again from now on. */
  @WorkerThread
  void close() {
    isClosed = true;
  }

  /** What waits first, but for {@code some}. */
  private Optional<String> next(Set<String> some) {
    synchronized (waiting) {
      return waiting.keySet().stream().filter(key -> !some.contains(key)).findFirst();
    }
  }

  private Work take(String key) {
    synchronized (waiting) {
      isAtWork = true;
      Work work = waiting.remove(key);
      return work == null ? () -> {} : work;
    }
  }

  /** Puts {@code text} in place of what {@code file} holds. */
  @WorkerThread
  void write(Path file, String text) throws IOException {
    if (unreadable.contains(file)) {
      setAside(file);
    }
    Files.createDirectories(folder);
    whole.write(file, text);
  }

  /** Notifies once that nothing can be saved here for the moment. */
  @WorkerThread
  void failed(IOException cause) {
    failed(Fault.of(cause, folder));
  }

  private void failed(Fault fault) {
    if (!isFailing) {
      isFailing = true;
      saving(Optional.of(fault));
    }
  }

  /** Logs what nobody foresaw. */
  static void log(Throwable cause) {
    System.getLogger(FileStore.class.getName())
        .log(System.Logger.Level.ERROR, "nobody foresaw this", cause);
  }

  /**
   * The text in {@code file}; empty if there is no such file.
   *
   * @throws CharacterCodingException if it holds no text, or far too much
   */
  @WorkerThread
  Optional<String> read(Path file) throws IOException {
    return read(file, RecordFile.LARGEST);
  }

  /** The same; a file may have at most {@code largest} bytes. */
  @WorkerThread
  Optional<String> read(Path file, int largest) throws IOException {
    try {
      return Optional.of(RegularFile.text(file, largest));
    } catch (NoSuchFileException none) {
      return Optional.empty();
    }
  }

  /** Notifies why {@code file} cannot be read; nothing will be written over it. */
  void unreadable(Path file, IOException cause) {
    if (cause instanceof CharacterCodingException) {
      damaged(file);
    } else {
      unreadable.add(file);
      cannotRead(file, cause);
    }
  }

  /** Whether {@code file} is to be set aside before anything is written in its place. */
  boolean isUnreadable(Path file) {
    return unreadable.contains(file);
  }

  /** Tells what is wrong with {@code file}, and sets it aside. */
  @WorkerThread
  void damaged(Path file, NotationException why) {
    pass(Fault.damaged(file, why));
    damaged(file);
  }

  /** Sets {@code file} aside and tells so; where that fails, nothing will be written over it. */
  @WorkerThread
  void damaged(Path file) {
    unreadable.add(file);
    try {
      setAside(file);
    } catch (IOException e) {
      cannotRead(file, e);
    }
  }

  @WorkerThread
  private void setAside(Path file) throws IOException {
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.');
    String stem = name.substring(0, dot) + ".damaged-" + LocalDateTime.now(clock).format(STAMP);
    Path aside = file.resolveSibling(stem + name.substring(dot));
    for (int n = 2; Files.exists(aside); n++) {
      aside = file.resolveSibling(stem + "-" + n + name.substring(dot));
    }
    try {
      Files.move(file, aside);
      pass(Phrase.of("store.set-aside." + kind.key(), aside));
    } catch (NoSuchFileException gone) {
      // another copy of the app was quicker, or the user
    }
    unreadable.remove(file);
  }

  /** Deletes what killed processes left half written. */
  @WorkerThread
  void tidy() {
    try {
      WholeFile.sweep(folder, clock.instant());
    } catch (IOException e) {
      cannotTidy(e);
    }
  }

  /** Reports that what is not wanted any more could not be cleared away. */
  void cannotTidy(IOException cause) {
    pass(Phrase.of("store.cannot-tidy", Fault.of(cause, folder).withPaths()));
  }

  private void cannotRead(Path file, IOException cause) {
    pass(Phrase.of("store.cannot-read." + kind.key(), Fault.of(cause, file).withPaths()));
  }

  private void saving(Optional<Fault> fault) {
    notices.saving(kind, fault);
    workers.answer(() -> noticed.run());
  }

  private void pass(Phrase sentence) {
    notices.pass(sentence);
    workers.answer(() -> noticed.run());
  }

  /** Has {@code then} run, where answers are delivered, after each notice of these files. */
  void whenNoticed(Runnable then) {
    noticed = then;
  }
}
