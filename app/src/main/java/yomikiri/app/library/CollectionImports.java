package yomikiri.app.library;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.store.GameCollections;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;
import yomikiri.engine.library.CollectionImport;
import yomikiri.engine.library.CollectionImport.Report;
import yomikiri.engine.library.CollectionImport.Unread;
import yomikiri.engine.library.CollectionIndex;
import yomikiri.engine.library.IndexedGame;
import yomikiri.engine.think.Ticker;

/** Takes files and folders into collections, one import at a time; each can be undone. */
@UiThread
final class CollectionImports {
  private final GameCollections collections;
  private final Ticker ticker;
  private final Notices notices;
  private final Consumer<String> changed;
  private final Removing removing;
  private final ReadOnlyObjectWrapper<Optional<Progress>> progress =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Runnable stopping = () -> {};

  /** {@code changed} gets a collection's name after an import; {@code removing} takes games out. */
  CollectionImports(
      GameCollections collections,
      Ticker ticker,
      Notices notices,
      Consumer<String> changed,
      Removing removing) {
    this.collections = collections;
    this.ticker = ticker;
    this.notices = notices;
    this.changed = changed;
    this.removing = removing;
  }

  /** Takes games out of a collection. */
  interface Removing {
    void remove(String name, CollectionIndex index, List<IndexedGame> games);
  }

  /**
   * How far an import is.
   *
   * @param name of the collection
   * @param left until its end; empty while that cannot be told
   */
  record Progress(String name, CollectionImport.Progress far, Optional<Duration> left) {}

  /** Takes files and folders into a collection, unless an import goes on. */
  void begin(String name, List<Path> sources) {
    if (progress.get().isPresent() || sources.isEmpty()) {
      return;
    }
    long begun = ticker.nanos();
    show(name, new CollectionImport.Progress(0, 0), begun);
    stopping =
        collections.importInto(
            name,
            sources,
            far -> show(name, far, begun),
            result -> {
              progress.set(Optional.empty());
              result.handle(
                  report -> imported(name, report), fault -> notices.show(Notice.warning(fault)));
              changed.accept(name);
            });
  }

  private void show(String name, CollectionImport.Progress far, long begun) {
    long nanos = ticker.nanos() - begun;
    Optional<Duration> left =
        far.share() < 0.02
            ? Optional.empty()
            : Optional.of(Duration.ofNanos((long) (nanos / far.share() * (1 - far.share()))));
    progress.set(Optional.of(new Progress(name, far, left)));
  }

  /** Ends the import; the games taken in so far stay. */
  void stop() {
    stopping.run();
  }

  private void imported(String name, CollectionImport.Report report) {
    Phrase words = ImportWords.of(report);
    if (report.file().isEmpty()) {
      notices.show(report.duplicates() > 0 ? Notice.of(words) : Notice.warning(words));
      return;
    }
    String file = String.valueOf(report.file().get().getFileName());
    List<IndexedGame> taken =
        report.index().games().stream().filter(game -> game.file().equals(file)).toList();
    Runnable undo = () -> removing.remove(name, report.index(), taken);
    notices.show(Notice.undoable(words, undo, undo));
  }

  /** How far games are being taken into a collection; empty if none are. */
  ReadOnlyObjectProperty<Optional<Progress>> progress() {
    return progress.getReadOnlyProperty();
  }

  /** Says what came of an import into a collection. */
  private static final class ImportWords {
    private ImportWords() {}

    static Phrase of(Report report) {
      List<Phrase> parts = new ArrayList<>();
      parts.add(
          Phrase.of(
              report.isStopped() ? "library.import-stopped" : "library.imported", report.games()));
      if (report.duplicates() > 0) {
        parts.add(Phrase.of("collection.duplicates", report.duplicates()));
      }
      if (report.faulty() > 0) {
        parts.add(
            Phrase.of(
                "collection.faulty", report.faulty(), fault(report.firstFault().orElseThrow())));
      }
      if (!report.unread().isEmpty()) {
        parts.add(
            Phrase.of(
                "collection.unread", report.unread().size(), fault(report.unread().getFirst())));
      }
      return Phrase.lines(parts);
    }

    private static Phrase fault(Unread one) {
      return one.cause()
          .map(cause -> Fault.of(cause, one.file()))
          .orElseGet(() -> Fault.damaged(one.file(), one.game().orElseThrow()));
    }
  }
}
