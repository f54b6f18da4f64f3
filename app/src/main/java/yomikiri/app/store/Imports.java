package yomikiri.app.store;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.store.Library.Importing;
import yomikiri.engine.file.NewFiles;
import yomikiri.engine.game.GameLookup;

/** Imports files into the library, and cleans up after an import that was killed. */
final class Imports {
  private final FileStore files;
  private final Workers workers;
  private final GameLookup games;
  private final Waiting waiting;
  private final Path trash;
  private volatile boolean isClosed;

  @GuardedBy("this")
  private boolean isRecovered;

  /** {@code trash} holds the games deleted, each as {@code time~name}. */
  Imports(FileStore files, Workers workers, GameLookup games, Waiting waiting, Path trash) {
    this.waiting = waiting;
    this.files = files;
    this.workers = workers;
    this.games = games;
    this.trash = trash;
  }

  /**
   * Takes in all games of {@code file} that can be read.
   *
   * @param stem what their names begin with
   * @param progress only the latest is passed on
   */
  Importing begin(
      Path file,
      String stem,
      Consumer<? super Importing.Progress> progress,
      Consumer<? super ImportResult> then) {
    Importer importer =
        new Importer(
            file, files.folder(), files.newFiles(), waiting, stem, games, workers.reading());
    AtomicReference<Importing.@Nullable Progress> latest = new AtomicReference<>();
    workers.read(
        file,
        () ->
            importer.run(
                far -> {
                  if (isClosed) {
                    importer.stop();
                  } else if (latest.getAndSet(far) == null) {
                    workers.answer(() -> progress.accept(latest.getAndSet(null)));
                  }
                }),
        outcome -> {
          workers.read(this::settle);
          if (!isClosed) {
            outcome.handle(then, fault -> then.accept(importer.imported().with(fault)));
          }
        });
    return importer;
  }

  /** If that fails, it is tried again and again; until then the games are safe as they are. */
  @WorkerThread
  private void settle() {
    try {
      waiting.settle();
    } catch (IOException e) {
      workers.later().execute(() -> workers.read(this::settle));
    }
  }

  /** Once: goes on with what is left of imports whose process is gone. */
  @WorkerThread
  synchronized void recover() {
    if (!isRecovered) {
      isRecovered = true;
      try {
        List<NewFiles.Batch> left = files.newFiles().left(deleted());
        for (NewFiles.Batch batch : left) {
          waiting.add(batch);
        }
        if (!left.isEmpty()) {
          workers.read(this::settle);
        }
      } catch (IOException e) {
        files.cannotTidy(e);
      }
    }
  }

  /** The names of the games deleted. */
  @WorkerThread
  private Set<String> deleted() throws IOException {
    Set<String> names = new HashSet<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(trash, "*~*" + Library.RECORD)) {
      for (Path file : files) {
        String name = String.valueOf(file.getFileName());
        names.add(name.substring(name.indexOf('~') + 1));
      }
    } catch (NoSuchFileException none) {
      return names;
    }
    return names;
  }

  /** Ends what still runs; its listeners are not called any more. */
  void close() {
    isClosed = true;
    try {
      waiting.close();
    } catch (IOException e) {
      files.cannotTidy(e);
    }
  }
}
