package yomikiri.engine.cli.terminal;

import java.io.IOException;
import yomikiri.engine.file.FileFault;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.Parameter;

/** Something the user asked for that cannot be done; the message is the one sentence they read. */
public final class UserError extends RuntimeException {
  /** What a command ends with when something in the request was wrong. */
  public static final int STATUS = 2;

  public UserError(String sentence) {
    super(sentence);
  }

  /** A fault in the value of an option such as {@code --position}. */
  public static UserError inOption(String option, NotationException mistake) {
    return new UserError(option + ", column " + mistake.column() + ": " + mistake.getMessage());
  }

  /**
   * Checks the value of an option.
   *
   * @throws UserError if {@code parameter} does not accept it
   */
  public static void check(String option, Parameter parameter, String value) {
    if (!parameter.accepts(value)) {
      throw new UserError(
          option + ": expected " + parameter.expected() + ", found " + FoundToken.quoted(value));
    }
  }

  /** The file called {@code name} cannot be read. */
  public static UserError unreadable(String name, IOException cause) {
    return new UserError(FileFault.of(cause).unreadable(name));
  }

  /** What went wrong, without a full stop. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
