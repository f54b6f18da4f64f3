package yomikiri.engine.games.tron.hunt;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import yomikiri.engine.games.tron.grid.Arena;
import yomikiri.engine.games.tron.grid.Cells;
import yomikiri.engine.games.tron.territory.Estimate;
import yomikiri.engine.search.Deepening;
import yomikiri.engine.search.Ranking;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Thinking;
import yomikiri.engine.think.Verdict;
import yomikiri.engine.trace.Bound;

/** One thought about two cycles that can reach each other: deeper and deeper. */
public final class Hunt {
  private static final int INFINITE = HuntSearch.WIN + 1;

  private final HuntSearch search;
  private final long[] free;
  private final int[] heads;
  private final int seat;
  private final Thinking thinking;

  /**
   * @param free only read
   * @param heads by seat; only read
   * @param seat to move
   * @param joint whether both move at once
   */
  public Hunt(
      long[] free, int[] heads, int seat, boolean joint, Thinking thinking, Estimate estimate) {
    this.free = free;
    this.heads = heads;
    this.seat = seat;
    this.thinking = thinking;
    this.search = new HuntSearch(estimate, joint, thinking.clock().meter());
    search.begin(free, heads);
  }

  /**
   * The best move.
   *
   * @param moves all legal ones
   */
  public int choose(List<RankedMove> moves) {
    List<RankedMove> order = new ArrayList<>(moves);
    return Deepening.choose(
        order.getFirst().move(),
        thinking,
        depth -> depth + 1,
        depth -> {
          Deepening.Iteration iteration = searchRoot(order, depth);
          order.clear();
          order.addAll(iteration.moves());
          return iteration;
        });
  }

  private Deepening.Iteration searchRoot(List<RankedMove> order, int depth) {
    List<RankedMove> ranked = new ArrayList<>();
    int best = -INFINITE;
    boolean isCertain = true;
    for (RankedMove next : order) {
      int cell = Arena.target(heads[seat], next.move());
      int alpha = thinking.everyMove() ? -INFINITE : best;
      int value =
          Cells.isIn(free, cell)
              ? search.value(seat, cell, depth, alpha, INFINITE)
              : 1 - HuntSearch.WIN;
      ranked.add(new RankedMove(next.move(), verdict(value, value > alpha)));
      best = Math.max(best, value);
      isCertain &= Math.abs(value) > HuntSearch.CERTAIN;
    }
    Ranking.sort(ranked);
    boolean isOver = isCertain || best > HuntSearch.CERTAIN;
    List<Integer> line = search.line(seat, ranked.getFirst().move(), depth);
    return new Deepening.Iteration(ranked, line, isOver && !thinking.everyMove() || isCertain);
  }

  private static Verdict verdict(int value, boolean isExact) {
    Bound bound = isExact ? Bound.EXACT : Bound.AT_MOST;
    if (Math.abs(value) <= HuntSearch.CERTAIN) {
      return new Verdict.Estimate(value, bound);
    }
    int margin = Integer.signum(value);
    OptionalInt distance =
        isExact ? OptionalInt.of(HuntSearch.WIN - Math.abs(value)) : OptionalInt.empty();
    boolean isProven = isExact || margin < 0;
    return isProven
        ? new Verdict.Points(margin, Bound.EXACT, true, distance)
        : new Verdict.Estimate(value, bound);
  }
}
