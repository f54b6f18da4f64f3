package yomikiri.engine.search;

import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;

/**
 * Principal variation search (Marsland and Campbell 1982) with iterative deepening and a
 * transposition table that is kept from move to move of a game. Late moves are searched less deep
 * at first (late move reductions), results of deeper searches serve shallower ones, and a better
 * move that a stopped depth has found counts. So a depth is not exactly minimax to that depth, but
 * what is proven rests on finished games alone.
 *
 * <p>Where every move needs its value, none of this is done: a depth is then as exact as that of
 * {@link AlphaBeta}.
 *
 * <p>Several threads share the nodes below the root ({@link YbwcPool}), the table and the history.
 */
public final class Pvs<P extends DuelPosition> implements Player<P> {
  static final int ALONE = 5_000; // nodes searched before other threads help

  private final int alone;
  private final TranspositionTable table;
  private final HistoryTable history;
  private final TableLine<P> lines;
  private final List<PvsSearch<P>> searches; // one for each thread, the caller's first

  /** Counts the points on the board at the horizon. */
  public Pvs(Game<P> game) {
    this(game, Horizon::ofPoints, AlphaBeta.USUAL, 1, ALONE);
  }

  /**
   * Asks an evaluation at the horizon.
   *
   * @param evaluation makes one for each thread
   */
  public Pvs(Game<P> game, Supplier<Evaluation<P>> evaluation, int threads) {
    this(game, () -> Horizon.of(evaluation.get()), AlphaBeta.USUAL, threads, ALONE);
  }

  /**
   * @param horizons makes one for each thread
   * @param alone nodes of the caller's thread before others help
   */
  Pvs(Game<P> game, Supplier<Horizon<P>> horizons, Memory memory, int threads, int alone) {
    this.alone = alone;
    this.table = new TranspositionTable(memory.bits(TranspositionTable.ENTRY_BYTES));
    this.history = PvsSearch.historyOf(game);
    List<Horizon<P>> each = Stream.generate(horizons).limit(threads).toList();
    this.lines = new TableLine<>(game, each.getFirst(), table);
    this.searches =
        each.stream().map(horizon -> new PvsSearch<>(game, horizon, table, history)).toList();
  }

  @Override
  public boolean begin(P start, long seed) {
    table.clear();
    history.clear();
    return true;
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    if (context.everyMove()) {
      table.clear();
      history.clear();
    } else {
      table.beginSearch();
      history.halve();
    }
    PvsSearch<P> search = searches.getFirst();
    int others = context.trace().isOn() ? 0 : searches.size() - 1;
    Iterator<PvsSearch<P>> free = searches.subList(1, searches.size()).iterator();
    try (SearchHelpers<?> helpers =
        new SearchHelpers<>(search, others, alone, () -> helper(free.next(), context))) {
      search.follow(context.trace(), seat);
      search.begin(context.clock().meter(), context.everyMove());
      PvsRootSearch<P> root =
          new PvsRootSearch<>(
              lines,
              search,
              ownCopy,
              context.everyMove(),
              context.clock().meter(),
              helpers::beginIfWorthwhile);
      return IterativeDeepening.choose(
          root.firstMove(), context, root::deeper, root::search, root::foundBetter);
    }
  }

  private static <P extends DuelPosition> PvsSearch<P> helper(
      PvsSearch<P> search, SearchContext context) {
    search.begin(context.clock().meterOfHelper(), context.everyMove());
    return search;
  }
}
