package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Meter;
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
 * <p>Several threads search the same root with the same table, from which each learns what the
 * others have found, and each puts off the moves that another is looking into ({@link BusyMoves}).
 * The answer is that of the caller's.
 */
public final class Pvs<P extends DuelPosition> implements Player<P> {
  static final int WORTHWHILE = 10_000; // nodes after which other threads begin

  private final Game<P> game;
  private final int worthwhile;
  private final TranspositionTable table;
  private final BusyMoves busy;
  private final List<PvsSearch<P>> searches; // one for each thread, the caller's first

  /** Counts the points on the board at the horizon. */
  public Pvs(Game<P> game) {
    this(game, Horizon::ofPoints, AlphaBeta.USUAL, 1, WORTHWHILE);
  }

  /**
   * Asks an evaluation at the horizon.
   *
   * @param evaluation makes one for each thread
   */
  public Pvs(Game<P> game, Supplier<Evaluation<P>> evaluation, int threads) {
    this(game, () -> Horizon.of(evaluation.get()), AlphaBeta.USUAL, threads, WORTHWHILE);
  }

  /**
   * @param horizons makes one for each thread
   * @param worthwhile nodes of the caller's thread after which the others begin
   */
  Pvs(Game<P> game, Supplier<Horizon<P>> horizons, Memory memory, int threads, int worthwhile) {
    this.game = game;
    this.worthwhile = worthwhile;
    this.table = new TranspositionTable(memory.bits(TranspositionTable.ENTRY_BYTES));
    this.busy = new BusyMoves(threads > 1);
    this.searches =
        Stream.generate(() -> new PvsSearch<>(game, horizons.get(), table, busy))
            .limit(threads)
            .toList();
  }

  @Override
  public boolean begin(P start, long seed) {
    table.clear();
    searches.forEach(PvsSearch::forget);
    return true;
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    if (context.everyMove()) {
      table.clear();
    } else {
      table.beginSearch();
    }
    PvsSearch<P> search = searches.getFirst();
    try (SearchHelpers helpers = helpers(search, ownCopy, context)) {
      Meter meter = context.clock().meter();
      search.follow(context.trace(), seat);
      search.begin(ownCopy, meter, context.everyMove(), helpers::beginIfWorthwhile);
      return IterativeDeepening.choose(
          search.firstMove(),
          context,
          search::deeper,
          reached -> helpers.search(reached, depth -> search.search(ownCopy, depth)),
          search::foundBetter);
    }
  }

  /** Where depths are exact, none may be deeper: what is solved serves any depth. */
  private SearchHelpers helpers(PvsSearch<P> callers, P root, SearchContext context) {
    List<Function<Meter, SearchHelpers.Search>> others = new ArrayList<>();
    int threads = context.trace().isOn() ? 1 : searches.size();
    for (PvsSearch<P> search : searches.subList(1, threads)) {
      others.add(
          meter -> {
            P own = game.copyOf(root);
            search.begin(own, meter, context.everyMove(), () -> {});
            return new Helper<>(search, own, callers);
          });
    }
    return new SearchHelpers(context, busy, context.everyMove(), worthwhile, others);
  }

  private record Helper<P extends DuelPosition>(PvsSearch<P> search, P root, PvsSearch<P> callers)
      implements SearchHelpers.Search {
    @Override
    public int deeper(int depth) {
      return search.deeper(depth);
    }

    @Override
    public void follow() {
      search.follow(callers);
    }

    @Override
    public boolean search(int depth) {
      return search.search(root, depth).solved();
    }
  }
}
