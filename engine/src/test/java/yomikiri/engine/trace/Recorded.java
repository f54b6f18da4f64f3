package yomikiri.engine.trace;

import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.List;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.TimeKeeper;

/** Searches recorded in tests. */
final class Recorded {
  private Recorded() {}

  /** A player's search of a game's start, as text. */
  static String text(String game, long seed, String player) throws NotationException {
    return TraceWriter.write(of(CATALOG.kit(game).orElseThrow(), seed, player));
  }

  static <P extends Position> RecordedSearch<P> of(GameKit<P> kit, long seed, String player)
      throws NotationException {
    P root = kit.game().newPosition(seed);
    PlayerSpec spec = kit.parseSpec(player);
    TraceTree tree = new TraceTree(TraceTree.STEPS, /* everyDepth= */ true);
    TimeKeeper keeper =
        TimeKeeper.start(spec.budget().and(Budget.ofNodes(40_000)), new FakeTicker(1));
    int seat = SearchResult.seat(root);
    int chosen =
        kit.build(spec, 5)
            .choose(
                kit.game().copyOf(root),
                seat,
                new SearchContext(keeper, false, report -> {}, tree));
    return new RecordedSearch<>(kit, root, seat, player, tree, chosen);
  }

  static RecordedSearch<?> read(String text) throws NotationException {
    return TraceReader.read(text, CATALOG::kit, () -> false);
  }

  static TraceCheck.Outcome check(String text) throws NotationException {
    return TraceCheck.check(read(text), () -> false);
  }

  static String with(List<String> lines, int at, String line) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < lines.size(); i++) {
      text.append(i == at ? line : lines.get(i)).append('\n');
    }
    return text.toString();
  }
}
