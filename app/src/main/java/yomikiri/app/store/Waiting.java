package yomikiri.app.store;

import java.io.IOException;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedDeque;
import yomikiri.engine.file.NewFiles;
import yomikiri.engine.file.NewFiles.NewFile;

/**
 * Imported games that are safe on the disk but have no file of their own yet. Each gets one when it
 * is needed, and all of them in time.
 */
final class Waiting {
  /** Bytes; so much stays in memory at most, but for the last batch. */
  private static final long MOST = 32 << 20;

  private final Deque<NewFiles.Batch> batches = new ConcurrentLinkedDeque<>();
  private final Object settling = new Object();
  private volatile boolean isClosed;

  /** Takes a batch; if too much waits already, some is put in its place first. */
  void add(NewFiles.Batch batch) throws IOException {
    batches.add(batch);
    if (isClosed) {
      batch.close();
    } else if (batches.stream().mapToLong(NewFiles.Batch::size).sum() > MOST) {
      settle();
    }
  }

  /** The texts of those without a file, by name. */
  Map<String, String> texts() {
    Map<String, String> texts = new HashMap<>();
    for (NewFiles.Batch batch : batches) {
      for (NewFile file : batch.unplaced()) {
        texts.put(file.name(), file.text());
      }
    }
    return texts;
  }

  /** Makes the file of a game, if it has none yet. */
  void place(String name) throws IOException {
    for (NewFiles.Batch batch : batches) {
      batch.place(name);
    }
  }

  /** Makes the files of all; ends early when all ends. */
  void settle() throws IOException {
    synchronized (settling) {
      NewFiles.Batch batch = batches.peek();
      while (batch != null && !isClosed) {
        batch.settle();
        batches.remove(batch);
        batch = batches.peek();
      }
    }
  }

  /** Leaves the rest to the next start. */
  void close() throws IOException {
    isClosed = true;
    for (NewFiles.Batch batch : batches) {
      batch.close();
    }
  }
}
