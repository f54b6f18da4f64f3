package yomikiri.app.store;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.GameLookup;

/** Reads and writes files the user has chosen; one that hangs holds up nothing else. */
public final class UserFiles {
  private final Workers workers;
  private final WholeFile whole;
  private final GameLookup games;

  @GuardedBy("writings")
  private final Set<Writing> writings = new LinkedHashSet<>();

  public UserFiles(Workers workers, WholeFile whole, GameLookup games) {
    this.workers = workers;
    this.whole = whole;
    this.games = games;
  }

  /** A file that is being written. */
  private record Writing(Path file, CompletableFuture<Void> done) {}

  /** Makes the content of a file. */
  @FunctionalInterface
  public interface Contents {
    byte[] get() throws IOException;
  }

  /** Reads and checks the record in {@code file}; of several it reads the heads. */
  public void open(Path file, Consumer<? super StoreResult<OpenedFile>> then) {
    workers.read(file, () -> OpenedFile.of(file, games), then);
  }

  /**
   * Saves where the user wants it, in place of what is there; answers with the file.
   *
   * @param chosen may lack the ending of its kind
   * @param contents made where files are touched
   */
  public void save(
      Path chosen, FileKind kind, Contents contents, Consumer<? super StoreResult<Path>> then) {
    Writing writing = new Writing(chosen, new CompletableFuture<>());
    synchronized (writings) {
      writings.add(writing);
    }
    workers.read(
        chosen,
        () -> {
          try {
            Path file = kind.meant(chosen);
            whole.write(file, contents.get());
            return file;
          } finally {
            ended(writing);
          }
        },
        then);
  }

  private void ended(Writing writing) {
    synchronized (writings) {
      writings.remove(writing);
    }
    writing.done().complete(null);
  }

  /** The files that are being written. */
  List<Path> unwritten() {
    synchronized (writings) {
      return writings.stream().map(Writing::file).toList();
    }
  }

  /** Done as soon as all that are being written are. */
  CompletableFuture<Void> written() {
    synchronized (writings) {
      return CompletableFuture.allOf(
          writings.stream().map(Writing::done).toArray(CompletableFuture<?>[]::new));
    }
  }
}
