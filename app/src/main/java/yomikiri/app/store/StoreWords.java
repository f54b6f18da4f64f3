package yomikiri.app.store;

import java.util.Locale;
import yomikiri.app.text.Texts;

/** Says what the user is to know about the files of the app. */
public final class StoreWords {
  private final Texts texts;
  private final TroubleWords troubles;

  public StoreWords(Texts texts) {
    this.texts = texts;
    this.troubles = new TroubleWords(texts);
  }

  public String sentence(StoreNotice notice) {
    String kind = notice.kind().name().toLowerCase(Locale.ROOT);
    return switch (notice) {
      case StoreNotice.SetAside(Kind what, String name) ->
          texts.get("store.set-aside." + kind, name);
      case StoreNotice.CannotKeep(Kind what, Trouble trouble) ->
          texts.get("store.cannot-keep." + kind, troubles.sentenceWithPath(trouble));
      case StoreNotice.CannotRead(Kind what, Trouble trouble) ->
          texts.get("store.cannot-read." + kind, troubles.sentenceWithPath(trouble));
      case StoreNotice.KeepsAgain(Kind what) -> texts.get("store.keeps-again." + kind);
    };
  }
}
