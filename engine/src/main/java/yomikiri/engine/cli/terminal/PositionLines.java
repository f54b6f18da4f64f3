package yomikiri.engine.cli.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;

/**
 * The positions of a file, or of standard input for {@code -}: one a line, up to a tab or, as in
 * OBF files, a {@code %} if there is one; blank lines and those that begin with {@code #} are
 * skipped. A bad line is reported, and reading goes on with the next.
 */
public final class PositionLines {
  private static final Pattern REST = Pattern.compile("(?:\t|%|^#).*");

  private final Console console;
  private final String source;
  private final LineReader lines;

  private PositionLines(Console console, String source, InputStream in) {
    this.console = console;
    this.source = source;
    this.lines = new LineReader(in);
  }

  /** Receives the positions, one by one. */
  @FunctionalInterface
  public interface Taker {
    /**
     * Takes one position.
     *
     * @param place of its line, for sentences, such as {@code positions.txt, line 3}
     * @return 0, or the status the command is to end with
     * @throws NotationException if {@code text} is not a position
     */
    int take(String place, String text) throws NotationException;
  }

  /**
   * Hands every position of the file called {@code name} to {@code taker}, in order.
   *
   * @return the highest of the taker's statuses, at least 2 if there was a bad line
   * @throws UserError if there is no such file or it cannot be read
   */
  public static int each(Console console, String name, Taker taker) {
    if (name.equals("-")) {
      return new PositionLines(console, "standard input", console.in()).each(taker);
    }
    try (InputStream in = Files.newInputStream(console.noFolder(name))) {
      return new PositionLines(console, name, in).each(taker);
    } catch (IOException e) {
      throw UserError.unreadable(name, e);
    }
  }

  private int each(Taker taker) {
    int status = 0;
    boolean more = true;
    while (more) {
      try {
        String line = next();
        more = line != null;
        String position = line == null ? "" : REST.matcher(line).replaceFirst("");
        if (!PlainText.isBlank(position)) {
          status = Math.max(status, take(taker, position));
        }
      } catch (NotationException e) {
        console.complain(e.sentence(source));
        status = Math.max(status, UserError.STATUS);
      }
    }
    return status;
  }

  private @Nullable String next() throws NotationException {
    try {
      return lines.next();
    } catch (IOException e) {
      throw UserError.unreadable(source, e);
    }
  }

  private int take(Taker taker, String position) throws NotationException {
    try {
      return taker.take(source + ", line " + lines.number(), position);
    } catch (NotationException e) {
      throw e.movedTo(lines.number(), 0);
    }
  }
}
