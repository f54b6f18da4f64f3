package yomikiri.engine.outside;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Notation;

/**
 * The moves of a game as the Go Text Protocol writes them: the squares of a square board as the
 * game itself writes them, with rows counted from the top, and {@code PASS}.
 */
public final class GtpVertices {
  public static final String PASS = "PASS";

  private static final Pattern SQUARE = Pattern.compile("([a-z])([1-9]\\d?)");

  private final List<String> texts;
  private final Map<String, Integer> moves = new HashMap<>();
  private final int size;

  private GtpVertices(List<String> texts, int size) {
    this.texts = texts;
    this.size = size;
    for (int move = 0; move < texts.size(); move++) {
      moves.put(texts.get(move).toLowerCase(Locale.ROOT), move);
    }
  }

  /** Those of {@code game}; empty if it has other moves than one for each square and a pass. */
  public static Optional<GtpVertices> of(Game<?> game) {
    Notation<?> notation = game.notation();
    List<String> texts = new ArrayList<>();
    int squares = 0;
    int size = 0;
    for (int move = 0; move < game.moveLimit(); move++) {
      boolean isPass = game.pass().equals(OptionalInt.of(move));
      String text = isPass ? PASS : notation.moveText(move);
      Matcher square = SQUARE.matcher(text);
      if (square.matches()) {
        squares++;
        int column = square.group(1).charAt(0) - 'a' + 1;
        size = Math.max(size, Math.max(column, Integer.parseInt(square.group(2))));
      } else if (!isPass) {
        return Optional.empty();
      }
      texts.add(text);
    }
    return squares == size * size ? Optional.of(new GtpVertices(texts, size)) : Optional.empty();
  }

  /** Rows and columns of the board. */
  public int size() {
    return size;
  }

  /** How {@code move} is written. */
  public String text(int move) {
    return texts.get(move);
  }

  /** The move that {@code vertex} names in any case; empty if this board has none. */
  public OptionalInt move(String vertex) {
    Integer move = moves.get(vertex.toLowerCase(Locale.ROOT));
    return move == null ? OptionalInt.empty() : OptionalInt.of(move);
  }

  /** Whether it is a vertex of any board. */
  public static boolean isVertex(String vertex) {
    return isPass(vertex) || SQUARE.matcher(vertex.toLowerCase(Locale.ROOT)).matches();
  }

  public static boolean isPass(String vertex) {
    return vertex.equalsIgnoreCase(PASS);
  }

  public boolean isPass(int move) {
    return isPass(texts.get(move));
  }
}
