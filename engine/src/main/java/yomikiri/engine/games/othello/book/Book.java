package yomikiri.engine.games.othello.book;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import yomikiri.engine.games.othello.discs.Symmetry;

/**
 * Positions and their exact scores for the side to move, each position standing for all that are the
 * same once the board is turned. Read from lines such as {@code 0000001008040000 0000000810200000
 * -4}: the discs of the side to move and of the other, one bit per square, eight squares per row
 * from a1 on, and the score. Lines that begin with {@code #} tell how far it has come.
 */
public final class Book {
  private static final Pattern LINE = Pattern.compile("([0-9a-f]{16}) ([0-9a-f]{16}) ([+-]?\\d{1,2})");

  private final int size;
  private final Map<Symmetry, Integer> scores;

  private Book(int size, Map<Symmetry, Integer> scores) {
    this.size = size;
    this.scores = Map.copyOf(scores);
  }

  /** A book without any position. */
  public static Book empty(int size) {
    return new Book(size, Map.of());
  }

  /**
   * Reads a book.
   *
   * @param size rows and columns of the board
   * @throws IOException naming the line that is wrong, if one is
   */
  public static Book read(int size, InputStream in) throws IOException {
    BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    Map<Symmetry, Integer> scores = new HashMap<>();
    int number = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      if (line.startsWith("#")) {
        continue;
      }
      Matcher parts = LINE.matcher(line);
      if (!parts.matches()) {
        throw new IOException(
            "line " + number + ": expected two sets of discs and a score, found \"" + line + "\"");
      }
      scores.put(
          Symmetry.canonical(
              size,
              Long.parseUnsignedLong(parts.group(1), 16),
              Long.parseUnsignedLong(parts.group(2), 16)),
          Integer.parseInt(parts.group(3)));
    }
    return new Book(size, scores);
  }

  /** The score of a position, if the book has it. */
  public OptionalInt score(long own, long other) {
    Integer score = scores.get(Symmetry.canonical(size, own, other));
    return score == null ? OptionalInt.empty() : OptionalInt.of(score);
  }

  /** How many positions it has. */
  public int positions() {
    return scores.size();
  }
}
