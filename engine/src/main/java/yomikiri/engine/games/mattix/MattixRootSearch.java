package yomikiri.engine.games.mattix;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import yomikiri.engine.search.IterativeDeepening;
import yomikiri.engine.search.RootMoveRanking;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

/** The root of an analysis: its moves and what is known of each of them. */
final class MattixRootSearch {

  private static final int SPAN = MattixSolver.SPAN;
  private static final int MOST = MattixSolver.MOST;
  private static final int LONGEST_FIRST_LOOK = 8;

  private final MattixSolver solver;
  private final long own;
  private final long other;
  private final int side;
  private final int line;

  private final int count;
  private final int[] crosses = new int[SPAN];

  /** Indices of the moves, the most promising first. */
  private final int[] order = new int[SPAN];

  private final int[] guess = new int[SPAN];
  private final int[] lower = new int[SPAN];
  private final int[] upper = new int[SPAN];

  MattixRootSearch(MattixSolver solver, long own, long other, int side, int line) {
    this.solver = solver;
    this.own = own;
    this.other = other;
    this.side = side;
    this.line = line;
    int found = 0;
    for (int left = MattixSolver.lineMask(own, line); left != 0; left &= left - 1) {
      crosses[found++] = Integer.numberOfTrailingZeros(left);
    }
    count = found;
    Arrays.fill(lower, -MOST);
    Arrays.fill(upper, MOST);
    Arrays.setAll(order, i -> i);
  }

  /** The depth to search after {@code depth}: 1, 2, 4, 6, 8, then to the end. */
  int depthAfter(int depth) {
    int next = depth < 2 ? depth + 1 : depth + 2;
    return next <= LONGEST_FIRST_LOOK ? Math.min(next, Long.bitCount(own)) : Long.bitCount(own);
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
      look(depth);
    }
    List<RankedMove> ranked = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int value = solved ? upper[i] : guess[i];
      boolean exact = !solved || lower[i] == upper[i];
      Bound bound = exact ? Bound.EXACT : Bound.AT_MOST;
      ranked.add(new RankedMove(cell(i), new Verdict.Points(margin + value, bound, solved)));
    }
    RootMoveRanking.sort(ranked);
    return new IterativeDeepening.Iteration(ranked, List.of(ranked.getFirst().move()), solved);
  }

  /**
   * Best play from here to the end, the lowest cell among equals.
   *
   * @param value the proven value to come
   */
  List<Integer> line(int value) {
    List<Integer> cells = new ArrayList<>();
    int toCome = value;
    MattixRootSearch at = this;
    while (!at.isOver()) {
      int index = at.firstAtLeast(toCome);
      cells.add(at.cell(index));
      toCome = at.gain(index) - toCome;
      at = at.after(index);
    }
    return cells;
  }

  int cell(int index) {
    return solver.cell(side, line, crosses[index]);
  }

  int gain(int index) {
    return solver.gain(side, line, crosses[index]);
  }

  boolean isOver() {
    return count == 0;
  }

  MattixRootSearch after(int index) {
    return new MattixRootSearch(
        solver, ownAfter(index), otherAfter(index), side ^ 1, crosses[index]);
  }

  /** The first move worth {@code value}. */
  int firstAtLeast(int value) {
    int index = 0;
    while (index < count && testMove(index, value) < value) {
      index++;
    }
    return index < count ? index : -1;
  }

  private void look(int depth) {
    int[] found = new int[SPAN];
    for (int i = 0; i < count; i++) {
      long nextOwn = ownAfter(i);
      long nextOther = otherAfter(i);
      found[i] =
          gain(i) - solver.look(nextOwn, nextOther, side ^ 1, crosses[i], depth - 1, -MOST, MOST);
    }
    System.arraycopy(found, 0, guess, 0, count);
    for (int i = 0; i < count; i++) {
      int j = i;
      for (; j > 0 && guess[order[j - 1]] < guess[i]; j--) {
        order[j] = order[j - 1];
      }
      order[j] = i;
    }
  }

  private void solve(boolean everyMove) {
    if (everyMove) {
      settleAll();
    } else {
      int value = solveBest();
      upper[firstAtLeast(value)] = value;
    }
  }

  /** MTD(f) over all moves: the value of the best. */
  private int solveBest() {
    int low = -MOST;
    int high = MOST;
    int value = guess[order[0]];
    while (low < high) {
      int bound = Math.clamp(value, low + 1, high);
      value = -MOST;
      for (int i = 0; i < count && value < bound; i++) {
        int index = order[i];
        value = Math.max(value, testMove(index, bound));
        if (value >= bound) {
          System.arraycopy(order, 0, order, 1, i);
          order[0] = index;
        }
      }
      if (value >= bound) {
        low = value;
      } else {
        high = value;
      }
    }
    return low;
  }

  /** MTD(f) for each move; the first tells how far off the guesses of the others may be. */
  private void settleAll() {
    settle(order[0], guess[order[0]]);
    int drift = lower[order[0]] - guess[order[0]];
    for (int i = 1; i < count; i++) {
      settle(order[i], guess[order[i]] + drift);
    }
  }

  private void settle(int index, int first) {
    int bound = first;
    while (lower[index] < upper[index]) {
      bound = Math.clamp(bound, lower[index] + 1, upper[index]);
      int value = testMove(index, bound);
      bound = value >= bound ? value + 1 : value;
    }
  }

  /** A lower bound of the move not below {@code beta}, or an upper bound below it. */
  private int testMove(int index, int beta) {
    if (lower[index] >= beta) {
      return lower[index];
    }
    if (upper[index] < beta) {
      return upper[index];
    }
    int gain = gain(index);
    long nextOwn = ownAfter(index);
    long nextOther = otherAfter(index);
    int value =
        gain - solver.testFresh(nextOwn, nextOther, side ^ 1, crosses[index], gain - beta + 1);
    if (value >= beta) {
      lower[index] = value;
    } else {
      upper[index] = value;
    }
    return value;
  }

  private long ownAfter(int index) {
    return other ^ 1L << (crosses[index] * SPAN + line);
  }

  private long otherAfter(int index) {
    return own ^ 1L << (line * SPAN + crosses[index]);
  }
}
