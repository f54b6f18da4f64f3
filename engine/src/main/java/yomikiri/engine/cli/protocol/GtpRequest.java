package yomikiri.engine.cli.protocol;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * One command of a controller. Arguments beyond those a command knows are ignored.
 *
 * @param id the number that the answer repeats; {@code ""} if there is none
 * @param command its name; {@code ""} after an id alone
 */
record GtpRequest(String id, String command, List<String> arguments) {
  private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}&&[^\t]]");
  private static final Pattern FLOAT =
      Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");

  GtpRequest {
    arguments = List.copyOf(arguments);
  }

  /** Reads a line; empty if there is nothing in it but blanks and a comment. */
  static Optional<GtpRequest> of(String line) {
    String text = CONTROL.matcher(line).replaceAll("");
    int comment = text.indexOf('#');
    String command = (comment < 0 ? text : text.substring(0, comment)).replace('\t', ' ').strip();
    if (command.isEmpty()) {
      return Optional.empty();
    }
    List<String> words = List.of(command.split(" +"));
    boolean hasId = words.getFirst().matches("\\d+");
    List<String> rest = hasId ? words.subList(1, words.size()) : words;
    return Optional.of(
        new GtpRequest(
            hasId ? words.getFirst() : "",
            rest.isEmpty() ? "" : rest.getFirst(),
            rest.isEmpty() ? rest : rest.subList(1, rest.size())));
  }

  /**
   * The argument at {@code index}, counted from 0.
   *
   * @throws GtpError if there is none
   */
  String word(int index) throws GtpError {
    if (index >= arguments.size()) {
      throw new GtpError(GtpError.SYNTAX);
    }
    return arguments.get(index);
  }

  /**
   * The whole number at {@code index}, from 0 to 2³¹ − 1.
   *
   * @throws GtpError if there is none
   */
  int number(int index) throws GtpError {
    String word = word(index);
    long number = word.matches("0*\\d{1,10}") ? Long.parseLong(word) : Long.MAX_VALUE;
    if (number > Integer.MAX_VALUE) {
      throw new GtpError(GtpError.SYNTAX);
    }
    return (int) number;
  }

  /**
   * Checks that a decimal number is at {@code index}.
   *
   * @throws GtpError if there is none
   */
  void requireDecimal(int index) throws GtpError {
    if (!FLOAT.matcher(word(index)).matches()) {
      throw new GtpError(GtpError.SYNTAX);
    }
  }

  /**
   * The seat of the colour at {@code index}: 0 for black, 1 for white.
   *
   * @throws GtpError if it is neither
   */
  int seat(int index) throws GtpError {
    return switch (word(index).toLowerCase(Locale.ROOT)) {
      case "b", "black" -> 0;
      case "w", "white" -> 1;
      default -> throw new GtpError(GtpError.SYNTAX);
    };
  }

  /** A command that fails; the message is what the controller is told. */
  static final class GtpError extends Exception {
    /** The command's arguments are missing or not of their kind. */
    static final String SYNTAX = "syntax error";

    GtpError(String message) {
      super(message);
    }
  }
}
