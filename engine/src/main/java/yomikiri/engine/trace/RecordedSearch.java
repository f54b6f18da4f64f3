package yomikiri.engine.trace;

import java.util.List;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Trace;

/**
 * A recorded search and what it was about.
 *
 * @param root the position searched, not to be changed
 * @param seat the one that thinks
 * @param player who searched, in its own words
 * @param chosen the move chosen; {@link Trace#NO_MOVE} if none was
 */
public record RecordedSearch<P extends Position>(
    GameKit<P> kit, P root, int seat, String player, TraceTree tree, int chosen) {
  /** Depths that can be looked at: those begun, or 1 if only the last one was kept. */
  public int depths() {
    return Math.max(1, tree.passes().size());
  }

  /** The number, from 0, of the depth that is shown at first: the last completed one. */
  public int shown() {
    for (int i = 0; i < tree.passes().size(); i++) {
      if (tree.passes().get(i) == tree.kept()) {
        return i;
      }
    }
    return 0;
  }

  /** The position searched, as a line of text. */
  public String positionText() {
    return kit.game().notation().positionText(root);
  }

  TraceTree.Pass pass(int depth) {
    List<TraceTree.Pass> passes = tree.passes();
    return passes.isEmpty() ? tree.kept() : passes.get(depth);
  }

  /** One of the {@link #depths}, to be walked through. */
  public TraceReplay replay(int depth) {
    return new TraceReplay(pass(depth), chosen, tree.isStopped());
  }

  /** The moves from the root to a node of a depth. */
  public List<String> moves(int depth, int node) {
    TraceTree.Pass pass = pass(depth);
    return TraceTree.path(pass, node).stream()
        .map(at -> TraceMoves.texts(kit.game(), root, pass.nodes.get(at).move()))
        .map(texts -> String.join("+", texts))
        .toList();
  }

  /** Steps of all depths. */
  public int steps() {
    int steps = 0;
    for (int depth = 0; depth < depths(); depth++) {
      steps += pass(depth).steps.size();
    }
    return steps;
  }

  /** The position at a node of a depth. */
  P position(TraceTree.Pass pass, int node) {
    Game<P> game = kit.game();
    P position = game.copyOf(root);
    for (int step : TraceTree.path(pass, node)) {
      TraceMoves.play(position, pass.nodes.get(step).move(), game.moveLimit());
    }
    return position;
  }
}
