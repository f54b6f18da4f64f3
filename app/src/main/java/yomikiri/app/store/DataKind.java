package yomikiri.app.store;

import java.util.Locale;
import yomikiri.app.text.Phrase;

/** Kinds of saved data, the most important first. */
public enum DataKind {
  BOARD,
  LIBRARY,
  PRACTICE,
  SETTINGS;

  /** Part of the keys of its words. */
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What it is called. */
  Phrase words() {
    return Phrase.of("store.kind." + key());
  }
}
