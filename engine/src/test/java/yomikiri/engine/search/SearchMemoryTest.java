package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.lang.ref.Reference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.TimeKeeper;

/** What searches hold on to when they have thought, on the heap itself. */
final class SearchMemoryTest {
  private static final long MEGABYTE = 1 << 20;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "maze-31x11x100 | chokudai:width=600000,rounds=1000   | 200000 | false",
        "maze-31x11x100 | chokudai:width=600000,rounds=1000   | 200000 | true",
        "maze-31x11x100 | chokudai:width=1,rounds=1000000     | 200000 | false",
        "maze-5x5x999   | chokudai:width=2,rounds=1000000     | 600000 | true",
        "maze-31x11x100 | beam:width=1000000                  | 200000 | false",
        "maze-31x11x100 | beam:width=1000000                  | 200000 | true",
        "maze-31x11x100 | mcts:nodes=1000000,expand=1         | 100000 | false",
        "othello-8      | mcts:nodes=1000000,expand=1         | 45000  | false",
        "tron-4         | mcts:nodes=1000000,expand=1,select=tuned | 60000  | false",
        "tron-joint     | duct:nodes=1000000,expand=1,select=tuned | 100000 | false",
      })
  void aSearchKeepsNoMoreThanItMay(String game, String spec, long nodes, boolean everyMove)
      throws NotationException {
    GameKit<?> kit = CATALOG.kit(game).orElseThrow();
    assertThat(kept(kit, spec + ",memory=4MB", nodes, everyMove)).isLessThan(8 * MEGABYTE);
    assertThat(kept(kit, spec + ",memory=512MB", nodes, everyMove)).isGreaterThan(12 * MEGABYTE);
  }

  private static <P extends Position> long kept(
      GameKit<P> kit, String spec, long nodes, boolean everyMove) throws NotationException {
    Game<P> game = kit.game();
    P start = game.newPosition(1);
    Player<P> player = kit.build(kit.parseSpec(spec), 1);
    long before = used();
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(nodes), () -> 0);
    try {
      int _ =
          player.choose(
              game.copyOf(start),
              SearchResult.seat(start),
              new SearchContext(keeper, everyMove, report -> {}));
      return used() - before;
    } finally {
      Reference.reachabilityFence(player);
    }
  }

  private static long used() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
