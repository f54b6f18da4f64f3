package yomikiri.engine.games.othello.search;

import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.search.MoveOrdering.RegionParity;
import yomikiri.engine.think.Meter;

/**
 * Solves positions with at most four empty squares, without looking for moves first: each empty
 * square is tried, those in odd regions first. Scores are those of the side to move, the winner
 * having the squares left empty.
 */
final class LastFourEmpties {
  private static final int NOTHING = -100; // below every score

  private final long board;
  private final int cells;
  private final RegionParity parity;
  private final Meter meter;

  /**
   * @param board all squares
   */
  LastFourEmpties(long board, RegionParity parity, Meter meter) {
    this.board = board;
    this.cells = Long.bitCount(board);
    this.parity = parity;
    this.meter = meter;
  }

  /**
   * The score, fail-soft outside the window.
   *
   * @param odd the regions with an odd number of empty squares
   */
  int search(long own, long other, int alpha, int beta, long odd) {
    long empty = board & ~(own | other);
    long first = (empty & odd) == 0 ? empty : empty & odd;
    long second = empty & ~first;
    int a = Long.numberOfTrailingZeros(first);
    first &= first - 1;
    if (first == 0) {
      first = second;
      second = 0;
    }
    int b = Long.numberOfTrailingZeros(first);
    first &= first - 1;
    if (first == 0) {
      first = second;
      second = 0;
    }
    int c = Long.numberOfTrailingZeros(first);
    first &= first - 1;
    int d = Long.numberOfTrailingZeros(first == 0 ? second : first);
    return switch (Long.bitCount(empty)) {
      case 0 -> Bitboards.score(own, other, cells);
      case 1 -> one(own, other, a);
      case 2 -> two(own, other, alpha, beta, a, b);
      case 3 -> three(own, other, alpha, beta, a, b, c, odd);
      default -> four(own, other, alpha, beta, a, b, c, d, odd);
    };
  }

  private int one(long own, long other, int a) {
    meter.visit();
    int margin = 2 * Long.bitCount(own) - cells;
    int turned = LastMoveFlips.turned(a, own);
    if (turned != 0) {
      return margin + 2 * turned + 2;
    }
    turned = LastMoveFlips.turned(a, other);
    return turned != 0 ? margin - 2 * turned : Bitboards.score(own, other, cells);
  }

  private int two(long own, long other, int alpha, int beta, int a, int b) {
    meter.visit();
    int best = NOTHING;
    long flips = Bitboards.nearbyFlips(a, own, other);
    if (flips != 0) {
      best = -one(other ^ flips, own ^ flips ^ 1L << a, b);
      if (best >= beta) {
        return best;
      }
    }
    flips = Bitboards.nearbyFlips(b, own, other);
    if (flips != 0) {
      best = Math.max(best, -one(other ^ flips, own ^ flips ^ 1L << b, a));
    }
    if (best != NOTHING) {
      return best;
    }
    boolean passes =
        Bitboards.nearbyFlips(a, other, own) != 0 || Bitboards.nearbyFlips(b, other, own) != 0;
    return passes
        ? -two(/* own= */ other, /* other= */ own, -beta, -alpha, a, b)
        : Bitboards.score(own, other, cells);
  }

  /** Of three squares, the one that is alone in its region comes first. */
  private int three(long own, long other, int alpha, int beta, int a, int b, int c, long odd) {
    if ((odd >>> a & 1) != 0) {
      return inOrder(own, other, alpha, beta, a, b, c);
    }
    return (odd >>> b & 1) != 0
        ? inOrder(own, other, alpha, beta, b, a, c)
        : inOrder(own, other, alpha, beta, c, a, b);
  }

  private int inOrder(long own, long other, int alpha, int beta, int a, int b, int c) {
    meter.visit();
    int best = NOTHING;
    long flips = Bitboards.nearbyFlips(a, own, other);
    if (flips != 0) {
      best = -two(other ^ flips, own ^ flips ^ 1L << a, -beta, -alpha, b, c);
      if (best >= beta) {
        return best;
      }
    }
    flips = Bitboards.nearbyFlips(b, own, other);
    if (flips != 0) {
      int floor = Math.max(alpha, best);
      best = Math.max(best, -two(other ^ flips, own ^ flips ^ 1L << b, -beta, -floor, a, c));
      if (best >= beta) {
        return best;
      }
    }
    flips = Bitboards.nearbyFlips(c, own, other);
    if (flips != 0) {
      int floor = Math.max(alpha, best);
      best = Math.max(best, -two(other ^ flips, own ^ flips ^ 1L << c, -beta, -floor, a, b));
    }
    if (best != NOTHING) {
      return best;
    }
    boolean passes =
        Bitboards.nearbyFlips(a, other, own) != 0
            || Bitboards.nearbyFlips(b, other, own) != 0
            || Bitboards.nearbyFlips(c, other, own) != 0;
    return passes
        ? -inOrder(/* own= */ other, /* other= */ own, -beta, -alpha, a, b, c)
        : Bitboards.score(own, other, cells);
  }

  private int four(
      long own, long other, int alpha, int beta, int a, int b, int c, int d, long odd) {
    meter.visit();
    int best = NOTHING;
    long flips = Bitboards.nearbyFlips(a, own, other);
    if (flips != 0) {
      long next = odd ^ parity.region(a);
      best = -three(other ^ flips, own ^ flips ^ 1L << a, -beta, -alpha, b, c, d, next);
      if (best >= beta) {
        return best;
      }
    }
    flips = Bitboards.nearbyFlips(b, own, other);
    if (flips != 0) {
      long next = odd ^ parity.region(b);
      int floor = Math.max(alpha, best);
      int value = -three(other ^ flips, own ^ flips ^ 1L << b, -beta, -floor, a, c, d, next);
      best = Math.max(best, value);
      if (best >= beta) {
        return best;
      }
    }
    flips = Bitboards.nearbyFlips(c, own, other);
    if (flips != 0) {
      long next = odd ^ parity.region(c);
      int floor = Math.max(alpha, best);
      int value = -three(other ^ flips, own ^ flips ^ 1L << c, -beta, -floor, a, b, d, next);
      best = Math.max(best, value);
      if (best >= beta) {
        return best;
      }
    }
    flips = Bitboards.nearbyFlips(d, own, other);
    if (flips != 0) {
      long next = odd ^ parity.region(d);
      int floor = Math.max(alpha, best);
      int value = -three(other ^ flips, own ^ flips ^ 1L << d, -beta, -floor, a, b, c, next);
      best = Math.max(best, value);
    }
    if (best != NOTHING) {
      return best;
    }
    boolean passes =
        Bitboards.nearbyFlips(a, other, own) != 0
            || Bitboards.nearbyFlips(b, other, own) != 0
            || Bitboards.nearbyFlips(c, other, own) != 0
            || Bitboards.nearbyFlips(d, other, own) != 0;
    return passes
        ? -four(/* own= */ other, /* other= */ own, -beta, -alpha, a, b, c, d, odd)
        : Bitboards.score(own, other, cells);
  }
}
