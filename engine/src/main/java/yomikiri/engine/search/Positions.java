package yomikiri.engine.search;

import yomikiri.engine.game.Position;

/** Comparing positions of one game. */
final class Positions {
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
