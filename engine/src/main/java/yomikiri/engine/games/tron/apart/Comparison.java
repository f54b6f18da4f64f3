package yomikiri.engine.games.tron.apart;

import yomikiri.engine.think.Meter;
import yomikiri.engine.think.SearchStopped;

/**
 * Two cycles that are apart and move in turns: the one to move wins if it can make more steps than
 * the other, and loses if they can make equally many. Bounds often decide before both numbers are
 * known. Made once and begun again and again, by one thread at a time.
 */
public final class Comparison {
  private static final int FIRST_VISITS = 64;

  private final LongestWay own;
  private final LongestWay other;

  public Comparison(WayTable table) {
    own = new LongestWay(table);
    other = new LongestWay(table);
  }

  /**
   * Turns to two cycles, of which only bounds are known now.
   *
   * @param free only read
   * @param head of the cycle to move
   * @param otherHead of the other
   */
  public void begin(long[] free, int head, int otherHead) {
    own.begin(free, head);
    other.begin(free, otherHead);
  }

  /** 1 if the cycle to move is proven to win, -1 if it is proven to lose, 0 if neither. */
  public int outcome() {
    return own.least() > other.most() ? 1 : own.most() <= other.least() ? -1 : 0;
  }

  /**
   * By how many steps the cycle to move goes on longer, twice as many: exact where both ways are,
   * else the middle of what is possible.
   */
  public int doubleLead() {
    return own.least() + own.most() - other.least() - other.most();
  }

  /** The way of the cycle to move. */
  public LongestWay own() {
    return own;
  }

  /** The way of the other cycle. */
  public LongestWay other() {
    return other;
  }

  /**
   * Finds out more until it is decided or the visits are made.
   *
   * @param visits how many there may be, about
   * @throws SearchStopped if the meter says so; what was found stays
   */
  public void decide(Meter meter, long visits) {
    long done = 0;
    for (long some = FIRST_VISITS; outcome() == 0 && done < visits; some *= 2) {
      own.improve(meter, some);
      if (outcome() == 0) {
        other.improve(meter, some);
      }
      done += 2 * some;
    }
  }
}
