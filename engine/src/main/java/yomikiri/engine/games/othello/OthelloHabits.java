package yomikiri.engine.games.othello;

import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.SquareMasks;
import yomikiri.engine.think.Habits;

/**
 * What people like and shun in Othello: they play near the last disc, turn few discs over, leave
 * the other side few moves, and play neither beside an empty corner nor so that it can be taken.
 * The figures are fitted to games of tournaments.
 */
final class OthelloHabits implements Habits<OthelloPosition> {
  private static final double DIAGONAL = 0.65; // beside an empty corner
  private static final double EDGE = 0.28;
  private static final double CORNER = 0.44; // given away
  private static final double FLIP = 0.1; // each disc turned over
  private static final double REPLY = 0.14; // each move left to the other side
  private static final double DOUBT = 0.3; // growth over a third of the game

  private final int size;
  private final SquareMasks squares;

  /**
   * @param size rows and columns
   */
  OthelloHabits(int size) {
    this.size = size;
    this.squares = SquareMasks.of(size);
  }

  /** Steps of a king. */
  @Override
  public int distance(int move, int other) {
    int pass = size * size;
    return move == pass || other == pass
        ? 0
        : Math.max(Math.abs(move / size - other / size), Math.abs(move % size - other % size));
  }

  @Override
  public double shunned(OthelloPosition before, int move) {
    if (move == before.pass()) {
      return 0;
    }
    long played = 1L << before.square(move);
    long flips = before.flips(move);
    long own = before.discs(before.turn()) | flips | played;
    long other = before.discs(1 - before.turn()) & ~flips;
    long empty = squares.corners() & ~own & ~other;
    long replies = Bitboards.moves(other, own) & squares.all();
    double shunned = (replies & empty) == 0 ? 0 : CORNER;
    shunned += FLIP * Long.bitCount(flips) + REPLY * Long.bitCount(replies);
    if ((played & squares.aroundCorners()) != 0 && isBeside(played, empty)) {
      shunned += (played & squares.edge()) == 0 ? DIAGONAL : EDGE;
    }
    return shunned;
  }

  /** More in the end than in the opening. */
  @Override
  public double doubt(OthelloPosition position) {
    return Math.exp(DOUBT * (1.5 - 3.0 * position.empties() / (size * size)));
  }

  private static boolean isBeside(long square, long corners) {
    long rows = square | square << 8 | square >>> 8;
    long left = rows & 0xfefefefefefefefeL;
    long right = rows & 0x7f7f7f7f7f7f7f7fL;
    return ((rows | left >>> 1 | right << 1) & corners) != 0;
  }
}
