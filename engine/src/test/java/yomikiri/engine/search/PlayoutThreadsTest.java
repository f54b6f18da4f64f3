package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CyclicBarrier;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.PlayerContract;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/** Searches by playouts of several threads; each test ends whoever is first. */
final class PlayoutThreadsTest {
  private static final int PLAYOUTS = 20_000;

  /** Of each root move the visits, which at the root sum to the playouts. */
  private static <P extends Position> long visits(
      GameKit<P> kit, String spec, int playouts, boolean everyMove) throws NotationException {
    Game<P> game = kit.game();
    P start = game.newPosition(2);
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(playouts), new FakeTicker(1));
    SearchContext context = new SearchContext(keeper, everyMove, reports::add);
    int move = kit.build(kit.parseSpec(spec), 1).choose(start, SearchResult.seat(start), context);
    SearchReport last = reports.getLast();
    assertThat(last.best().orElseThrow().move()).isEqualTo(move);
    assertThat(last.nodes()).isEqualTo(playouts);
    return last.moves().stream()
        .mapToLong(ranked -> ((Verdict.WinRate) ranked.verdict()).visits())
        .sum();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mattix-6   | mcts:playouts=1,threads=2",
        "mattix-6   | mcts:playouts=1,threads=7,expand=1",
        "trapez     | mcts:playouts=1,threads=3,expand=1,select=tuned",
        "tron-3     | mcts:playouts=1,threads=2,eval=voronoi",
        "maze-duel  | duct:playouts=1,threads=2,expand=1",
        "tron-joint | duct:playouts=1,threads=3,select=tuned",
        "tron-joint | duct:playouts=1,threads=2,eval=chambers",
      })
  void noPlayoutIsLostOrCountedTwice(String game, String spec) throws NotationException {
    GameKit<?> kit = CATALOG.kit(game).orElseThrow();
    int playouts = spec.contains("eval") ? PLAYOUTS / 10 : PLAYOUTS;
    assertThat(visits(kit, spec, playouts, false)).isEqualTo(playouts);
  }

  @Test
  void aPlayoutOnItsWayCountsAsALossUntilItIsBack() {
    MctsTree tree = new MctsTree(2, settings(1, Playout.MOST_PLIES, Horizon::ofPoints, 2));
    tree.enter(MctsTree.ROOT);
    tree.visit(MctsTree.ROOT, new double[] {1, 0});
    assertThat(tree.tries(MctsTree.ROOT)).isEqualTo(1);
    tree.enter(MctsTree.ROOT);
    assertThat(tree.tries(MctsTree.ROOT)).isEqualTo(2);
    assertThat(tree.rewards(MctsTree.ROOT, 0)).isEqualTo(1);
    assertThat(tree.visits(MctsTree.ROOT)).isEqualTo(1);
    assertThat(tree.mean(MctsTree.ROOT, 0)).isEqualTo(1);
  }

  private static PlayoutSettings<MattixPosition> settings(
      int expandAt, int plies, Supplier<Horizon<MattixPosition>> horizon, int threads) {
    return new PlayoutSettings<>(
        new Selection(1, Selection.Rule.UCB1), expandAt, plies, horizon, Memory.USUAL, threads);
  }

  /** All leaves wait for each other: it ends only if they are looked at at the same time. */
  @Test
  void leavesAreLookedAtAtTheSameTime() {
    CyclicBarrier all = new CyclicBarrier(3);
    Set<Thread> seen = new HashSet<>();
    Supplier<Horizon<MattixPosition>> horizon =
        () ->
            Horizon.of(
                asking(
                    () -> {
                      synchronized (seen) {
                        seen.add(Thread.currentThread());
                      }
                      try {
                        int _ = all.await();
                      } catch (Exception e) {
                        throw new IllegalStateException(e);
                      }
                    }));
    Mattix game = Mattix.ofSize(6);
    int playouts = 3 * PlayoutThreads.LEAVES;
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(playouts), new FakeTicker(1));
    int _ =
        new Mcts<>(game, settings(1_000, 0, horizon, 3), 1)
            .choose(game.newPosition(1), 0, SearchContext.silent(keeper));
    assertThat(keeper.meter().nodes()).isEqualTo(playouts);
    assertThat(seen).hasSize(3).contains(Thread.currentThread());
    seen.remove(Thread.currentThread());
    assertThat(seen).noneMatch(Thread::isAlive);
  }

  /** What fails on one thread ends the others and is told; the next search is sound again. */
  @Test
  void aFailureEndsAllAndIsTold() {
    Thread caller = Thread.currentThread();
    Set<Thread> seen = new HashSet<>();
    boolean[] fails = {true};
    Supplier<Horizon<MattixPosition>> horizon =
        () ->
            Horizon.of(
                asking(
                    () -> {
                      synchronized (seen) {
                        seen.add(Thread.currentThread());
                        if (fails[0] && !Thread.currentThread().equals(caller)) {
                          throw new IllegalStateException("helper");
                        }
                      }
                    }));
    Mattix game = Mattix.ofSize(6);
    Mcts<MattixPosition> player = new Mcts<>(game, settings(1, 0, horizon, 2), 1);
    TimeKeeper endless = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));
    assertThatThrownBy(() -> player.choose(game.newPosition(1), 0, SearchContext.silent(endless)))
        .hasMessage("helper");
    seen.remove(caller);
    assertThat(seen).hasSize(1).noneMatch(Thread::isAlive);
    synchronized (seen) {
      fails[0] = false;
    }
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(500), new FakeTicker(1));
    int _ = player.choose(game.newPosition(1), 0, SearchContext.silent(keeper));
    assertThat(keeper.meter().nodes()).isEqualTo(500);
  }

  private static Evaluation<MattixPosition> asking(Runnable asked) {
    return new Evaluation<>() {
      @Override
      public int unit() {
        return 1;
      }

      @Override
      public int evaluate(MattixPosition position, int seat) {
        asked.run();
        return 0;
      }
    };
  }

  /** Legal moves in time, whoever of the threads sees that the time is over. */
  @ParameterizedTest
  @CsvSource({
    "mattix-6, 'mcts:time=1s,threads=3'",
    "othello-6, 'mcts:time=1s,threads=64,eval=mobility'",
    "maze-duel, 'duct:time=1s,threads=3'"
  })
  void allStopWhenToldTo(String game, String spec) throws NotationException {
    holds(CATALOG.kit(game).orElseThrow(), spec);
  }

  private static <P extends Position> void holds(GameKit<P> kit, String spec)
      throws NotationException {
    PlayerContract.holds(kit, kit.parseSpec(spec));
  }

  /** The same game on two threads need not be the same again. */
  @Test
  void severalThreadsAreNotRepeatable() throws NotationException {
    GameKit<?> kit = CATALOG.kit("trapez").orElseThrow();
    assertThat(repeats(kit, "mcts:playouts=9")).isTrue();
    assertThat(repeats(kit, "mcts:playouts=9,threads=1")).isTrue();
    assertThat(repeats(kit, "mcts:playouts=9,threads=2")).isFalse();
  }

  private static <P extends Position> boolean repeats(GameKit<P> kit, String spec)
      throws NotationException {
    return kit.isRepeatable(kit.parseSpec(spec));
  }
}
