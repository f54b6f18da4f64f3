package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.EvaluationContract;
import yomikiri.engine.think.EvaluationType;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/** Searches that ask an evaluation where they look no further. */
final class EvaluationTest {
  private static final Game<TicTacToePosition> TIC_TAC_TOE = TicTacToe.kit().game();
  private static final Game<MattixPosition> MATTIX = Mattix.ofSize(6);

  private static <P extends DuelPosition> SearchReport report(
      Player<P> player, P position, int depth, boolean everyMove) {
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(Budget.ofDepth(depth), new FakeTicker(1));
    int move =
        player.choose(
            position, position.turn(), new SearchContext(keeper, everyMove, reports::add));
    assertThat(reports.getLast().best().orElseThrow().move()).isEqualTo(move);
    return reports.getLast();
  }

  /** Different positions. */
  private static <P extends DuelPosition> List<P> positions(Game<P> game, int count) {
    SequencedMap<String, P> positions = new LinkedHashMap<>();
    SplittableRandom random = new SplittableRandom(7);
    for (long seed = 0; positions.size() < count; seed++) {
      GameSession<P> session = new GameSession<>(game, game.newPosition(seed));
      int plies = random.nextInt(30);
      while (!session.isOver() && session.ply() < plies) {
        int seat = session.position().turn();
        int[] legal = session.legalMoves(seat);
        session.play(seat, legal[random.nextInt(legal.length)]);
      }
      if (!session.isOver()) {
        positions.put(game.notation().positionText(session.position()), session.position());
      }
    }
    return List.copyOf(positions.values());
  }

  private static int value(Verdict verdict, int unit) {
    return switch (verdict) {
      case Verdict.Points points -> points.value() * unit;
      case Verdict.Estimate estimate -> estimate.value();
      case Verdict.WinRate rate -> throw new AssertionError(rate);
      case Verdict.Learnt learnt -> throw new AssertionError(learnt);
    };
  }

  private static <P extends DuelPosition> void alphaBetaEqualsMinimax(
      Game<P> game, Evaluation<P> evaluation, int depth, int count) {
    int unit = evaluation.unit();
    for (P position : positions(game, count)) {
      SearchReport plain = report(new Minimax<>(game, evaluation), position, depth, true);
      SearchReport every = report(new AlphaBeta<>(game, evaluation), position, depth, true);
      for (RankedMove ranked : plain.moves()) {
        Verdict pruned = every.verdictOf(ranked.move()).orElseThrow();
        assertThat(value(pruned, unit)).isEqualTo(value(ranked.verdict(), unit));
        if (ranked.verdict().proven()) {
          assertThat(pruned).isEqualTo(ranked.verdict());
        }
      }
      SearchReport best = report(new AlphaBeta<>(game, evaluation), position, depth, false);
      for (RankedMove ranked : best.moves()) {
        int exact = value(plain.verdictOf(ranked.move()).orElseThrow(), unit);
        int reported = value(ranked.verdict(), unit);
        assertThat(reported).isGreaterThanOrEqualTo(exact);
        if (!RootMoveRanking.isBound(ranked.verdict())) {
          assertThat(reported).isEqualTo(exact);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void alphaBetaEqualsMinimaxOnMattixWhateverTheEvaluation(int depth) {
    alphaBetaEqualsMinimax(MATTIX, TestEvaluations.ofKeys(7, 100), depth, 60);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 6})
  void alphaBetaEqualsMinimaxOnTicTacToe(int depth) {
    alphaBetaEqualsMinimax(TIC_TAC_TOE, TestEvaluations.openLines(), depth, 60);
    alphaBetaEqualsMinimax(TIC_TAC_TOE, TestEvaluations.ofKeys(50, 49), depth, 60);
  }

  @Test
  void anEvaluationOfNothingPlaysAsPointsDo() {
    Evaluation<MattixPosition> nothing = TestEvaluations.ofKeys(3, 0);
    for (MattixPosition position : positions(MATTIX, 40)) {
      SearchReport points = report(new AlphaBeta<>(MATTIX), position, 4, true);
      SearchReport units = report(new AlphaBeta<>(MATTIX, nothing), position, 4, true);
      for (RankedMove ranked : points.moves()) {
        assertThat(value(units.verdictOf(ranked.move()).orElseThrow(), 3))
            .isEqualTo(3 * value(ranked.verdict(), 1));
      }
    }
  }

  @Test
  void provenValuesAreThoseOfTheGameReadToItsEnd() {
    Evaluation<TicTacToePosition> evaluation = TestEvaluations.openLines();
    for (TicTacToePosition position : positions(TIC_TAC_TOE, 100)) {
      SearchReport truth = report(new Minimax<>(TIC_TAC_TOE), position, 9, true);
      for (int depth = 1; depth <= 9; depth++) {
        for (boolean everyMove : new boolean[] {false, true}) {
          SearchReport report =
              report(new AlphaBeta<>(TIC_TAC_TOE, evaluation), position, depth, everyMove);
          for (RankedMove ranked : report.moves()) {
            if (ranked.verdict() instanceof Verdict.Points reported) {
              int exact = value(truth.verdictOf(ranked.move()).orElseThrow(), 1);
              assertThat(reported.proven()).isTrue();
              assertThat(
                      reported.bound() == Bound.EXACT ? exact : Math.min(exact, reported.value()))
                  .isEqualTo(reported.bound() == Bound.EXACT ? reported.value() : exact);
            }
          }
        }
      }
    }
  }

  @Test
  void oneMoveFromAWinItIsPlayedAndCalledProven() throws NotationException {
    TicTacToePosition position = TIC_TAC_TOE.notation().parsePosition("xx./oo./... x");
    for (Player<TicTacToePosition> player :
        List.of(
            new Greedy<>(TIC_TAC_TOE, TestEvaluations.openLines()),
            new Minimax<>(TIC_TAC_TOE, TestEvaluations.openLines()),
            new AlphaBeta<>(TIC_TAC_TOE, TestEvaluations.openLines()))) {
      RankedMove best = report(player, position, 1, true).moves().getFirst();
      assertThat(best.move()).isEqualTo(2);
      assertThat(best.verdict()).isEqualTo(new Verdict.Points(1, true));
    }
  }

  @Test
  void unfinishedGamesAreEstimates() {
    SearchReport report =
        report(
            new Greedy<>(TIC_TAC_TOE, TestEvaluations.openLines()),
            TIC_TAC_TOE.newPosition(0),
            1,
            true);
    assertThat(report.moves().getFirst())
        .isEqualTo(new RankedMove(4, new Verdict.Estimate(4, Bound.EXACT)));
    assertThat(report.moves().getLast().verdict()).isEqualTo(new Verdict.Estimate(2, Bound.EXACT));
  }

  @Test
  void theSettingEvalChoosesTheEvaluation() throws NotationException {
    SequencedMap<String, Evaluation<TicTacToePosition>> evaluations = new LinkedHashMap<>();
    evaluations.put("lines", TestEvaluations.openLines());
    GameKit<TicTacToePosition> kit =
        new GameKit<>(
            TIC_TAC_TOE,
            StandardPlayers.duel(TIC_TAC_TOE, EvaluationType.shared(evaluations)),
            List.of(),
            PlayerSpec.of("greedy"));
    for (String text : List.of("greedy:eval=lines", "alphabeta:depth=1,eval=lines")) {
      PlayerSpec spec = kit.parseSpec(text);
      Verdict best =
          report(kit.build(spec, 1), TIC_TAC_TOE.newPosition(0), 1, true)
              .moves()
              .getFirst()
              .verdict();
      assertThat(best).isEqualTo(new Verdict.Estimate(4, Bound.EXACT));
    }
    PlayerSpec tree = kit.parseSpec("mcts:playouts=200,expand=1,eval=lines");
    for (long seed = 0; seed < 20; seed++) {
      TimeKeeper keeper = TimeKeeper.start(tree.budget(), new FakeTicker(1));
      assertThat(
              kit.build(tree, seed)
                  .choose(TIC_TAC_TOE.newPosition(0), 0, SearchContext.silent(keeper)))
          .isEqualTo(4);
    }
    assertThatThrownBy(() -> kit.parseSpec("minimax:depth=1,eval=corners"))
        .hasMessage("eval needs one of lines, found \"corners\"");
  }

  @Test
  void anEvaluationHasSettingsOfItsOwn() throws NotationException {
    Parameter worth = new Parameter("worth", Parameter.Kind.COUNT, 1, 9);
    List<EvaluationType<TicTacToePosition>> evaluations =
        List.of(
            new EvaluationType<>("lines", List.of(), spec -> TestEvaluations.openLines()),
            new EvaluationType<>(
                "center",
                List.of(worth),
                spec -> center(spec.value(worth).orElse(1.0).intValue())));
    GameKit<TicTacToePosition> kit =
        new GameKit<>(
            TIC_TAC_TOE,
            StandardPlayers.duel(TIC_TAC_TOE, evaluations),
            List.of(),
            PlayerSpec.of("greedy"));
    PlayerSpec spec = kit.parseSpec("greedy:eval=center,worth=7");
    assertThat(report(kit.build(spec, 1), TIC_TAC_TOE.newPosition(0), 1, true).moves().getFirst())
        .isEqualTo(new RankedMove(4, new Verdict.Estimate(7, Bound.EXACT)));
    for (String wrong : List.of("greedy:worth=7", "greedy:eval=lines,worth=7")) {
      assertThatThrownBy(() -> kit.parseSpec(wrong))
          .hasMessage("worth can be set only with eval=center")
          .isInstanceOfSatisfying(
              NotationException.class,
              fault -> assertThat(fault.column()).isEqualTo(wrong.indexOf("worth") + 1));
    }
  }

  /** Counts the square in the middle. */
  private static Evaluation<TicTacToePosition> center(int worth) {
    return new Evaluation<>() {
      @Override
      public int unit() {
        return 10;
      }

      @Override
      public int evaluate(TicTacToePosition position, int seat) {
        String text = TIC_TAC_TOE.notation().positionText(position);
        char own = seat == 0 ? 'x' : 'o';
        return text.charAt(5) == '.' ? 0 : text.charAt(5) == own ? worth : -worth;
      }
    };
  }

  /** The points, in tenths; nothing is promised beyond them. */
  private static final Evaluation<TestGames.Pennies> TENTHS =
      new Evaluation<>() {
        @Override
        public int unit() {
          return 10;
        }

        @Override
        public int evaluate(TestGames.Pennies position, int seat) {
          return 0;
        }
      };

  @Test
  void withAnEvaluationDuctValuesALeafByTheLogisticOfItsLead() {
    TestGames.Pennies start = TestGames.PENNIES.newPosition(0);
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(1), new FakeTicker(1));
    int move =
        new Duct<>(TestGames.PENNIES, 1, 5, 1, TENTHS)
            .choose(start, 0, new SearchContext(keeper, true, reports::add));
    Verdict.WinRate first = (Verdict.WinRate) reports.getLast().verdictOf(move).orElseThrow();
    double ahead = 1 / (1 + Math.exp(-1));
    assertThat(first.visits()).isEqualTo(1);
    assertThat(first.p()).isIn(ahead, 1 - ahead);
  }

  @Nested
  final class OpenLines extends EvaluationContract<TicTacToePosition> {
    @Override
    protected Game<TicTacToePosition> game() {
      return TIC_TAC_TOE;
    }

    @Override
    protected Evaluation<TicTacToePosition> evaluation() {
      return TestEvaluations.openLines();
    }
  }

  @Nested
  final class OfKeys extends EvaluationContract<MattixPosition> {
    @Override
    protected Game<MattixPosition> game() {
      return MATTIX;
    }

    @Override
    protected Evaluation<MattixPosition> evaluation() {
      return TestEvaluations.ofKeys(7, 100);
    }
  }

  private static <P extends TurnPosition> List<RankedMove> ranked(
      Mcts<P> player, P position, int playouts) {
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(playouts), new FakeTicker(1));
    int _ =
        player.choose(position, position.turn(), new SearchContext(keeper, false, reports::add));
    return reports.getLast().moves();
  }

  @Test
  void aTreeSearchTakesTheLogisticOfALeafsValueForAPlayout() throws NotationException {
    TicTacToePosition position = TIC_TAC_TOE.notation().parsePosition("x../.o./... x");
    Evaluation<TicTacToePosition> lines = TestEvaluations.openLines();
    for (long seed = 0; seed < 5; seed++) {
      for (RankedMove ranked : ranked(new Mcts<>(TIC_TAC_TOE, 1, 9, seed, lines), position, 7)) {
        TicTacToePosition after = TIC_TAC_TOE.copyOf(position);
        after.play(ranked.move());
        double tenths = lines.evaluate(after, 0) / 10.0;
        assertThat(ranked.verdict()).isEqualTo(new Verdict.WinRate(1 / (1 + Math.exp(-tenths)), 1));
      }
    }
  }

  @Test
  void ofSeveralSeatsEachIsHeldAgainstEachOther() {
    Evaluation<TestGames.Coins> bySeat =
        new Evaluation<>() {
          @Override
          public int unit() {
            return 1;
          }

          @Override
          public int logisticScale() {
            return 5;
          }

          @Override
          public int evaluate(TestGames.Coins position, int seat) {
            return position.isOver() ? 0 : 10 * seat;
          }
        };
    double expected = (1 / (1 + Math.exp(2)) + 1 / (1 + Math.exp(4))) / 2;
    assertThat(
            ranked(new Mcts<>(TestGames.COINS, 1, 9, 1, bySeat), TestGames.COINS.newPosition(0), 3))
        .allSatisfy(
            ranked ->
                assertThat(((Verdict.WinRate) ranked.verdict()).p())
                    .isCloseTo(expected, within(1e-12)));
  }
}
