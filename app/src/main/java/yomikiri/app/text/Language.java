package yomikiri.app.text;

import java.util.Locale;

/** A language the app speaks. */
public enum Language {
  JAPANESE(Locale.JAPANESE),
  ENGLISH(Locale.ENGLISH);

  private final Locale locale;

  Language(Locale locale) {
    this.locale = locale;
  }

  public Locale locale() {
    return locale;
  }

  /** The one for people whose system is set to {@code locale}. */
  public static Language of(Locale locale) {
    return locale.getLanguage().equals("ja") ? JAPANESE : ENGLISH;
  }
}
