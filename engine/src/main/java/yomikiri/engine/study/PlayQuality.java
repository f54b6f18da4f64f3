package yomikiri.engine.study;

import java.util.List;

/**
 * The comparison of one game with perfect play, in points, from the first position on that the
 * solver reaches. Of a game that ended by the rules, the score difference is {@code value - loss(0)
 * + loss(1)}, exactly.
 *
 * @param from plies before that position; 0 where the whole game is solved
 * @param value that position's: the margin of seat 0 if both played perfectly from there
 * @param seats by seat, then by phase
 */
public record PlayQuality(int from, int value, List<List<Play>> seats) {
  /** Opening, middle and end: thirds of a game's moves. */
  public static final int PHASES = 3;

  public PlayQuality {
    seats = seats.stream().map(List::copyOf).toList();
  }

  /**
   * The quality of one seat's play in one phase.
   *
   * @param moves how many
   * @param best how many of them lost nothing
   * @param loss points lost against the best move, all moves together
   */
  public record Play(long moves, long best, long loss) {
    public static final Play NONE = new Play(0, 0, 0);

    public Play plus(Play other) {
      return new Play(moves + other.moves, best + other.best, loss + other.loss);
    }

    public Play plusMove(long lost) {
      return new Play(moves + 1, best + (lost == 0 ? 1 : 0), loss + lost);
    }

    /** Points lost per move; 0 without any move. */
    public double meanLoss() {
      return moves == 0 ? 0 : (double) loss / moves;
    }

    /** The share of moves that lost nothing; 1 without any move. */
    public double bestShare() {
      return moves == 0 ? 1 : (double) best / moves;
    }
  }

  /** Points that {@code seat} lost against perfect play. */
  public long loss(int seat) {
    return seats.get(seat).stream().mapToLong(Play::loss).sum();
  }
}
