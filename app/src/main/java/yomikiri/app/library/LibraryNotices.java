package yomikiri.app.library;

import java.nio.file.Path;
import java.util.List;
import yomikiri.app.shell.NoticeBar;
import yomikiri.app.store.ImportResult;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Texts;

/** Tells what became of games of the library, and offers deleted ones back. */
public final class LibraryNotices {
  private final Texts texts;
  private final NoticeBar bar;

  public LibraryNotices(Texts texts, NoticeBar bar) {
    this.texts = texts;
    this.bar = bar;
  }

  /** Tells {@code news}. */
  public void tell(LibraryNews news) {
    switch (news) {
      case LibraryNews.Deleted(List<LibraryRow> rows, Runnable undo) ->
          bar.offer(undo, sentence("library.deleted", "library.deleted-together", rows), undo);
      case LibraryNews.TakenIn(Path file, ImportResult imported, Runnable undo)
          when imported.names().isEmpty() && isStopped(imported) ->
          bar.say(texts.get("library.import-stopped-early"), false);
      case LibraryNews.TakenIn(Path file, ImportResult imported, Runnable undo)
          when imported.names().isEmpty() ->
          warn(none(file, imported));
      case LibraryNews.TakenIn(Path file, ImportResult imported, Runnable undo) ->
          bar.offer(undo, sentence(imported), undo);
      case LibraryNews.Noted(List<LibraryRow> rows, LibraryNews.Said what, Runnable undo)
          when what == LibraryNews.Said.AS_BEFORE ->
          bar.say(sentence(what, rows), false);
      case LibraryNews.Noted(List<LibraryRow> rows, LibraryNews.Said what, Runnable undo) ->
          bar.offer(undo, sentence(what, rows), undo);
      case LibraryNews.Restored(List<LibraryRow> rows) ->
          bar.say(sentence("library.restored", "library.restored-together", rows), false);
      case LibraryNews.Exported(Path file) ->
          bar.say(texts.get("notice.saved", String.valueOf(file.getFileName())), false);
      case LibraryNews.Failed(Fault fault) -> warn(fault);
    }
  }

  private void warn(Fault fault) {
    bar.warn(fault.in(texts), fault.details(texts));
  }

  /** Whether nothing but the user kept it from coming to the end. */
  private static boolean isStopped(ImportResult imported) {
    return imported.stopped() && imported.fault().isEmpty();
  }

  /** Why no game was taken in. */
  private static Fault none(Path file, ImportResult imported) {
    return imported.fault().orElseGet(() -> Fault.damaged(file, imported.unread().orElseThrow()));
  }

  private String sentence(ImportResult imported) {
    int games = imported.names().size();
    if (isStopped(imported)) {
      return texts.get("library.import-stopped", games);
    }
    return imported
        .fault()
        .map(why -> texts.get("library.imported-until", games, why.in(texts)))
        .or(
            () ->
                imported
                    .unread()
                    .map(
                        first ->
                            texts.get(
                                "library.imported-some",
                                games,
                                imported.faulty(),
                                Fault.inText(first).in(texts))))
        .orElseGet(() -> texts.get("library.imported", games));
  }

  private String sentence(LibraryNews.Said what, List<LibraryRow> rows) {
    return switch (what) {
      case NOTE -> sentence("library.noted", "library.noted", rows); // it is a single one
      case STAR -> sentence("library.given-star", "library.given-star-together", rows);
      case NO_STAR -> sentence("library.taken-star", "library.taken-star-together", rows);
      case AS_BEFORE -> sentence("library.as-before", "library.as-before-together", rows);
    };
  }

  /** Names a game by itself; of several only their number is told. */
  private String sentence(String one, String several, List<LibraryRow> rows) {
    LibraryRow first = rows.getFirst();
    return rows.size() == 1
        ? texts.get(one, first.called(), first.date())
        : texts.get(several, rows.size());
  }
}
