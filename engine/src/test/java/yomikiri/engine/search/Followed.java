package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.trace.TraceReplay;
import yomikiri.engine.trace.TraceTree;

/**
 * A search followed to its end.
 *
 * @param report its last
 */
record Followed(TraceReplay tree, SearchReport report) {
  static <P extends Position> Followed follow(
      Player<P> player, P position, int seat, Budget budget) {
    return follow(player, position, seat, budget, false, new TraceTree());
  }

  static <P extends Position> Followed follow(
      Player<P> player, P position, int seat, Budget budget, boolean everyMove, TraceTree trace) {
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(budget, new FakeTicker(1));
    int move =
        player.choose(position, seat, new SearchContext(keeper, everyMove, reports::add, trace));
    return new Followed(trace.replay(move), reports.getLast());
  }

  /** The nodes in {@code state} at the step that {@code tree} shows. */
  static List<Integer> nodes(TraceReplay tree, NodeState state) {
    return IntStream.range(0, tree.size()).filter(n -> tree.state(n) == state).boxed().toList();
  }
}
