package yomikiri.app.store;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;

/** Shows notices about the app's files: a warning while something cannot be saved. */
final class FileNotices {
  private final Workers workers;
  private final Notices notices;
  private final Map<DataKind, Fault> unsaved = new EnumMap<>(DataKind.class);
  private boolean isLate;

  FileNotices(Workers workers, Notices notices) {
    this.workers = workers;
    this.notices = notices;
  }

  /** The disk does not answer, or no longer so. */
  @UiThread
  @WorkerThread
  void late(boolean now) {
    workers.answer(
        () -> {
          isLate = now;
          warn();
        });
  }

  /** Nothing of that kind can be saved for the moment, or it can be again. */
  @UiThread
  @WorkerThread
  void saving(DataKind kind, Optional<Fault> fault) {
    workers.answer(
        () -> {
          fault.ifPresentOrElse(why -> unsaved.put(kind, why), () -> unsaved.remove(kind));
          warn();
        });
  }

  private void warn() {
    Optional<Phrase> warning =
        isLate
            ? Optional.of(Phrase.of("store.late"))
            : unsaved.values().stream().findFirst().map(this::unsaved);
    notices.warnWhile(warning);
    if (warning.isEmpty()) {
      notices.show(Notice.of(Phrase.of("store.saves-again")));
    }
  }

  private Phrase unsaved(Fault first) {
    List<Phrase> kinds = unsaved.keySet().stream().map(DataKind::words).toList();
    return Phrase.of("store.unsaved", Phrase.listed(kinds), first.withPaths());
  }

  /** Warns once. */
  @UiThread
  @WorkerThread
  void pass(Phrase sentence) {
    workers.answer(() -> notices.show(Notice.warning(Phrase.lines(List.of(sentence)))));
  }
}
