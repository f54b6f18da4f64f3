package yomikiri.engine.games.tron.search;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;
import yomikiri.engine.search.IterativeDeepening;
import yomikiri.engine.search.RootMoveRanking;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.Verdict;

/**
 * The root search for two cycles that can reach each other: deeper and deeper, by a move of both at
 * a time. Estimates favour whoever is to move, so those of an odd depth would compare badly with
 * the others.
 */
public final class HuntRootSearch {
  private static final int INFINITE = HuntSearch.WIN + 1;

  /** What a loss counts that is feared only: worse than any estimate. */
  private static final int FEARED = 100_000;

  private static final OptionalInt UNKNOWN = OptionalInt.empty();

  private final HuntSearch search;
  private final long[] free;
  private final int head;
  private final boolean joint;
  private final SearchContext context;

  /**
   * @param table forgets what is in it
   * @param free only read
   * @param heads that of the cycle to move, then that of the other; only read
   * @param joint whether both move at once; the search then lets the other see each move, so that
   *     only a win is proven
   */
  public HuntRootSearch(
      TranspositionTable table, long[] free, int[] heads, boolean joint, SearchContext context) {
    this.free = free;
    this.head = heads[0];
    this.joint = joint;
    this.context = context;
    this.search = new HuntSearch(table, free, heads, joint, context.clock().meter());
  }

  /** The best of all legal moves. */
  public int choose(Moves legal) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      order.add(legal.get(i));
    }
    return IterativeDeepening.choose(
        order.getFirst(),
        context,
        depth -> depth + 2,
        depth -> {
          IterativeDeepening.Iteration iteration = search(order, depth);
          order.clear();
          iteration.moves().forEach(ranked -> order.add(ranked.move()));
          return iteration;
        });
  }

  private IterativeDeepening.Iteration search(List<Integer> order, int depth) {
    List<RankedMove> ranked = new ArrayList<>();
    int best = -INFINITE;
    boolean isCertain = true;
    for (int move : order) {
      int alpha = context.everyMove() ? -INFINITE : best;
      int cell = Arena.target(head, move);
      int value =
          GridCellSet.isIn(free, cell)
              ? search.value(cell, depth, alpha, INFINITE)
              : search.crash();
      RankedMove found = new RankedMove(move, verdict(value, value > alpha));
      ranked.add(value > alpha ? found.withLine(search.line(move, depth)) : found);
      best = Math.max(best, value);
      isCertain &= Math.abs(value) > HuntSearch.CERTAIN;
    }
    RootMoveRanking.sort(ranked);
    boolean isWon = best > HuntSearch.CERTAIN && !context.everyMove();
    boolean isReadOut = depth > GridCellSet.count(free);
    return new IterativeDeepening.Iteration(ranked, isCertain || isWon || isReadOut);
  }

  /**
   * @param isExact whether the value is not only an upper bound
   */
  private Verdict verdict(int value, boolean isExact) {
    Bound bound = isExact ? Bound.EXACT : Bound.AT_MOST;
    boolean isLost = value < -HuntSearch.CERTAIN;
    if (value > HuntSearch.CERTAIN) {
      return new Verdict.Points(1, bound, true, isExact && !joint ? plies(value) : UNKNOWN);
    }
    if (joint && isLost) {
      return new Verdict.Estimate(value + HuntSearch.WIN - FEARED, bound);
    }
    return isLost
        ? new Verdict.Points(-1, Bound.EXACT, true, isExact ? plies(value) : UNKNOWN)
        : new Verdict.Estimate(value, bound);
  }

  private static OptionalInt plies(int value) {
    return OptionalInt.of(HuntSearch.WIN - Math.abs(value));
  }
}
