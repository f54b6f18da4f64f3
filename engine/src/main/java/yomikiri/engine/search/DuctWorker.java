package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.SplitMix64;
import yomikiri.engine.think.JointCode;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent;

/** One thread's playouts in the tree of {@link Duct}. */
final class DuctWorker<P extends JointPosition> implements PlayoutThreads.Worker {
  private final Game<P> game;
  private final DuctTree tree;
  private final P from;
  private final SearchContext context;
  private final Selection selection;
  private final int expandAt;
  private final Horizon<P> horizon;
  private final int plies;
  private final Trace trace;
  private final boolean traced;
  private final P scratch;
  private final Playout playout;
  private final double[] rewards;
  private final List<int[]> chosen = new ArrayList<>();
  private int[] nodes = new int[64];
  private final Moves moves = new Moves();
  private int depth;

  /**
   * @param from the position at the root
   */
  DuctWorker(
      Game<P> game,
      DuctTree tree,
      P from,
      SearchContext context,
      PlayoutSettings<P> settings,
      Horizon<P> horizon,
      SplitMix64 random) {
    this.game = game;
    this.tree = tree;
    this.from = from;
    this.context = context;
    this.selection = settings.selection();
    this.expandAt = settings.expandAt();
    this.horizon = horizon;
    this.plies = settings.plies();
    this.trace = context.trace();
    this.traced = trace.isOn();
    this.scratch = game.copyOf(from);
    this.playout = new Playout(random, from.players());
    this.rewards = playout.rewards();
  }

  @Override
  public boolean goDown() {
    context.clock().meter().visit();
    game.copy(from, scratch);
    depth = 0;
    int node = tree.root();
    while (tree.isExpanded(node) && !scratch.isOver()) {
      if (depth == chosen.size()) {
        chosen.add(new int[rewards.length]);
        nodes = Arrays.copyOf(nodes, Math.max(nodes.length, 2 * depth + 2));
      }
      nodes[depth] = node;
      node = step(node, chosen.get(depth));
      depth++;
    }
    nodes[depth] = node;
    for (int i = 0; i <= depth; i++) {
      tree.enter(nodes[i]);
      for (int seat = 0; i < depth && seat < rewards.length; seat++) {
        tree.enter(nodes[i], seat, chosen.get(i)[seat]);
      }
    }
    if (!scratch.isOver()
        && tree.visits(node) + 1 >= expandAt
        && tree.hasRoom()
        && depth < context.clock().budget().depth()) {
      tree.expand(node, scratch, moves);
    }
    return true;
  }

  /** Plays the joint move that the seats choose at {@code node}, noting their indices. */
  private int step(int node, int[] indices) {
    int[] joint = playout.joint();
    for (int seat = 0; seat < indices.length; seat++) {
      indices[seat] = select(node, seat);
      joint[seat] = tree.move(node, seat, indices[seat]);
    }
    scratch.play(joint);
    if (traced) {
      trace.record(new TraceEvent.Select(JointCode.of(joint, game.moveLimit()), Trace.ALL_SEATS));
    }
    int child = tree.child(node, indices);
    return child > 0 ? child : tree.makeChild(node, indices);
  }

  /** The index of the move with the highest upper confidence bound; unvisited ones first. */
  private int select(int node, int seat) {
    double logVisits = Selection.logVisits(tree.tries(node));
    int best = -1;
    double bestBound = Double.NEGATIVE_INFINITY;
    for (int i = 0; tree.move(node, seat, i) >= 0; i++) {
      double bound =
          selection.bound(
              logVisits,
              tree.moveTries(node, seat, i),
              tree.moveRewards(node, seat, i),
              tree.moveSquares(node, seat, i));
      if (bound > bestBound) {
        bestBound = bound;
        best = i;
      }
    }
    return best;
  }

  @Override
  public void playOut() {
    playout.run(scratch, plies, horizon);
  }

  @Override
  public void backUp() {
    for (int i = 0; i <= depth; i++) {
      tree.visit(nodes[i]);
      for (int seat = 0; i < depth && seat < rewards.length; seat++) {
        tree.record(nodes[i], seat, chosen.get(i)[seat], rewards[seat]);
      }
    }
    if (traced) {
      trace.record(
          new TraceEvent.Playout(
              DoubleStream.of(rewards).boxed().toList(),
              IntStream.of(nodes)
                  .limit(depth + 1L)
                  .mapToObj(at -> new TraceEvent.Tally(tree.visits(at), List.of()))
                  .toList()));
    }
  }
}
