package yomikiri.engine.games.othello.search;

import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.ChildList;
import yomikiri.engine.games.othello.board.StableDiscs;
import yomikiri.engine.games.othello.search.MoveOrdering.RegionParity;
import yomikiri.engine.think.Meter;

/**
 * Solves positions with few empty squares, of which nothing is kept: with many of them, moves are
 * tried by the replies they leave; with fewer, those in odd regions first, each made only when it
 * is searched. Scores are those of the side to move, fail-soft outside the window.
 */
final class FewEmpties {
  /** Empty squares up to which this is made for. */
  static final int MOST = 7;

  private static final int UNRANKED = 5; // empty squares up to which moves are not ranked
  private static final int NOTHING = -100; // below every score

  private final long board;
  private final int cells;
  private final RegionParity parity;
  private final MoveOrdering ranking;
  private final LastFourEmpties last;
  private final ChildList[] levels = new ChildList[MOST + 1];
  private final Meter meter;

  /**
   * @param board all squares
   */
  FewEmpties(long board, RegionParity parity, MoveOrdering ranking, Meter meter) {
    this.board = board;
    this.cells = Long.bitCount(board);
    this.parity = parity;
    this.ranking = ranking;
    this.last = new LastFourEmpties(board, parity, meter);
    this.meter = meter;
    for (int i = UNRANKED + 1; i < levels.length; i++) {
      levels[i] = new ChildList(board);
    }
  }

  /**
   * The value of a position within a window.
   *
   * @param moves where the side to move can play; not asked for if no more than four squares are
   *     empty
   */
  int search(long own, long other, long moves, int alpha, int beta, int empties) {
    return search(own, other, moves, alpha, beta, empties, parity.odd(board & ~(own | other)));
  }

  private int search(long own, long other, long moves, int alpha, int beta, int empties, long odd) {
    if (empties <= 4) {
      return last.search(own, other, alpha, beta, odd);
    }
    meter.visit();
    if (moves == 0) {
      long others = Bitboards.moves(other, own) & board;
      return others == 0
          ? Bitboards.score(own, other, cells)
          : -search(/* own= */ other, /* other= */ own, others, -beta, -alpha, empties, odd);
    }
    if (cells - 2 * Long.bitCount(other) <= alpha) {
      int most = cells - 2 * Long.bitCount(StableDiscs.of(board, other, own));
      if (most <= alpha) {
        return most;
      }
    }
    if (empties > UNRANKED) {
      return byRank(own, other, moves, alpha, beta, empties, odd);
    }
    int best = bestOf(own, other, moves & odd, alpha, beta, empties, odd, NOTHING);
    return best < beta ? bestOf(own, other, moves & ~odd, alpha, beta, empties, odd, best) : best;
  }

  /** The best of some moves and of what is already found. */
  private int bestOf(
      long own, long other, long moves, int alpha, int beta, int empties, long odd, int found) {
    int best = found;
    for (long left = moves; left != 0 && best < beta; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flips = Bitboards.flips(square, own, other);
      long next = other ^ flips;
      long mine = own ^ flips ^ 1L << square;
      long odds = odd ^ parity.region(square);
      int floor = Math.max(alpha, best);
      int value =
          empties == 5
              ? last.search(next, mine, -beta, -floor, odds)
              : search(
                  next,
                  mine,
                  Bitboards.moves(next, mine) & board,
                  -beta,
                  -floor,
                  empties - 1,
                  odds);
      best = Math.max(best, -value);
    }
    return best;
  }

  private int byRank(long own, long other, long moves, int alpha, int beta, int empties, long odd) {
    ChildList children = levels[empties];
    children.fill(own, other, moves);
    ranking.byMobility(children, odd);
    int best = NOTHING;
    for (int i = 0; i < children.count() && best < beta; i++) {
      children.pick(i);
      int value =
          search(
              children.own(i),
              children.other(i),
              children.replies(i),
              -beta,
              -Math.max(alpha, best),
              empties - 1,
              odd ^ parity.region(children.square(i)));
      best = Math.max(best, -value);
    }
    return best;
  }
}
