package yomikiri.engine.outside;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/** The last lines of an engine's error output, which is read to its end whatever it is. */
final class ErrorLines {
  /** Lines that are kept. */
  static final int MOST = 200;

  private static final int LONGEST = 1_000; // bytes of a line that are kept

  @GuardedBy("this")
  private final Deque<String> last = new ArrayDeque<>();

  private final Consumer<String> each;

  /** {@code each} is given each line, on the thread that reads. */
  ErrorLines(Consumer<String> each) {
    this.each = each;
  }

  /** Reads until the stream ends. */
  void readAll(InputStream in) {
    byte[] buffer = new byte[1 << 13];
    byte[] line = new byte[LONGEST];
    int length = 0;
    try (in) {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        for (int i = 0; i < read; i++) {
          if (buffer[i] == '\n') {
            add(new String(line, 0, length, StandardCharsets.UTF_8));
            length = 0;
          } else if (length < LONGEST) {
            line[length] = buffer[i];
            length++;
          }
        }
      }
    } catch (IOException ended) {
      length = Math.min(length, LONGEST); // the process is gone
    }
    if (length > 0) {
      add(new String(line, 0, length, StandardCharsets.UTF_8));
    }
  }

  private void add(String line) {
    keep(line.strip());
    each.accept(line.strip());
  }

  private synchronized void keep(String line) {
    if (last.size() == MOST) {
      last.removeFirst();
    }
    last.add(line);
  }

  /** The lines kept, the oldest first. */
  synchronized List<String> last() {
    return List.copyOf(last);
  }
}
