package yomikiri.app.store;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.engine.teach.PracticeEvent;
import yomikiri.engine.teach.PracticeText;

/**
 * Stores what was practised, one event a line. Events are only ever added, so that two copies of
 * the app share one file; what cannot be written now is tried again until it can.
 */
public final class PracticeStore {
  private static final int LARGEST = 64 << 20;

  private final FileStore files;
  private final Workers workers;
  private final Path file;
  private final Queue<PracticeEvent> unwritten = new ConcurrentLinkedQueue<>();
  private List<PracticeEvent> rescued = List.of(); // from a damaged file; of the file thread

  PracticeStore(FileStore files, Workers workers) {
    this.files = files;
    this.workers = workers;
    this.file = files.file("practice.txt");
  }

  /** Hands {@code then}, later, what was practised before this copy of the app was started. */
  public void load(@UiThread Consumer<? super List<PracticeEvent>> then) {
    workers.save(
        () -> {
          List<PracticeEvent> events = loaded();
          workers.answer(() -> then.accept(events));
        });
  }

  @WorkerThread
  private List<PracticeEvent> loaded() {
    try {
      List<PracticeEvent> events = onDisk();
      if (!rescued.isEmpty()) {
        files.keep("practice", this::write);
      }
      return events;
    } catch (IOException e) {
      files.unreadable(file, e);
      return List.of();
    }
  }

  /** Adds what happened. */
  public void add(PracticeEvent event) {
    unwritten.add(event);
    files.keep("practice", this::write);
  }

  @WorkerThread
  private void write() throws IOException {
    List<PracticeEvent> added = List.copyOf(unwritten);
    List<PracticeEvent> before = files.isUnreadable(file) ? rescued : onDisk();
    files.write(file, PracticeText.of(before) + PracticeText.of(added));
    rescued = List.of();
    added.forEach(event -> unwritten.remove());
  }

  /** What stands in the file now; of a damaged one, which is set aside, what can be read. */
  @WorkerThread
  private List<PracticeEvent> onDisk() throws IOException {
    Optional<String> text;
    try {
      text = files.read(file, LARGEST);
    } catch (CharacterCodingException e) {
      files.damaged(file);
      return rescued;
    }
    PracticeText.Read read = PracticeText.read(text.orElse(""));
    List<PracticeEvent> events = new ArrayList<>(rescued);
    events.addAll(read.events());
    if (read.fault().isPresent()) {
      rescued = List.copyOf(events);
      files.damaged(file, read.fault().get());
    }
    return events;
  }

  @WorkerThread
  void tidy() {
    files.tidy();
  }
}
