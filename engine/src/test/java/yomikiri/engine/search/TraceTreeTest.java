package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.games.maze.Maze;
import yomikiri.engine.games.maze.MazeDuel;
import yomikiri.engine.games.maze.MazePosition;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.JointCode;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Thinking;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;
import yomikiri.engine.trace.Bound;
import yomikiri.engine.trace.NodeState;
import yomikiri.engine.trace.Trace;
import yomikiri.engine.trace.TraceEvent;
import yomikiri.engine.trace.TraceEvent.Source;
import yomikiri.engine.trace.TraceReplay;
import yomikiri.engine.trace.TraceTree;

/** What is written down of a search is what the search did. */
final class TraceTreeTest {
  private static final TicTacToe GAME = new TicTacToe();

  /** A search followed to its end. */
  private record Followed(TraceReplay tree, SearchReport report) {
    int best() {
      return report.moves().getFirst().move();
    }
  }

  private static <P extends Position> Followed follow(
      Player<P> player, P position, int seat, Budget budget) {
    return follow(player, position, seat, budget, new TraceTree());
  }

  private static <P extends Position> Followed follow(
      Player<P> player, P position, int seat, Budget budget, TraceTree trace) {
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(budget, new FakeTicker(1));
    int move = player.choose(position, seat, new Thinking(keeper, false, reports::add, trace));
    return new Followed(trace.replay(move), reports.getLast());
  }

  private static TicTacToePosition at(String text) throws NotationException {
    return GAME.notation().parsePosition(text);
  }

  private static List<Integer> nodes(TraceReplay tree, NodeState state) {
    return IntStream.range(0, tree.size()).filter(n -> tree.state(n) == state).boxed().toList();
  }

  /** The position a node stands for. */
  private static <P extends DuelPosition> P position(
      Game<P> game, P root, TraceReplay tree, int node) {
    P position = game.copyOf(root);
    tree.path(node).stream().skip(1).forEach(n -> position.play(tree.move(n)));
    return position;
  }

  private static <P extends DuelPosition> int minimax(Game<P> game, P at, int seat, int depth) {
    if (at.isOver() || depth == 0) {
      return at.margin(seat);
    }
    Moves moves = new Moves();
    at.legalMoves(moves);
    IntStream values =
        IntStream.of(moves.toArray())
            .map(
                move -> {
                  P next = game.copyOf(at);
                  next.play(move);
                  return minimax(game, next, seat, depth - 1);
                });
    return at.turn() == seat ? values.max().orElseThrow() : values.min().orElseThrow();
  }

  // ---- minimax

  @Test
  void minimaxShowsEveryLineToItsDepth() {
    TraceReplay tree =
        follow(new Minimax<>(GAME), GAME.newPosition(0), 0, Budget.ofDepth(3)).tree();
    assertThat(tree.kind()).isEqualTo(TraceReplay.Kind.DEPTH_FIRST);
    assertThat(tree.passDepth()).isEqualTo(3);
    assertThat(tree.size()).isEqualTo(1 + 9 + 9 * 8 + 9 * 8 * 7);
    assertThat(tree.length()).isEqualTo(2 * (9 + 9 * 8 + 9 * 8 * 7) + 1);
    assertThat(nodes(tree, NodeState.SEARCHED)).hasSize(tree.size());
  }

  /** x wins at c3; after a3 o wins at b3; after b3 o draws at c3. */
  @Test
  void minimaxOfAnEndingIsAsReckonedByHand() throws NotationException {
    TraceReplay tree =
        follow(new Minimax<>(GAME), at("xox/oox/... x"), 0, Budget.ofDepth(9)).tree();
    assertThat(told(tree))
        .containsExactly(
            "+1",
            "a3 -1",
            "a3 b3 -1 END",
            "a3 c3 +0",
            "a3 c3 b3 +0 END",
            "b3 +0",
            "b3 a3 +1",
            "b3 a3 c3 +1 END",
            "b3 c3 +0",
            "b3 c3 a3 +0 END",
            "c3 +1 END");
    assertThat(tree.line().stream().skip(1).map(tree::move)).containsExactly(8);
  }

  @Test
  void alphaBetaOfAnEndingIsAsReckonedByHand() throws NotationException {
    TicTacToePosition root = at("xox/oox/... x");
    assertThat(told(follow(new AlphaBeta<>(GAME), root, 0, Budget.ofDepth(2)).tree()))
        .containsExactly(
            "+1",
            "c3 +1 END",
            "a3 at most -1",
            "a3 b3 -1 END",
            "a3 c3 cut at +0",
            "b3 at most +0",
            "b3 a3 +0 HORIZON",
            "b3 c3 cut at +0");
    assertThat(told(follow(new AlphaBeta<>(GAME), root, 0, Budget.ofDepth(3)).tree()))
        .containsExactly(
            "+1",
            "c3 +1 END",
            "b3 at most +0",
            "b3 a3 +1",
            "b3 a3 c3 +1 END",
            "b3 c3 at most +0",
            "b3 c3 a3 +0 END",
            "a3 at most -1 TABLE");
  }

  /** One line a node, in the order of the search. */
  private static List<String> told(TraceReplay tree) {
    List<String> lines = new ArrayList<>();
    for (int node = 0; node < tree.size(); node++) {
      StringBuilder line = new StringBuilder();
      for (int step : tree.path(node).subList(1, tree.path(node).size())) {
        line.append(GAME.notation().moveText(tree.move(step))).append(' ');
      }
      line.append(
          tree.state(node) == NodeState.CUT
              ? "cut at "
              : switch (tree.bound(node)) {
                case EXACT -> "";
                case AT_LEAST -> "at least ";
                case AT_MOST -> "at most ";
              });
      line.append(String.format("%+d", tree.points(node)));
      if (tree.source(node) != Source.MOVES) {
        line.append(' ').append(tree.source(node));
      }
      lines.add(line.toString());
    }
    return lines;
  }

  // ---- alpha-beta

  @Test
  void alphaBetaTellsTheValuesAndBoundsThatMinimaxConfirms() {
    Mattix game = Mattix.ofSize(4);
    int cuts = 0;
    int remembered = 0;
    for (long seed = 0; seed < 8; seed++) {
      MattixPosition root = game.newPosition(seed);
      int depth = 5;
      Followed followed = follow(new AlphaBeta<>(game), root, root.turn(), Budget.ofDepth(depth));
      TraceReplay tree = followed.tree();
      assertThat(tree.points(0))
          .isEqualTo(((Verdict.Points) followed.report().moves().getFirst().verdict()).value());
      for (int node = 0; node < tree.size(); node++) {
        MattixPosition there = position(game, root, tree, node);
        if (tree.state(node) == NodeState.SEARCHED) {
          int value = minimax(game, there, root.turn(), depth - tree.depth(node));
          assertHolds(tree, node, value);
          remembered += tree.source(node) == Source.TABLE ? 1 : 0;
        } else {
          assertThat(tree.state(node)).isEqualTo(NodeState.CUT);
          assertCutWasRight(tree, node, there.turn() == root.turn());
          cuts++;
        }
      }
    }
    assertThat(cuts).isPositive();
    assertThat(remembered).isPositive();
  }

  private static void assertHolds(TraceReplay tree, int node, int value) {
    switch (tree.bound(node)) {
      case EXACT -> assertThat(tree.points(node)).isEqualTo(value);
      case AT_LEAST -> assertThat(value).isGreaterThanOrEqualTo(tree.points(node));
      case AT_MOST -> assertThat(value).isLessThanOrEqualTo(tree.points(node));
    }
  }

  /** The parent's mover, who in Mattix is not the child's, already had the bound or better. */
  private static void assertCutWasRight(TraceReplay tree, int node, boolean thinkerToMove) {
    int parent = tree.parent(node);
    if (thinkerToMove) {
      assertThat(tree.bound(parent)).isEqualTo(Bound.AT_MOST);
      assertThat(tree.points(parent)).isLessThanOrEqualTo(tree.points(node));
    } else {
      assertThat(tree.bound(parent)).isEqualTo(Bound.AT_LEAST);
      assertThat(tree.points(parent)).isGreaterThanOrEqualTo(tree.points(node));
    }
  }

  @Test
  void theLineIsTheOneTheSearchExpects() {
    Mattix game = Mattix.ofSize(6);
    Followed followed = follow(new AlphaBeta<>(game), game.newPosition(3), 0, Budget.ofDepth(4));
    List<Integer> line =
        followed.tree().line().stream().skip(1).map(followed.tree()::move).toList();
    assertThat(line).isNotEmpty();
    assertThat(followed.report().line()).startsWith(line.toArray(Integer[]::new));
  }

  @Test
  void ofASearchStoppedHalfwayTheLastCompletedDepthIsShown() {
    Mattix game = Mattix.ofSize(6);
    Followed followed = follow(new AlphaBeta<>(game), game.newPosition(3), 0, Budget.ofNodes(500));
    assertThat(followed.tree().passDepth()).isEqualTo(followed.report().depth()).isPositive();
    assertThat(followed.tree().state(0)).isEqualTo(NodeState.SEARCHED);
  }

  // ---- layers

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
  void gamesThatEndStandInTheLine() {
    Maze game = Maze.of(5, 5, 3);
    assertLineIsBest(follow(new Beam<>(game, 3), game.newPosition(1), 0, Budget.ofDepth(50)));
    assertLineIsBest(
        follow(new Chokudai<>(game, 1, 10), game.newPosition(1), 0, Budget.ofDepth(50)));
  }

  // ---- visits

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
    assertThat(tree.move(tree.line().get(1))).isEqualTo(followed.best());
  }

  @Test
  void mctsTellsWhatItHasProven() throws NotationException {
    Followed followed =
        follow(new Mcts<>(GAME, 1, 1, 7), at("xx./oo./... x"), 0, Budget.ofNodes(500));
    assertThat(followed.tree().isProven(0)).isTrue();
    assertThat(followed.tree().winRate(0)).isEqualTo(1);
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

  // ---- nobody looks

  /** A trace that is off and must not be told anything. */
  private static final Trace DEAF =
      new Trace() {
        @Override
        public boolean isOn() {
          return false;
        }

        @Override
        public void tell(TraceEvent event) {
          throw new AssertionError("told " + event);
        }
      };

  @Test
  void aSearchNobodyFollowsMakesNoEvents() throws NotationException {
    TicTacToePosition ending = at("xox/oox/... x");
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
    player.choose(position, 0, new Thinking(keeper, false, report -> {}, DEAF));
  }

  // ---- walking through

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
    TraceReplay tree = follow(new Minimax<>(GAME), root, 0, budget, new TraceTree(100)).tree();
    assertThat(tree.size() + tree.untold()).isEqualTo(1 + 9 + 72 + 504);
    assertThat(tree.untold()).isGreaterThan(400);
    assertThat(tree.state(0)).isEqualTo(NodeState.SEARCHED);
    Budget playouts = Budget.ofNodes(1000);
    tree = follow(new Mcts<>(GAME, 1, 2, 7), root, 0, playouts, new TraceTree(100)).tree();
    assertThat(tree.visits(0) + tree.untold()).isEqualTo(1000);
  }
}
