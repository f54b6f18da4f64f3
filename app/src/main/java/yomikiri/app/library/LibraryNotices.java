package yomikiri.app.library;

import java.nio.file.Path;
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
      case LibraryNews.Deleted(LibraryRow row, Runnable undo) ->
          bar.offer(undo, texts.get("library.deleted", row.title(), row.date()), undo);
      case LibraryNews.Restored(LibraryRow row) ->
          bar.say(texts.get("library.restored", row.title(), row.date()), false);
      case LibraryNews.Exported(Path file) ->
          bar.say(texts.get("notice.saved", String.valueOf(file.getFileName())), false);
      case LibraryNews.Failed(Trouble trouble) ->
          bar.say(new TroubleWords(texts).sentence(trouble), true);
    }
  }
}
