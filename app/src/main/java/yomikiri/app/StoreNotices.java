package yomikiri.app;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import yomikiri.app.shell.NoticeBar;
import yomikiri.app.shell.Shell;
import yomikiri.app.shell.WarningBar;
import yomikiri.app.store.DataKind;
import yomikiri.app.store.StoreNotice;
import yomikiri.app.store.StoreWords;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Texts;

/**
 * Tells of the app's files: what cannot be saved as long as that lasts, anything else in passing,
 * several things together if need be.
 */
final class StoreNotices {
  private final Texts texts;
  private final StoreWords words;
  private final NoticeBar bar;
  private final WarningBar warning;
  private final Map<DataKind, Fault> unsaved = new EnumMap<>(DataKind.class);
  private boolean isLate;
  private String told = "";

  StoreNotices(Texts texts, Shell shell) {
    this.texts = texts;
    this.words = new StoreWords(texts);
    this.bar = shell.notices();
    this.warning = shell.warning();
    texts.language().addListener((value, before, now) -> warn());
  }

  void tell(StoreNotice notice) {
    switch (notice) {
      case StoreNotice.Late(boolean now) -> {
        isLate = now;
        warn();
        tellIfAllIsSaved();
      }
      case StoreNotice.CannotKeep(DataKind kind, Fault fault) -> {
        unsaved.put(kind, fault);
        warn();
      }
      case StoreNotice.KeepsAgain(DataKind kind) -> {
        unsaved.remove(kind);
        warn();
        tellIfAllIsSaved();
      }
      case StoreNotice.InPassing passing ->
          pass(words.sentence(passing), passing.why().flatMap(why -> why.details(texts)));
    }
  }

  private void tellIfAllIsSaved() {
    if (!isLate && unsaved.isEmpty()) {
      bar.say(words.savesAgain(), false);
    }
  }

  private void warn() {
    if (isLate) {
      warning.show(words.late(), Optional.empty());
    } else if (unsaved.isEmpty()) {
      warning.clear();
    } else {
      Fault first = unsaved.values().iterator().next();
      warning.show(words.unsaved(unsaved.keySet(), first), first.details(texts));
    }
  }

  private void pass(String sentence, Optional<String> details) {
    boolean isAdded = bar.isTelling(told) && !told.contains(sentence);
    told = isAdded ? told + "\n" + sentence : sentence;
    bar.warn(told, details);
  }
}
