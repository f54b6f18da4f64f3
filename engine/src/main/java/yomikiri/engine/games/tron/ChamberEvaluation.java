package yomikiri.engine.games.tron;

import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.board.ChamberScore;
import yomikiri.engine.think.Evaluation;

/**
 * An evaluation by {@link ChamberScore}: a seat's score less the mean of the others'. For one
 * thread at a time.
 */
final class ChamberEvaluation<P extends TronPosition & Position> implements Evaluation<P> {
  /** To a place; more than any estimate. */
  static final int UNIT = 100_000;

  private static final int CLEAR_LEAD = 1_000;

  private final ChamberScore estimate = new ChamberScore();
  private final int[] worths = new int[4];
  private long measured; // the key of the position that the worths are those of
  private boolean isMeasured;

  @Override
  public int unit() {
    return UNIT;
  }

  @Override
  public int evaluate(P position, int seat) {
    if (position.isOver()) {
      return 0;
    }
    measure(position);
    int others = 0;
    int count = 0;
    for (int other = 0; other < position.players(); other++) {
      if (other != seat && !position.isOut(other)) {
        others += worths[other];
        count++;
      }
    }
    return position.isOut(seat) ? 0 : worths[seat] - others / count;
  }

  private void measure(P position) {
    long key = position.key();
    if (!isMeasured || measured != key) {
      estimate.measure(position.free(), position.heads(), position.turn());
      for (int seat = 0; seat < position.players(); seat++) {
        worths[seat] = estimate.worth(seat);
      }
      measured = key;
      isMeasured = true;
    }
  }

  @Override
  public int logisticScale() {
    return CLEAR_LEAD;
  }
}
