package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.search.Followed.follow;
import static yomikiri.engine.search.Followed.nodes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchWindow;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.TraceEvent;
import yomikiri.engine.think.TraceEvent.Source;
import yomikiri.engine.think.Verdict;
import yomikiri.engine.trace.TraceReplay;
import yomikiri.engine.trace.TraceTree;

/** What is written down of a search depth by depth is what it did. */
final class DepthTraceTest {
  private static final TicTacToe GAME = new TicTacToe();

  private static TicTacToePosition at(String text) throws NotationException {
    return GAME.notation().parsePosition(text);
  }

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
    assertThat(reported(tree))
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
    assertThat(reported(follow(new AlphaBeta<>(GAME), root, 0, Budget.ofDepth(2)).tree()))
        .containsExactly(
            "+1",
            "c3 +1 END",
            "a3 at most -1",
            "a3 b3 -1 END",
            "a3 c3 cut: -1 <= +0",
            "b3 at most +0",
            "b3 a3 +0 HORIZON",
            "b3 c3 cut: +0 <= +0");
    assertThat(reported(follow(new AlphaBeta<>(GAME), root, 0, Budget.ofDepth(3)).tree()))
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
  private static List<String> reported(TraceReplay tree) {
    List<String> lines = new ArrayList<>();
    for (int node = 0; node < tree.size(); node++) {
      StringBuilder line = new StringBuilder();
      for (int step : tree.path(node).subList(1, tree.path(node).size())) {
        line.append(GAME.notation().moveText(tree.move(step))).append(' ');
      }
      String value = reported(tree.bound(node)) + String.format("%+d", tree.points(node));
      line.append(tree.cut(node).map(DepthTraceTest::reported).orElse(value));
      if (tree.source(node) != Source.MOVES) {
        line.append(' ').append(tree.source(node));
      }
      lines.add(line.toString());
    }
    return lines;
  }

  private static String reported(TraceEvent.Cut cut) {
    String sign = cut.bound() == Bound.AT_MOST ? "<=" : ">=";
    return String.format("cut: %+d %s %+d", cut.value(), sign, cut.limit());
  }

  private static String reported(Bound bound) {
    return switch (bound) {
      case EXACT -> "";
      case AT_LEAST -> "at least ";
      case AT_MOST -> "at most ";
    };
  }

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
          assertWindowExplainsTheBound(tree, node);
          remembered += tree.source(node) == Source.TABLE ? 1 : 0;
        } else {
          assertThat(tree.state(node)).isEqualTo(NodeState.CUT);
          assertCutWasRight(tree, node);
          cuts++;
        }
      }
    }
    assertThat(cuts).isPositive();
    assertThat(remembered).isPositive();
  }

  /** Where every move needs its value nothing is reduced; else what rests on that is left out. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void principalVariationSearchTellsWhatMinimaxConfirms(boolean everyMove) {
    Mattix game = Mattix.ofSize(4);
    Map<String, Integer> seen = new HashMap<>();
    for (long seed = 0; seed < 8; seed++) {
      MattixPosition root = game.newPosition(seed);
      TraceReplay tree =
          follow(
                  new Pvs<>(game, Horizon::ofPoints, Memory.ofMegabytes(1), 2, 0),
                  root,
                  root.turn(),
                  Budget.ofDepth(5),
                  everyMove,
                  new TraceTree())
              .tree();
      boolean[] isSelective = new boolean[tree.size()];
      for (int node = tree.size() - 1; node >= 0; node--) {
        if (tree.state(node) == NodeState.CUT) {
          assertCutWasRight(tree, node);
          seen.merge("cut", 1, Integer::sum);
          continue;
        }
        isSelective[node] |= !everyMove && tree.source(node) == Source.TABLE;
        int less = tree.path(node).stream().mapToInt(tree::less).sum();
        if (!isSelective[node]) {
          MattixPosition there = position(game, root, tree, node);
          assertHolds(tree, node, minimax(game, there, root.turn(), 5 - tree.depth(node) - less));
          seen.merge("confirmed", 1, Integer::sum);
        }
        assertWindowExplainsTheBound(tree, node);
        if (node > 0) {
          isSelective[tree.parent(node)] |= isSelective[node] || tree.less(node) > 0;
        }
        seen.merge("less", Math.min(1, less), Integer::sum);
        SearchWindow window = tree.window(node).orElseThrow();
        seen.merge("null", window.beta() - window.alpha() == 1 ? 1 : 0, Integer::sum);
      }
    }
    assertThat(seen.getOrDefault("less", 0) > 0).isEqualTo(!everyMove);
    assertThat(seen.get("cut")).isPositive();
    assertThat(seen.get("null")).isPositive();
    assertThat(seen.get("confirmed")).isGreaterThan(300);
  }

  private static void assertHolds(TraceReplay tree, int node, int value) {
    switch (tree.bound(node)) {
      case EXACT -> assertThat(tree.points(node)).isEqualTo(value);
      case AT_LEAST -> assertThat(value).isGreaterThanOrEqualTo(tree.points(node));
      case AT_MOST -> assertThat(value).isLessThanOrEqualTo(tree.points(node));
    }
  }

  /** What the position before is known to be worth passes an edge of its window. */
  private static void assertCutWasRight(TraceReplay tree, int node) {
    int parent = tree.parent(node);
    SearchWindow window = tree.window(parent).orElseThrow();
    TraceEvent.Cut cut = tree.cut(node).orElseThrow();
    assertThat(cut.bound()).isEqualTo(tree.bound(parent));
    assertThat(cut.value()).isEqualTo(tree.points(parent));
    if (cut.bound() == Bound.AT_MOST) {
      assertThat(cut.limit()).isEqualTo(window.alpha()).isGreaterThanOrEqualTo(cut.value());
    } else {
      assertThat(cut.limit()).isEqualTo(window.beta()).isLessThanOrEqualTo(cut.value());
    }
  }

  /** A value inside the window is exact; one outside tells as much as the window asks. */
  private static void assertWindowExplainsTheBound(TraceReplay tree, int node) {
    SearchWindow window = tree.window(node).orElseThrow();
    switch (tree.bound(node)) {
      case EXACT -> {}
      case AT_MOST -> assertThat(tree.points(node)).isLessThanOrEqualTo(window.alpha());
      case AT_LEAST -> assertThat(tree.points(node)).isGreaterThanOrEqualTo(window.beta());
    }
  }

  @Test
  void minimaxHasNoWindow() {
    TraceReplay tree =
        follow(new Minimax<>(GAME), GAME.newPosition(0), 0, Budget.ofDepth(2)).tree();
    assertThat(tree.window(0)).isEmpty();
    assertThat(tree.window(1)).isEmpty();
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

  @Test
  void theLineIsTheOneTheSearchExpects() {
    Mattix game = Mattix.ofSize(6);
    for (Player<MattixPosition> player : List.of(new AlphaBeta<>(game), new Pvs<>(game))) {
      Followed followed = follow(player, game.newPosition(3), 0, Budget.ofDepth(4));
      List<Integer> line =
          followed.tree().line().stream().skip(1).map(followed.tree()::move).toList();
      assertThat(line).hasSizeGreaterThan(1);
      assertThat(followed.report().line()).startsWith(line.toArray(Integer[]::new));
    }
  }

  @Test
  void ofASearchStoppedHalfwayTheLastCompletedDepthIsShown() {
    Mattix game = Mattix.ofSize(6);
    Followed followed = follow(new AlphaBeta<>(game), game.newPosition(3), 0, Budget.ofNodes(500));
    assertThat(followed.tree().passDepth()).isEqualTo(followed.report().depth()).isPositive();
    assertThat(followed.tree().state(0)).isEqualTo(NodeState.SEARCHED);
    assertThat(followed.tree().isStopped()).isTrue();
  }

  @Test
  void aSearchThatReachesItsDepthOrTheEndOfTheGameIsNotStopped() throws NotationException {
    TicTacToePosition ending = at("xox/oox/... x");
    assertThat(follow(new AlphaBeta<>(GAME), ending, 0, Budget.ofDepth(2)).tree().isStopped())
        .isFalse();
    assertThat(follow(new Minimax<>(GAME), ending, 0, Budget.ofDepth(99)).tree().isStopped())
        .isFalse();
  }

  /** The budget may be spent between two depths, before the next one has told anything. */
  @Test
  void aSearchStoppedBetweenTwoDepthsIsStopped() {
    TraceReplay tree =
        follow(new Minimax<>(GAME), GAME.newPosition(0), 0, Budget.ofNodes(10)).tree();
    assertThat(tree.passDepth()).isEqualTo(1);
    assertThat(tree.state(0)).isEqualTo(NodeState.SEARCHED);
    assertThat(tree.isStopped()).isTrue();
  }

  @Test
  void ofASearchStoppedInItsFirstDepthTheLineBeginsWithTheMovePlayed() {
    Mattix game = Mattix.ofSize(6);
    MattixPosition root = game.newPosition(3);
    TraceTree trace = new TraceTree();
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(4), new FakeTicker(1));
    int move =
        new AlphaBeta<>(game)
            .choose(root, root.turn(), new SearchContext(keeper, false, report -> {}, trace));
    TraceReplay tree = trace.replay(move);
    assertThat(tree.state(0)).isEqualTo(NodeState.OPEN);
    assertThat(tree.move(tree.line().get(1))).isEqualTo(move);
    tree.goTo(tree.length() - 1);
    assertThat(tree.line()).isNotEmpty();
  }
}
