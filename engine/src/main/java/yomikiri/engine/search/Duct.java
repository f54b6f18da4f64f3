package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.SplitMix64;
import yomikiri.engine.think.Evaluation;
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
 * evaluation may tell what a leaf is worth, see {@link Evaluation#logisticScale}, at once or after
 * some random steps; otherwise a random playout does. Such a search need not settle on an
 * equilibrium mix (Shafiei, Sturtevant and Schaeffer 2009).
 */
public final class Duct<P extends JointPosition> implements Player<P> {
  private static final int DEEPEST_KEPT = 2;
  private static final Comparator<RankedMove> MOST_VISITED_FIRST =
      Comparator.<RankedMove>comparingLong(move -> ((Verdict.WinRate) move.verdict()).visits())
          .reversed()
          .thenComparingInt(RankedMove::move);

  private final Game<P> game;
  private final PlayoutSettings<P> settings;
  private final PlayoutThreads<P> threads;
  private SplitMix64 random;
  private int tries;
  private @Nullable DuctTree kept;
  private @Nullable P keptPosition;

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
    this(
        game,
        PlayoutSettings.of(new Selection(exploration, Selection.Rule.UCB1), expandAt, horizon),
        seed);
  }

  Duct(Game<P> game, PlayoutSettings<P> settings, long seed) {
    this.game = game;
    this.settings = settings;
    this.threads = new PlayoutThreads<>(settings);
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
    Trace trace = context.trace();
    if (trace.isOn()) {
      trace.record(new TraceEvent.VisitsStart(seat, settings.selection().traced()));
    }
    DuctTree tree = treeFor(ownCopy);
    kept = null; // until it is whole again
    if (!tree.isExpanded(tree.root())) {
      tree.expand(tree.root(), ownCopy, new Moves());
    }
    ProgressReporter progress =
        ProgressReporter.ofPlayouts(context, () -> ranked(tree, seat, context.everyMove()));
    try {
      threads.search(
          context,
          random,
          (horizon, own) -> new DuctWorker<>(game, tree, ownCopy, context, settings, horizon, own),
          progress::beat);
    } catch (SearchStopped budgetSpent) {
      context.reportStopped();
    }
    kept = tree;
    keptPosition = game.copyOf(ownCopy);
    List<RankedMove> ranked = ranked(tree, seat, /* everyMove= */ false);
    if (ranked.isEmpty()) {
      return tree.move(tree.root(), seat, 0);
    }
    progress.report();
    return ranked.getFirst().move();
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
    return new DuctTree(position.players(), game.moveLimit(), settings);
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
    int seats = tree.players();
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
