package yomikiri.engine.games.mattix;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import yomikiri.engine.search.EndgameSwitch;
import yomikiri.engine.search.IterativeDeepening;
import yomikiri.engine.search.RootSolver;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

/** The root of a Mattix search: its moves, searched to a depth or solved, with their bounds. */
final class MattixRootSearch {

  private static final int SPAN = MattixSolver.SPAN;
  private static final int MOST = MattixSolver.MOST;
  private static final int LONGEST_FIRST_LOOK = 8;

  private final MattixSearch search;
  private final long own;
  private final long other;
  private final int side;
  private final int line;

  private final int[] crosses = new int[SPAN];
  private final int[] guess = new int[SPAN];
  private BitSet below = new BitSet(); // moves whose guess says only that they are no better
  private final RootSolver moves;

  MattixRootSearch(MattixSearch search, long own, long other, int side, int line) {
    this.search = search;
    this.own = own;
    this.other = other;
    this.side = side;
    this.line = line;
    int found = 0;
    for (int left = MattixSolver.lineMask(own, line); left != 0; left &= left - 1) {
      crosses[found++] = Integer.numberOfTrailingZeros(left);
    }
    int[] cells = new int[found];
    Arrays.setAll(cells, i -> search.cell(side, line, crosses[i]));
    moves = new RootSolver(cells, -MOST, MOST, this::test);
  }

  /**
   * The depths to search: 1, 2, 4, 6, 8, then to the end; where {@code reach} does not cover that,
   * one ply after the other.
   */
  IterativeDeepening.Depths depths(EndgameSwitch reach) {
    return new IterativeDeepening.Depths() {
      @Override
      public int after(int depth) {
        int tiles = Long.bitCount(own);
        int next = depth < 2 ? depth + 1 : depth + 2;
        if (next <= LONGEST_FIRST_LOOK) {
          return Math.min(next, tiles);
        }
        return !search.isLarge() || reach.covers(tiles) ? tiles : Math.min(depth + 1, tiles);
      }

      @Override
      public boolean isReadOut(int depth) {
        return depth == Long.bitCount(own);
      }
    };
  }

  /**
   * Searches {@code depth} plies ahead, or to the end if there are no more tiles than that.
   *
   * @param margin points the mover is ahead so far, to be added to the values told
   * @param everyMove see {@link yomikiri.engine.think.SearchContext}
   */
  IterativeDeepening.Iteration search(int depth, boolean everyMove, int margin) {
    boolean solved = depth >= Long.bitCount(own);
    if (solved) {
      solve(everyMove);
    } else {
      estimate(depth, everyMove);
    }
    List<RankedMove> ranked =
        moves.ranked(
            i -> {
              int value = solved ? moves.upper(i) : guess[i];
              boolean exact = solved ? moves.isExact(i) : !below.get(i);
              Bound bound = exact ? Bound.EXACT : Bound.AT_MOST;
              return new Verdict.Points(margin + value, bound, solved);
            });
    return new IterativeDeepening.Iteration(ranked, solved);
  }

  /**
   * Best play to the end after a move, the lowest cell among equals.
   *
   * @param value the proven value to come for who makes the move
   */
  List<Integer> line(int move, int value) {
    List<Integer> cells = new ArrayList<>();
    int toCome = value;
    int index = 0;
    while (cell(index) != move) {
      index++;
    }
    MattixRootSearch at = this;
    while (index >= 0) {
      cells.add(at.cell(index));
      toCome = at.gain(index) - toCome;
      at = at.after(index);
      index = at.moves.firstAtLeast(toCome);
    }
    return cells;
  }

  int cell(int index) {
    return moves.move(index);
  }

  private int gain(int index) {
    return search.gain(side, line, crosses[index]);
  }

  private MattixRootSearch after(int index) {
    return new MattixRootSearch(
        search, ownAfter(index), otherAfter(index), side ^ 1, crosses[index]);
  }

  /**
   * Estimates the moves by looking {@code depth} plies ahead: all, or the best and of the others
   * that they are no better.
   */
  private void estimate(int depth, boolean everyMove) {
    int[] found = new int[SPAN];
    BitSet worse = new BitSet();
    int best = -MOST;
    for (int place = 0; place < moves.count(); place++) {
      int i = moves.at(place);
      int alpha = everyMove ? -MOST : best;
      int beta = everyMove || place == 0 ? MOST : best + 1;
      found[i] = estimate(i, depth, alpha, beta);
      if (found[i] >= beta) {
        found[i] = estimate(i, depth, alpha, MOST);
      }
      worse.set(i, place > 0 && found[i] <= alpha);
      best = Math.max(best, found[i]);
    }
    System.arraycopy(found, 0, guess, 0, SPAN);
    below = worse;
    moves.order(i -> 2 * guess[i] + (below.get(i) ? 0 : 1));
  }

  private int estimate(int index, int depth, int alpha, int beta) {
    int gain = gain(index);
    return gain
        - search.estimate(
            ownAfter(index),
            otherAfter(index),
            side ^ 1,
            crosses[index],
            depth - 1,
            gain - beta,
            gain - alpha);
  }

  private void solve(boolean everyMove) {
    if (everyMove) {
      moves.solveEach(i -> guess[i]);
    } else {
      int value = moves.solve(guess[moves.at(0)]);
      moves.set(moves.firstAtLeast(value), value);
    }
  }

  /** A lower bound of the move not below {@code beta}, or an upper bound below it. */
  private int test(int index, int beta) {
    int gain = gain(index);
    return gain
        - search.test(
            ownAfter(index), otherAfter(index), side ^ 1, crosses[index], gain - beta + 1);
  }

  private long ownAfter(int index) {
    return other ^ 1L << (crosses[index] * SPAN + line);
  }

  private long otherAfter(int index) {
    return own ^ 1L << (line * SPAN + crosses[index]);
  }
}
