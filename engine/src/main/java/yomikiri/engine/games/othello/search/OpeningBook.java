package yomikiri.engine.games.othello.search;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.CanonicalPosition;
import yomikiri.engine.games.othello.board.SquareMasks;

/**
 * An opening book: positions from the beginning of the game with their exact scores for the side to
 * move. Each stands for all that are the same once the board is turned. A side that cannot move has
 * passed already. In its text every position is a line of the cells from a1 along the rows, {@code
 * X} for the side to move, {@code O} for the other and {@code -} for an empty square, a blank, and
 * the score.
 */
public final class OpeningBook {
  private final int size;
  private final Map<CanonicalPosition, Integer> scores = new HashMap<>();

  /**
   * A book without any position.
   *
   * @param size rows and columns of the board
   */
  public OpeningBook(int size) {
    this.size = size;
  }

  /**
   * Reads a book. What stands behind the last line break may be the beginning of a line, and does
   * not count.
   *
   * @param size rows and columns of the board
   * @throws IOException naming the line that is wrong, if one is
   */
  public static OpeningBook read(int size, InputStream in) throws IOException {
    OpeningBook book = new OpeningBook(size);
    String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    int end = text.lastIndexOf('\n') + 1;
    List<String> lines = text.substring(0, end).lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (!book.add(lines.get(i))) {
        throw book.noLine(i + 1, lines.get(i));
      }
    }
    if (!book.mayBecomeLine(text.substring(end))) {
      throw book.noLine(lines.size() + 1, text.substring(end));
    }
    return book;
  }

  private IOException noLine(int number, String found) {
    return new IOException(
        String.format(
            "line %d: expected %d cells, each X, O or -, and a score, found %s",
            number, size * size, FoundToken.quoted(found)));
  }

  /** Whether this is the beginning of a line. */
  private boolean mayBecomeLine(String text) {
    int cells = size * size;
    return text.matches("[XO-]{0," + cells + "}|[XO-]{" + cells + "} [+-]?\\d{0,2}\r?");
  }

  private boolean add(String line) {
    int cells = size * size;
    if (!line.matches("[XO-]{" + cells + "} [+-]?\\d{1,2}")) {
      return false;
    }
    int score = Integer.parseInt(line.substring(cells + 1));
    put(CanonicalPosition.of(size, discs(line, 'X'), discs(line, 'O')), score);
    return Math.abs(score) <= cells;
  }

  private long discs(String line, char disc) {
    long discs = 0;
    for (int i = 0; i < size * size; i++) {
      discs |= line.charAt(i) == disc ? 1L << i / size * 8 + i % size : 0;
    }
    return discs;
  }

  public void put(CanonicalPosition position, int score) {
    scores.put(position, score);
  }

  public boolean has(CanonicalPosition position) {
    return scores.containsKey(position);
  }

  /** The score of a position that the book has. */
  public int score(CanonicalPosition position) {
    return Objects.requireNonNull(scores.get(position));
  }

  /** The score of a position for the side to move, if the book has it. */
  public OptionalInt score(long own, long other) {
    Integer score = scores.get(CanonicalPosition.of(size, own, other));
    if (score != null) {
      return OptionalInt.of(score);
    }
    Integer afterPass = scores.get(CanonicalPosition.of(size, other, own));
    boolean mustPass = (Bitboards.moves(own, other) & SquareMasks.of(size).all()) == 0;
    return mustPass && afterPass != null ? OptionalInt.of(-afterPass) : OptionalInt.empty();
  }

  /** The line of a position. */
  public String line(CanonicalPosition position) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < size * size; i++) {
      long bit = 1L << i / size * 8 + i % size;
      line.append((position.own() & bit) != 0 ? 'X' : (position.other() & bit) != 0 ? 'O' : '-');
    }
    return line.append(' ').append(score(position)).append('\n').toString();
  }
}
