package yomikiri.engine.exam;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/** Monte Carlo tree search as a beginner writes it, with one mistake; or with none. */
final class WrongTreeSearch<P extends DuelPosition> implements Player<P> {
  private final Game<P> game;
  private final Mistake mistake;
  private final int playouts;
  private SplittableRandom random = new SplittableRandom(1);

  /** What is wrong with it. */
  enum Mistake {
    NONE,
    REWARD_OF_OTHER_SIDE,
    REWARD_OF_ROOT_SIDE,
    SECOND_SEAT_TURNED
  }

  /** A move in the tree, with the rewards of who makes it. */
  private static final class Node {
    private final int move;
    private final int mover;
    private double sum;
    private int visits;
    private @Nullable List<Node> children;

    Node(int move, int mover) {
      this.move = move;
      this.mover = mover;
    }
  }

  WrongTreeSearch(Game<P> game, Mistake mistake, int playouts) {
    this.game = game;
    this.mistake = mistake;
    this.playouts = playouts;
  }

  @Override
  public boolean begin(P start, long seed) {
    random = new SplittableRandom(seed);
    return true;
  }

  @Override
  public int choose(P position, int seat, SearchContext context) {
    Node root = new Node(-1, seat);
    List<Node> moves = children(position);
    root.children = moves;
    for (int i = 0; i < playouts; i++) {
      descend(root, game.copyOf(position), seat);
    }
    List<Node> order = new ArrayList<>(moves);
    order.sort(Comparator.comparingInt(one -> -one.visits));
    context.report(
        () ->
            new SearchReport(
                0,
                playouts,
                0,
                order.stream()
                    .map(
                        one ->
                            new RankedMove(
                                one.move, new Verdict.WinRate(one.sum / one.visits, one.visits)))
                    .toList()));
    return order.getFirst().move;
  }

  private List<Node> children(P position) {
    Moves legal = new Moves();
    position.legalMoves(legal);
    List<Node> children = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      children.add(new Node(legal.get(i), position.turn()));
    }
    return children;
  }

  private void descend(Node root, P position, int seat) {
    List<Node> path = new ArrayList<>(List.of(root));
    Node node = root;
    while (node.children != null && !position.isOver()) {
      node = selected(node, node.children);
      position.play(node.move);
      path.add(node);
    }
    if (!position.isOver() && node.visits > 0) {
      node.children = children(position);
    }
    Moves legal = new Moves();
    while (!position.isOver()) {
      position.legalMoves(legal);
      position.play(legal.get(random.nextInt(legal.size())));
    }
    for (Node passed : path) {
      passed.visits++;
      passed.sum += position.reward(rewarded(passed.mover, seat));
    }
  }

  private int rewarded(int mover, int seat) {
    return switch (mistake) {
      case NONE -> mover;
      case REWARD_OF_OTHER_SIDE -> 1 - mover;
      case REWARD_OF_ROOT_SIDE -> seat;
      case SECOND_SEAT_TURNED -> seat == 1 ? 1 - mover : mover;
    };
  }

  private static Node selected(Node parent, List<Node> children) {
    Node best = children.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (Node child : children) {
      double bound =
          child.visits == 0
              ? Double.POSITIVE_INFINITY
              : child.sum / child.visits
                  + 0.7 * Math.sqrt(2 * Math.log(parent.visits + 1.0) / child.visits);
      if (bound > most) {
        most = bound;
        best = child;
      }
    }
    return best;
  }
}
