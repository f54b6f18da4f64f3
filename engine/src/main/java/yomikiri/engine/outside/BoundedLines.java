package yomikiri.engine.outside;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The lines that an engine writes: read by one thread, taken by another, never more than some
 * thousands waiting, none longer than {@value #LONGEST} bytes. Who writes more is flooding, and is
 * read no further.
 */
final class BoundedLines {
  /** Bytes of a line. */
  static final int LONGEST = 1 << 16;

  private static final int MOST_WAITING = 10_000;

  @GuardedBy("this")
  private final Deque<String> waiting = new ArrayDeque<>();

  @GuardedBy("this")
  private long allowed = MOST_WAITING;

  private volatile boolean isEnded;
  private volatile boolean isFlooded;

  /** Reads until the stream ends or floods. */
  void readAll(InputStream in) {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    byte[] buffer = new byte[1 << 13];
    try (in) {
      for (int read = in.read(buffer); read >= 0 && !isFlooded; read = in.read(buffer)) {
        int begun = 0;
        for (int i = 0; i < read && !isFlooded; i++) {
          if (buffer[i] == '\n') {
            line.write(buffer, begun, i - begun);
            begun = i + 1;
            take(line);
          }
        }
        line.write(buffer, begun, read - begun);
        if (line.size() > LONGEST) {
          flood();
        }
      }
      if (line.size() > 0) {
        take(line);
      }
    } catch (IOException ended) {
      line.reset(); // the process is gone
    } finally {
      end();
    }
  }

  private void take(ByteArrayOutputStream line) {
    if (line.size() > LONGEST) {
      flood();
    } else {
      add(line.toString(StandardCharsets.UTF_8));
    }
    line.reset();
  }

  private synchronized void add(String line) {
    allowed--;
    if (allowed < 0 || waiting.size() >= MOST_WAITING) {
      flood();
    } else {
      waiting.add(line.strip());
      notifyAll();
    }
  }

  private synchronized void flood() {
    isFlooded = true;
    waiting.clear();
    notifyAll();
  }

  private synchronized void end() {
    isEnded = true;
    notifyAll();
  }

  /** Lets that many lines come from now on. */
  synchronized void allow(int lines) {
    allowed = lines;
  }

  /** The next line, waited for so long, or null. */
  synchronized @Nullable String poll(long nanos) {
    try {
      if (waiting.isEmpty() && !isEnded && !isFlooded && nanos > 0) {
        TimeUnit.NANOSECONDS.timedWait(this, nanos);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return waiting.poll();
  }

  /** Whether no more lines come. */
  synchronized boolean isAtEnd() {
    return isEnded && waiting.isEmpty();
  }

  boolean isFlooded() {
    return isFlooded;
  }
}
