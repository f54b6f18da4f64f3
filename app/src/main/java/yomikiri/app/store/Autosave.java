package yomikiri.app.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.engine.file.Claim;
import yomikiri.engine.game.NotationException;

/**
 * Saves the game on the board, so that the app reopens on it however it ended. Each running copy
 * has a slot of its own, held by a lock that ends with the copy; a new one takes the first free
 * slot and the game left there.
 */
public final class Autosave {
  private static final int SLOTS = 99;

  private final FileStore files;
  private @Nullable Claim lock;
  private volatile int slot = 1;
  private String saved = "";

  Autosave(FileStore files) {
    this.files = files;
  }

  /** Parses the text that was saved. */
  public interface Reading<T> {
    T read(String text) throws NotationException;
  }

  /**
   * Takes a slot and reads the game left there; empty if there is none, or none that can be read,
   * for whatever reason: the app has to start. To be called once, before anything is saved, where
   * files may be touched.
   */
  public <T> Optional<T> load(Reading<T> reading) {
    try {
      takeSlot(true);
    } catch (IOException e) {
      files.failed(e);
    }
    Path file = file();
    try {
      Optional<String> text = files.read(file);
      return text.isEmpty() ? Optional.empty() : Optional.of(reading.read(text.get()));
    } catch (NotationException e) {
      files.damaged(file);
      return Optional.empty();
    } catch (RuntimeException | Error e) {
      FileStore.log(e);
      files.damaged(file);
      return Optional.empty();
    } catch (IOException e) {
      files.unreadable(file, e);
      return Optional.empty();
    }
  }

  /**
   * Keeps a text in place of the one before, if it differs.
   *
   * @param text always gives the same one; called where files are touched
   */
  @UiThread
  @WorkerThread
  public void save(Supplier<String> text) {
    files.keep(
        "board",
        () -> {
          String now = text.get();
          if (lock == null) {
            takeSlot(false);
          }
          if (!now.equals(saved)) {
            files.write(file(), now);
            saved = now;
          }
        });
  }

  /** Whether this copy's game is the one that a copy started alone goes on with. */
  public boolean isFirst() {
    return slot == 1;
  }

  private Path file() {
    return files.file(slot + ".ykr");
  }

  /**
   * @param anyGame whether a game left in a slot is no hindrance
   */
  @WorkerThread
  private void takeSlot(boolean anyGame) throws IOException {
    Files.createDirectories(files.folder());
    for (int n = 1; n <= SLOTS; n++) {
      boolean fits = anyGame || n == slot || !Files.exists(files.file(n + ".ykr"));
      lock = fits ? Claim.of(files.file(n + ".lock")).orElse(null) : null;
      if (lock != null) {
        slot = n;
        return;
      }
    }
    throw new IOException("all " + SLOTS + " slots are taken");
  }

  /** Gives the slot free. */
  @WorkerThread
  void close() {
    if (lock != null) {
      try {
        lock.close();
      } catch (IOException e) {
        files.failed(e);
      }
      lock = null;
    }
  }

  @WorkerThread
  void tidy() {
    files.tidy();
  }
}
