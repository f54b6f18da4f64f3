package yomikiri.app.library;

import java.nio.file.Path;
import java.util.List;
import yomikiri.app.shell.NoticeBar;
import yomikiri.app.store.Trouble;
import yomikiri.app.store.TroubleWords;
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
      case LibraryNews.Restored(List<LibraryRow> rows) ->
          bar.say(sentence("library.restored", "library.restored-together", rows), false);
      case LibraryNews.Exported(Path file) ->
          bar.say(texts.get("notice.saved", String.valueOf(file.getFileName())), false);
      case LibraryNews.Failed(Trouble trouble) ->
          bar.say(new TroubleWords(texts).sentence(trouble), true);
    }
  }

  /** Names a game by itself; of several only their number is told. */
  private String sentence(String one, String several, List<LibraryRow> rows) {
    LibraryRow first = rows.getFirst();
    return rows.size() == 1
        ? texts.get(one, first.title(), first.date())
        : texts.get(several, rows.size());
  }
}
