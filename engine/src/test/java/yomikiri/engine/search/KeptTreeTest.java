package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.search.PlayoutSearchTest.think;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.games.maze.MazeDuel;
import yomikiri.engine.games.maze.MazeDuelPosition;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class KeptTreeTest {
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
    public int players() {
      return game.players();
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
    assertThat(player.choose(position, 0, SearchContext.silent(keeper))).isNotNegative();
    assertThat(game.copies).isLessThan(600);
    assertThat(thread.getCurrentThreadAllocatedBytes() - bytes).isLessThan(1_000_000);
  }

  @Test
  void aLargeTreeDelaysNoAnswer() {
    Counting<TicTacToePosition> game = new Counting<>(new TicTacToe());
    Mcts<TicTacToePosition> player = new Mcts<>(game, 1, 1, 1);
    TicTacToePosition position = game.newPosition(0);
    int move = think(player, position, 0, Budget.ofNodes(200_000), false).line().getFirst();
    position.play(move);
    Moves replies = new Moves();
    position.legalMoves(replies);
    position.play(replies.get(2));
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
}
