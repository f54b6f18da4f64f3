package yomikiri.engine.games.othello.search;

import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.think.Meter;

/**
 * Solves positions with at most four empty squares, without looking for moves first: each empty
 * square is tried. Scores are those of the side to move, the winner having the squares left empty.
 */
final class LastFourEmpties {
  private static final int NOTHING = -100; // below every score

  private final int cells;
  private final Meter meter;

  /**
   * @param cells squares of the board
   */
  LastFourEmpties(int cells, Meter meter) {
    this.cells = cells;
    this.meter = meter;
  }

  /** One square is left. */
  int one(long own, long other, int a) {
    meter.visit();
    int margin = 2 * Long.bitCount(own) - cells;
    int turned = LastMoveFlips.turned(a, own);
    if (turned != 0) {
      return margin + 2 * turned + 2;
    }
    turned = LastMoveFlips.turned(a, other);
    return turned != 0 ? margin - 2 * turned : Bitboards.score(own, other, cells);
  }

  /** Two squares are left; fail-soft outside the window, as below. */
  int two(long own, long other, int alpha, int beta, int a, int b) {
    meter.visit();
    int best = NOTHING;
    long flips = Bitboards.flips(a, own, other);
    if (flips != 0) {
      best = -one(other ^ flips, own ^ flips ^ 1L << a, b);
      if (best >= beta) {
        return best;
      }
    }
    flips = Bitboards.flips(b, own, other);
    if (flips != 0) {
      best = Math.max(best, -one(other ^ flips, own ^ flips ^ 1L << b, a));
    }
    if (best != NOTHING) {
      return best;
    }
    boolean passes = Bitboards.flips(a, other, own) != 0 || Bitboards.flips(b, other, own) != 0;
    return passes
        ? -two(/* own= */ other, /* other= */ own, -beta, -alpha, a, b)
        : Bitboards.score(own, other, cells);
  }

  /** Three squares are left, the ones to be tried first named first. */
  int three(long own, long other, int alpha, int beta, int a, int b, int c) {
    meter.visit();
    int best = NOTHING;
    long flips = Bitboards.flips(a, own, other);
    if (flips != 0) {
      best = -two(other ^ flips, own ^ flips ^ 1L << a, -beta, -alpha, b, c);
      if (best >= beta) {
        return best;
      }
    }
    flips = Bitboards.flips(b, own, other);
    if (flips != 0) {
      int floor = Math.max(alpha, best);
      best = Math.max(best, -two(other ^ flips, own ^ flips ^ 1L << b, -beta, -floor, a, c));
      if (best >= beta) {
        return best;
      }
    }
    flips = Bitboards.flips(c, own, other);
    if (flips != 0) {
      int floor = Math.max(alpha, best);
      best = Math.max(best, -two(other ^ flips, own ^ flips ^ 1L << c, -beta, -floor, a, b));
    }
    if (best != NOTHING) {
      return best;
    }
    boolean passes =
        Bitboards.flips(a, other, own) != 0
            || Bitboards.flips(b, other, own) != 0
            || Bitboards.flips(c, other, own) != 0;
    return passes
        ? -three(/* own= */ other, /* other= */ own, -beta, -alpha, a, b, c)
        : Bitboards.score(own, other, cells);
  }

  /** Four squares are left, the ones to be tried first named first. */
  int four(long own, long other, int alpha, int beta, int a, int b, int c, int d) {
    meter.visit();
    int best = NOTHING;
    long flips = Bitboards.flips(a, own, other);
    if (flips != 0) {
      best = -three(other ^ flips, own ^ flips ^ 1L << a, -beta, -alpha, b, c, d);
      if (best >= beta) {
        return best;
      }
    }
    flips = Bitboards.flips(b, own, other);
    if (flips != 0) {
      int floor = Math.max(alpha, best);
      best = Math.max(best, -three(other ^ flips, own ^ flips ^ 1L << b, -beta, -floor, a, c, d));
      if (best >= beta) {
        return best;
      }
    }
    flips = Bitboards.flips(c, own, other);
    if (flips != 0) {
      int floor = Math.max(alpha, best);
      best = Math.max(best, -three(other ^ flips, own ^ flips ^ 1L << c, -beta, -floor, a, b, d));
      if (best >= beta) {
        return best;
      }
    }
    flips = Bitboards.flips(d, own, other);
    if (flips != 0) {
      int floor = Math.max(alpha, best);
      best = Math.max(best, -three(other ^ flips, own ^ flips ^ 1L << d, -beta, -floor, a, b, c));
    }
    if (best != NOTHING) {
      return best;
    }
    boolean passes =
        Bitboards.flips(a, other, own) != 0
            || Bitboards.flips(b, other, own) != 0
            || Bitboards.flips(c, other, own) != 0
            || Bitboards.flips(d, other, own) != 0;
    return passes
        ? -four(/* own= */ other, /* other= */ own, -beta, -alpha, a, b, c, d)
        : Bitboards.score(own, other, cells);
  }
}
