package yomikiri.engine.games.othello.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.OthelloRootMove;
import yomikiri.engine.games.othello.board.SquareMasks;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.eval.RandomDiscs;
import yomikiri.engine.search.SearchHelpers;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.search.YbwcPool;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchStopped;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class MidgameSearchTest {
  private static final int DEEPEST = 4;

  /** Nine plies of it are 59,097 nodes for one thread, which looks at its clock every 1,024. */
  private static final RandomDiscs LONG = RandomDiscs.on(6, 5, 9).getLast();

  /** Of positions on a board: neighbouring ones have nothing in common. */
  private static int estimate(long own, long other) {
    return (int)
            Math.floorMod(Hashing.mixed(own) + 3 * Hashing.mixed(other), 40L * DiscEvaluator.UNIT)
        - 20 * DiscEvaluator.UNIT;
  }

  private static MidgameSearch search(int size) {
    return search(size, TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1)));
  }

  private static MidgameSearch search(int size, TimeKeeper keeper) {
    return new MidgameSearch(
        size,
        MidgameSearchTest::estimate,
        new TranspositionTable(12),
        ProbCut.NONE,
        keeper.meter());
  }

  /** What plain minimax says. */
  private static int value(int size, long own, long other, int depth) {
    long board = SquareMasks.of(size).all();
    long moves = Bitboards.moves(own, other) & board;
    if (moves == 0) {
      return (Bitboards.moves(other, own) & board) == 0
          ? score(size, own, other)
          : -value(size, other, own, depth);
    }
    if (depth == 0) {
      return estimate(own, other);
    }
    int best = Integer.MIN_VALUE;
    for (OthelloRootMove move : moves(own, other, moves)) {
      best = Math.max(best, -value(size, move.own(), move.other(), depth - 1));
    }
    return best;
  }

  private static int score(int size, long own, long other) {
    int discs = Long.bitCount(own);
    int others = Long.bitCount(other);
    int left = size * size - discs - others;
    int ahead = discs - others;
    return DiscEvaluator.UNIT * (ahead > 0 ? ahead + left : ahead < 0 ? ahead - left : 0);
  }

  private static List<OthelloRootMove> moves(long own, long other, long squares) {
    List<OthelloRootMove> moves = new ArrayList<>();
    for (long left = squares; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flips = Bitboards.flips(square, own, other);
      moves.add(new OthelloRootMove(square, other & ~flips, own | flips | 1L << square));
    }
    return moves;
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void valuesAreThoseOfMinimaxAndBoundsHoldThem(int size) {
    MidgameSearch search = search(size);
    for (RandomDiscs discs : RandomDiscs.on(size, 60, size)) {
      for (int depth = 1; depth <= DEEPEST; depth++) {
        int truth = value(size, discs.own(), discs.other(), depth);
        for (int centre : List.of(0, truth, -truth)) {
          int alpha = centre - 100;
          int beta = centre + 100;
          int found = search.search(discs.own(), discs.other(), depth, alpha, beta);
          if (found <= alpha) {
            assertThat(truth).isLessThanOrEqualTo(found);
          } else if (found >= beta) {
            assertThat(truth).isGreaterThanOrEqualTo(found);
          } else {
            assertThat(found).isEqualTo(truth);
          }
        }
      }
    }
  }

  @Test
  void whatADeeperSearchFoundStandsForAShallowOneAndStays() {
    TimeKeeper keeper = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));
    MidgameSearch search = search(8, keeper);
    int limit = DiscEvaluator.LIMIT;
    for (RandomDiscs discs : RandomDiscs.on(8, 10, 6)) {
      int bound = search.search(discs.own(), discs.other(), 4, limit - 1, limit);
      search.search(discs.own(), discs.other(), 2, -limit, limit); // the bound does not tell
      long nodes = keeper.meter().nodes();
      assertThat(search.search(discs.own(), discs.other(), 4, limit - 1, limit)).isEqualTo(bound);
      assertThat(keeper.meter().nodes()).isEqualTo(nodes + 1);
      int deep = search.search(discs.own(), discs.other(), 4, -limit, limit);
      nodes = keeper.meter().nodes();
      assertThat(search.search(discs.own(), discs.other(), 2, -limit, limit)).isEqualTo(deep);
      assertThat(keeper.meter().nodes()).isEqualTo(nodes + 1);
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 4, 40", "1, 6, 3", "3, 6, 3"})
  void everyMoveIsValuedOrBoundedAsMinimaxHasIt(int helpers, int deepest, int positions) {
    for (boolean everyMove : List.of(true, false)) {
      for (RandomDiscs discs : RandomDiscs.on(6, positions, 9)) {
        List<OthelloRootMove> moves = movesOf(discs);
        Together search = new Together(MidgameSearchTest::estimate, moves, everyMove);
        try (SearchHelpers<?> together = search.with(helpers)) {
          for (int depth = 1; depth <= deepest; depth++) {
            search.to(depth, together);
            compare(search.root.ranked(), truth(moves, depth), everyMove);
          }
        }
      }
    }
  }

  /** A search in which others may take part at once, on 6×6. */
  private static final class Together {
    private final TimeKeeper keeper = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));
    private final TranspositionTable table = new TranspositionTable(12);
    private final DiscEvaluator evaluator;
    private final MidgameSearch own;
    private final MidgameRootSearch root;
    private int helpers;

    Together(DiscEvaluator evaluator, List<OthelloRootMove> moves, boolean everyMove) {
      this.evaluator = evaluator;
      this.own = search(keeper.meter());
      this.root = new MidgameRootSearch(own, moves, everyMove);
    }

    private MidgameSearch search(Meter meter) {
      return new MidgameSearch(6, evaluator, table, ProbCut.NONE, meter);
    }

    private MidgameSearch helper() {
      helpers++;
      return search(keeper.meterOfHelper());
    }

    SearchHelpers<?> with(int others) {
      return with(others, /* alone= */ 0);
    }

    SearchHelpers<?> with(int others, long alone) {
      return new SearchHelpers<>(own, others, alone, this::helper);
    }

    void to(int depth, SearchHelpers<?> together) {
      together.beginIfWorthwhile();
      root.to(depth);
    }

    /** Nine plies as if for the first time. */
    void search(SearchHelpers<?> together) {
      table.clear();
      to(9, together);
    }
  }

  private static List<OthelloRootMove> movesOf(RandomDiscs discs) {
    long legal = Bitboards.moves(discs.own(), discs.other()) & SquareMasks.of(6).all();
    return moves(discs.own(), discs.other(), legal);
  }

  /**
   * The system may let the caller finish before it runs another thread, so there are some tries.
   */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void helpersEndWithTheSearchAndTheirNodesCount(boolean isStopped) throws InterruptedException {
    Thread caller = Thread.currentThread();
    CompletableFuture<Thread> helper = new CompletableFuture<>();
    CompletableFuture<TimeKeeper> clock = new CompletableFuture<>();
    DiscEvaluator evaluator =
        (own, other) -> {
          if (!Thread.currentThread().equals(caller)) {
            helper.complete(Thread.currentThread());
            if (isStopped) {
              clock.join().stop();
            }
          }
          return estimate(own, other);
        };
    Together search = new Together(evaluator, movesOf(LONG), false);
    clock.complete(search.keeper);
    try (SearchHelpers<?> together = search.with(1)) {
      while (!isStopped && !helper.isDone()) {
        search.search(together);
      }
      if (isStopped) {
        assertThatThrownBy(
                () -> {
                  while (true) {
                    search.search(together);
                  }
                })
            .isInstanceOf(SearchStopped.class);
      }
    }
    helper.join().join(); // it may still be on its way out
    assertThat(search.keeper.meter().nodes()).isGreaterThan(search.keeper.meter().ownNodes());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void severalThreadsFindWhatOneFinds(int helpers) {
    int depth = 8;
    int limit = DiscEvaluator.LIMIT;
    for (RandomDiscs discs : RandomDiscs.on(6, 12, 8)) {
      int alone = search(6).search(discs.own(), discs.other(), depth, -limit, limit);
      Together search = new Together(MidgameSearchTest::estimate, movesOf(discs), false);
      try (YbwcPool<?> _ = new YbwcPool<>(search.own, helpers, search::helper)) {
        assertThat(search.own.search(discs.own(), discs.other(), depth, -limit, limit))
            .isEqualTo(alone);
      }
    }
  }

  @Test
  void othersHelpWhenTheCallerHasVisitedSoMuch() {
    Together search = new Together(MidgameSearchTest::estimate, movesOf(LONG), false);
    long alone = 100;
    int made = 0;
    try (SearchHelpers<?> together = search.with(1, alone)) {
      for (int depth = 1; depth <= 5; depth++) {
        boolean isLong = search.keeper.meter().nodes() >= alone;
        search.to(depth, together);
        made = search.helpers;
        assertThat(made).isEqualTo(isLong ? 1 : 0);
      }
    }
    assertThat(made).isOne();
  }

  private static Map<Integer, Integer> truth(List<OthelloRootMove> moves, int depth) {
    return moves.stream()
        .collect(
            Collectors.toMap(
                OthelloRootMove::move,
                move ->
                    Math.round(
                        -value(6, move.own(), move.other(), depth - 1)
                            / (float) DiscEvaluator.UNIT)));
  }

  private static void compare(
      List<RankedMove> ranked, Map<Integer, Integer> truth, boolean everyMove) {
    int best = truth.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
    Verdict.Points first = (Verdict.Points) ranked.getFirst().verdict();
    assertThat(first).isEqualTo(new Verdict.Points(best, Bound.EXACT, false));
    for (RankedMove move : ranked) {
      Verdict.Points points = (Verdict.Points) move.verdict();
      assertThat(points.proven()).isFalse();
      if (points.bound() == Bound.EXACT) {
        assertThat(truth).containsEntry(move.move(), points.value());
      } else {
        assertThat(everyMove).isFalse();
        assertThat(truth.get(move.move())).isLessThanOrEqualTo(points.value());
      }
    }
  }
}
