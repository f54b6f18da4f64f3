package yomikiri.app.library;

import java.nio.file.Path;
import java.util.function.Consumer;
import yomikiri.app.shell.NoticeBar;
import yomikiri.app.store.Library;
import yomikiri.app.store.Trouble;
import yomikiri.app.store.TroubleWords;
import yomikiri.app.text.Texts;

/** Tells what became of games of the library, and offers deleted ones back. */
public final class LibraryNotices {
  private final Texts texts;
  private final NoticeBar bar;
  private Consumer<Library.Deleted> bringBack = how -> {};

  public LibraryNotices(Texts texts, NoticeBar bar) {
    this.texts = texts;
    this.bar = bar;
  }

  /** Where what was deleted is brought back; to be told once. */
  public void bringBackIn(LibraryViewModel where) {
    bringBack = where::restore;
  }

  /** Tells {@code news}. */
  public void tell(LibraryNews news) {
    switch (news) {
      case LibraryNews.Deleted(LibraryRow row, Library.Deleted how) ->
          bar.offer(
              texts.get("library.deleted", row.title(), row.date()), () -> bringBack.accept(how));
      case LibraryNews.Restored() -> bar.say(texts.get("library.restored"), false);
      case LibraryNews.Exported(Path file) ->
          bar.say(texts.get("notice.saved", String.valueOf(file.getFileName())), false);
      case LibraryNews.Failed(Trouble trouble) ->
          bar.say(new TroubleWords(texts).sentence(trouble), true);
    }
  }
}
