package yomikiri.engine.cli.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.BenchSuite.Search;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/** Measures the speed of searches on one thread, each by fresh players after a warm-up. */
record SearchSpeed<P extends Position>(GameKit<P> kit, Ticker ticker) {
  /** What thinking has cost so far, {@code bytes} those allocated meanwhile. */
  private record Cost(long moves, long nodes, long nanos, long bytes) {
    static final Cost NONE = new Cost(0, 0, 0, 0);

    Cost plus(TimeKeeper keeper, long allocated) {
      return new Cost(
          moves + 1,
          nodes + keeper.meter().nodes(),
          nanos + keeper.elapsedNanos(),
          bytes + allocated);
    }

    double seconds() {
      return Math.max(1, nanos) / 1e9;
    }
  }

  /** Reports on {@code repeat} times the usual number of searches or games. */
  void report(Console console, Search<P> search, int repeat, long seed) {
    boolean isWholeGames = search.unit().equals(Search.PER_MOVE);
    Cost cost = cost(search, search.count() * repeat, isWholeGames, seed);
    console.line(
        String.format(
            Locale.ROOT,
            "%-36s %9s %-10s %8.0f MB/s allocated",
            search.player(),
            isWholeGames
                ? String.format(Locale.ROOT, "%.3f", 1000 * cost.seconds() / cost.moves)
                : String.format(Locale.ROOT, "%.0f", cost.nodes / cost.seconds()),
            search.unit(),
            cost.bytes / 1e6 / cost.seconds()));
  }

  private Cost cost(Search<P> search, int count, boolean isWholeGames, long seed) {
    PlayerSpec spec;
    try {
      spec = kit.parseSpec(search.player());
    } catch (NotationException e) {
      throw new IllegalStateException(search.player(), e);
    }
    Cost cost = Cost.NONE;
    for (int i = -count / 2; i < count; i++) {
      Cost more = played(spec, seed + i, isWholeGames, i < 0 ? Cost.NONE : cost);
      cost = i < 0 ? Cost.NONE : more;
    }
    return cost;
  }

  /** Adds the cost of the first move of a deal, or of a whole game for one. */
  private Cost played(PlayerSpec spec, long deal, boolean wholeGame, Cost before) {
    GameSession<P> session = new GameSession<>(kit.game(), kit.game().newPosition(deal));
    Player<P> player = kit.build(spec, deal);
    player.prepare();
    Cost cost = before;
    do {
      P position = session.position();
      int seat = SearchResult.seat(position);
      long allocated = allocatedBytes();
      TimeKeeper keeper = TimeKeeper.start(spec.budget(), ticker);
      int move = player.choose(position, seat, SearchContext.silent(keeper));
      cost = cost.plus(keeper, allocatedBytes() - allocated);
      session.play(seat, move);
    } while (wholeGame && !session.isOver());
    return cost;
  }

  /** Of this thread, so far; 0 where the machine does not say. */
  private static long allocatedBytes() {
    return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
        ? threads.getCurrentThreadAllocatedBytes()
        : 0;
  }
}
