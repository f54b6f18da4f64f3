package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerContract;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class DuelSearchTest {
  private static final Map<String, SearchReport> TRUTHS = new ConcurrentHashMap<>();

  private static List<MattixPosition> positions(int size, int count, int fewestTaken) {
    Mattix game = Mattix.ofSize(size);
    SplittableRandom random = new SplittableRandom(size);
    List<MattixPosition> positions = new ArrayList<>();
    for (long seed = 0; positions.size() < count; seed++) {
      GameSession<MattixPosition> session = new GameSession<>(game, game.newPosition(seed));
      int plies = fewestTaken + random.nextInt(4);
      while (!session.isOver() && session.ply() < plies) {
        int[] legal = session.legalMoves(session.ply() % 2);
        session.play(session.ply() % 2, legal[random.nextInt(legal.length)]);
      }
      if (!session.isOver()) {
        positions.add(session.position());
      }
    }
    return positions;
  }

  private static List<SearchReport> reports(
      Player<MattixPosition> player, MattixPosition position, Budget budget, boolean everyMove) {
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(budget, new FakeTicker(1));
    int move =
        player.choose(
            position, position.turn(), new SearchContext(keeper, everyMove, reports::add));
    assertThat(reports.getLast().best().orElseThrow().move()).isEqualTo(move);
    return reports;
  }

  @ParameterizedTest
  @CsvSource({"4,1,0", "4,2,0", "4,3,0", "4,5,0", "4,15,4", "6,3,0", "6,4,0", "6,5,0", "6,25,24"})
  void alphaBetaEqualsMinimax(int size, int depth, int fewestTaken) {
    Game<MattixPosition> game = Mattix.ofSize(size);
    for (MattixPosition position : positions(size, 25, fewestTaken)) {
      SearchReport plain =
          reports(new Minimax<>(game), position, Budget.ofDepth(depth), true).getLast();
      SearchReport every =
          reports(new AlphaBeta<>(game), position, Budget.ofDepth(depth), true).getLast();
      assertThat(every.moves().stream().map(DuelSearchTest::withoutProof))
          .isEqualTo(plain.moves().stream().map(DuelSearchTest::withoutProof).toList());
      SearchReport truth = truth(position);
      for (RankedMove ranked : every.moves()) {
        Verdict unpruned = plain.verdictOf(ranked.move()).orElseThrow();
        assertThat(ranked.verdict().proven() || !unpruned.proven()).isTrue();
        if (ranked.verdict().proven()) {
          assertThat(truth.verdictOf(ranked.move()).map(RootMoveRanking::worth))
              .contains(RootMoveRanking.worth(ranked.verdict()));
        }
      }
      SearchReport best =
          reports(new AlphaBeta<>(game), position, Budget.ofDepth(depth), false).getLast();
      RankedMove found = best.moves().getFirst();
      RankedMove first = every.moves().getFirst();
      assertThat(found.move()).isEqualTo(first.move());
      assertThat(found.verdict()).isEqualTo(first.verdict());
    }
  }

  @ParameterizedTest
  @CsvSource({"4,3,0", "4,15,4", "6,4,0", "6,5,0", "6,25,24"})
  void pvsEqualsAlphaBetaWhereEveryMoveNeedsItsValue(int size, int depth, int fewestTaken) {
    Game<MattixPosition> game = Mattix.ofSize(size);
    Pvs<MattixPosition> warm = new Pvs<>(game);
    for (MattixPosition position : positions(size, 25, fewestTaken)) {
      reports(warm, position, Budget.ofDepth(depth), false);
      SearchReport plain =
          reports(new AlphaBeta<>(game), position, Budget.ofDepth(depth), true).getLast();
      SearchReport every = reports(warm, position, Budget.ofDepth(depth), true).getLast();
      assertThat(every.moves().stream().map(DuelSearchTest::withoutProof))
          .isEqualTo(plain.moves().stream().map(DuelSearchTest::withoutProof).toList());
    }
  }

  /** By players that have searched other positions before, with budgets that stop a depth. */
  @ParameterizedTest
  @CsvSource({"4,4", "6,22", "6,26"})
  void whatPvsCallsProvenIsTrue(int size, int fewestTaken) {
    Game<MattixPosition> game = Mattix.ofSize(size);
    Pvs<MattixPosition> warm = new Pvs<>(game);
    int proven = 0;
    for (MattixPosition position : positions(size, 25, fewestTaken)) {
      SearchReport truth = truth(position);
      for (long nodes : new long[] {40, 300, 2000}) {
        for (SearchReport report : reports(warm, position, Budget.ofNodes(nodes), false)) {
          for (RankedMove ranked : report.moves()) {
            double worth = RootMoveRanking.worth(truth.verdictOf(ranked.move()).orElseThrow());
            double said = RootMoveRanking.worth(ranked.verdict());
            if (ranked.verdict().proven()) {
              proven++;
              assertThat(worth)
                  .isLessThanOrEqualTo(said)
                  .isGreaterThanOrEqualTo(
                      RootMoveRanking.isBound(ranked.verdict()) ? Double.NEGATIVE_INFINITY : said);
            }
          }
        }
      }
    }
    assertThat(proven).isPositive();
  }

  @Test
  void pvsSolvesWhatAlphaBetaSolves() {
    Game<MattixPosition> game = Mattix.ofSize(6);
    for (MattixPosition position : positions(6, 20, 20)) {
      SearchReport report = reports(new Pvs<>(game), position, Budget.UNLIMITED, false).getLast();
      RankedMove best = report.best().orElseThrow();
      assertThat(best.verdict().proven()).isTrue();
      assertThat(best.verdict())
          .isEqualTo(truth(position).best().orElseThrow().verdict())
          .isEqualTo(truth(position).verdictOf(best.move()).orElseThrow());
    }
  }

  @Test
  void aBetterMoveOfAStoppedDepthCounts() {
    Game<MattixPosition> game = Mattix.ofSize(6);
    int better = 0;
    for (MattixPosition position : positions(6, 12, 10)) {
      for (long nodes = 40; nodes < 1500; nodes += 97) {
        List<SearchReport> all = reports(new Pvs<>(game), position, Budget.ofNodes(nodes), false);
        SearchReport last = all.getLast();
        if (all.size() > 1 && all.get(all.size() - 2).depth() == last.depth()) {
          SearchReport before = all.get(all.size() - 2);
          assertThat(last.moves().getFirst().move()).isNotEqualTo(before.moves().getFirst().move());
          assertThat(last.moves().stream().map(RankedMove::move))
              .containsExactlyInAnyOrderElementsOf(
                  before.moves().stream().map(RankedMove::move).toList());
          better++;
        }
      }
    }
    assertThat(better).isPositive();
  }

  /** What every move is worth; read out once a position, for several tests ask. */
  private static SearchReport truth(MattixPosition position) {
    return TRUTHS.computeIfAbsent(
        Mattix.ofSize(position.size()).notation().positionText(position),
        text ->
            reports(
                    Mattix.kit(position.size()).build(PlayerSpec.of("perfect"), 0),
                    position,
                    Budget.UNLIMITED,
                    true)
                .getLast());
  }

  private static List<Integer> withoutProof(RankedMove ranked) {
    return List.of(ranked.move(), ((Verdict.Points) ranked.verdict()).value());
  }

  @Test
  void boundsOfMovesThatAreNotBestHold() {
    Game<MattixPosition> game = Mattix.ofSize(6);
    for (MattixPosition position : positions(6, 25, 0)) {
      SearchReport every =
          reports(new AlphaBeta<>(game), position, Budget.ofDepth(4), true).getLast();
      SearchReport best =
          reports(new AlphaBeta<>(game), position, Budget.ofDepth(4), false).getLast();
      for (RankedMove ranked : best.moves()) {
        int bound = ((Verdict.Points) ranked.verdict()).value();
        int value = ((Verdict.Points) every.verdictOf(ranked.move()).orElseThrow()).value();
        assertThat(value).isLessThanOrEqualTo(bound);
      }
    }
  }

  @Test
  void alphaBetaLooksAtFewerNodes() {
    Game<MattixPosition> game = Mattix.ofSize(6);
    MattixPosition position = game.newPosition(3);
    long plain = reports(new Minimax<>(game), position, Budget.ofDepth(6), false).getLast().nodes();
    long pruned =
        reports(new AlphaBeta<>(game), position, Budget.ofDepth(6), false).getLast().nodes();
    assertThat(pruned).isLessThan(plain / 5);
  }

  @Test
  void aSolvedGameEndsTheDeepening() {
    Game<MattixPosition> game = Mattix.ofSize(4);
    for (MattixPosition position : positions(4, 10, 2)) {
      List<SearchReport> reports = reports(new AlphaBeta<>(game), position, Budget.UNLIMITED, true);
      assertThat(reports.getLast().depth()).isLessThanOrEqualTo(15);
      assertThat(reports.getLast().moves()).allMatch(ranked -> ranked.verdict().proven());
      assertThat(reports.get(reports.size() - 2).moves())
          .anyMatch(ranked -> !ranked.verdict().proven());
    }
  }

  @Test
  void depthOneLooksOnePlyAhead() throws NotationException {
    Game<MattixPosition> game = Mattix.ofSize(4);
    MattixPosition position =
        game.notation().parsePosition("5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0");
    for (Player<MattixPosition> player :
        List.of(new Minimax<>(game), new AlphaBeta<>(game), new Greedy<MattixPosition>(game))) {
      SearchReport report = reports(player, position, Budget.ofDepth(1), true).getLast();
      assertThat(report.moves().stream().map(DuelSearchTest::withoutProof))
          .containsExactly(List.of(9, 4), List.of(11, 4), List.of(8, 1));
    }
  }

  @Test
  void theLineEndsInTheValue() {
    Game<MattixPosition> game = Mattix.ofSize(6);
    for (MattixPosition position : positions(6, 20, 18)) {
      SearchReport report =
          reports(new AlphaBeta<>(game), position, Budget.UNLIMITED, false).getLast();
      MattixPosition end = game.copyOf(position);
      report.line().forEach(end::play);
      assertThat(end.isOver()).isTrue();
      assertThat(new Verdict.Points(end.margin(position.turn()), true))
          .isEqualTo(report.best().orElseThrow().verdict());
    }
  }

  @Test
  void timeEndsTheSearch() {
    Game<MattixPosition> game = Mattix.ofSize(6);
    for (MattixPosition position : positions(6, 20, 10)) {
      TimeKeeper keeper =
          TimeKeeper.start(Budget.ofTime(Duration.ofMillis(1)), new FakeTicker(1_000));
      int _ = new AlphaBeta<>(game).choose(position, position.turn(), SearchContext.silent(keeper));
      assertThat(keeper.elapsedNanos()).isLessThan(1_100_000);
    }
  }

  abstract static class OnMattix extends PlayerContract<MattixPosition> {
    @Override
    protected Game<MattixPosition> game() {
      return Mattix.ofSize(6);
    }
  }

  @Nested
  final class OfRandom extends OnMattix {
    @Override
    protected Player<MattixPosition> player(long seed) {
      return new RandomPlayer<>(seed);
    }

    @Override
    protected boolean searches() {
      return false;
    }
  }

  @Nested
  final class OfGreedy extends OnMattix {
    @Override
    protected Player<MattixPosition> player(long seed) {
      return new Greedy<>(game());
    }

    @Override
    protected boolean searches() {
      return false;
    }
  }

  @Nested
  final class OfMinimax extends OnMattix {
    @Override
    protected Player<MattixPosition> player(long seed) {
      return new Minimax<>(game());
    }
  }

  @Nested
  final class OfAlphaBeta extends OnMattix {
    @Override
    protected Player<MattixPosition> player(long seed) {
      return new AlphaBeta<>(game());
    }
  }

  @Nested
  final class OfPvs extends OnMattix {
    @Override
    protected Player<MattixPosition> player(long seed) {
      return new Pvs<>(game());
    }
  }
}
