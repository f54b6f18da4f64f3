package yomikiri.engine.games.trapez;

/**
 * What a position is worth to the side to move, as a number: above 0 it wins, the sooner the more;
 * below 0 it loses, the later the more.
 */
final class WinDistance {
  /** Above every worth. */
  static final int BEYOND = HexBoard.CELLS + 2;

  /** The next move wins; its negative: whatever it is, it loses. */
  static final int WIN_NOW = BEYOND - 1;

  private WinDistance() {}

  /** Plies to the end of the game. */
  static int plies(int worth) {
    return BEYOND - Math.abs(worth);
  }

  /** What a move is worth after which the other side has a position that is worth so much. */
  static int ofMove(int next) {
    return next > 0 ? 1 - next : -1 - next;
  }

  /** What the other side's position is worth after a move that is worth so much, or 0. */
  static int next(int ofMove) {
    return ofMove > 0 ? -1 - ofMove : ofMove < 0 ? 1 - ofMove : 0;
  }
}
