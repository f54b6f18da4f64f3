package yomikiri.app;

import yomikiri.app.shell.NoticeBar;
import yomikiri.app.store.StoreNotice;
import yomikiri.app.store.StoreWords;
import yomikiri.app.text.Texts;

/** Tells of the app's files at the foot of the window, several things together if need be. */
final class StoreNotices {
  private final StoreWords words;
  private final NoticeBar bar;
  private String told = "";

  StoreNotices(Texts texts, NoticeBar bar) {
    this.words = new StoreWords(texts);
    this.bar = bar;
  }

  void tell(StoreNotice notice) {
    String sentence = words.sentence(notice);
    boolean isGood = notice instanceof StoreNotice.KeepsAgain;
    boolean isAdded = !isGood && bar.isTelling(told) && !told.contains(sentence);
    told = isAdded ? told + "\n" + sentence : sentence;
    bar.say(told, !isGood);
  }
}
