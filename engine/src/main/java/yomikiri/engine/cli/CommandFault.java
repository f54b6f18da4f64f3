package yomikiri.engine.cli;

import yomikiri.engine.game.NotationException;

/** Something the user asked for that cannot be done; the message is the one sentence they read. */
final class CommandFault extends RuntimeException {
  /** What a command ends with when something in the request was wrong. */
  static final int STATUS = 2;

  CommandFault(String sentence) {
    super(sentence);
  }

  /**
   * A mistake in the value of an option.
   *
   * @param option such as {@code --position}
   */
  static CommandFault inOption(String option, NotationException mistake) {
    return new CommandFault(option + ", column " + mistake.column() + ": " + mistake.getMessage());
  }

  /** What went wrong, without a full stop. */
  String sentence() {
    return String.valueOf(getMessage());
  }
}
