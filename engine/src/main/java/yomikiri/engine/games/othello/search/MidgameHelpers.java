package yomikiri.engine.games.othello.search;

import java.util.function.Function;
import yomikiri.engine.search.BusyMoves;
import yomikiri.engine.search.SearchHelpers;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchStopped;

/**
 * The other threads of one midgame search (Lazy SMP): they search the same root to the same depths
 * with the same table, each putting off what another has begun, and the next depth when they have
 * nothing left to do. They begin when the search has lasted for a while.
 */
public final class MidgameHelpers implements AutoCloseable {
  private final SearchContext context;
  private final MidgameSearch own;
  private final MidgameRootSearch root;
  private final int others;
  private final long alone;
  private final Function<Meter, MidgameSearch> another;
  private final BusyMoves busy = new BusyMoves(true);
  private final SearchHelpers threads;

  /**
   * Nobody helps yet.
   *
   * @param own the search of {@code root}, on the caller's thread
   * @param others threads besides the caller's
   * @param alone nodes that the caller visits before others begin
   * @param another makes the search of one of them
   */
  public MidgameHelpers(
      SearchContext context,
      MidgameSearch own,
      MidgameRootSearch root,
      int others,
      long alone,
      Function<Meter, MidgameSearch> another) {
    this.context = context;
    this.threads = new SearchHelpers(context.clock(), "yomikiri-midgame-");
    this.own = own;
    this.root = root;
    this.others = others;
    this.alone = alone;
    this.another = another;
  }

  /** Has the caller's thread look {@code depth} plies ahead, with the others. */
  public void to(int depth) {
    busy.follow(depth);
    if (threads.isEmpty() && context.clock().meter().nodes() >= alone) {
      start();
    }
    root.to(depth);
    threads.count();
  }

  private void start() {
    for (int i = 0; i < others; i++) {
      own.share(busy);
      threads.start(meter -> help(another.apply(meter)));
    }
  }

  private void help(MidgameSearch search) {
    search.share(busy);
    MidgameRootSearch helper = new MidgameRootSearch(search, root);
    int deepest = Math.min(context.clock().budget().depth(), Long.SIZE);
    int depth = busy.callersDepth();
    while (depth <= deepest) {
      try {
        helper.to(depth);
        depth++;
      } catch (SearchStopped ended) {
        if (depth >= busy.callersDepth()) {
          return; // with the clock, or when the caller has done
        }
        helper.follow(root);
      }
      depth = Math.max(depth, busy.callersDepth());
    }
  }

  /** Ends the other threads. */
  @Override
  public void close() {
    threads.close();
  }
}
