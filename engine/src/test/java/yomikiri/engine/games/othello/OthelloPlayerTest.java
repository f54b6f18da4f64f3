package yomikiri.engine.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.othello.search.OpeningBook;
import yomikiri.engine.games.othello.search.ProbCut;
import yomikiri.engine.games.othello.search.SearchedBook;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class OthelloPlayerTest {
  private static final Pattern SCORED_MOVE = Pattern.compile("([A-H][1-8]|--):([+-]?\\d+);");
  private static final Memory MEMORY = Memory.ofMegabytes(36);
  private static final int EASY = 19; // positions of the suite with up to 16 empty squares

  private static OthelloBooks books(int size) {
    return books(size, new OpeningBook(size));
  }

  private static OthelloBooks books(int size, OpeningBook exact) {
    return new OthelloBooks(new Othello(size), exact, new SearchedBook(), 0);
  }

  private static SearchReport report(OthelloPosition position, boolean everyMove) {
    return report(position, everyMove, 1);
  }

  private static SearchReport report(OthelloPosition position, boolean everyMove, int threads) {
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));
    int move =
        new OthelloPlayer(
                position.size(),
                (own, other) -> 0,
                ProbCut.NONE,
                books(position.size()),
                false,
                threads,
                MEMORY)
            .choose(position, position.turn(), new SearchContext(keeper, everyMove, reports::add));
    assertThat(reports.getLast().moves().getFirst().move()).isEqualTo(move);
    return reports.getLast();
  }

  private static Map<Integer, Integer> values(SearchReport report) {
    Map<Integer, Integer> values = new TreeMap<>();
    for (RankedMove ranked : report.moves()) {
      Verdict.Points points = (Verdict.Points) ranked.verdict();
      assertThat(points.proven()).isTrue();
      assertThat(points.bound()).isEqualTo(Bound.EXACT);
      values.put(ranked.move(), points.value());
    }
    return values;
  }

  /** What every line of play comes to; the square by square rules tell the moves. */
  private static int value(Othello game, OthelloPosition position, int seat) {
    if (position.isOver()) {
      return position.margin(seat);
    }
    int best = Integer.MIN_VALUE;
    for (int move : SlowOthello.moves(position)) {
      OthelloPosition after = game.copyOf(position);
      after.play(move);
      int value = value(game, after, seat);
      best = Math.max(best, position.turn() == seat ? value : -value);
    }
    return position.turn() == seat ? best : -best;
  }

  private static OthelloPosition nearTheEnd(Othello game, int empties, SplittableRandom random) {
    Moves moves = new Moves();
    OthelloPosition position = game.newPosition(0);
    while (position.empties() > empties) {
      position.legalMoves(moves);
      position = moves.isEmpty() ? game.newPosition(0) : position;
      position.legalMoves(moves);
      position.play(moves.get(random.nextInt(moves.size())));
    }
    return position.isOver() ? nearTheEnd(game, empties, random) : position;
  }

  @ParameterizedTest
  @CsvSource({"4, 7, 60, 1", "6, 7, 60, 1", "6, 7, 30, 2", "8, 6, 100, 1", "8, 8, 4, 1"})
  void everyMoveIsWorthWhatEveryLineOfPlayComesTo(
      int size, int empties, int positions, int threads) {
    Othello game = new Othello(size);
    SplittableRandom random = new SplittableRandom(size + empties);
    for (int i = 0; i < positions; i++) {
      OthelloPosition position = nearTheEnd(game, empties, random);
      Map<Integer, Integer> expected = new TreeMap<>();
      for (int move : SlowOthello.moves(position)) {
        OthelloPosition after = game.copyOf(position);
        after.play(move);
        expected.put(move, value(game, after, position.turn()));
      }
      assertThat(values(report(position, true, threads)))
          .as(game.notation().positionText(position))
          .isEqualTo(expected);
    }
  }

  @Test
  void boundsHoldAndTheBestMoveIsExact() {
    Othello game = new Othello(6);
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 40; i++) {
      OthelloPosition position = nearTheEnd(game, 11, random);
      Map<Integer, Integer> truth = values(report(position, true));
      SearchReport report = report(position, false);
      RankedMove best = report.moves().getFirst();
      assertThat(best.verdict())
          .isEqualTo(
              new Verdict.Points(
                  truth.values().stream().max(Integer::compare).orElseThrow(), true));
      for (RankedMove ranked : report.moves()) {
        Verdict.Points points = (Verdict.Points) ranked.verdict();
        int value = Objects.requireNonNull(truth.get(ranked.move()));
        if (points.bound() == Bound.EXACT) {
          assertThat(points.value()).isEqualTo(value);
        } else {
          assertThat(points.value()).isGreaterThanOrEqualTo(value);
        }
      }
    }
  }

  @Test
  void theLineLeadsToTheValue() {
    Othello game = new Othello(6);
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 20; i++) {
      OthelloPosition position = nearTheEnd(game, 10, random);
      int seat = position.turn();
      SearchReport report = report(game.copyOf(position), false);
      report.line().forEach(position::play);
      assertThat(position.isOver()).isTrue();
      assertThat(position.margin(seat))
          .isEqualTo(((Verdict.Points) report.moves().getFirst().verdict()).value());
    }
  }

  @Test
  void theEasyPositionsOfTheSuiteAreReadOut() throws IOException, NotationException {
    Othello game = new Othello(8);
    for (String line : suite().subList(0, EASY)) {
      Map<Integer, Integer> expected = new TreeMap<>();
      Matcher scored = SCORED_MOVE.matcher(line);
      while (scored.find()) {
        expected.put(game.notation().parseMove(scored.group(1)), Integer.parseInt(scored.group(2)));
      }
      assertThat(values(report(game.notation().parsePosition(line), true)))
          .as(line)
          .isEqualTo(expected);
    }
  }

  private static List<String> suite() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(
            OthelloPlayerTest.class.getResourceAsStream("/othello/ffo-1-40.obf"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("%"))
          .toList();
    }
  }

  /** A small table full of the ends of other games costs a player little. */
  @Test
  void whatWasReadLongAgoGivesWay() {
    Othello game = new Othello(6);
    SplittableRandom random = new SplittableRandom(13);
    List<OthelloPosition> longAgo = new ArrayList<>();
    List<OthelloPosition> now = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      longAgo.add(nearTheEnd(game, 15, random));
      now.add(nearTheEnd(game, 12, random));
    }
    OthelloPlayer fresh = withSmallTable();
    OthelloPlayer kept = withSmallTable();
    longAgo.forEach(position -> nodes(kept, position));
    long fewest = now.stream().mapToLong(position -> nodes(fresh, position)).sum();
    long nodes = now.stream().mapToLong(position -> nodes(kept, position)).sum();
    assertThat(nodes).isLessThan(fewest * 21 / 20);
  }

  private static OthelloPlayer withSmallTable() {
    Memory memory = new Memory(9L * 8 * TranspositionTable.ENTRY_BYTES); // 64 ends
    return new OthelloPlayer(6, (own, other) -> 0, ProbCut.NONE, books(6), false, 1, memory);
  }

  private static long nodes(OthelloPlayer player, OthelloPosition position) {
    TimeKeeper keeper = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));
    int _ = player.choose(position, position.turn(), SearchContext.silent(keeper));
    return keeper.meter().nodes();
  }

  /** Whatever a player has proven when its budget ends, it holds. */
  @Test
  void whatIsProvenWhenTheBudgetEndsIsTrue() {
    Othello game = new Othello(6);
    SplittableRandom random = new SplittableRandom(7);
    int proven = 0;
    for (int i = 0; i < 12; i++) {
      OthelloPosition position = nearTheEnd(game, 13, random);
      Map<Integer, Integer> truth = values(report(position, true));
      for (int nodes = 500; nodes < 40_000; nodes = nodes * 3 / 2) {
        List<SearchReport> reports = new ArrayList<>();
        TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(nodes), new FakeTicker(1));
        int move =
            new OthelloPlayer(6, (own, other) -> 0, ProbCut.NONE, books(6), true, 1, MEMORY)
                .choose(position, position.turn(), new SearchContext(keeper, false, reports::add));
        if (!reports.isEmpty()) {
          assertThat(reports.getLast().moves().getFirst().move()).isEqualTo(move);
          proven += provenOf(reports.getLast(), truth);
        }
      }
    }
    assertThat(proven).isPositive();
  }

  /** A move known to lose is not played where another may do better, whatever was expected. */
  @Test
  void aMoveProvenToLoseGivesWayWhenTheBudgetEnds() {
    Othello game = new Othello(6);
    SplittableRandom random = new SplittableRandom(17);
    int refuted = 0;
    for (int i = 0; i < 25; i++) {
      OthelloPosition position = nearTheEnd(game, 11, random);
      Map<Integer, Integer> truth = values(report(position, true));
      for (int nodes = 3_000; nodes < 30_000; nodes = nodes * 9 / 8) {
        for (boolean everyMove : new boolean[] {false, true}) {
          refuted += refutedWithin(position, nodes, everyMove, truth);
        }
      }
    }
    assertThat(refuted).as("thoughts that knew a losing move").isGreaterThan(5);
  }

  /** 1 if the last report knows that a move loses, and does not yet know the best. */
  private static int refutedWithin(
      OthelloPosition position, int nodes, boolean everyMove, Map<Integer, Integer> truth) {
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(nodes), new FakeTicker(1));
    int move =
        new OthelloPlayer(6, (own, other) -> 0, ProbCut.NONE, books(6), true, 1, Memory.USUAL)
            .choose(position, position.turn(), new SearchContext(keeper, everyMove, reports::add));
    if (reports.isEmpty()) {
      return 0;
    }
    SearchReport last = reports.getLast();
    provenOf(last, truth);
    assertThat(last.moves().getFirst().move()).isEqualTo(move);
    assertThat(last.moves()).hasSize(everyMove ? truth.size() : last.moves().size());
    Verdict.Points best = (Verdict.Points) last.moves().getFirst().verdict();
    boolean hasLoss = last.moves().stream().anyMatch(OthelloPlayerTest::isProvenLoss);
    boolean hasAll = last.moves().stream().allMatch(ranked -> ranked.verdict().proven());
    if (last.moves().size() == truth.size() && !hasAll) {
      boolean isLost = truth.values().stream().allMatch(value -> value < 0);
      assertThat(isLost || !isProvenLoss(last.moves().getFirst())).isTrue();
      assertThat(best.proven() && best.bound() == Bound.EXACT && best.value() == 0).isFalse();
    }
    return hasLoss && !hasAll ? 1 : 0;
  }

  private static boolean isProvenLoss(RankedMove ranked) {
    Verdict.Points points = (Verdict.Points) ranked.verdict();
    return points.proven() && points.value() < 0 && points.bound() != Bound.AT_LEAST;
  }

  /** The moves of which something is proven, which is compared with the truth. */
  private static int provenOf(SearchReport report, Map<Integer, Integer> truth) {
    int proven = 0;
    for (RankedMove ranked : report.moves()) {
      Verdict.Points points = (Verdict.Points) ranked.verdict();
      if (points.proven()) {
        int value = Objects.requireNonNull(truth.get(ranked.move()));
        switch (points.bound()) {
          case EXACT -> assertThat(points.value()).isEqualTo(value);
          case AT_LEAST -> assertThat(points.value()).isLessThanOrEqualTo(value);
          case AT_MOST -> assertThat(points.value()).isGreaterThanOrEqualTo(value);
        }
        proven++;
      }
    }
    return proven;
  }

  @Test
  void theSixBySixEndIsPlayedAtOnceWithoutTime() {
    OthelloPosition position = new Othello(6).newPosition(0);
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(0), new FakeTicker(1));
    Moves legal = new Moves();
    position.legalMoves(legal);
    assertThat(
            legal.contains(
                new OthelloPlayer(
                        6,
                        (own, other) -> 0,
                        ProbCut.NONE,
                        books(position.size()),
                        false,
                        1,
                        MEMORY)
                    .choose(position, 0, SearchContext.silent(keeper))))
        .isTrue();
  }

  @Test
  void everyMoveOfTheFirstPliesOfSixBySixIsProvenWithoutASearch() {
    Othello game = new Othello(6);
    OpeningBook book =
        Othello.book(6, new ResourceCache(OthelloPlayerTest.class::getResourceAsStream));
    SplittableRandom random = new SplittableRandom(11);
    Moves moves = new Moves();
    for (int i = 0; i < 200; i++) {
      OthelloPosition position = game.newPosition(0);
      for (int ply = 0; ply < i % 5; ply++) {
        position.legalMoves(moves);
        position.play(moves.get(random.nextInt(moves.size())));
      }
      position.legalMoves(moves);
      List<SearchReport> reports = new ArrayList<>();
      TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(0), new FakeTicker(1));
      int move =
          new OthelloPlayer(6, (own, other) -> 0, ProbCut.NONE, books(6, book), true, 1, MEMORY)
              .choose(position, position.turn(), new SearchContext(keeper, true, reports::add));
      Map<Integer, Integer> values = values(reports.getLast());
      assertThat(values).hasSize(moves.size());
      assertThat(values.get(move))
          .isEqualTo(values.values().stream().max(Integer::compare).orElseThrow())
          .isEqualTo(
              book.score(position.discs(position.turn()), position.discs(1 - position.turn()))
                  .orElseThrow());
    }
  }
}
