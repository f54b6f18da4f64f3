package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.SplitMix64;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.JointCode;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchStopped;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent;
import yomikiri.engine.think.Verdict;

/**
 * Decoupled UCT (Finnsson and Björnsson 2008) for simultaneous moves: a tree search in which each
 * seat, at every node, chooses by UCB1 or UCB1-Tuned (see {@link Selection}) over its own moves
 * alone, each maximising its own mean reward. A leaf is expanded at its {@code expand}th visit; the
 * most visited move is played. The tree is kept from move to move as long as the game stays inside
 * it and it does not fill more than half its memory; once that is full it grows no more. An
 * evaluation may tell what a leaf is worth, see {@link Evaluation#logisticScale}; otherwise a
 * random playout does. Such a search need not settle on an equilibrium mix (Shafiei, Sturtevant and
 * Schaeffer 2009).
 */
public final class Duct<P extends JointPosition> implements Player<P> {
  private static final int DEEPEST_KEPT = 2;
  private static final Comparator<RankedMove> MOST_VISITED_FIRST =
      Comparator.<RankedMove>comparingLong(move -> ((Verdict.WinRate) move.verdict()).visits())
          .reversed()
          .thenComparingInt(RankedMove::move);

  private final Game<P> game;
  private final Horizon<P> horizon;
  private final Memory memory;
  private final Selection selection;
  private final int expandAt;
  private SplitMix64 random;
  private int depthLimit;
  private final List<int[]> chosen = new ArrayList<>();
  private int[] nodes = new int[64];
  private int tries;
  private final Moves moves = new Moves();
  private @Nullable DuctTree kept;
  private @Nullable P keptPosition;
  private Trace trace = Trace.NONE;
  private boolean traced;

  /**
   * @param exploration the constant of UCB1, 1 being usual
   * @param expandAt the visit at which a leaf is expanded, from 1
   */
  public Duct(Game<P> game, double exploration, int expandAt, long seed) {
    this(game, exploration, expandAt, seed, Horizon.ofPoints());
  }

  /** As above, but asks {@code evaluation} in place of playouts; for games of two seats or more. */
  public Duct(Game<P> game, double exploration, int expandAt, long seed, Evaluation<P> evaluation) {
    this(game, exploration, expandAt, seed, Horizon.of(evaluation));
  }

  private Duct(Game<P> game, double exploration, int expandAt, long seed, Horizon<P> horizon) {
    this(game, new Selection(exploration, false), expandAt, seed, horizon, Memory.USUAL);
  }

  Duct(
      Game<P> game,
      Selection selection,
      int expandAt,
      long seed,
      Horizon<P> horizon,
      Memory memory) {
    this.game = game;
    this.memory = memory;
    this.horizon = horizon;
    this.selection = selection;
    this.expandAt = expandAt;
    this.random = new SplitMix64(seed);
  }

  @Override
  public boolean begin(P start, long seed) {
    random = new SplitMix64(seed);
    kept = null;
    keptPosition = null;
    return true;
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    depthLimit = context.clock().budget().depth();
    trace = context.trace();
    traced = trace.isOn();
    if (traced) {
      trace.record(new TraceEvent.VisitsStart(seat, selection.traced()));
    }
    DuctTree tree = treeFor(ownCopy);
    kept = tree;
    keptPosition = game.copyOf(ownCopy);
    if (!tree.isExpanded(tree.root())) {
      expand(tree, tree.root(), ownCopy);
    }
    Meter meter = context.clock().meter();
    ProgressReporter progress =
        ProgressReporter.ofPlayouts(context, () -> ranked(tree, seat, context.everyMove()));
    Playout playout = new Playout(random, ownCopy.players());
    P scratch = game.copyOf(ownCopy);
    try {
      while (true) {
        meter.visit();
        descend(tree, ownCopy, scratch, playout);
        progress.beat();
      }
    } catch (SearchStopped budgetSpent) {
      context.reportStopped();
      List<RankedMove> ranked = ranked(tree, seat, /* everyMove= */ false);
      if (ranked.isEmpty()) {
        return tree.move(tree.root(), seat, 0);
      }
      progress.report();
      return ranked.getFirst().move();
    }
  }

  /** One playout: down the tree to a leaf, on to what that is worth, and back up. */
  private void descend(DuctTree tree, P from, P scratch, Playout playout) {
    double[] rewards = playout.rewards();
    int[] joint = playout.joint();
    game.copy(from, scratch);
    int depth = 0;
    int node = tree.root();
    while (tree.isExpanded(node) && !scratch.isOver()) {
      if (depth == chosen.size()) {
        chosen.add(new int[rewards.length]);
        nodes = Arrays.copyOf(nodes, Math.max(nodes.length, 2 * depth));
      }
      nodes[depth] = node;
      node = step(tree, node, scratch, chosen.get(depth), joint);
      depth++;
    }
    if (!scratch.isOver()
        && tree.visits(node) + 1 >= expandAt
        && tree.hasRoom()
        && depth < depthLimit) {
      expand(tree, node, scratch);
    }
    if (horizon.isEvaluation() && !scratch.isOver()) {
      horizon.rewards(scratch, rewards);
    } else {
      playout.run(scratch);
    }
    tree.visit(node);
    for (int i = 0; i < depth; i++) {
      tree.visit(nodes[i]);
      for (int seat = 0; seat < rewards.length; seat++) {
        tree.record(nodes[i], seat, chosen.get(i)[seat], rewards[seat]);
      }
    }
    if (traced) {
      IntStream path = IntStream.concat(IntStream.of(nodes).limit(depth), IntStream.of(node));
      trace.record(
          new TraceEvent.Playout(
              DoubleStream.of(rewards).boxed().toList(),
              path.mapToObj(at -> new TraceEvent.Tally(tree.visits(at), List.of())).toList()));
    }
  }

  /** Plays the joint move that the seats choose at {@code node}, noting their indices. */
  private int step(DuctTree tree, int node, P scratch, int[] indices, int[] joint) {
    for (int seat = 0; seat < indices.length; seat++) {
      indices[seat] = select(tree, node, seat);
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
  private int select(DuctTree tree, int node, int seat) {
    double logVisits = 2 * Math.log((double) tree.visits(node));
    int best = -1;
    double bestBound = Double.NEGATIVE_INFINITY;
    for (int i = 0; tree.move(node, seat, i) >= 0; i++) {
      long visits = tree.moveVisits(node, seat, i);
      if (visits == 0) {
        return i;
      }
      double mean = tree.moveRewards(node, seat, i) / visits;
      double bound =
          mean + selection.bonus(logVisits, visits, mean, tree.moveSquares(node, seat, i));
      if (bound > bestBound) {
        bestBound = bound;
        best = i;
      }
    }
    return best;
  }

  private void expand(DuctTree tree, int node, P position) {
    tree.expand(node);
    for (int seat = 0; seat < position.players(); seat++) {
      position.legalMoves(seat, moves);
      tree.setMoves(node, seat, moves);
    }
  }

  /** The tree kept from the last move if the game went on inside it, else an empty one. */
  private DuctTree treeFor(P position) {
    if (kept != null && keptPosition != null && !kept.isHalfFull()) {
      tries = Positions.MOST_TRIES;
      int node = -1;
      for (int depth = 0; node < 0 && depth <= DEEPEST_KEPT; depth++) {
        node = find(kept, keptPosition, kept.root(), position, depth);
      }
      if (node >= 0) {
        kept.setRoot(node);
        return kept;
      }
    }
    return new DuctTree(position.players(), game.moveLimit(), selection.isTuned(), memory);
  }

  /** The node of {@code wanted} that is {@code depth} steps below {@code node}, or -1. */
  private int find(DuctTree tree, P at, int node, P wanted, int depth) {
    if (depth == 0) {
      return Positions.areSame(at, wanted) ? node : -1;
    }
    P next = game.copyOf(at);
    int[] joint = new int[at.players()];
    int combinations = tree.isExpanded(node) ? tree.combinations() : 0;
    for (int combination = 0; combination < combinations; combination++) {
      int child = tree.child(node, combination);
      if (child > 0 && tries-- > 0) {
        game.copy(at, next);
        tree.joint(node, combination, joint);
        next.play(joint);
        int found = find(tree, next, child, wanted, depth - 1);
        if (found >= 0) {
          return found;
        }
      }
    }
    return -1;
  }

  /**
   * The moves that were tried, the one to be played first.
   *
   * @param everyMove whether each is to have its line, not only the first
   */
  private List<RankedMove> ranked(DuctTree tree, int seat, boolean everyMove) {
    int root = tree.root();
    List<RankedMove> ranked = new ArrayList<>();
    for (int i = 0; tree.move(root, seat, i) >= 0; i++) {
      long visits = tree.moveVisits(root, seat, i);
      if (visits > 0) {
        double mean = tree.moveRewards(root, seat, i) / visits;
        ranked.add(new RankedMove(tree.move(root, seat, i), new Verdict.WinRate(mean, visits)));
      }
    }
    ranked.sort(MOST_VISITED_FIRST);
    for (int i = 0; i < (everyMove ? ranked.size() : Math.min(1, ranked.size())); i++) {
      ranked.set(i, ranked.get(i).withLine(line(tree, seat, ranked.get(i).move())));
    }
    return ranked;
  }

  /** The most visited way after a move at the root, the choices of {@code seat} first. */
  private List<Integer> line(DuctTree tree, int seat, int first) {
    List<Integer> line = new ArrayList<>();
    int seats = Objects.requireNonNull(keptPosition).players();
    int[] indices = new int[seats];
    int node = tree.root();
    boolean isTried = true;
    while (isTried) {
      for (int other = 0; other < seats; other++) {
        indices[other] = tree.mostVisited(node, other);
      }
      if (node == tree.root()) {
        for (int i = 0; tree.move(node, seat, i) >= 0; i++) {
          indices[seat] = tree.move(node, seat, i) == first ? i : indices[seat];
        }
      }
      line.add(tree.move(node, seat, indices[seat]));
      for (int other = 0; other < seats; other++) {
        if (other != seat) {
          line.add(tree.move(node, other, indices[other]));
        }
      }
      node = tree.child(node, indices);
      isTried = node > 0 && tree.isExpanded(node) && tree.visits(node) > 1;
    }
    return line;
  }
}
