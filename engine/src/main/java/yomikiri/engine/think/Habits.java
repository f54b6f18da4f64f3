package yomikiri.engine.think;

import yomikiri.engine.game.Position;

/** What draws people to a move of a game, or away from it, apart from its value. */
public interface Habits<P extends Position> {
  /** How many fields of the board lie between two moves; 0 where one of them is on no field. */
  int distance(int move, int other);

  /** How rarely people play a move for its looks: a move with 1 more is e times rarer. */
  double shunned(P before, int move);

  /** How unsure people are of the values of moves here: 1 for usually. */
  double doubt(P position);
}
