package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

/**
 * What the tree of a search says of the moves at its root.
 *
 * @param from the position at the root, where {@code seat} is to move
 */
record MctsRanking<P extends TurnPosition>(Game<P> game, MctsTree tree, P from, int seat) {
  private static final int ROOT = MctsTree.ROOT;

  /** The node of the move to be played. */
  int best() {
    return inPlayingOrder(ROOT, seat).getFirst();
  }

  /**
   * The root moves that were tried, the one to be played first.
   *
   * @param everyMove whether each is to have its line, not only the first
   */
  List<RankedMove> moves(boolean everyMove) {
    List<RankedMove> ranked = new ArrayList<>();
    for (int child : inPlayingOrder(ROOT, seat)) {
      if (tree.visits(child) > 0) {
        RankedMove move = new RankedMove(tree.move(child), verdict(child));
        ranked.add(everyMove || ranked.isEmpty() ? move.withLine(line(child)) : move);
      }
    }
    return ranked;
  }

  private Verdict verdict(int child) {
    boolean proven = tree.isProven(child, seat);
    return new Verdict.WinRate(
        tree.value(child, seat),
        tree.visits(child),
        proven,
        proven ? OptionalInt.of(1 + tree.distance(child)) : OptionalInt.empty());
  }

  /**
   * The children of {@code node} where {@code mover} moves: proven wins first, the shortest before
   * the others; proven losses last, the longest before the others; between them by the exact value
   * where it is known of all, then by the number of visits.
   */
  private List<Integer> inPlayingOrder(int node, int mover) {
    boolean solved = tree.isProven(node, mover);
    return IntStream.range(0, tree.childCount(node))
        .mapToObj(i -> tree.firstChild(node) + i)
        .sorted(
            Comparator.<Integer>comparingInt(child -> urgency(child, mover))
                .thenComparingDouble(child -> solved ? -tree.value(child, mover) : 0)
                .thenComparingLong(child -> -tree.visits(child))
                .thenComparingInt(tree::move))
        .toList();
  }

  /** Below 0 for a proven win, the lower the shorter; above 0 for a loss; else 0. */
  private int urgency(int child, int mover) {
    double value = tree.isProven(child, mover) ? tree.value(child, mover) : 0.5;
    int end = Integer.MAX_VALUE - 1 - tree.distance(child);
    return value >= 1 ? -end : value <= 0 ? end : 0;
  }

  /**
   * The moves expected after a root move; not beyond what playouts have tried, nor, if the move's
   * worth is proven, beyond where that proof goes.
   */
  private List<Integer> line(int first) {
    List<Integer> line = new ArrayList<>();
    P position = game.copyOf(from);
    int node = first;
    while (tree.visits(node) > 0
        && (!tree.isProven(first, seat)
            || tree.isProven(node, seat) && tree.value(node, seat) == tree.value(first, seat))) {
      line.add(tree.move(node));
      position.play(tree.move(node));
      if (tree.childCount(node) == 0) {
        break;
      }
      node = inPlayingOrder(node, position.turn()).getFirst();
    }
    return line;
  }
}
