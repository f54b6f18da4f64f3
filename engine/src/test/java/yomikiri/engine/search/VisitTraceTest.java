package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.search.Followed.follow;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Forks;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.MultiPosition;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.games.maze.MazeDuel;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.JointCode;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.TraceEvent;
import yomikiri.engine.think.Ucb;
import yomikiri.engine.think.Verdict;
import yomikiri.engine.trace.TraceReplay;

/** What is written down of a search by visits is what it did. */
final class VisitTraceTest {
  private static final TicTacToe GAME = new TicTacToe();

  @Test
  void mctsVisitsSumUpAndAgreeWithTheReport() {
    Followed followed =
        follow(new Mcts<>(GAME, 1, 2, 7), GAME.newPosition(0), 0, Budget.ofNodes(500));
    TraceReplay tree = followed.tree();
    assertThat(tree.kind()).isEqualTo(TraceReplay.Kind.VISITS);
    assertThat(tree.visits(0)).isEqualTo(500);
    assertThat(tree.children(0).stream().mapToInt(tree::visits).sum()).isEqualTo(500);
    for (int child : tree.children(0)) {
      Verdict.WinRate rate =
          (Verdict.WinRate) followed.report().verdictOf(tree.move(child)).orElseThrow();
      assertThat((long) tree.visits(child)).isEqualTo(rate.visits());
      assertThat(tree.winRate(child)).isEqualTo(rate.p());
    }
    assertThat(tree.move(tree.line().get(1)))
        .isEqualTo(followed.report().moves().getFirst().move());
  }

  @Test
  void mctsTellsWhatItHasProven() throws NotationException {
    Followed followed =
        follow(
            new Mcts<>(GAME, 1, 1, 7),
            GAME.notation().parsePosition("xx./oo./... x"),
            0,
            Budget.ofNodes(500));
    assertThat(followed.tree().isProven(0)).isTrue();
    assertThat(followed.tree().winRate(0)).isEqualTo(1);
  }

  @Test
  void whereChoicesGoByAnotherRuleNoTermsOfUcb1AreTold() {
    Mcts<TicTacToePosition> tuned =
        new Mcts<>(
            GAME,
            PlayoutSettings.of(new Selection(1, Selection.Rule.TUNED), 2, Horizon.ofPoints()),
            7);
    TraceReplay tree = follow(tuned, GAME.newPosition(0), 0, Budget.ofNodes(200)).tree();
    assertThat(tree.children(0)).hasSize(9).allMatch(node -> tree.ucb(node).isEmpty());
  }

  /** Positions of tic-tac-toe after a few random moves. */
  private static TicTacToePosition afterRandomMoves(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    TicTacToePosition position = GAME.newPosition(0);
    Moves moves = new Moves();
    for (int i = random.nextInt(6); i > 0; i--) {
      TicTacToePosition before = GAME.copyOf(position);
      position.legalMoves(moves);
      position.play(moves.get(random.nextInt(moves.size())));
      if (position.isOver()) {
        return before;
      }
    }
    return position;
  }

  @Test
  void theLineIsTheOneThatWouldBePlayed() {
    int proven = 0;
    for (long seed = 0; seed < 60; seed++) {
      TicTacToePosition root = afterRandomMoves(seed);
      Budget budget = Budget.ofNodes(20 + 10 * seed);
      Followed followed = follow(new Mcts<>(GAME, 1, 2, seed), root, root.turn(), budget);
      TraceReplay tree = followed.tree();
      assertThat(tree.line().stream().skip(1).map(tree::move).toList())
          .isEqualTo(followed.report().line());
      proven += tree.isProven(0) ? 1 : 0;
    }
    assertThat(proven).isBetween(1, 59);
  }

  @Test
  void theLineOfAGameForThreeIsTheOneThatWouldBePlayed() {
    assertLinesAreThoseOfTheReports(TestGames.COINS);
    assertLinesAreThoseOfTheReports(Forks.GAME);
  }

  private static <P extends MultiPosition> void assertLinesAreThoseOfTheReports(Game<P> game) {
    for (long seed = 0; seed < 20; seed++) {
      P root = game.newPosition(seed);
      Followed followed =
          follow(new Mcts<>(game, 1, 1, seed), root, root.turn(), Budget.ofNodes(10 + 15 * seed));
      TraceReplay tree = followed.tree();
      assertThat(tree.line().stream().skip(1).map(tree::move).toList())
          .isEqualTo(followed.report().line());
    }
  }

  @Test
  void whatIsProvenAtAnyStepIsWhatBruteForceFinds() {
    Minimax<TicTacToePosition> minimax = new Minimax<>(GAME);
    int proven = 0;
    for (long seed = 0; seed < 12; seed++) {
      TicTacToePosition root = afterRandomMoves(seed);
      TraceReplay tree =
          follow(new Mcts<>(GAME, 1, 1, seed), root, root.turn(), Budget.ofNodes(300)).tree();
      for (int node = 0; node < tree.size(); node++) {
        if (tree.isProven(node)) {
          TicTacToePosition there = GAME.copyOf(root);
          tree.path(node).stream().skip(1).forEach(step -> there.play(tree.move(step)));
          assertThat(2 * tree.winRate(node) - 1).isEqualTo(worth(minimax, there, root.turn()));
          proven++;
        }
      }
    }
    assertThat(proven).isGreaterThan(100);
  }

  private static int worth(
      Minimax<TicTacToePosition> minimax, TicTacToePosition position, int seat) {
    if (position.isOver()) {
      return position.margin(seat);
    }
    Followed read = follow(minimax, position, position.turn(), Budget.ofDepth(9));
    int best = ((Verdict.Points) read.report().moves().getFirst().verdict()).value();
    return position.turn() == seat ? best : -best;
  }

  @Test
  void everyVisitGoesWhereTheTermsToldAreHighest() {
    int compared = 0;
    for (long seed = 0; seed < 10; seed++) {
      TicTacToePosition root = afterRandomMoves(seed);
      TraceReplay tree =
          follow(new Mcts<>(GAME, 0.7, 2, seed), root, root.turn(), Budget.ofNodes(150)).tree();
      for (int step = 1; step <= tree.length(); step++) {
        tree.goTo(step);
        if (tree.event().orElseThrow() instanceof TraceEvent.Playout) {
          List<Integer> path = tree.path(tree.latest());
          tree.goTo(step - 1);
          for (int node : path.subList(1, path.size())) {
            compared += assertIsHighest(tree, node);
          }
        }
      }
    }
    assertThat(compared).isGreaterThan(1000);
  }

  /** How many siblings it was compared with. */
  private static int assertIsHighest(TraceReplay tree, int node) {
    Optional<Ucb> chosen = tree.ucb(node);
    int compared = 0;
    for (int sibling : tree.children(tree.parent(node))) {
      Optional<Ucb> other = tree.ucb(sibling);
      if (chosen.isPresent() && other.isPresent() && sibling != node) {
        assertThat(chosen.get().sum()).isGreaterThanOrEqualTo(other.get().sum());
        assertThat(other.get().before()).isEqualTo(tree.visits(tree.parent(node)));
        compared++;
      }
    }
    return compared;
  }

  @Test
  void theWinRateIsOfTheSeatThatThinks() throws NotationException {
    TicTacToePosition lost = GAME.notation().parsePosition("x.x/.o./x.o o");
    TraceReplay tree = follow(new Mcts<>(GAME, 1, 1, 7), lost, 1, Budget.ofNodes(500)).tree();
    assertThat(tree.winRate(0)).isZero();
    assertThat(tree.isProven(0)).isTrue();
  }

  @Test
  void ductCountsTheMovesOfBothSeats() {
    GameKit<?> kit = MazeDuel.kit();
    followDuct(kit);
  }

  private static <P extends Position> void followDuct(GameKit<P> kit) {
    try {
      Player<P> player = kit.build(kit.parseSpec("duct:playouts=300,expand=2"), 5);
      Followed followed = follow(player, kit.game().newPosition(2), 0, Budget.ofNodes(300));
      TraceReplay tree = followed.tree();
      for (RankedMove ranked : followed.report().moves()) {
        int visits =
            tree.children(0).stream()
                .filter(
                    n ->
                        JointCode.moves(tree.move(n), 2, kit.game().moveLimit())[0]
                            == ranked.move())
                .mapToInt(tree::visits)
                .sum();
        assertThat((long) visits).isEqualTo(((Verdict.WinRate) ranked.verdict()).visits());
      }
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }
}
