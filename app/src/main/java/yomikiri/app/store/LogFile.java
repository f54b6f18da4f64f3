package yomikiri.app.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Executor;
import java.util.logging.ErrorManager;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import yomikiri.app.concurrent.WorkerThread;

/**
 * The app's log file. Once it is half of {@value #MOST} bytes long it takes the place of the one
 * before and a new one is begun.
 */
public final class LogFile extends Handler {
  /** Bytes; both files together are never longer by more than one note. */
  static final int MOST = 1 << 20;

  /** Characters of the end that are shown. */
  private static final int SHOWN = 20_000;

  private final Path file;
  private final Path older;
  private final Executor writing;

  /** {@code folder} is made when needed; {@code writing} touches the files in turn. */
  public LogFile(Path folder, Executor writing) {
    this.file = folder.resolve("yomikiri.log");
    this.older = folder.resolve("yomikiri.older.log");
    this.writing = writing;
    setLevel(Level.INFO);
    setFormatter(new SimpleFormatter());
  }

  /** Notes from now on whatever is logged. */
  public void begin() {
    Logger.getLogger("").addHandler(this);
  }

  public Path file() {
    return file;
  }

  @Override
  public void publish(LogRecord entry) {
    if (isLoggable(entry)) {
      String text = getFormatter().format(entry);
      writing.execute(() -> append(text));
    }
  }

  @WorkerThread
  private void append(String text) {
    try {
      Files.createDirectories(file.resolveSibling("."));
      if (Files.exists(file) && Files.size(file) > MOST / 2) {
        Files.move(file, older, StandardCopyOption.REPLACE_EXISTING);
      }
      Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      reportError(file.toString(), e, ErrorManager.WRITE_FAILURE);
    }
  }

  /** What was noted last; where files may be touched. */
  @WorkerThread
  public String end() throws IOException {
    String all = text(older) + text(file);
    return all.substring(Math.max(0, all.length() - SHOWN));
  }

  private static String text(Path part) throws IOException {
    try {
      return new String(Files.readAllBytes(part), StandardCharsets.UTF_8);
    } catch (NoSuchFileException nothing) {
      return "";
    }
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}
}
