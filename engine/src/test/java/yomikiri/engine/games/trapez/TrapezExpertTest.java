package yomikiri.engine.games.trapez;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerContract;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class TrapezExpertTest extends PlayerContract<TrapezPosition> {
  @Override
  protected Game<TrapezPosition> game() {
    return new Trapez();
  }

  @Override
  protected Player<TrapezPosition> player(long seed) {
    return new TrapezExpert(new Trapez(), 12, 1);
  }

  @Override
  protected boolean searchesByBudget() {
    return true;
  }

  @ParameterizedTest
  @CsvSource({
    "5../2612/.1143/6444/612 d, 1000, true",
    ".2./22.5/14146/4131/365 d, 1000, true",
    "3.6/.2../6.1.6/.23./311 l, 10000, false",
  })
  void readsTheEndOutAsSoonAsItsBudgetAllowsIt(String text, long nodes, boolean isRead)
      throws NotationException {
    TrapezPosition position = game().notation().parsePosition(text);
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(nodes), new FakeTicker(1));
    int _ =
        player(1).choose(position, position.turn(), new SearchContext(keeper, false, reports::add));
    assertThat(reports.getLast().best().orElseThrow().verdict().proven()).isEqualTo(isRead);
  }

  /** What a look-ahead expected is told where the end is not read out in time. */
  @Test
  void whereTheBudgetEndsFirstItPlaysAsExpectedButNoMoveProvenToLose() {
    SplittableRandom random = new SplittableRandom(9);
    int unread = 0;
    int refuted = 0;
    for (int i = 0; i < 60; i++) {
      TrapezPosition position = withEmpties(5 + i % 2, random);
      boolean everyMove = i % 3 == 0;
      int nodes = (i % 2 == 0 ? 1_100 : 7_000) * (everyMove ? 8 : 1);
      Map<Integer, Verdict> truth =
          verdicts(last(new TrapezPerfectPlayer(12, 1), position, 1 << 30, true));
      SearchReport report = last(player(1), position, nodes, everyMove);
      boolean isLost = truth.values().stream().allMatch(TrapezExpertTest::loses);
      Verdict best = report.moves().getFirst().verdict();
      assertThat(isLost || !(best.proven() && loses(best))).isTrue();
      for (RankedMove ranked : report.moves()) {
        if (ranked.verdict() instanceof Verdict.Points reported
            && reported.bound() == Bound.EXACT) {
          Verdict exact = Objects.requireNonNull(truth.get(ranked.move()));
          assertThat(reported.value()).isEqualTo(((Verdict.Points) exact).value());
        }
      }
      boolean isRead = best.proven();
      unread += isRead ? 0 : 1;
      refuted += !isRead && report.moves().stream().anyMatch(TrapezExpertTest::isRefuted) ? 1 : 0;
    }
    assertThat(unread).as("ends not read out").isPositive();
    assertThat(refuted).as("of these with a move proven to lose").isPositive();
  }

  /** With several threads only what is proven is bound to come out alike. */
  @Test
  void severalThreadsProveNothingThatIsNotSo() {
    SplittableRandom random = new SplittableRandom(21);
    int proven = 0;
    for (int i = 0; i < 10; i++) {
      TrapezPosition position = withEmpties(6, random);
      Map<Integer, Verdict> truth =
          verdicts(last(new TrapezPerfectPlayer(16, 1), position, 1 << 30, true));
      SearchReport report =
          last(new TrapezExpert(new Trapez(), 16, 2), position, 100_000L, i % 2 == 0);
      for (RankedMove ranked : report.moves()) {
        if (ranked.verdict() instanceof Verdict.Points reported
            && reported.bound() == Bound.EXACT) {
          Verdict.Points exact = (Verdict.Points) Objects.requireNonNull(truth.get(ranked.move()));
          assertThat(reported.value()).isEqualTo(exact.value());
          proven++;
        }
      }
    }
    assertThat(proven).isPositive();
  }

  /** The last report; the move rests on it. */
  private static SearchReport last(
      Player<TrapezPosition> player, TrapezPosition position, long nodes, boolean everyMove) {
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(nodes), new FakeTicker(1));
    int move =
        player.choose(
            position, position.turn(), new SearchContext(keeper, everyMove, reports::add));
    assertThat(reports.getLast().moves().getFirst().move()).isEqualTo(move);
    return reports.getLast();
  }

  private static Map<Integer, Verdict> verdicts(SearchReport report) {
    return report.moves().stream().collect(Collectors.toMap(RankedMove::move, RankedMove::verdict));
  }

  private static boolean loses(Verdict verdict) {
    return verdict instanceof Verdict.Points points && points.value() < 0;
  }

  private static boolean isRefuted(RankedMove ranked) {
    return ranked.verdict().proven() && loses(ranked.verdict());
  }

  private TrapezPosition withEmpties(int empties, SplittableRandom random) {
    Moves moves = new Moves();
    TrapezPosition position = game().newPosition(0);
    while (position.empties() > empties || position.isOver()) {
      if (position.isOver()) {
        position = game().newPosition(0);
      }
      position.legalMoves(moves);
      position.play(moves.get(random.nextInt(moves.size())));
    }
    return position;
  }

  /** The clock goes on by so much a reading: a slow machine and a fast one. */
  @ParameterizedTest
  @CsvSource({"100, true", "100000, false"})
  void aSlowMachineReadsTheEndLater(long nanosPerReading, boolean isRead) throws NotationException {
    TrapezPosition position = game().notation().parsePosition("3.6/.2../6.1.6/.23./311 l");
    List<SearchReport> reports = new ArrayList<>();
    Budget budget = Budget.ofTime(Duration.ofMillis(100));
    TimeKeeper keeper = TimeKeeper.start(budget, new FakeTicker(nanosPerReading));
    int _ =
        player(1).choose(position, position.turn(), new SearchContext(keeper, false, reports::add));
    assertThat(reports.getLast().best().orElseThrow().verdict().proven()).isEqualTo(isRead);
  }
}
