package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.SplitMix64;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent;

/** One thread's playouts in the tree of {@link Mcts}. */
final class MctsWorker<P extends TurnPosition> implements PlayoutThreads.Worker {
  private static final int ROOT = MctsTree.ROOT;
  private static final double UNVISITED = 0.2; // how much worse than its node a move is thought

  private final Game<P> game;
  private final MctsTree tree;
  private final P from;
  private final SearchContext context;
  private final Budget budget;
  private final Selection selection;
  private final int expandAt;
  private final Horizon<P> horizon;
  private final int plies;
  private final Trace trace;
  private final boolean traced;
  private final P scratch;
  private final Playout playout;
  private final double[] rewards;
  private final Moves moves = new Moves();
  private final @Nullable MovePriors<P> priors;
  private float[] shares = {};
  private int[] path = new int[64];
  private int[] movers = new int[64];
  private int depth;
  private final Moves played = new Moves(); // in the random part, where it is asked
  private final long[] madeIn; // the last playout in which a move was made; empty if not asked
  private long playouts;
  private boolean isKnown;
  private boolean isOver;
  private boolean expands;

  /**
   * @param from the position at the root
   */
  MctsWorker(
      Game<P> game,
      MctsTree tree,
      P from,
      SearchContext context,
      PlayoutSettings<P> settings,
      Horizon<P> horizon,
      SplitMix64 random) {
    this.game = game;
    this.tree = tree;
    this.from = from;
    this.context = context;
    this.budget = context.clock().budget();
    this.selection = settings.selection();
    this.expandAt = settings.expandAt();
    this.horizon = horizon;
    this.plies = settings.plies();
    this.trace = context.trace();
    this.traced = trace.isOn();
    this.scratch = game.copyOf(from);
    this.playout = new Playout(random, from.players());
    this.rewards = playout.rewards();
    this.madeIn = new long[selection.isRave() ? game.moveLimit() * from.players() : 0];
    if (selection.isRave()) {
      playout.note(played);
    }
    this.priors = selection.isPuct() ? new MovePriors<>(game, horizon, from) : null;
  }

  @Override
  public boolean goDown() {
    if (!goesOn()) {
      return false;
    }
    context.clock().meter().visit();
    game.copy(from, scratch);
    depth = 0;
    int node = ROOT;
    path[0] = ROOT;
    while (tree.childCount(node) > 0 && (!tree.isDecided(node) || node == ROOT && wantsRoot())) {
      movers[depth] = scratch.turn();
      node = priors == null ? select(node, movers[depth]) : selectByPrior(node, movers[depth]);
      scratch.play(tree.move(node));
      if (traced) {
        trace.record(new TraceEvent.Select(tree.move(node), movers[depth]));
      }
      if (++depth == path.length) {
        path = Arrays.copyOf(path, 2 * depth);
        movers = Arrays.copyOf(movers, 2 * depth);
      }
      path[depth] = node;
    }
    for (int i = 0; i <= depth; i++) {
      tree.enter(path[i]);
    }
    isKnown = tree.isDecided(node);
    isOver = !isKnown && scratch.isOver();
    expands = !isKnown && !isOver && tree.visits(node) + 1 >= expandAt && depth < budget.depth();
    if (isKnown) {
      tree.exact(node, rewards);
    }
    return true;
  }

  /**
   * Until it is decided; with a proven draw, as long as there is a limit and a move to be chosen.
   * Where every move needs its value, each is tried.
   */
  private boolean goesOn() {
    int seat = from.turn();
    if (!tree.isProven(ROOT, seat)) {
      return true;
    }
    boolean limited = budget.hasTimeLimit() || budget.nodes() != Long.MAX_VALUE;
    return context.everyMove() ? wantsRoot() : limited && !tree.isDecided(ROOT, seat);
  }

  /** Whether a root move is to be tried though the root may be decided. */
  private boolean wantsRoot() {
    boolean hasUntried = false;
    for (int i = 0; context.everyMove() && i < tree.childCount(ROOT); i++) {
      hasUntried |= tree.visits(tree.firstChild(ROOT) + i) == 0;
    }
    return hasUntried;
  }

  /** The child with the highest upper confidence bound for the mover; unvisited ones first. */
  private int select(int node, int mover) {
    double logVisits = Selection.logVisits(tree.tries(node));
    int best = -1;
    double bestBound = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < tree.childCount(node); i++) {
      int child = tree.firstChild(node) + i;
      double bound =
          tree.isDecided(child, mover)
              ? tree.value(child, mover)
              : selection.isRave()
                  ? raveBound(logVisits, node, child, mover)
                  : selection.bound(
                      logVisits,
                      tree.tries(child),
                      tree.rewards(child, mover),
                      tree.squares(child));
      if (bound > bestBound) {
        bestBound = bound;
        best = child;
      }
    }
    return best;
  }

  private double raveBound(double logVisits, int node, int child, int mover) {
    long tries = tree.tries(child);
    boolean isWanted = tries == 0 && node == ROOT && context.everyMove();
    return isWanted
        ? Double.POSITIVE_INFINITY
        : selection.raveBound(
            logVisits,
            tries,
            tree.rewards(child, mover),
            tree.laterVisits(child),
            tree.laterRewards(child));
  }

  /**
   * The child where PUCT's sum is highest for the mover, the first of several. One that was never
   * visited is taken for a little worse than the node is by now.
   */
  private int selectByPrior(int node, int mover) {
    long tries = Math.max(1, tree.tries(node));
    double rootOfTries = Math.sqrt((double) tries);
    double unvisited = Math.max(0, tree.rewards(node, mover) / tries - UNVISITED);
    int best = -1;
    double bestSum = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < tree.childCount(node); i++) {
      int child = tree.firstChild(node) + i;
      long visits = tree.tries(child);
      if (visits == 0 && node == ROOT && context.everyMove()) {
        return child;
      }
      double mean = visits == 0 ? unvisited : tree.rewards(child, mover) / visits;
      double sum = mean + selection.bonus(rootOfTries, visits, tree.prior(child));
      if (tree.isDecided(child, mover)) {
        sum = tree.value(child, mover) > 0 ? tree.value(child, mover) : -1; // the last choice
      }
      if (sum > bestSum) {
        bestSum = sum;
        best = child;
      }
    }
    return best;
  }

  @Override
  public void playOut() {
    if (expands) {
      scratch.legalMoves(moves);
      if (priors != null) {
        shares = priors.of(scratch, moves);
      }
    }
    played.clear();
    if (!isKnown) {
      playout.run(scratch, plies, horizon);
    }
  }

  @Override
  public void backUp() {
    int node = path[depth];
    if (expands && tree.childCount(node) == 0) {
      tree.expand(node, moves, shares);
    }
    boolean news = isOver && tree.proveEnd(node, rewards);
    for (int i = depth; i >= 0; i--) {
      tree.visit(path[i], rewards);
      if (i > 0 && selection.isTuned()) {
        tree.square(path[i], rewards[movers[i - 1]]);
      }
    }
    if (selection.isRave()) {
      noteLater();
    }
    if (traced) {
      trace.record(
          new TraceEvent.Playout(
              DoubleStream.of(rewards).boxed().toList(),
              IntStream.rangeClosed(0, depth).mapToObj(i -> tree.tally(path[i])).toList()));
      if (news) {
        recordProven(depth);
      }
    }
    for (int i = depth - 1; i >= 0 && news; i--) {
      news = tree.proveByChildren(path[i], movers[i]);
      if (traced && news) {
        recordProven(i);
      }
    }
  }

  /** Tells the nodes of the path which of their moves were made from there on. */
  private void noteLater() {
    playouts++;
    for (int i = 0; i < played.size(); i++) {
      madeIn[played.get(i)] = playouts;
    }
    for (int i = depth - 1; i >= 0; i--) {
      madeIn[playout.numberOf(movers[i], tree.move(path[i + 1]))] = playouts;
      int first = tree.firstChild(path[i]);
      for (int child = first; child < first + tree.childCount(path[i]); child++) {
        if (madeIn[playout.numberOf(movers[i], tree.move(child))] == playouts) {
          tree.visitLater(child, rewards[movers[i]]);
        }
      }
    }
  }

  private void recordProven(int at) {
    int node = path[at];
    List<Double> proven = new ArrayList<>();
    for (int seat = 0; seat < tree.players(); seat++) {
      proven.add(tree.isProven(node, seat) ? tree.value(node, seat) : Double.NaN);
    }
    trace.record(new TraceEvent.Proven(at, proven, tree.distance(node)));
  }
}
