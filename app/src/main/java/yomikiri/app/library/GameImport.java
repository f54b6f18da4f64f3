package yomikiri.app.library;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import yomikiri.app.store.ImportResult;
import yomikiri.app.store.Library;
import yomikiri.app.store.Library.Importing;
import yomikiri.app.store.Library.Importing.Progress;

/** Imports files of games into the library, one after another, as one import. */
final class GameImport {
  private final Library library;
  private final BiConsumer<? super Path, ? super ImportResult> then;
  private final ReadOnlyObjectWrapper<Optional<Progress>> progress =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private @Nullable Importing source;
  private boolean isStopped;

  /** {@code then} gets the first of the files and what came of all. */
  GameImport(Library library, BiConsumer<? super Path, ? super ImportResult> then) {
    this.library = library;
    this.then = then;
  }

  /** How far it is; empty if nothing is being taken in. */
  ReadOnlyObjectProperty<Optional<Progress>> progress() {
    return progress.getReadOnlyProperty();
  }

  /** Does nothing while an earlier import goes on. */
  void begin(List<Path> files) {
    if (progress.get().isEmpty() && !files.isEmpty()) {
      progress.set(Optional.of(new Progress(0, 0)));
      isStopped = false;
      begin(files, 0, Optional.empty());
    }
  }

  /** Leaves the rest of the games. */
  void stop() {
    isStopped = true;
    if (source != null) {
      source.stop();
    }
  }

  /**
   * Takes in the file at {@code next} and those behind it, until it is stopped or the library can
   * take in no more.
   *
   * @param before what came of those before it
   */
  private void begin(List<Path> files, int next, Optional<ImportResult> before) {
    int games = before.map(earlier -> earlier.names().size()).orElse(0);
    source =
        library.importFrom(
            files.get(next),
            far ->
                progress.set(
                    progress
                        .get()
                        .map(
                            known ->
                                new Progress(
                                    games + far.games(), (next + far.share()) / files.size()))),
            imported -> {
              ImportResult own = files.size() > 1 ? imported.in(files.get(next)) : imported;
              ImportResult all = before.map(earlier -> earlier.and(own)).orElse(own);
              boolean isLast = next + 1 == files.size();
              if (!isLast && !isStopped && all.fault().isEmpty()) {
                begin(files, next + 1, Optional.of(all));
              } else {
                progress.set(Optional.empty());
                then.accept(files.getFirst(), isStopped && !isLast ? all.cutShort() : all);
              }
            });
  }
}
