package yomikiri.engine.search;

import static java.util.Comparator.reverseOrder;
import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.search.Followed.follow;
import static yomikiri.engine.search.Followed.nodes;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.maze.Maze;
import yomikiri.engine.games.maze.MazePosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;
import yomikiri.engine.trace.TraceReplay;

/** What is written down of a search layer by layer is what it did. */
final class LayerTraceTest {
  private static final Set<NodeState> KEPT = EnumSet.of(NodeState.KEPT, NodeState.EXPANDED);

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

  /** Of each depth by playing every line anew. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 20})
  void aBeamKeepsTheBestOfTheDifferentPositions(int width) {
    Maze game = Maze.of(7, 7, 12);
    for (int seed = 1; seed <= 5; seed++) {
      MazePosition root = game.newPosition(seed);
      TraceReplay tree = follow(new Beam<>(game, width), root, 0, Budget.ofDepth(8)).tree();
      for (int layer = 1; layer <= 8; layer++) {
        Map<Long, Integer> found = new HashMap<>();
        Map<Long, Integer> kept = new HashMap<>();
        for (int node = 0; node < tree.size(); node++) {
          if (tree.depth(node) == layer) {
            MazePosition position = game.copyOf(root);
            tree.path(node).stream().skip(1).forEach(at -> position.play(tree.move(at)));
            found.put(position.key(), position.score(0));
            boolean isKept = KEPT.contains(tree.state(node));
            if (isKept) {
              assertThat(kept.put(position.key(), position.score(0))).isNull();
            }
          }
        }
        List<Integer> best = found.values().stream().sorted(reverseOrder()).limit(width).toList();
        assertThat(kept.values()).containsExactlyInAnyOrderElementsOf(best);
      }
    }
  }

  @Test
  void whoFollowsABeamHasWhatItReportsToOthers() {
    Maze game = Maze.of(5, 5, 9);
    for (int seed = 1; seed <= 40; seed++) {
      MazePosition root = game.newPosition(seed);
      for (int width = 1; width <= 8; width++) {
        List<SearchReport> unfollowed = new ArrayList<>();
        TimeKeeper keeper = TimeKeeper.start(Budget.ofDepth(7), new FakeTicker(1));
        int _ =
            new Beam<>(game, width)
                .choose(game.copyOf(root), 0, new SearchContext(keeper, false, unfollowed::add));
        Followed followed =
            follow(new Beam<>(game, width), game.copyOf(root), 0, Budget.ofDepth(7));
        assertThat(followed.report().moves()).isEqualTo(unfollowed.getLast().moves());
      }
    }
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
