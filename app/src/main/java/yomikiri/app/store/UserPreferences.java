package yomikiri.app.store;

import java.time.Duration;
import java.util.List;

/**
 * Everything that can be set, as it could be saved from run to run.
 *
 * @param answering how long a move stays before a CPU answers
 * @param scale how large everything is, in percent from 100 to 200, offered as {@link #SCALES}
 */
public record UserPreferences(
    LanguageChoice language,
    ThemeChoice theme,
    MotionChoice motion,
    Duration answering,
    int scale,
    SoundChoice sound,
    ReadAloudChoice readAloud) {
  /** The sizes the interface can have, in percent. */
  public static final List<Integer> SCALES = List.of(100, 110, 125, 150, 175, 200);

  /** What holds until something is set. */
  public static final UserPreferences USUAL =
      new UserPreferences(
          LanguageChoice.SYSTEM,
          ThemeChoice.SYSTEM,
          MotionChoice.SYSTEM,
          Duration.ofMillis(400),
          100,
          SoundChoice.OFF,
          ReadAloudChoice.OFF);

  public UserPreferences withLanguage(LanguageChoice now) {
    return new UserPreferences(now, theme, motion, answering, scale, sound, readAloud);
  }

  public UserPreferences withTheme(ThemeChoice now) {
    return new UserPreferences(language, now, motion, answering, scale, sound, readAloud);
  }

  public UserPreferences withMotion(MotionChoice now) {
    return new UserPreferences(language, theme, now, answering, scale, sound, readAloud);
  }

  public UserPreferences withAnswering(Duration now) {
    return new UserPreferences(language, theme, motion, now, scale, sound, readAloud);
  }

  public UserPreferences withScale(int now) {
    return new UserPreferences(language, theme, motion, answering, now, sound, readAloud);
  }

  public UserPreferences withSound(SoundChoice now) {
    return new UserPreferences(language, theme, motion, answering, scale, now, readAloud);
  }

  public UserPreferences withReadAloud(ReadAloudChoice now) {
    return new UserPreferences(language, theme, motion, answering, scale, sound, now);
  }

  /** Which language the app speaks. */
  public enum LanguageChoice {
    SYSTEM,
    JAPANESE,
    ENGLISH
  }

  /** Which colours the app wears. */
  public enum ThemeChoice {
    SYSTEM,
    LIGHT,
    DARK
  }

  /** Whether moves are heard. */
  public enum SoundChoice {
    OFF,
    ON
  }

  /** Whether the app reads itself aloud. */
  public enum ReadAloudChoice {
    OFF,
    ON
  }

  /** Whether things move. */
  public enum MotionChoice {
    SYSTEM,
    ON,
    OFF
  }
}
