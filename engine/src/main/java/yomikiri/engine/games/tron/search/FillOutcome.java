package yomikiri.engine.games.tron.search;

import yomikiri.engine.games.tron.board.ChamberScore;
import yomikiri.engine.games.tron.search.LongestPath.WayTable;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.SearchStopped;

/**
 * Who of two cycles that are apart lasts longer, by bounds on the longest ways of both. Made once
 * and used again and again, by one thread at a time.
 */
public final class FillOutcome {
  /** What a win counts that is proven by ways, with the lead in half steps on top. */
  static final int WON = HuntSearch.COUNTED - 1500;

  /** No value: bounds do not tell, and there are no visits to find out more. */
  static final int OPEN = Integer.MIN_VALUE;

  private static final int MOST_HALF_STEPS = 1400;

  private final LongestPath own;
  private final LongestPath other;

  /**
   * @param table serves all positions
   */
  public FillOutcome(WayTable table) {
    this.own = new LongestPath(table);
    this.other = new LongestPath(table);
  }

  /**
   * The outcome for the cycle to move: proven beyond {@link HuntSearch#CERTAIN}, or a draw that is
   * proven, 0, or else {@link #OPEN} if there are no visits, or an estimate.
   *
   * @param free only read
   * @param joint whether both move at once, so that equal ways are a draw
   * @param ahead how many moves the other has made more
   * @param visits for each of the two ways, if bounds do not tell
   * @throws SearchStopped if the meter says so
   */
  int value(
      long[] free, int head, int headOfOther, boolean joint, int ahead, Meter meter, long visits) {
    own.begin(free, head);
    other.begin(free, headOfOther);
    if (visits == 0 && isOpen(joint, ahead)) {
      return OPEN;
    }
    if (isOpen(joint, ahead)) {
      own.improve(meter, visits);
    }
    if (isOpen(joint, ahead)) {
      other.improve(meter, visits);
    }
    int halfSteps = own.least() + own.most() - other.least() - other.most() - 2 * ahead;
    if (isOpen(joint, ahead)) {
      return ChamberScore.apart(halfSteps);
    }
    int outcome = outcome(own.least(), other.most() + ahead, joint);
    return outcome * (WON + Math.min(Math.abs(halfSteps), MOST_HALF_STEPS));
  }

  private boolean isOpen(boolean joint, int ahead) {
    return outcome(own.least(), other.most() + ahead, joint)
        < outcome(own.most(), other.least() + ahead, joint);
  }

  /** For the cycle to move: 1 if it wins, 0 a draw, -1 if it loses. */
  static int outcome(int steps, int stepsOfOther, boolean joint) {
    int longer = Integer.signum(steps - stepsOfOther);
    return longer == 0 && !joint ? -1 : longer;
  }
}
