package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.games.maze.MazeDuel;
import yomikiri.engine.games.maze.MazeDuelPosition;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerContract;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Thinking;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class PlayoutSearchTest {
  private static final TicTacToe TIC_TAC_TOE = new TicTacToe();

  private static <P extends Position> SearchReport think(
      Player<P> player, P position, int seat, Budget budget, boolean everyMove) {
    List<SearchReport> reports = new ArrayList<>();
    int move =
        player.choose(
            position,
            seat,
            new Thinking(TimeKeeper.start(budget, new FakeTicker(1)), everyMove, reports::add));
    assertThat(reports.getLast().moves().getFirst().move()).isEqualTo(move);
    return reports.getLast();
  }

  @ParameterizedTest
  @CsvSource({
    "xx./oo./... x, c1", // wins at once
    "x.x/oo./x.. o, c2", // wins instead of blocking
    "xx./o../... o, c1", // blocks
  })
  void treeSearchFindsWhatIsForced(String text, String move) throws NotationException {
    TicTacToePosition position = TIC_TAC_TOE.notation().parsePosition(text);
    for (long seed = 0; seed < 20; seed++) {
      SearchReport report =
          think(
              new Mcts<>(TIC_TAC_TOE, 1, 10, seed),
              position,
              position.turn(),
              Budget.ofNodes(1_000),
              false);
      assertThat(TIC_TAC_TOE.notation().moveText(report.moves().getFirst().move())).isEqualTo(move);
    }
  }

  @Test
  void aProvenWinEndsTheSearch() throws NotationException {
    TicTacToePosition position = TIC_TAC_TOE.notation().parsePosition("xx./oo./... x");
    SearchReport report =
        think(new Mcts<>(TIC_TAC_TOE, 1, 10, 1), position, 0, Budget.ofNodes(1_000_000), false);
    assertThat(report.nodes()).isLessThan(1_000);
    RankedMove best = report.moves().getFirst();
    assertThat(best.verdict().proven()).isTrue();
    assertThat(((Verdict.WinRate) best.verdict()).p()).isEqualTo(1);
  }

  /** How a game ends for the seat to move: whoever wins hurries, whoever loses holds out. */
  private record Ending(double reward, int plies) {
    static Ending of(TicTacToePosition position) {
      if (position.isOver()) {
        return new Ending(position.reward(position.turn()), 0);
      }
      Ending best = null;
      for (int move : legalMoves(position)) {
        Ending ending = after(position, move);
        if (best == null || ending.isBetterThan(best)) {
          best = ending;
        }
      }
      return Objects.requireNonNull(best);
    }

    /** For the seat that makes {@code move}. */
    static Ending after(TicTacToePosition position, int move) {
      TicTacToePosition next = TIC_TAC_TOE.copyOf(position);
      next.play(move);
      Ending turned = of(next);
      return new Ending(1 - turned.reward, 1 + turned.plies);
    }

    private boolean isBetterThan(Ending other) {
      int sooner = Integer.compare(other.plies, plies);
      return reward > other.reward
          || reward == other.reward && (reward == 1 ? sooner > 0 : sooner < 0);
    }
  }

  private static int[] legalMoves(TicTacToePosition position) {
    Moves moves = new Moves();
    position.legalMoves(moves);
    return moves.toArray();
  }

  /** Where somebody is to move after {@code plies} random moves. */
  private static Stream<TicTacToePosition> places(int plies) {
    return IntStream.range(0, 100)
        .mapToObj(
            seed -> {
              SplittableRandom random = new SplittableRandom(seed);
              TicTacToePosition position = TIC_TAC_TOE.newPosition(0);
              for (int ply = 0; ply < plies && !position.isOver(); ply++) {
                int[] legal = legalMoves(position);
                position.play(legal[random.nextInt(legal.length)]);
              }
              return position;
            })
        .filter(position -> !position.isOver());
  }

  private static SearchReport think(TicTacToePosition position, int playouts, boolean everyMove) {
    Mcts<TicTacToePosition> player = new Mcts<>(TIC_TAC_TOE, 1, 1, 3);
    return think(player, position, position.turn(), Budget.ofNodes(playouts), everyMove);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void everyProofIsTrueAndNoGameEndsLaterThanItSays(int plies) {
    List<Verdict.WinRate> proofs = new ArrayList<>();
    places(plies)
        .forEach(
            position -> {
              for (RankedMove ranked : think(position, 5_000, true).moves()) {
                if (ranked.verdict() instanceof Verdict.WinRate rate && rate.proven()) {
                  Ending ending = Ending.after(position, ranked.move());
                  assertThat(rate.p()).isEqualTo(ending.reward);
                  assertThat(rate.distance().orElseThrow()).isGreaterThanOrEqualTo(ending.plies);
                  proofs.add(rate);
                } else {
                  assertThat(ranked.verdict().distance()).isEmpty();
                }
              }
            });
    assertThat(proofs).hasSizeGreaterThan(80);
  }

  @Test
  void whatWinsAtOnceIsPlayed() {
    List<TicTacToePosition> places =
        IntStream.of(5, 6)
            .boxed()
            .flatMap(PlayoutSearchTest::places)
            .filter(position -> Ending.of(position).equals(new Ending(1, 1)))
            .toList();
    assertThat(places).hasSizeGreaterThan(50);
    for (TicTacToePosition position : places) {
      assertThat(think(position, 1_000, false).best().orElseThrow().verdict())
          .extracting(Verdict::distance)
          .isEqualTo(OptionalInt.of(1));
    }
  }

  @Test
  void aLostGameIsHeldAsLongAsItCanBe() {
    List<TicTacToePosition> lost =
        IntStream.of(3, 4)
            .boxed()
            .flatMap(PlayoutSearchTest::places)
            .filter(position -> Ending.of(position).equals(new Ending(0, 4)))
            .toList();
    assertThat(lost).hasSizeGreaterThan(10);
    for (TicTacToePosition position : lost) {
      RankedMove best = think(position, 5_000, false).best().orElseThrow();
      assertThat(best.verdict().proven()).isTrue();
      assertThat(best.verdict().distance()).hasValue(4);
      assertThat(Ending.after(position, best.move())).isEqualTo(new Ending(0, 4));
    }
  }

  @Test
  void fullAlphaBetaNeverLosesAtTicTacToe() {
    for (int seed = 0; seed < 100; seed++) {
      int seat = seed % 2;
      Player<TicTacToePosition> perfect = new AlphaBeta<>(TIC_TAC_TOE);
      Player<TicTacToePosition> other = new RandomPlayer<>(seed);
      GameSession<TicTacToePosition> session =
          new GameSession<>(TIC_TAC_TOE, TIC_TAC_TOE.newPosition(0));
      while (!session.isOver()) {
        int turn = session.position().turn();
        Thinking thinking = Thinking.silent(TimeKeeper.start(Budget.ofDepth(9), new FakeTicker(1)));
        session.play(
            turn, (turn == seat ? perfect : other).choose(session.position(), turn, thinking));
      }
      assertThat(session.reward(seat)).isGreaterThanOrEqualTo(0.5);
    }
  }

  @Test
  void theTreeIsKeptWhereTheGameWentDownAKnownBranch() {
    Mattix game = Mattix.ofSize(6);
    Mcts<MattixPosition> player = new Mcts<>(game, 1, 10, 1);
    MattixPosition position = game.newPosition(1);
    SearchReport first = think(player, position, 0, Budget.ofNodes(5_000), false);
    position.play(first.line().get(0));
    position.play(first.line().get(1));
    SearchReport kept = think(player, position, 0, Budget.ofNodes(1), false);
    SearchReport fresh = think(new Mcts<>(game, 1, 10, 1), position, 0, Budget.ofNodes(1), false);
    assertThat(visits(kept)).isGreaterThan(visits(fresh) + 50);
  }

  /** Counts the copies made of a game's positions: one for each move that a search tries. */
  private static final class Counting<P extends Position> implements Game<P> {
    private final Game<P> game;
    private int copies;

    Counting(Game<P> game) {
      this.game = game;
    }

    @Override
    public String id() {
      return game.id();
    }

    @Override
    public P newPosition(long seed) {
      return game.newPosition(seed);
    }

    @Override
    public P copyOf(P position) {
      copies++;
      return game.copyOf(position);
    }

    @Override
    public void copy(P from, P into) {
      copies++;
      game.copy(from, into);
    }

    @Override
    public int moveLimit() {
      return game.moveLimit();
    }

    @Override
    public Notation<P> notation() {
      return game.notation();
    }
  }

  /** What a move without any time costs after a long thought. */
  private static <P extends Position> void assertAnswersAtOnce(
      Counting<P> game, Player<P> player, P position) {
    ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long bytes = thread.getCurrentThreadAllocatedBytes();
    game.copies = 0;
    TimeKeeper keeper = TimeKeeper.start(Budget.ofTime(Duration.ZERO), new FakeTicker(1));
    assertThat(player.choose(position, 0, Thinking.silent(keeper))).isNotNegative();
    assertThat(game.copies).isLessThan(600);
    assertThat(thread.getCurrentThreadAllocatedBytes() - bytes).isLessThan(1_000_000);
  }

  @Test
  void aLargeTreeDelaysNoAnswer() {
    Counting<TicTacToePosition> game = new Counting<>(TIC_TAC_TOE);
    Mcts<TicTacToePosition> player = new Mcts<>(game, 1, 1, 1);
    TicTacToePosition position = game.newPosition(0);
    int move = think(player, position, 0, Budget.ofNodes(200_000), false).line().getFirst();
    position.play(move);
    position.play(legalMoves(position)[2]);
    assertAnswersAtOnce(game, player, position);
    assertAnswersAtOnce(game, player, game.newPosition(0));
  }

  @Test
  void aLargeTreeOfJointMovesDelaysNoAnswer() {
    Counting<MazeDuelPosition> game = new Counting<>(new MazeDuel());
    Duct<MazeDuelPosition> player = new Duct<>(game, 1, 1, 1);
    MazeDuelPosition position = game.newPosition(1);
    int move = think(player, position, 0, Budget.ofNodes(20_000), false).line().getFirst();
    Moves replies = new Moves();
    position.legalMoves(1, replies);
    position.play(new int[] {move, replies.get(0)});
    assertAnswersAtOnce(game, player, position);
    assertAnswersAtOnce(game, player, game.newPosition(2));
  }

  @Test
  void theTreeOfJointMovesIsKeptToo() {
    MazeDuel game = new MazeDuel();
    Duct<MazeDuelPosition> player = new Duct<>(game, 1, 5, 1);
    MazeDuelPosition position = game.newPosition(1);
    int own = think(player, position, 0, Budget.ofNodes(5_000), false).line().getFirst();
    int other =
        think(new Duct<>(game, 1, 5, 2), position, 1, Budget.ofNodes(5_000), false)
            .line()
            .getFirst();
    position.play(new int[] {own, other});
    SearchReport kept = think(player, position, 0, Budget.ofNodes(1), false);
    SearchReport fresh = think(new Duct<>(game, 1, 5, 1), position, 0, Budget.ofNodes(1), false);
    assertThat(visits(kept)).isGreaterThan(visits(fresh) + 50);
  }

  private static long visits(SearchReport report) {
    return report.moves().stream()
        .mapToLong(ranked -> ((Verdict.WinRate) ranked.verdict()).visits())
        .sum();
  }

  @Test
  void treeSearchBeatsRandomPlayByFarAtMattix() {
    Mattix game = Mattix.ofSize(4);
    double won = 0;
    for (int seed = 0; seed < 40; seed++) {
      GameSession<MattixPosition> session = new GameSession<>(game, game.newPosition(seed / 2));
      int seat = seed % 2;
      Mcts<MattixPosition> player = new Mcts<>(game, 1, 10, seed);
      Player<MattixPosition> other = new RandomPlayer<>(seed);
      while (!session.isOver()) {
        int turn = session.position().turn();
        Thinking thinking =
            Thinking.silent(TimeKeeper.start(Budget.ofNodes(500), new FakeTicker(1)));
        session.play(
            turn, (turn == seat ? player : other).choose(session.position(), turn, thinking));
      }
      won += session.reward(seat);
    }
    assertThat(won).isGreaterThan(32);
  }

  /** In matching pennies nothing but an even mix is in balance. */
  @Test
  void decoupledSearchMixesItsVisitsEvenlyAtMatchingPennies() {
    for (int seat = 0; seat < 2; seat++) {
      SearchReport report =
          think(
              new Duct<>(TestGames.PENNIES, 1, 5, 7),
              TestGames.PENNIES.newPosition(0),
              seat,
              Budget.ofNodes(50_000),
              false);
      for (RankedMove ranked : report.moves()) {
        double share = ((Verdict.WinRate) ranked.verdict()).visits() / 50_000.0;
        assertThat(share).isBetween(0.4, 0.6);
      }
    }
  }

  /** The seats' win rates are told apart: they sum to one, whoever is asked. */
  @Test
  void decoupledSearchCountsEachSeatsOwnRewards() {
    MazeDuel game = new MazeDuel();
    for (long seed = 0; seed < 5; seed++) {
      double sum = 0;
      for (int seat = 0; seat < 2; seat++) {
        SearchReport report =
            think(
                new Duct<>(game, 1, 5, 3),
                game.newPosition(seed),
                seat,
                Budget.ofNodes(4_000),
                false);
        double won = 0;
        long visits = 0;
        for (RankedMove ranked : report.moves()) {
          Verdict.WinRate rate = (Verdict.WinRate) ranked.verdict();
          won += rate.p() * rate.visits();
          visits += rate.visits();
        }
        sum += won / visits;
      }
      assertThat(sum).isBetween(0.999, 1.001);
    }
  }

  @Nested
  final class OfMcts extends PlayerContract<MattixPosition> {
    @Override
    protected Game<MattixPosition> game() {
      return Mattix.ofSize(6);
    }

    @Override
    protected Player<MattixPosition> player(long seed) {
      return new Mcts<>(game(), 1, 10, seed);
    }
  }

  @Nested
  final class OfMonteCarlo extends PlayerContract<MattixPosition> {
    @Override
    protected Game<MattixPosition> game() {
      return Mattix.ofSize(6);
    }

    @Override
    protected Player<MattixPosition> player(long seed) {
      return new MonteCarlo<>(game(), seed);
    }
  }

  @Nested
  final class OfDuct extends PlayerContract<MazeDuelPosition> {
    @Override
    protected Game<MazeDuelPosition> game() {
      return new MazeDuel();
    }

    @Override
    protected Player<MazeDuelPosition> player(long seed) {
      return new Duct<>(game(), 1, 5, seed);
    }
  }

  @Nested
  final class OfJointMonteCarlo extends PlayerContract<MazeDuelPosition> {
    @Override
    protected Game<MazeDuelPosition> game() {
      return new MazeDuel();
    }

    @Override
    protected Player<MazeDuelPosition> player(long seed) {
      return new MonteCarlo<>(game(), seed);
    }
  }
}
