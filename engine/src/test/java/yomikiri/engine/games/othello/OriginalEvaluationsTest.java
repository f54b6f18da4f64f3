package yomikiri.engine.games.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.search.AlphaBeta;
import yomikiri.engine.search.Minimax;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.EvaluationContract;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class OriginalEvaluationsTest {
  private static final ResourceCache RESOURCES =
      new ResourceCache(OriginalEvaluationsTest.class::getResourceAsStream);

  private static Evaluation<OthelloPosition> named(int size, String name) {
    return Objects.requireNonNull(OriginalEvaluations.ofTheOriginal(size).get(name), name);
  }

  private static OthelloPosition at(int size, String text) throws NotationException {
    return new Othello(size).notation().parsePosition(text);
  }

  private static int value(Evaluation<OthelloPosition> evaluation, OthelloPosition at, int seat) {
    return at.margin(seat) * evaluation.unit() + evaluation.evaluate(at, seat);
  }

  /**
   * Black: a1, c1, b2, c3. White: b1, d2, b3. Black can play on a3 and b4; white on d1, d3 and b4,
   * were it to move.
   */
  @ParameterizedTest
  @CsvSource({
    "discs, 1",
    "edges, 91",
    "edges-c, 101",
    "mobility, -1",
    "mixed, 99",
  })
  void countsWhatItsNameSays(String name, int value) throws NotationException {
    OthelloPosition position = at(4, "XOX--X-O-OX----- X");
    assertThat(value(named(4, name), position, 0)).isEqualTo(value);
    assertThat(value(named(4, name), position, 1)).isEqualTo(-value);
  }

  @ParameterizedTest
  @ValueSource(strings = {"discs", "edges", "edges-c", "mobility", "mixed"})
  void alphaBetaPlaysAsMinimaxDoes(String name) {
    Othello game = new Othello(6);
    Evaluation<OthelloPosition> evaluation = named(6, name);
    for (OthelloPosition position : someWay(game)) {
      assertThat(chosen(new AlphaBeta<>(game, evaluation), position))
          .isEqualTo(chosen(new Minimax<>(game, evaluation), position));
    }
  }

  /** Each move is valued by plain recursion over copies, which knows no order of moves. */
  @ParameterizedTest
  @ValueSource(strings = {"discs", "edges", "edges-c", "mobility", "mixed"})
  void ofEqualMovesTheFirstAlongTheRowsIsPlayed(String name) {
    GameKit<OthelloPosition> kit = Othello.kit(6, ResourceCache.NONE);
    int ties = 0;
    for (OthelloPosition position : someWay(new Othello(6))) {
      for (int depth = 1; depth <= 3; depth++) {
        List<Integer> best = bestMoves(kit.game(), named(6, name), position, depth);
        ties += best.size() > 1 ? 1 : 0;
        int first = best.getFirst();
        for (String player : List.of("minimax", "alphabeta")) {
          PlayerSpec spec = PlayerSpec.of(player).with("depth", Integer.toString(depth));
          assertThat(chosen(kit, spec.with("eval", name), position)).isEqualTo(first);
        }
        if (depth == 1) {
          PlayerSpec greedy = PlayerSpec.of("greedy").with("eval", name);
          assertThat(chosen(kit, greedy, position)).isEqualTo(first);
        }
      }
    }
    assertThat(ties).isGreaterThan(3);
  }

  private static int chosen(
      GameKit<OthelloPosition> kit, PlayerSpec spec, OthelloPosition position) {
    TimeKeeper keeper = TimeKeeper.start(spec.budget(), new FakeTicker(1));
    OthelloPosition copy = kit.game().copyOf(position);
    return kit.build(spec, 0).choose(copy, copy.turn(), SearchContext.silent(keeper));
  }

  /** The moves that no other is better than, ascending. */
  private static List<Integer> bestMoves(
      Game<OthelloPosition> game,
      Evaluation<OthelloPosition> evaluation,
      OthelloPosition position,
      int depth) {
    Moves legal = new Moves();
    position.legalMoves(legal);
    int best = Integer.MIN_VALUE;
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      OthelloPosition next = game.copyOf(position);
      next.play(legal.get(i));
      int value = -lookedAhead(game, evaluation, next, 1 - position.turn(), depth - 1);
      if (value > best) {
        best = value;
        moves.clear();
      }
      if (value == best) {
        moves.add(legal.get(i));
      }
    }
    return moves;
  }

  /** What {@code position} is worth to {@code seat} after {@code depth} more plies. */
  private static int lookedAhead(
      Game<OthelloPosition> game,
      Evaluation<OthelloPosition> evaluation,
      OthelloPosition position,
      int seat,
      int depth) {
    if (depth == 0 || position.isOver()) {
      return value(evaluation, position, seat);
    }
    Moves legal = new Moves();
    position.legalMoves(legal);
    boolean own = position.turn() == seat;
    int best = own ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int i = 0; i < legal.size(); i++) {
      OthelloPosition next = game.copyOf(position);
      next.play(legal.get(i));
      int value = lookedAhead(game, evaluation, next, seat, depth - 1);
      best = own ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  private static List<OthelloPosition> someWay(Othello game) {
    SplittableRandom random = new SplittableRandom(11);
    List<OthelloPosition> positions = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      GameSession<OthelloPosition> session = new GameSession<>(game, game.newPosition(0));
      for (int ply = 0; ply < 2 * i && !session.isOver(); ply++) {
        int seat = session.position().turn();
        int[] legal = session.legalMoves(seat);
        session.play(seat, legal[random.nextInt(legal.length)]);
      }
      if (!session.isOver()) {
        positions.add(session.position());
      }
    }
    return positions;
  }

  private static int chosen(Player<OthelloPosition> player, OthelloPosition position) {
    TimeKeeper keeper = TimeKeeper.start(Budget.ofDepth(4), new FakeTicker(1));
    return player.choose(position, position.turn(), SearchContext.silent(keeper));
  }

  /** As is known, black has 3 discs and white 11; the two empty squares are white's too. */
  @Test
  void theSmallBoardIsLost() {
    GameKit<OthelloPosition> kit = Othello.kit(4, ResourceCache.NONE);
    OthelloPosition start = kit.game().newPosition(0);
    assertThat(discsAhead(kit.game(), start, -16, 16)).isEqualTo(-8);
    List<SearchReport> reports = new ArrayList<>();
    PlayerSpec spec = PlayerSpec.of("alphabeta").with("depth", "24");
    TimeKeeper keeper = TimeKeeper.start(spec.budget(), new FakeTicker(1));
    int move = kit.build(spec, 0).choose(start, 0, new SearchContext(keeper, false, reports::add));
    Verdict verdict = reports.getLast().verdictOf(move).orElseThrow();
    assertThat(verdict.proven()).isTrue();
    assertThat(((Verdict.Points) verdict).value()).isEqualTo(-10);
  }

  /** Discs that the side to move ends ahead with, empty squares counting for nobody. */
  private static int discsAhead(
      Game<OthelloPosition> game, OthelloPosition position, int alpha, int beta) {
    int seat = position.turn();
    if (position.isOver()) {
      return Long.bitCount(position.discs(seat)) - Long.bitCount(position.discs(1 - seat));
    }
    Moves moves = new Moves();
    position.legalMoves(moves);
    int best = alpha;
    for (int i = 0; i < moves.size() && best < beta; i++) {
      OthelloPosition next = game.copyOf(position);
      next.play(moves.get(i));
      best = Math.max(best, -discsAhead(game, next, -beta, -best));
    }
    return best;
  }

  @Nested
  final class Edges extends EvaluationContract<OthelloPosition> {
    @Override
    protected Game<OthelloPosition> game() {
      return new Othello(6);
    }

    @Override
    protected Evaluation<OthelloPosition> evaluation() {
      return named(6, "edges-c");
    }
  }

  @Nested
  final class Mixed extends EvaluationContract<OthelloPosition> {
    @Override
    protected Game<OthelloPosition> game() {
      return new Othello(8);
    }

    @Override
    protected Evaluation<OthelloPosition> evaluation() {
      return named(8, "mixed");
    }
  }

  @Nested
  final class OfGames extends EvaluationContract<OthelloPosition> {
    @Override
    protected Game<OthelloPosition> game() {
      return new Othello(8);
    }

    @Override
    protected Evaluation<OthelloPosition> evaluation() {
      return fitted(8);
    }
  }

  private static Evaluation<OthelloPosition> fitted(int size) {
    return new DiscEvaluation(OthelloEvaluators.fitted(size, RESOURCES));
  }

  @Test
  void theFittedOneIsAnEstimateInDiscs() {
    Othello game = new Othello(6);
    Evaluation<OthelloPosition> evaluation = fitted(6);
    DiscEvaluator evaluator = OthelloEvaluators.fitted(6, RESOURCES);
    for (OthelloPosition position : someWay(game)) {
      int turn = position.turn();
      assertThat(value(evaluation, position, turn))
          .isEqualTo(evaluator.of(position.discs(turn), position.discs(1 - turn)));
    }
    for (OthelloPosition position : someWay(game)) {
      assertThat(chosen(new AlphaBeta<>(game, evaluation), position))
          .isEqualTo(chosen(new Minimax<>(game, evaluation), position));
    }
  }

  @Test
  void weightsThatAreMissingAreNamed() {
    assertThatThrownBy(() -> OthelloEvaluators.fitted(6, ResourceCache.NONE))
        .hasMessage("there is no resource /yomikiri/engine/games/othello/weights-6.txt");
  }
}
