package yomikiri.engine.games.tron.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;
import yomikiri.engine.games.tron.search.LongestPath.WayTable;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.search.YbwcPool;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/** Several threads that search together. */
final class HuntThreadsTest {
  private static final int MOST_ROUNDS = 3_000; // many more than it takes
  private static final Arena SMALL = new Arena(6, 4);
  private static final Arena LARGE = new Arena(12, 9);

  /** Plies in which ways are compared by bounds alone, so that no value depends on who is first. */
  private static final int DEPTH = 8;

  private static final int INFINITE = HuntSearch.WIN + 1;

  private final TranspositionTable table = new TranspositionTable(14);

  @BeforeEach
  void othersHaveEnded() {
    assertThat(helpers()).allMatch(HuntThreadsTest::ends);
  }

  private static long[] free(Arena arena, int[] heads, SplittableRandom random, int walls) {
    long[] free = arena.all();
    for (int i = 0; i < walls; i++) {
      GridCellSet.remove(free, arena.cell(random.nextInt(arena.size())));
    }
    GridCellSet.remove(free, heads[0]);
    GridCellSet.remove(free, heads[1]);
    return free;
  }

  private static int[] corners(Arena arena) {
    return new int[] {arena.cell(0), arena.cell(arena.size() - 1)};
  }

  private static Moves legal(long[] free, int head) {
    Moves legal = new Moves();
    for (int move = 0; move < Arena.MOVES; move++) {
      if (GridCellSet.isIn(free, Arena.target(head, move))) {
        legal.add(move);
      }
    }
    return legal;
  }

  private HuntRootSearch search(
      long[] free, int[] heads, boolean joint, int threads, int alone, SearchContext context) {
    List<FillOutcome> fills =
        Stream.generate(() -> new FillOutcome(new WayTable(10))).limit(threads).toList();
    return new HuntRootSearch(table, fills, free, heads, joint, alone, context);
  }

  private HuntSearch search(HuntPosition position, boolean joint, TimeKeeper keeper) {
    table.clear();
    FillOutcome fill = new FillOutcome(new WayTable(10));
    return new HuntSearch(table, fill, position, joint, keeper.meter());
  }

  /** The system may let the first thread finish before it runs another, so there are some tries. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theyFindWhatOneFinds(boolean joint) {
    SplittableRandom random = new SplittableRandom(7);
    long helped = 0;
    for (int round = 0; round < 30 || helped < 1000 && round < MOST_ROUNDS; round++) {
      int[] heads = {LARGE.cell(40), LARGE.cell(52 + random.nextInt(4))};
      HuntPosition position = new HuntPosition(free(LARGE, heads, random, 20), heads);
      for (int move = 0; move < Arena.MOVES; move++) {
        int cell = Arena.target(heads[0], move);
        if (position.isFree(cell)) {
          int alone = search(position, joint, unlimited()).value(cell, DEPTH, -INFINITE, INFINITE);
          TimeKeeper keeper = unlimited();
          HuntSearch search = search(position, joint, keeper);
          try (YbwcPool<?> pool = new YbwcPool<>(search, 2, () -> helper(search, keeper))) {
            while (!pool.hasIdle()) {
              Thread.onSpinWait();
            }
            assertThat(search.value(cell, DEPTH, -INFINITE, INFINITE)).isEqualTo(alone);
          }
          helped += keeper.meter().nodes() - keeper.meter().ownNodes();
        }
      }
    }
    assertThat(helped).as("nodes that others visited").isGreaterThanOrEqualTo(1000);
  }

  private static TimeKeeper unlimited() {
    return TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));
  }

  private static HuntSearch helper(HuntSearch search, TimeKeeper keeper) {
    return search.another(new FillOutcome(new WayTable(10)), keeper.meterOfHelper());
  }

  /** The system may let the first thread finish before it runs another, so there are some tries. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theyProveNothingThatIsNotSo(boolean joint) {
    SplittableRandom random = new SplittableRandom(5);
    int proven = 0;
    long helped = 0;
    for (int round = 0; round < 300 || helped == 0 && round < MOST_ROUNDS; round++) {
      int[] heads = corners(SMALL);
      long[] free = free(SMALL, heads, random, 5 + random.nextInt(3));
      Moves legal = legal(free, heads[0]);
      if (legal.isEmpty()) {
        continue;
      }
      TimeKeeper keeper = TimeKeeper.start(Budget.ofDepth(16), new FakeTicker(1));
      List<SearchReport> reports = new ArrayList<>();
      SearchContext context = new SearchContext(keeper, round % 2 == 0, reports::add);
      int _ = search(free, heads, joint, 3, 0, context).choose(legal);
      helped += keeper.meter().nodes() - keeper.meter().ownNodes();
      for (RankedMove ranked : reports.getLast().moves()) {
        if (ranked.verdict() instanceof Verdict.Points said) {
          int truth = EveryLine.value(free, heads, ranked.move(), joint);
          proven++;
          assertThat(said.value()).isGreaterThanOrEqualTo(Integer.signum(truth));
          assertThat(said.bound() == Bound.AT_MOST || said.value() == Integer.signum(truth))
              .isTrue();
          said.distance()
              .ifPresent(plies -> assertThat(plies).isEqualTo(EveryLine.WIN - Math.abs(truth)));
        }
      }
    }
    assertThat(proven).isGreaterThan(50);
    assertThat(helped).as("nodes that others visited").isPositive();
  }

  @Test
  void othersBeginOnlyOnceTheSearchIsLong() {
    List<Integer> helpers = helpersOf(20_000, 1000);
    assertThat(helpers.getFirst()).isZero();
    assertThat(helpers).contains(2);
    assertThat(helpersOf(20_000, 20_001)).containsOnly(0);
  }

  /** How many others there are at the end of each depth; all end with the search. */
  private List<Integer> helpersOf(int nodes, int alone) {
    int[] heads = corners(LARGE);
    long[] free = LARGE.all();
    GridCellSet.remove(free, heads[0]);
    GridCellSet.remove(free, heads[1]);
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(nodes), new FakeTicker(1));
    List<Integer> helpers = new ArrayList<>();
    SearchContext context =
        new SearchContext(keeper, false, report -> helpers.add(helpers().size()));
    int _ = search(free, heads, false, 3, alone, context).choose(legal(free, heads[0]));
    assertThat(helpers()).allMatch(HuntThreadsTest::ends);
    return helpers;
  }

  private static List<Thread> helpers() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("yomikiri-search-"))
        .toList();
  }

  /** Whether a thread that has nothing more to do ends. */
  private static boolean ends(Thread thread) {
    try {
      thread.join();
      return true;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
