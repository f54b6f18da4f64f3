package yomikiri.engine.teach;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A position in which one move alone is right, which is proven. It is asked of the seat to move, or
 * of the first where all move at once.
 *
 * @param game its id
 * @param position as the game writes it
 * @param line the play expected from the answer on, as far as it is proven; the answer first. Where
 *     all move at once: the seat's own choice and then the other's, step by step
 * @param best what the answer is worth, see {@link Kind}
 * @param second the same of the best of the other moves
 * @param choices legal moves
 * @param depth plies that a plain search has to look ahead until the answer alone looks best; 9 for
 *     more than 8
 * @param tempting wrong moves that look at least as good at first sight
 * @param rating how hard it is, beside those who solve puzzles
 */
public record Puzzle(
    String game,
    String position,
    Kind kind,
    List<String> line,
    int best,
    int second,
    int choices,
    int depth,
    int tempting,
    Rating rating) {
  public Puzzle {
    line = List.copyOf(line);
    if (line.isEmpty()) {
      throw new IllegalArgumentException("a puzzle without an answer");
    }
  }

  /** What is asked for, and {@link #best} and {@link #second} count. "For sure": at any reply. */
  public enum Kind {
    /** The only move that wins for sure; counts the margin at the end. */
    ONLY_WIN("only-win"),

    /** No move wins for sure, and this one alone does not lose; counts the margin at the end. */
    HOLD_DRAW("hold-draw"),

    /** Not all moves win, but several; this one by clearly more. Counts the margin at the end. */
    WIN_BY_MOST("win-by-most"),

    /** The only way to make the most of a room that nobody else can enter; counts own moves. */
    FILL_ROOM("fill-room"),

    /** The only way to gather the most points; counts the points at the end. */
    MOST_POINTS("most-points"),

    /** The only move that is safe for so many own moves; counts these. */
    SURVIVE("survive");

    private final String key;

    Kind(String key) {
      this.key = key;
    }

    /** Its name in files and on the command line. */
    public String key() {
      return key;
    }

    /** The kind of that {@link #key}. */
    public static Optional<Kind> of(String key) {
      return Stream.of(values()).filter(kind -> kind.key.equals(key)).findFirst();
    }
  }

  /** The only right move. */
  public String answer() {
    return line.getFirst();
  }
}
