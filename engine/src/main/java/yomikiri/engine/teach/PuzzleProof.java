package yomikiri.engine.teach;

import java.util.List;
import java.util.Optional;
import yomikiri.engine.teach.Puzzle.Kind;

/**
 * What every move of a position is worth for sure.
 *
 * @param counted what the values are
 * @param moves all legal ones, the best first
 * @param line the play expected from the first on
 */
public record PuzzleProof(Counted counted, List<Worth> moves, List<Integer> line) {
  private static final int LEAST_ROOM_LEAD = 2; // moves, of the longest way over the second

  private static final int LEAST_SURVIVAL = 2; // moves, of the second: else it is seen at once

  public PuzzleProof {
    moves = List.copyOf(moves);
    line = List.copyOf(line);
  }

  /** What the values of moves are. */
  public enum Counted {
    /** The lead at the end of a game against others. */
    MARGIN,
    /** The points at the end of a game for one. */
    POINTS,
    /** The own moves in a room of one's own. */
    ROOM,
    /** The own moves that are survived, up to as many as were looked at. */
    SURVIVAL
  }

  /** A move and its value. */
  public record Worth(int move, int value) {}

  int answer() {
    return moves.getFirst().move();
  }

  /** Whether the first move alone is best. */
  boolean isUnique() {
    return moves.size() > 1 && best() > second();
  }

  public int best() {
    return moves.getFirst().value();
  }

  int second() {
    return moves.get(1).value();
  }

  /**
   * What the position asks for if the first move alone is right; empty if it is not.
   *
   * @param clearly the least difference of values where all wins are equal but for their size
   */
  Optional<Kind> kind(double clearly) {
    if (!isUnique()) {
      return Optional.empty();
    }
    int lead = best() - second();
    return switch (counted) {
      case MARGIN -> margin(clearly);
      case POINTS -> lead >= clearly ? Optional.of(Kind.MOST_POINTS) : Optional.empty();
      case ROOM -> lead >= LEAST_ROOM_LEAD ? Optional.of(Kind.FILL_ROOM) : Optional.empty();
      case SURVIVAL -> second() >= LEAST_SURVIVAL ? Optional.of(Kind.SURVIVE) : Optional.empty();
    };
  }

  private Optional<Kind> margin(double clearly) {
    if (best() > 0 && second() <= 0) {
      return Optional.of(Kind.ONLY_WIN);
    }
    if (best() == 0) {
      return Optional.of(Kind.HOLD_DRAW);
    }
    boolean isDecided = moves.getLast().value() > 0;
    return !isDecided && second() > 0 && best() - second() >= clearly
        ? Optional.of(Kind.WIN_BY_MOST)
        : Optional.empty();
  }
}
