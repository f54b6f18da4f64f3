package yomikiri.engine.search;

import yomikiri.engine.game.Position;

/** Compares positions of one game. */
final class Positions {
  /**
   * Moves that may be tried to find where in a tree kept from the last move the game has come to.
   * Together they cost about as much as a few playouts.
   */
  static final int MOST_TRIES = 256;

  private Positions() {}

  /** Whether both have the same future and the same points so far. */
  static boolean areSame(Position one, Position other) {
    boolean same = one.key() == other.key() && one.isOver() == other.isOver();
    for (int seat = 0; same && seat < one.players(); seat++) {
      same = one.score(seat) == other.score(seat);
    }
    return same;
  }
}
