package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.games.othello.Othello;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.games.trapez.Trapez;
import yomikiri.engine.games.tron.Tron;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/** Holds principal variation search against every line, with one thread and with several. */
final class PvsProofTest {
  private static final Memory MEMORY = Memory.ofMegabytes(1);
  private static final int UNIT = 7;

  /**
   * Positions of a game near enough to its end for every line to be played out.
   *
   * @param plies that a game of random moves has to go
   * @param depth to which every line is soon looked at
   */
  private record Endings<P extends DuelPosition>(Game<P> game, int plies, int depth, int count) {
    List<P> positions() {
      List<P> positions = new ArrayList<>();
      SplittableRandom random = new SplittableRandom(game.id().hashCode());
      for (long seed = 0; positions.size() < count; seed++) {
        GameSession<P> session = new GameSession<>(game, game.newPosition(seed));
        List<P> played = new ArrayList<>();
        while (!session.isOver()) {
          played.add(session.position());
          int seat = session.position().turn();
          int[] legal = session.legalMoves(seat);
          session.play(seat, legal[random.nextInt(legal.length)]);
        }
        positions.add(played.get(Math.max(0, played.size() - plies)));
      }
      return positions;
    }
  }

  @BeforeEach
  void nobodyIsLeftFromBefore() {
    assertThat(helpers()).allMatch(PvsProofTest::ends);
  }

  private static Stream<Endings<?>> endings() {
    return Stream.of(
        new Endings<>(new TicTacToe(), 7, 5, 6),
        new Endings<>(new Othello(4), 8, 6, 6),
        new Endings<>(new Othello(6), 7, 5, 4),
        new Endings<>(Mattix.ofSize(4), 9, 6, 6),
        new Endings<>(Tron.duel(new Arena(4, 3)), 9, 6, 6),
        new Endings<>(
            Trapez.kit(new ResourceCache(PvsProofTest.class::getResourceAsStream)).game(),
            3,
            3,
            3));
  }

  /**
   * The margin of {@code seat} after the best play of both, in units.
   *
   * @param depth plies to the horizon, where {@code evaluation} tells the rest
   */
  private static <P extends DuelPosition> int value(
      Game<P> game, P position, int seat, int depth, Evaluation<P> evaluation) {
    if (position.isOver() || depth == 0) {
      return UNIT * position.margin(seat) + evaluation.evaluate(position, seat);
    }
    boolean isOwn = position.turn() == seat;
    int best = isOwn ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    Moves moves = new Moves();
    position.legalMoves(moves);
    for (int i = 0; i < moves.size(); i++) {
      P after = game.copyOf(position);
      after.play(moves.get(i));
      int value = value(game, after, seat, depth - 1, evaluation);
      best = isOwn ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  private static <P extends DuelPosition> int after(
      Game<P> game, P position, int move, int depth, Evaluation<P> evaluation) {
    P after = game.copyOf(position);
    after.play(move);
    return value(game, after, position.turn(), depth - 1, evaluation);
  }

  private static <P extends DuelPosition> Pvs<P> player(
      Game<P> game, Evaluation<P> evaluation, int threads) {
    return new Pvs<>(game, () -> Horizon.of(evaluation), MEMORY, threads, 0);
  }

  private static <P extends DuelPosition> List<SearchReport> reports(
      Pvs<P> player, P position, Budget budget, boolean everyMove) {
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(budget, new FakeTicker(1));
    int move =
        player.choose(
            position, position.turn(), new SearchContext(keeper, everyMove, reports::add));
    assertThat(reports.stream().skip(Math.max(0, reports.size() - 1)))
        .allMatch(last -> last.moves().getFirst().move() == move);
    return reports; // none where the budget ends the first depth
  }

  /** Of many points, or of less than a win where that is all there is. */
  private static <P extends DuelPosition> Evaluation<P> evaluation(Game<P> game) {
    return TestEvaluations.ofKeys(UNIT, game.onlyWinsCount() ? UNIT - 1 : 60);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void whatIsProvenIsTrue(int threads) {
    endings()
        .filter(endings -> endings.depth() > 3) // the rest is too long to be read to the end
        .forEach(
            endings -> assertThat(proven(endings, threads)).as(endings.game().id()).isPositive());
  }

  private static <P extends DuelPosition> int proven(Endings<P> endings, int threads) {
    Game<P> game = endings.game();
    Evaluation<P> evaluation = evaluation(game);
    Pvs<P> warm = player(game, evaluation, threads);
    int proven = 0;
    for (P position : endings.positions()) {
      for (Budget budget : List.of(Budget.ofNodes(40), Budget.ofNodes(300), Budget.UNLIMITED)) {
        List<SearchReport> reports = reports(warm, position, budget, false);
        for (RankedMove ranked : reports.stream().flatMap(r -> r.moves().stream()).toList()) {
          if (ranked.verdict() instanceof Verdict.Points said && said.proven()) {
            proven++;
            int truth = after(game, position, ranked.move(), Integer.MAX_VALUE, evaluation) / UNIT;
            assertThat(truth).isLessThanOrEqualTo(said.value());
            assertThat(said.bound() == Bound.AT_MOST || truth == said.value()).isTrue();
          }
        }
      }
      assertThat(reports(warm, position, Budget.UNLIMITED, false).getLast().best())
          .hasValueSatisfying(best -> assertThat(best.verdict().proven()).isTrue());
    }
    return proven;
  }

  /** Players that have looked deeper before, where they reduced and took what served. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void whereEveryMoveNeedsItsValueItIsThatOfMinimax(int threads) {
    endings().forEach(endings -> isExact(endings, threads));
  }

  private static <P extends DuelPosition> void isExact(Endings<P> endings, int threads) {
    Game<P> game = endings.game();
    Evaluation<P> evaluation = evaluation(game);
    Pvs<P> warm = player(game, evaluation, threads);
    for (P position : endings.positions()) {
      for (int depth = 3; depth <= endings.depth(); depth++) {
        reports(warm, position, Budget.ofDepth(depth + 2), false);
        for (RankedMove ranked :
            reports(warm, position, Budget.ofDepth(depth), true).getLast().moves()) {
          int value =
              ranked.verdict() instanceof Verdict.Points points
                  ? points.value() * UNIT
                  : ((Verdict.Estimate) ranked.verdict()).value();
          if (!ranked.verdict().proven()) {
            assertThat(value).isEqualTo(after(game, position, ranked.move(), depth, evaluation));
          }
        }
      }
    }
  }

  @Test
  void whereOnlyPointsAreCountedDepthsAreEven() {
    Game<MattixPosition> game = Mattix.ofSize(6);
    assertThat(depths(new Pvs<>(game), false)).containsExactly(1, 2, 4, 5);
    assertThat(depths(new Pvs<>(game), true)).containsExactly(1, 2, 3, 4, 5);
    assertThat(depths(player(game, TestEvaluations.ofKeys(UNIT, 60), 1), false))
        .containsExactly(1, 2, 3, 4, 5);
  }

  private static Stream<Integer> depths(Pvs<MattixPosition> player, boolean everyMove) {
    MattixPosition start = Mattix.ofSize(6).newPosition(1);
    return reports(player, start, Budget.ofDepth(5), everyMove).stream().map(SearchReport::depth);
  }

  @Test
  void allThreadsEndWithTheSearchHoweverItEnds() {
    Game<MattixPosition> game = Mattix.ofSize(6);
    MattixPosition start = game.newPosition(1);
    Pvs<MattixPosition> player = player(game, TestEvaluations.ofKeys(UNIT, 60), 4);
    TimeKeeper stopped = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));
    AtomicInteger most = new AtomicInteger();
    int _ =
        player.choose(
            start,
            0,
            new SearchContext(
                stopped,
                false,
                report -> {
                  most.set(Math.max(most.get(), helpers().size()));
                  if (report.depth() == 3) {
                    stopped.stop();
                  }
                }));
    assertThat(most).hasValue(3);
    assertThat(helpers()).allMatch(PvsProofTest::ends);
    for (Budget budget : List.of(Budget.ofNodes(0), Budget.ofNodes(5000), Budget.ofDepth(4))) {
      List<SearchReport> _ = reports(player, start, budget, budget.depth() == 4);
      assertThat(helpers()).allMatch(PvsProofTest::ends);
    }
  }

  @Test
  void otherThreadsBeginOnlyWhereTheSearchIsLong() {
    Game<MattixPosition> game = Mattix.ofSize(6);
    Evaluation<MattixPosition> evaluation = TestEvaluations.ofKeys(UNIT, 60);
    Pvs<MattixPosition> player = new Pvs<>(game, () -> Horizon.of(evaluation), MEMORY, 3, 1000);
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(20_000), new FakeTicker(1));
    List<Long> before = new ArrayList<>();
    List<Integer> helpers = new ArrayList<>();
    int _ =
        player.choose(
            game.newPosition(1),
            0,
            new SearchContext(
                keeper,
                false,
                report -> {
                  before.add(keeper.meter().ownNodes());
                  helpers.add(helpers().size());
                }));
    for (int i = 0; i < helpers.size(); i++) {
      assertThat(helpers.get(i) == 0).isEqualTo(before.get(i) < 1000);
    }
    assertThat(helpers).contains(0, 2);
  }

  @Test
  void aBrokenThreadIsReported() {
    Game<MattixPosition> game = Mattix.ofSize(6);
    TimeKeeper keeper = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));
    Pvs<MattixPosition> player = player(game, new BreaksHelpers(), 2);
    assertThatThrownBy(() -> player.choose(game.newPosition(1), 0, SearchContext.silent(keeper)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("broken");
    assertThat(helpers()).allMatch(PvsProofTest::ends);
  }

  private record BreaksHelpers() implements Evaluation<MattixPosition> {
    @Override
    public int unit() {
      return UNIT;
    }

    @Override
    public int evaluate(MattixPosition position, int seat) {
      if (isHelper(Thread.currentThread())) {
        throw new IllegalArgumentException("broken");
      }
      return 0;
    }
  }

  /** The system may let the caller finish before it runs another, so there are some tries. */
  @Test
  void othersHelpAndTheirNodesCountAndTheValuesStayTheSame() {
    Game<MattixPosition> game = Mattix.ofSize(6);
    Evaluation<MattixPosition> evaluation = evaluation(game);
    boolean isHelped = false;
    for (long seed = 0; !isHelped; seed++) {
      MattixPosition start = game.newPosition(seed);
      List<SearchReport> reports = new ArrayList<>();
      TimeKeeper keeper = TimeKeeper.start(Budget.ofDepth(5), new FakeTicker(1));
      int _ =
          player(game, evaluation, 3)
              .choose(start, 0, new SearchContext(keeper, true, reports::add));
      isHelped = keeper.meter().nodes() > keeper.meter().ownNodes();
      assertThat(reports.getLast().moves().stream().map(RankedMove::verdict).toList())
          .isEqualTo(
              reports(player(game, evaluation, 1), start, Budget.ofDepth(5), true)
                  .getLast()
                  .moves()
                  .stream()
                  .map(RankedMove::verdict)
                  .toList());
    }
  }

  private static boolean isHelper(Thread thread) {
    return thread.getName().startsWith("yomikiri-search-");
  }

  private static List<Thread> helpers() {
    return Thread.getAllStackTraces().keySet().stream().filter(PvsProofTest::isHelper).toList();
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
