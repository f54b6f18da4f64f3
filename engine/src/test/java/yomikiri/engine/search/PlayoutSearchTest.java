package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Swing;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.games.maze.MazeDuel;
import yomikiri.engine.games.maze.MazeDuelPosition;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerContract;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class PlayoutSearchTest {
  private static final TicTacToe TIC_TAC_TOE = new TicTacToe();

  static <P extends Position> SearchReport think(
      Player<P> player, P position, int seat, Budget budget, boolean everyMove) {
    List<SearchReport> reports = new ArrayList<>();
    int move =
        player.choose(
            position,
            seat,
            new SearchContext(
                TimeKeeper.start(budget, new FakeTicker(1)), everyMove, reports::add));
    assertThat(reports.getLast().moves().getFirst().move()).isEqualTo(move);
    return reports.getLast();
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
        SearchContext context =
            SearchContext.silent(TimeKeeper.start(Budget.ofDepth(9), new FakeTicker(1)));
        session.play(
            turn, (turn == seat ? perfect : other).choose(session.position(), turn, context));
      }
      assertThat(session.reward(seat)).isGreaterThanOrEqualTo(0.5);
    }
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
        SearchContext context =
            SearchContext.silent(TimeKeeper.start(Budget.ofNodes(500), new FakeTicker(1)));
        session.play(
            turn, (turn == seat ? player : other).choose(session.position(), turn, context));
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

  @ParameterizedTest
  @CsvSource({
    "trapez, mcts:playouts=10, 10",
    "trapez, montecarlo:playouts=10, 10",
    "mattix-6, 'mcts:playouts=3', 3",
    "maze-duel, duct:playouts=1, 1",
    "tron-joint, 'duct:playouts=2,eval=voronoi', 2",
    "maze-duel, montecarlo:playouts=1, 1"
  })
  void nothingIsSaidOfMovesThatWereNeverTried(String game, String player, int tried)
      throws NotationException {
    checkTried(CATALOG.kit(game).orElseThrow(), player, tried);
  }

  private static <P extends Position> void checkTried(GameKit<P> kit, String player, int tried)
      throws NotationException {
    PlayerSpec spec = kit.parseSpec(player);
    P start = kit.game().newPosition(1);
    assertThat(new GameSession<>(kit.game(), start).legalMoves(0)).hasSizeGreaterThan(tried);
    SearchReport report = think(kit.build(spec, 1), start, 0, spec.budget(), true);
    assertThat(report.moves())
        .hasSize(tried)
        .allMatch(ranked -> ((Verdict.WinRate) ranked.verdict()).visits() > 0);
  }

  /** Such a playout counts as drawn. */
  @Test
  void aPlayoutEndsThoughTheGameDoesNot() {
    for (Player<Swing> player :
        List.of(new Mcts<>(Swing.GAME, 1, 2, 1), new MonteCarlo<>(Swing.GAME, 1))) {
      SearchReport report = think(player, Swing.GAME.newPosition(0), 0, Budget.ofNodes(20), false);
      assertThat(report.moves())
          .hasSize(2)
          .allMatch(ranked -> ((Verdict.WinRate) ranked.verdict()).p() == 0.5)
          .noneMatch(ranked -> ranked.verdict().proven());
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
