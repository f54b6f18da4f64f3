package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.Verdict;

/**
 * Principal variation search (Marsland and Campbell 1982) with iterative deepening and a
 * transposition table that is kept from move to move of a game. Late moves are searched less deep
 * at first (late move reductions), results of deeper searches serve shallower ones, and a better
 * move that a stopped depth has found counts. So a depth is not exactly minimax to that depth, but
 * what is proven rests on finished games alone.
 *
 * <p>Where every move needs its value, none of this is done: a depth is then as exact as that of
 * {@link AlphaBeta}.
 */
public final class Pvs<P extends DuelPosition> implements Player<P> {
  private static final int INFINITE = PvsSearch.INFINITE;

  private final Game<P> game;
  private final Horizon<P> horizon;
  private final TranspositionTable table;
  private final PvsSearch<P> search;
  private final List<RankedMove> order = new ArrayList<>(); // as the last completed depth left it
  private final List<RankedMove> ranked = new ArrayList<>(); // of the depth being searched

  /** Counts the points on the board at the horizon. */
  public Pvs(Game<P> game) {
    this(game, Horizon.ofPoints(), AlphaBeta.USUAL);
  }

  /** Asks {@code evaluation} at the horizon. */
  public Pvs(Game<P> game, Evaluation<P> evaluation) {
    this(game, Horizon.of(evaluation), AlphaBeta.USUAL);
  }

  Pvs(Game<P> game, Horizon<P> horizon, Memory memory) {
    this.game = game;
    this.horizon = horizon;
    this.table = new TranspositionTable(memory.bits(TranspositionTable.ENTRY_BYTES));
    this.search = new PvsSearch<>(game, horizon, table);
  }

  @Override
  public boolean begin(P start, long seed) {
    table.clear();
    search.forget();
    return true;
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    boolean exact = context.everyMove();
    if (exact) {
      table.startSearch();
    } else {
      table.continueSearch();
    }
    search.begin(context.clock().meter(), exact);
    orderFirst(ownCopy);
    ranked.clear();
    return IterativeDeepening.choose(
        order.getFirst().move(),
        context,
        depth -> Math.min(depth + 1, TranspositionTable.SOLVED - 1),
        depth -> {
          context.clock().meter().visit();
          IterativeDeepening.Iteration iteration = searchRoot(ownCopy, depth, exact);
          order.clear();
          order.addAll(iteration.moves());
          return iteration;
        },
        () -> exact ? List.of() : foundBetter());
  }

  /** Puts the root moves in order of what they look like. */
  private void orderFirst(P root) {
    Moves legal = new Moves();
    root.legalMoves(legal);
    int seat = root.turn();
    P child = game.copyOf(root);
    order.clear();
    for (int i = 0; i < legal.size(); i++) {
      game.copy(root, child);
      child.play(legal.get(i));
      int gain = horizon.units(child.margin(seat) - root.margin(seat));
      int score = horizon.orderingScore(child, seat, gain, 0);
      order.add(new RankedMove(legal.get(i), new Verdict.Estimate(score, Bound.EXACT)));
    }
    RootMoveRanking.sort(order);
  }

  /** The root moves as a stopped depth leaves them; none if the best one is that of before. */
  private List<RankedMove> foundBetter() {
    RootMoveRanking.sort(ranked);
    if (ranked.isEmpty() || ranked.getFirst().move() == order.getFirst().move()) {
      return List.of();
    }
    List<RankedMove> all = new ArrayList<>(ranked);
    all.addAll(order.subList(ranked.size(), order.size()));
    return all;
  }

  private IterativeDeepening.Iteration searchRoot(P root, int depth, boolean everyMove) {
    ranked.clear();
    boolean horizonAnywhere = false;
    int seat = root.turn();
    P child = game.copyOf(root);
    int best = -INFINITE;
    for (RankedMove next : order) {
      game.copy(root, child);
      child.play(next.move());
      int gain = horizon.units(child.margin(seat));
      int alpha = everyMove ? -INFINITE : best;
      int place = everyMove ? 0 : ranked.size();
      int value = gain + search.value(child, seat, depth, place, alpha - gain, INFINITE - gain);
      Bound bound = value > alpha ? Bound.EXACT : Bound.AT_MOST;
      boolean isSolved = !search.isHorizonSeen();
      horizonAnywhere |= !isSolved;
      RankedMove found = new RankedMove(next.move(), horizon.verdict(value, bound, isSolved));
      ranked.add(
          bound == Bound.EXACT
              ? found.withLine(
                  AlphaBeta.line(game, horizon, table, root, next.move(), depth, value))
              : found);
      best = Math.max(best, value);
    }
    List<RankedMove> all = new ArrayList<>(ranked);
    RootMoveRanking.sort(all);
    return new IterativeDeepening.Iteration(all, !horizonAnywhere);
  }
}
