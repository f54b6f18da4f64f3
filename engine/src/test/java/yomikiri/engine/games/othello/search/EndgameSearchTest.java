package yomikiri.engine.games.othello.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.OthelloRootMove;
import yomikiri.engine.games.othello.board.SquareMasks;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.eval.RandomDiscs;
import yomikiri.engine.search.BoundsEntry;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchStopped;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/** Selective searches, with cuts that are often wrong, so that none of them passes unseen. */
@Timeout(60)
final class EndgameSearchTest {
  private static final String RASH =
      """
      empties shallow deep slope offset sigma
      13-30 2 4 1.000 0.00 0.01
      13-30 1 3 1.000 0.00 0.01
      """;

  private final TranspositionTable table = new TranspositionTable(16);
  private int wrong;

  private static EndgameSearch search(int size, TranspositionTable table) {
    return search(size, table, Budget.UNLIMITED);
  }

  private static EndgameSearch search(int size, TranspositionTable table, Budget budget) {
    return new EndgameSearch(
        size,
        new EndgameTable(table),
        (own, other) -> DiscEvaluator.UNIT * (Long.bitCount(own) - Long.bitCount(other)),
        new TranspositionTable(12),
        rashCuts(),
        TimeKeeper.start(budget, new FakeTicker(1)).meter());
  }

  private static ProbCut rashCuts() {
    try {
      byte[] rash = RASH.getBytes(StandardCharsets.UTF_8);
      return ProbCut.by(ProbCutTable.read(new ByteArrayInputStream(rash)), 1);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static List<RandomDiscs> positions(int size, int least, int most, int count) {
    return RandomDiscs.on(size, 60 * count, 3).stream()
        .filter(discs -> isBetween(least, most, size * size - discs(discs)))
        .limit(count)
        .toList();
  }

  private static int discs(RandomDiscs discs) {
    return Long.bitCount(discs.own() | discs.other());
  }

  private static boolean isBetween(int least, int most, int number) {
    return least <= number && number <= most;
  }

  /** Compares an exact search on a table full of selective results with one on an empty table. */
  private void compare(int size, RandomDiscs discs) {
    table.clear();
    int cells = size * size;
    int exact = search(size, table).search(discs.own(), discs.other(), -cells - 1, cells + 1);
    table.clear();
    EndgameSearch search = search(size, table);
    for (int selectivity = EndgameSearch.MOST_SELECTIVE; selectivity > 0; selectivity--) {
      search.select(selectivity);
      int value = search.search(discs.own(), discs.other(), -cells - 1, cells + 1);
      wrong += value == exact ? 0 : 1;
    }
    search.select(0);
    assertThat(search.search(discs.own(), discs.other(), exact - 1, exact)).isEqualTo(exact);
    assertThat(search.search(discs.own(), discs.other(), exact, exact + 1)).isEqualTo(exact);
  }

  @Test
  void anExactValueNeverComesFromASelectiveSearch() {
    positions(6, 14, 17, 40).forEach(discs -> compare(6, discs));
    assertThat(wrong).as("selective values that are wrong").isGreaterThan(20);
  }

  @Test
  @Tag("thorough")
  @Timeout(600)
  void nonePassesForExactOnTheLargerBoard() {
    positions(8, 14, 16, 150).forEach(discs -> compare(8, discs));
    assertThat(wrong).as("selective values that are wrong").isGreaterThan(20);
  }

  @Test
  void ofFourPlacesNearTheEndTheOldestIsTakenAgain() {
    EndgameTable near = new EndgameTable(table);
    for (long key : new long[] {1, 2, 3, 4, 3, 5}) {
      near.store(key << 40, 8, BoundsEntry.of(-3, (int) key, 63, 0));
    }
    assertThat(near.probe(1L << 40, 8)).isEqualTo(TranspositionTable.NONE);
    for (long key : new long[] {2, 3, 4, 5}) {
      long known = near.probe(key << 40, 8);
      assertThat(BoundsEntry.upperOf(known)).isEqualTo((int) key);
      assertThat(BoundsEntry.lowerOf(known)).isEqualTo(-3);
      assertThat(BoundsEntry.moveOf(known)).isEqualTo(63);
    }
    near.store(6L << 40, 20, BoundsEntry.of(-3, 6, -1, 2));
    assertThat(BoundsEntry.selectivityOf(table.probe(6L << 40))).isEqualTo(2);
    near.clear();
    assertThat(near.probe(2L << 40, 8)).isEqualTo(TranspositionTable.NONE);
  }

  /** Whatever selective searches expect of the moves, what is read out is what holds. */
  @Test
  void theRootProvesWhatItsSelectiveSearchesGotWrong() {
    int misled = 0;
    for (RandomDiscs discs : positions(6, 15, 17, 20)) {
      List<OthelloRootMove> moves = moves(discs);
      table.clear();
      EndgameRootSearch plain = new EndgameRootSearch(search(6, table), moves, 36);
      plain.solve(false, false);
      table.clear();
      EndgameRootSearch led = new EndgameRootSearch(search(6, table), moves, 36);
      for (int selectivity = EndgameSearch.MOST_SELECTIVE; selectivity > 0; selectivity--) {
        led.searchSelectively(selectivity);
      }
      Verdict proven = plain.ranked().getFirst().verdict();
      List<RankedMove> expected = led.selective(plain.ranked());
      assertThat(expected)
          .hasSize(moves.size())
          .noneMatch(move -> move.verdict().proven())
          .extracting(RankedMove::move)
          .doesNotHaveDuplicates();
      assertThat(expected)
          .extracting(move -> move.verdict().confidence())
          .startsWith(98)
          .filteredOn(confidence -> confidence > 0)
          .hasSize(1);
      misled += points(expected.getFirst().verdict()) == points(proven) ? 0 : 1;
      led.solve(false, true);
      assertThat(led.ranked().getFirst().verdict()).isEqualTo(proven);
      assertThat(proven.bound()).isEqualTo(Bound.EXACT);
    }
    assertThat(misled).isPositive();
  }

  /** Wherever it is stopped, whether the outcome was asked for first or not. */
  @Test
  void whatAStoppedSearchTellsIsSo() {
    int stopped = 0;
    for (RandomDiscs discs : positions(6, 11, 13, 12)) {
      List<OthelloRootMove> moves = moves(discs);
      table.clear();
      Map<Integer, Integer> scores = scores(moves);
      for (long nodes = 20; nodes < 20_000; nodes += nodes / 3) {
        table.clear();
        EndgameSearch search = search(6, table, Budget.ofNodes(nodes));
        EndgameRootSearch root = new EndgameRootSearch(search, moves, 36);
        List<RankedMove> ahead =
            moves.stream()
                .map(move -> new RankedMove(move.move(), new Verdict.Points(9, false)))
                .toList();
        root.expect(ahead);
        try {
          root.solve(nodes % 2 == 0, nodes % 3 == 0);
        } catch (SearchStopped budgetSpent) {
          stopped++;
        }
        root.ranked().forEach(move -> check(move, scores));
        root.with(ahead, nodes % 2 == 0).stream()
            .filter(move -> move.verdict().proven())
            .forEach(move -> check(move, scores));
      }
    }
    assertThat(stopped).isGreaterThan(100);
  }

  private Map<Integer, Integer> scores(List<OthelloRootMove> moves) {
    EndgameSearch search = search(6, table);
    return moves.stream()
        .collect(
            Collectors.toMap(
                OthelloRootMove::move, move -> -search.search(move.own(), move.other(), -37, 37)));
  }

  private static void check(RankedMove move, Map<Integer, Integer> scores) {
    int score = Objects.requireNonNull(scores.get(move.move()));
    int value = points(move.verdict());
    assertThat(value).isBetween(-36, 36);
    switch (move.verdict().bound()) {
      case EXACT -> assertThat(value).isEqualTo(score);
      case AT_LEAST -> assertThat(value).isLessThanOrEqualTo(score);
      case AT_MOST -> assertThat(value).isGreaterThanOrEqualTo(score);
    }
  }

  /** Another move that wins for certain comes first, but was not what was found. */
  @Test
  void whatASelectiveSearchFoundIsToldOfItsMove() {
    int others = 0;
    for (RandomDiscs discs : positions(6, 15, 17, 60)) {
      List<OthelloRootMove> moves = moves(discs);
      table.clear();
      EndgameRootSearch root = new EndgameRootSearch(search(6, table), moves, 36);
      root.searchSelectively(EndgameSearch.MOST_SELECTIVE);
      List<RankedMove> ahead =
          moves.stream()
              .map(move -> new RankedMove(move.move(), new Verdict.Points(0, false)))
              .toList();
      RankedMove found = root.selective(ahead).getFirst();
      root.solve(false, true);
      assertThat(root.selective(ahead).getFirst()).isEqualTo(found);
      others += root.ranked().getFirst().move() == found.move() ? 0 : 1;
    }
    assertThat(others).isPositive();
  }

  private static int points(Verdict verdict) {
    return ((Verdict.Points) verdict).value();
  }

  private static List<OthelloRootMove> moves(RandomDiscs discs) {
    List<OthelloRootMove> moves = new ArrayList<>();
    long left = Bitboards.moves(discs.own(), discs.other()) & SquareMasks.of(6).all();
    for (; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flips = Bitboards.flips(square, discs.own(), discs.other());
      moves.add(
          new OthelloRootMove(square, discs.other() ^ flips, discs.own() ^ flips ^ 1L << square));
    }
    return moves;
  }
}
