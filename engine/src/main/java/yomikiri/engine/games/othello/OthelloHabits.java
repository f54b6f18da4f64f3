package yomikiri.engine.games.othello;

import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.SquareMasks;
import yomikiri.engine.think.Habits;

/**
 * What people like and shun in Othello: they play near the last disc, and neither diagonally beside
 * an empty corner nor so that it can be taken. The figures are fitted to games of tournaments.
 */
final class OthelloHabits implements Habits<OthelloPosition> {
  private static final double DIAGONAL = 0.12; // beside an empty corner
  private static final double CORNER = 0.27; // given away
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
    boolean isInside = (played & squares.aroundCorners() & ~squares.edge()) != 0;
    return ((Bitboards.moves(other, own) & empty) == 0 ? 0 : CORNER)
        + (isInside && (Bitboards.around(played) & empty) != 0 ? DIAGONAL : 0);
  }

  /** More in the end than in the opening. */
  @Override
  public double doubt(OthelloPosition position) {
    return Math.exp(DOUBT * (1.5 - 3.0 * position.empties() / (size * size)));
  }
}
