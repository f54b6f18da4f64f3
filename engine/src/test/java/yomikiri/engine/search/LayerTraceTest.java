package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.search.Followed.follow;
import static yomikiri.engine.search.Followed.nodes;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.maze.Maze;
import yomikiri.engine.games.maze.MazePosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;
import yomikiri.engine.trace.TraceReplay;

/** What is written down of a search layer by layer is what it did. */
final class LayerTraceTest {
  @Test
  void aBeamKeepsItsWidthOnEachLayer() {
    Maze game = Maze.of(9, 9, 12);
    MazePosition root = game.newPosition(4);
    Followed followed = follow(new Beam<>(game, 4), root, 0, Budget.ofDepth(7));
    TraceReplay tree = followed.tree();
    assertThat(tree.kind()).isEqualTo(TraceReplay.Kind.LAYERS);
    for (int depth = 3; depth <= 7; depth++) {
      int layer = depth;
      assertThat(IntStream.range(0, tree.size()).filter(n -> tree.depth(n) == layer))
          .filteredOn(n -> tree.state(n) == NodeState.EXPANDED || tree.state(n) == NodeState.KEPT)
          .hasSize(4);
    }
    assertThat(nodes(tree, NodeState.DROPPED)).isNotEmpty();
    assertThat(nodes(tree, NodeState.CANDIDATE)).isEmpty();
    assertLineIsBest(followed);
  }

  @Test
  void equalPositionsOfALayerAreTold() {
    Maze game = Maze.of(5, 5, 8);
    Budget budget = Budget.ofDepth(8);
    assertThat(
            nodes(
                follow(new Beam<>(game, 200), game.newPosition(1), 0, budget).tree(),
                NodeState.TWIN))
        .isNotEmpty();
    assertThat(
            nodes(
                follow(new Chokudai<>(game, 5, 50), game.newPosition(1), 0, budget).tree(),
                NodeState.TWIN))
        .isNotEmpty();
  }

  @Test
  void equalPositionsAreAllKeptWhereThatIsWanted() {
    Maze game = Maze.of(5, 5, 8);
    Beam<MazePosition> all = new Beam<>(game, 200, true, Horizon.ofPoints(), Memory.USUAL);
    TraceReplay tree = follow(all, game.newPosition(1), 0, Budget.ofDepth(4)).tree();
    assertThat(nodes(tree, NodeState.TWIN)).isEmpty();
    assertThat(nodes(tree, NodeState.DROPPED)).isEmpty();
    TraceReplay once =
        follow(new Beam<>(game, 200), game.newPosition(1), 0, Budget.ofDepth(4)).tree();
    assertThat(nodes(tree, NodeState.KEPT)).hasSizeGreaterThan(nodes(once, NodeState.KEPT).size());
  }

  private static void assertLineIsBest(Followed followed) {
    TraceReplay tree = followed.tree();
    RankedMove best = followed.report().moves().getFirst();
    assertThat(tree.move(tree.line().get(1))).isEqualTo(best.move());
    assertThat(tree.points(tree.line().getLast()))
        .isEqualTo(((Verdict.Points) best.verdict()).value());
  }

  @Test
  void chokudaiTakesItsWidthFromEachLayerInARound() {
    Maze game = Maze.of(9, 9, 12);
    Followed followed =
        follow(new Chokudai<>(game, 2, 3), game.newPosition(5), 0, Budget.ofDepth(6));
    TraceReplay tree = followed.tree();
    for (int depth = 2; depth < 6; depth++) {
      int layer = depth;
      assertThat(nodes(tree, NodeState.EXPANDED))
          .filteredOn(n -> tree.depth(n) == layer)
          .hasSize(6);
    }
    assertLineIsBest(followed);
  }

  @Test
  void theRootHasTheScoreOfThePositionSearched() {
    Maze game = Maze.of(9, 9, 12);
    MazePosition root = game.newPosition(4);
    Moves moves = new Moves();
    while (root.score(0) == 0) {
      root.legalMoves(moves);
      root.play(moves.get(0));
    }
    for (Player<MazePosition> player :
        List.of(new Beam<>(game, 2), new Chokudai<MazePosition>(game, 1, 2))) {
      TraceReplay tree = follow(player, game.copyOf(root), 0, Budget.ofDepth(3)).tree();
      assertThat(tree.points(0)).isEqualTo(root.score(0)).isPositive();
      tree.goTo(0);
      assertThat(tree.points(0)).isEqualTo(root.score(0));
    }
  }

  @Test
  void theLineOfASearchStoppedHalfwayIsOfTheMovePlayed() {
    Maze game = Maze.of(9, 9, 30);
    for (int nodes = 1; nodes < 120; nodes++) {
      Budget budget = Budget.ofNodes(nodes);
      Followed beam = follow(new Beam<>(game, 3), game.newPosition(nodes), 0, budget);
      assertThat(beam.tree().isStopped()).isTrue();
      assertLineIsBest(beam);
      assertLineIsBest(follow(new Chokudai<>(game, 1, 50), game.newPosition(nodes), 0, budget));
    }
  }

  @Test
  void gamesThatEndStandInTheLine() {
    Maze game = Maze.of(5, 5, 3);
    assertLineIsBest(follow(new Beam<>(game, 3), game.newPosition(1), 0, Budget.ofDepth(50)));
    assertLineIsBest(
        follow(new Chokudai<>(game, 1, 10), game.newPosition(1), 0, Budget.ofDepth(50)));
  }
}
