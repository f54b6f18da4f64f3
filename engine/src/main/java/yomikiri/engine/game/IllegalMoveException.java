package yomikiri.engine.game;

/** A move, or a withdrawal, that the rules do not allow where it was tried. */
public final class IllegalMoveException extends RuntimeException {
  private final String game;
  private final int seat;
  private final int move;

  public IllegalMoveException(String game, int seat, int move, String reason) {
    super(game + ": seat " + seat + " cannot play move " + move + ": " + reason);
    this.game = game;
    this.seat = seat;
    this.move = move;
  }

  /** A seat that cannot withdraw. */
  IllegalMoveException(String game, int seat) {
    super(game + ": seat " + seat + " cannot withdraw here");
    this.game = game;
    this.seat = seat;
    this.move = -1;
  }

  public String game() {
    return game;
  }

  public int seat() {
    return seat;
  }

  /** -1 for a withdrawal. */
  public int move() {
    return move;
  }
}
