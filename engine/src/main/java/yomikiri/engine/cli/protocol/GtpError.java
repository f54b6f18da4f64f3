package yomikiri.engine.cli.protocol;

/** A command that fails; the message is what the controller is told. */
final class GtpError extends Exception {
  /** The command's arguments are missing or not of their kind. */
  static final String SYNTAX = "syntax error";

  GtpError(String message) {
    super(message);
  }
}
