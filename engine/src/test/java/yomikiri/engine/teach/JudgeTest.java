package yomikiri.engine.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.TestCatalog;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.LossBands;
import yomikiri.engine.think.MoveClass;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class JudgeTest {
  private static final Judge DUEL = new Judge(LossBands.POINTS.scaled(100), false, false);
  private static final Judge SOLO = new Judge(LossBands.POINTS, true, false);

  private static Verdict points(int value) {
    return new Verdict.Points(value, true);
  }

  private static Verdict rate(double p) {
    return new Verdict.WinRate(p, 50);
  }

  private static MoveClass classOf(Verdict best, Verdict own) {
    return DUEL.judge(best, own).orElseThrow().moveClass();
  }

  @Test
  void bandsAreOfPoints() {
    assertThat(classOf(points(20), points(20))).isEqualTo(MoveClass.BEST);
    assertThat(classOf(points(20), points(18))).isEqualTo(MoveClass.INACCURACY);
    assertThat(classOf(points(20), points(17))).isEqualTo(MoveClass.MISTAKE);
    assertThat(classOf(points(20), points(15))).isEqualTo(MoveClass.MISTAKE);
    assertThat(classOf(points(20), points(14))).isEqualTo(MoveClass.BLUNDER);
  }

  @Test
  void whatChangesTheResultIsNeverSlight() {
    assertThat(classOf(points(1), points(0))).isEqualTo(MoveClass.MISTAKE);
    assertThat(classOf(points(0), points(-1))).isEqualTo(MoveClass.MISTAKE);
    assertThat(classOf(points(1), points(-1))).isEqualTo(MoveClass.BLUNDER);
    assertThat(SOLO.judge(points(1), points(-1)).orElseThrow().moveClass())
        .as("alone nobody loses")
        .isEqualTo(MoveClass.INACCURACY);
    assertThat(classOf(new Verdict.Points(1, false), new Verdict.Points(-1, false)))
        .as("an estimate this near tells no result")
        .isEqualTo(MoveClass.INACCURACY);
  }

  @Test
  void chancesHaveBandsOfTheirOwn() {
    assertThat(classOf(rate(0.7), rate(0.69))).isEqualTo(MoveClass.BEST);
    assertThat(classOf(rate(0.7), rate(0.66))).isEqualTo(MoveClass.INACCURACY);
    assertThat(classOf(rate(0.7), rate(0.6))).isEqualTo(MoveClass.MISTAKE);
    assertThat(classOf(rate(0.7), rate(0.3))).isEqualTo(MoveClass.BLUNDER);
    Judgement lost = DUEL.judge(rate(0.7), points(-1)).orElseThrow();
    assertThat(lost.loss()).isCloseTo(0.7, within(1e-9));
    assertThat(lost.isChance()).isTrue();
    assertThat(lost.proven()).isFalse();
    Verdict even = new Verdict.Estimate(0, Bound.EXACT);
    assertThat(DUEL.judge(new Verdict.Estimate(100, Bound.EXACT), even).orElseThrow().loss())
        .isCloseTo(0.231, within(1e-3));
    assertThat(SOLO.judge(new Verdict.Estimate(100, Bound.EXACT), even)).isEmpty();
  }

  @Test
  void besideEstimatesAProvenResultIsAChance() {
    Judge outcome = new Judge(LossBands.POINTS.scaled(100), false, true);
    Judgement slip = outcome.judge(points(1), new Verdict.Estimate(0, Bound.EXACT)).orElseThrow();
    assertThat(slip.loss()).isEqualTo(0.5);
    assertThat(slip.isChance()).isTrue();
    assertThat(slip.proven()).isFalse();
    assertThat(slip.moveClass()).isEqualTo(MoveClass.BLUNDER);
    Judgement lost =
        outcome.judge(new Verdict.Estimate(100, Bound.EXACT), points(-1)).orElseThrow();
    assertThat(lost.loss()).isCloseTo(0.731, within(1e-3));
    assertThat(lost.proven()).isFalse();
    Judgement won =
        outcome.judgeOrBetter(new Verdict.Estimate(100, Bound.EXACT), points(1)).orElseThrow();
    assertThat(won.moveClass()).isEqualTo(MoveClass.BEST);
    assertThat(won.proven()).as("what it was worth before is not known").isFalse();
    Judgement thrown = outcome.judge(points(1), points(-1)).orElseThrow();
    assertThat(thrown.proven()).isTrue();
    assertThat(thrown.moveClass()).isEqualTo(MoveClass.BLUNDER);
  }

  @Test
  void lossesOfOnePositionAreAllInPointsOrAllInChances() {
    Judge outcome = new Judge(LossBands.POINTS.scaled(100), false, true);
    Verdict even = new Verdict.Estimate(0, Bound.EXACT);
    SearchReport mixed =
        new SearchReport(
            3,
            9,
            9,
            List.of(
                new RankedMove(0, points(1)),
                new RankedMove(1, even),
                new RankedMove(2, points(-1))));
    assertThat(outcome.judgements(mixed).values())
        .extracting(Judgement::loss)
        .containsExactly(0.0, 0.5, 1.0);
    assertThat(outcome.judgements(mixed).values()).allMatch(Judgement::isChance);
    assertThat(outcome.plainLoss(mixed, 3)).hasValue(0.5);
    SearchReport proven =
        new SearchReport(
            3, 9, 9, List.of(new RankedMove(0, points(1)), new RankedMove(2, points(-1))));
    assertThat(outcome.plainLoss(proven, 2)).hasValue(1);
  }

  @Test
  void whatIsOnlyLimitedOrSeemsBetterThanTheBestIsNotJudged() {
    assertThat(DUEL.judge(points(8), new Verdict.Points(3, Bound.AT_MOST, true))).isEmpty();
    assertThat(DUEL.judge(rate(0.7), rate(0.8))).isEmpty();
    assertThat(DUEL.judge(points(2), points(3))).isEmpty();
  }

  @Test
  void aLossInADecidedGameIsToldAsSuch() {
    Judgement decided = DUEL.judge(points(-10), points(-40)).orElseThrow();
    assertThat(decided.decided()).isTrue();
    assertThat(decided.moveClass()).isEqualTo(MoveClass.BLUNDER);
    assertThat(decided.isSerious()).isFalse();
    assertThat(DUEL.judge(points(10), points(-40)).orElseThrow().decided()).isFalse();
    Verdict expected = new Verdict.Points(-10, false);
    assertThat(DUEL.judge(expected, points(-40)).orElseThrow().decided()).isFalse();
    assertThat(SOLO.judge(points(40), points(10)).orElseThrow().decided()).isFalse();
  }

  @Test
  void aSeatIsFaultlessOnlyWhereEveryMoveWasJudgedForCertain() {
    Optional<Judgement> good = DUEL.judge(points(3), points(3));
    Verdict expected = new Verdict.Points(3, false);
    Optional<Judgement> seemsGood = DUEL.judge(expected, expected);
    assertThat(SeatJudgement.of(List.of(good, good)).isFaultless()).isTrue();
    assertThat(SeatJudgement.of(List.of(good, seemsGood)).isFaultless()).isFalse();
    assertThat(SeatJudgement.of(List.of(good, Optional.empty())).isFaultless()).isFalse();
  }

  @Test
  void provenLossesAndEstimatedOnesAreSummedApart() {
    SeatJudgement seat =
        SeatJudgement.of(
            List.of(
                DUEL.judge(points(9), points(2)),
                DUEL.judge(new Verdict.Points(9, false), new Verdict.Points(-2, false)),
                DUEL.judge(points(4), points(4)),
                DUEL.judge(rate(0.9), rate(0.1)),
                Optional.empty()));
    assertThat(seat.provenLoss()).isEqualTo(7);
    assertThat(seat.estimatedLoss()).isEqualTo(11);
    assertThat(seat.moves()).isEqualTo(5);
    assertThat(seat.judged()).hasSize(4);
    assertThat(seat.mistakes()).isEqualTo(3);
    assertThat(seat.count(MoveClass.BEST)).isEqualTo(1);
  }

  /**
   * Random games, whose last positions are searched by a player. What is judged as proven has to be
   * what plain minimax finds.
   */
  @ParameterizedTest
  @CsvSource({
    "tictactoe, strongest, 9, true",
    "tictactoe, mcts:playouts=60, 9, false",
    "mattix-4, perfect, 9, true",
    "mattix-4, alphabeta:depth=3, 9, false",
    "othello-4, perfect, 8, true",
    "othello-4, 'alphabeta:depth=3,eval=discs', 8, false"
  })
  void whatIsProvenIsTrue(String game, String player, int last, boolean isAll)
      throws NotationException {
    GameKit<DuelPosition> kit =
        TestCatalog.CATALOG.kit(game).flatMap(GameKit::asDuel).orElseThrow();
    Random random = new Random(38);
    int proven = 0;
    int estimated = 0;
    for (int round = 0; round < 12; round++) {
      for (DuelPosition position : lastOf(kit.game(), random, last)) {
        SearchReport report = searched(kit, kit.parseSpec(player), position);
        Verdict worth = report.worth(kit.game(), legal(position).toArray()).orElseThrow();
        Map<Integer, Integer> values = values(kit.game(), position);
        int best = values.values().stream().mapToInt(value -> value).max().orElseThrow();
        for (Map.Entry<Integer, Integer> move : values.entrySet()) {
          Optional<Judgement> judged =
              report.verdictOf(move.getKey()).flatMap(own -> Judge.of(kit).judge(worth, own));
          if (judged.filter(Judgement::proven).isPresent()) {
            proven++;
            check(judged.get(), best, move.getValue());
          } else {
            estimated += judged.isPresent() ? 1 : 0;
            assertThat(isAll).isFalse();
          }
        }
      }
    }
    assertThat(proven).isPositive();
    assertThat(estimated > 0).isNotEqualTo(isAll);
  }

  private static void check(Judgement judged, int best, int value) {
    int results = Integer.signum(best) - Integer.signum(value);
    if (judged.isChance()) {
      assertThat(judged.loss()).isEqualTo(results / 2.0);
    } else {
      assertThat(judged.loss()).isEqualTo(best - value);
      assertThat(judged.decided()).isEqualTo(best > value && results == 0);
    }
    assertThat(judged.moveClass() == MoveClass.BEST).isEqualTo(judged.loss() == 0);
    boolean isBlunder = results == 2 || !judged.isChance() && best - value >= 6;
    assertThat(judged.moveClass() == MoveClass.BLUNDER).isEqualTo(isBlunder);
  }

  private static SearchReport searched(
      GameKit<DuelPosition> kit, PlayerSpec spec, DuelPosition position) {
    AtomicReference<SearchReport> last = new AtomicReference<>();
    TimeKeeper clock =
        TimeKeeper.start(spec.budget().and(Budget.ofNodes(10_000_000)), Ticker.SYSTEM);
    kit.build(spec, 1)
        .choose(
            kit.game().copyOf(position),
            position.turn(),
            new SearchContext(clock, true, last::set));
    return Objects.requireNonNull(last.get());
  }

  /** The positions of a random game that are at most so many plies from the end. */
  private static List<DuelPosition> lastOf(Game<DuelPosition> game, Random random, int last) {
    List<DuelPosition> all = new ArrayList<>();
    DuelPosition position = game.newPosition(random.nextLong());
    while (!position.isOver()) {
      all.add(game.copyOf(position));
      Moves moves = legal(position);
      position.play(moves.get(random.nextInt(moves.size())));
    }
    return all.subList(Math.max(0, all.size() - last), all.size());
  }

  private static Moves legal(DuelPosition position) {
    Moves moves = new Moves();
    position.legalMoves(moves);
    return moves;
  }

  /** The final margin after each move, for who makes it. */
  private static Map<Integer, Integer> values(Game<DuelPosition> game, DuelPosition position) {
    Map<Integer, Integer> found = new HashMap<>();
    Moves moves = legal(position);
    for (int i = 0; i < moves.size(); i++) {
      DuelPosition after = game.copyOf(position);
      after.play(moves.get(i));
      found.put(moves.get(i), margin(game, after, position.turn()));
    }
    return found;
  }

  private static int margin(Game<DuelPosition> game, DuelPosition position, int seat) {
    if (position.isOver()) {
      return position.score(seat) - position.score(1 - seat);
    }
    int best =
        values(game, position).values().stream().mapToInt(value -> value).max().orElseThrow();
    return position.turn() == seat ? best : -best;
  }
}
