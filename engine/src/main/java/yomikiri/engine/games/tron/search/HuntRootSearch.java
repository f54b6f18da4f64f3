package yomikiri.engine.games.tron.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;
import yomikiri.engine.search.IterativeDeepening;
import yomikiri.engine.search.SearchHelpers;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.Verdict;

/**
 * The root search for two cycles that can reach each other: deeper and deeper, by a move of both at
 * a time. Estimates favour whoever is to move, so those of an odd depth would compare badly with
 * the others. For one choice.
 */
public final class HuntRootSearch {
  private static final int INFINITE = HuntSearch.WIN + 1;

  /** What a loss counts that is feared only: worse than any estimate. */
  private static final int FEARED = 100_000;

  private static final OptionalInt UNKNOWN = OptionalInt.empty();

  private final HuntSearch search;
  private final SearchHelpers<HuntSplit> helpers;
  private final long[] free;
  private final int head;
  private final boolean joint;
  private final SearchContext context;
  private final List<RankedMove> order = new ArrayList<>();
  private final List<RankedMove> ranked = new ArrayList<>(); // of this depth so far
  private final int[] values = new int[Arena.MOVES]; // what is said of a loss does not tell all
  private final Comparator<RankedMove> bestFirst =
      Comparator.comparingInt(found -> -values[found.move()]);

  /**
   * @param table may know results of earlier searches of the same kind of game
   * @param fills one for each thread, the caller's first; they may as well
   * @param free only read
   * @param heads that of the cycle to move, then that of the other; only read
   * @param joint whether both move at once; the search then lets the other see each move, so that
   *     only a win is proven
   * @param alone nodes that the caller visits before other threads help
   */
  public HuntRootSearch(
      TranspositionTable table,
      List<FillOutcome> fills,
      long[] free,
      int[] heads,
      boolean joint,
      int alone,
      SearchContext context) {
    this.free = free;
    this.head = heads[0];
    this.joint = joint;
    this.context = context;
    if (context.everyMove()) {
      table.clear();
    } else {
      table.beginSearch();
    }
    this.search =
        new HuntSearch(
            table, fills.getFirst(), new HuntPosition(free, heads), joint, context.clock().meter());
    Iterator<FillOutcome> others = fills.subList(1, fills.size()).iterator();
    this.helpers =
        new SearchHelpers<>(
            search,
            fills.size() - 1,
            alone,
            () -> search.another(others.next(), context.clock().meterOfHelper()));
  }

  /** The best of all legal moves. */
  public int choose(Moves legal) {
    for (int i = 0; i < legal.size(); i++) {
      order.add(new RankedMove(legal.get(i), new Verdict.Estimate(0, Bound.EXACT)));
    }
    try (helpers) {
      return IterativeDeepening.choose(
          legal.get(0),
          context,
          new Pairs(),
          depth -> {
            IterativeDeepening.Iteration iteration = search(depth);
            order.clear();
            order.addAll(iteration.moves());
            return iteration;
          },
          this::foundBetter);
    }
  }

  /** A move of each cycle more. Time that was saved for later made no difference. */
  private record Pairs() implements IterativeDeepening.Depths {
    @Override
    public int after(int depth) {
      return depth + 2;
    }

    @Override
    public boolean savesTime() {
      return false;
    }
  }

  private IterativeDeepening.Iteration search(int depth) {
    ranked.clear();
    int best = -INFINITE;
    boolean isCertain = true;
    for (RankedMove next : order) {
      helpers.beginIfWorthwhile();
      int move = next.move();
      int alpha = context.everyMove() ? -INFINITE : best;
      int value = value(move, depth, alpha);
      RankedMove found = new RankedMove(move, verdict(value, value > alpha));
      ranked.add(value > alpha ? found.withLine(search.line(move, depth)) : found);
      values[move] = value;
      best = Math.max(best, value);
      isCertain &= Math.abs(value) > HuntSearch.CERTAIN;
    }
    boolean isWon = best > HuntSearch.CERTAIN && !context.everyMove();
    boolean isReadOut = depth > GridCellSet.count(free);
    List<RankedMove> all = new ArrayList<>(ranked);
    all.sort(bestFirst);
    return new IterativeDeepening.Iteration(all, isCertain || isWon || isReadOut);
  }

  /** The value of a move: exact if it is above {@code alpha}, at most that if not. */
  private int value(int move, int depth, int alpha) {
    int cell = Arena.target(head, move);
    if (!GridCellSet.isIn(free, cell)) {
      return search.crash();
    }
    boolean isFirst = alpha == -INFINITE;
    int value = search.value(cell, depth, alpha, isFirst ? INFINITE : alpha + 1);
    return isFirst || value <= alpha ? value : search.value(cell, depth, alpha, INFINITE);
  }

  /** The root moves as a stopped depth leaves them; none if the best one is that of before. */
  private List<RankedMove> foundBetter() {
    ranked.sort(bestFirst);
    if (context.everyMove()
        || ranked.isEmpty()
        || ranked.getFirst().move() == order.getFirst().move()) {
      return List.of();
    }
    List<RankedMove> all = new ArrayList<>(ranked);
    all.addAll(order.subList(ranked.size(), order.size()));
    return all;
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
    int plies = HuntSearch.WIN - Math.abs(value);
    return Math.abs(value) > HuntSearch.COUNTED ? OptionalInt.of(plies) : UNKNOWN;
  }
}
