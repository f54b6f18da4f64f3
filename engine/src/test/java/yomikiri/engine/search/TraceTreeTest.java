package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.search.Followed.follow;
import static yomikiri.engine.search.Followed.nodes;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.maze.Maze;
import yomikiri.engine.games.maze.MazeDuel;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent;
import yomikiri.engine.trace.TraceReplay;
import yomikiri.engine.trace.TraceTree;

/** A search written down can be walked through; one that nobody follows writes nothing. */
final class TraceTreeTest {
  private static final TicTacToe GAME = new TicTacToe();

  @Test
  void everyStepCanBeReachedFromBothSides() {
    TraceReplay tree =
        follow(new AlphaBeta<>(GAME), GAME.newPosition(0), 0, Budget.ofDepth(4)).tree();
    int seenBefore = 0;
    for (int step = 0; step <= tree.length(); step++) {
      tree.goTo(step);
      int seen = tree.size() - nodes(tree, NodeState.UNSEEN).size();
      assertThat(seen).isBetween(seenBefore, seenBefore + 1);
      seenBefore = seen;
    }
    List<NodeState> forward = IntStream.range(0, tree.size()).mapToObj(tree::state).toList();
    tree.goTo(0);
    assertThat(nodes(tree, NodeState.UNSEEN)).hasSize(tree.size() - 1);
    assertThat(tree.latest()).isZero();
    tree.goTo(tree.length());
    assertThat(IntStream.range(0, tree.size()).mapToObj(tree::state)).isEqualTo(forward);
  }

  @Test
  void beyondTheLimitNodesAreOnlyCounted() {
    Budget budget = Budget.ofDepth(3);
    TicTacToePosition root = GAME.newPosition(0);
    TraceReplay tree =
        follow(new Minimax<>(GAME), root, 0, budget, false, new TraceTree(100)).tree();
    assertThat(tree.size() + tree.unrecorded()).isEqualTo(1 + 9 + 72 + 504);
    assertThat(tree.unrecorded()).isGreaterThan(400);
    assertThat(tree.state(0)).isEqualTo(NodeState.SEARCHED);
    Budget playouts = Budget.ofNodes(1000);
    tree = follow(new Mcts<>(GAME, 1, 2, 7), root, 0, playouts, false, new TraceTree(100)).tree();
    assertThat(tree.visits(0) + tree.unrecorded()).isEqualTo(1000);
  }

  /** A trace that is off and must not be told anything. */
  private static final Trace DEAF =
      new Trace() {
        @Override
        public boolean isOn() {
          return false;
        }

        @Override
        public void record(TraceEvent event) {
          throw new AssertionError("told " + event);
        }
      };

  @Test
  void aSearchNobodyFollowsMakesNoEvents() throws NotationException {
    TicTacToePosition ending = GAME.notation().parsePosition("xox/oox/... x");
    chooseUnfollowed(new Minimax<>(GAME), ending);
    chooseUnfollowed(new AlphaBeta<>(GAME), ending);
    chooseUnfollowed(new Mcts<>(GAME, 1, 1, 7), ending);
    Maze maze = Maze.of(5, 5, 4);
    chooseUnfollowed(new Beam<>(maze, 2), maze.newPosition(1));
    chooseUnfollowed(new Chokudai<>(maze, 2, 10), maze.newPosition(1));
    GameKit<?> kit = MazeDuel.kit();
    chooseUnfollowed(kit, "duct:playouts=100");
  }

  private static <P extends Position> void chooseUnfollowed(GameKit<P> kit, String spec)
      throws NotationException {
    chooseUnfollowed(kit.build(kit.parseSpec(spec), 5), kit.game().newPosition(2));
  }

  private static <P extends Position> void chooseUnfollowed(Player<P> player, P position) {
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(200), new FakeTicker(1));
    player.choose(position, 0, new SearchContext(keeper, false, report -> {}, DEAF));
  }
}
