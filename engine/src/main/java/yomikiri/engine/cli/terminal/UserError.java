package yomikiri.engine.cli.terminal;

import yomikiri.engine.game.NotationException;

/** Something the user asked for that cannot be done; the message is the one sentence they read. */
public final class UserError extends RuntimeException {
  /** What a command ends with when something in the request was wrong. */
  public static final int STATUS = 2;

  public UserError(String sentence) {
    super(sentence);
  }

  /**
   * A fault in the value of an option.
   *
   * @param option such as {@code --position}
   */
  public static UserError inOption(String option, NotationException mistake) {
    return new UserError(option + ", column " + mistake.column() + ": " + mistake.getMessage());
  }

  /** What went wrong, without a full stop. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
