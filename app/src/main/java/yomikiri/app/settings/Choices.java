package yomikiri.app.settings;

import java.time.Duration;

/**
 * Everything that can be set, as it could be kept from run to run.
 *
 * @param answering how long a move stays before a CPU answers
 */
public record Choices(
    LanguageChoice language, ThemeChoice theme, MotionChoice motion, Duration answering) {
  /** What holds until something is set. */
  public static final Choices USUAL =
      new Choices(
          LanguageChoice.SYSTEM, ThemeChoice.SYSTEM, MotionChoice.SYSTEM, Duration.ofMillis(400));

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

  /** Whether things move. */
  public enum MotionChoice {
    SYSTEM,
    ON,
    OFF
  }
}
