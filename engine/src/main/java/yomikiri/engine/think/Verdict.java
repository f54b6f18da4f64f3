package yomikiri.engine.think;

import yomikiri.engine.trace.Bound;

/** What a search says of one move, from the view of the seat that makes it. */
public sealed interface Verdict {
  /**
   * Whether the search has read the game to its end, so that no further thought can change this.
   */
  boolean proven();

  /**
   * The margin (own points minus the opponent's; in a game for one, the points) at the end of the
   * search's horizon, points so far included.
   */
  record Points(int value, Bound bound, boolean proven) implements Verdict {
    public Points(int value, boolean proven) {
      this(value, Bound.EXACT, proven);
    }
  }

  /**
   * The share of wins, draws counting half.
   *
   * @param p from 0 to 1
   * @param visits playouts behind it
   */
  record WinRate(double p, long visits, boolean proven) implements Verdict {
    public WinRate(double p, long visits) {
      this(p, visits, false);
    }
  }
}
