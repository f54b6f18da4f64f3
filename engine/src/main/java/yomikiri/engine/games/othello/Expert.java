package yomikiri.engine.games.othello;

import yomikiri.engine.search.AlphaBeta;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.Thinking;

/** Looks ahead until the end of the game is near enough to be read out, then plays perfectly. */
final class Expert implements Player<OthelloPosition> {
  private final Player<OthelloPosition> middle;
  private final Player<OthelloPosition> end;
  private final int readsOut;

  /**
   * @param readsOut empty squares from which on positions are read out
   */
  Expert(int size, int readsOut) {
    this.middle = new AlphaBeta<>(new Othello(size), Evaluations.mixed(size));
    this.end = new EndPlayer(size);
    this.readsOut = readsOut;
  }

  @Override
  public int choose(OthelloPosition ownCopy, int seat, Thinking thinking) {
    Player<OthelloPosition> now = ownCopy.empties() <= readsOut ? end : middle;
    return now.choose(ownCopy, seat, thinking);
  }
}
