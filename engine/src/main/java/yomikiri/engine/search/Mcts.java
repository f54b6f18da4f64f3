package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.SplitMix64;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Evaluation;
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
 * Monte Carlo tree search with UCB1 (Coulom 2006; Kocsis and Szepesvári 2006), or UCB1-Tuned (see
 * {@link Selection}), for any number of seats, each maximising its own reward. A leaf becomes a
 * node with children at its {@code expand}th visit. Finished games prove their nodes, and proofs go
 * up (see {@link MctsTree}). The move played is the shortest proven win, else the most visited that
 * is no proven loss, else the longest proven loss. The tree is kept from move to move as long as
 * the game stays inside it, and grows no more when it fills its memory. An evaluation may tell what
 * a leaf is worth, see {@link Evaluation#logisticScale}; otherwise a random playout does.
 */
public final class Mcts<P extends TurnPosition> implements Player<P> {
  private static final int ROOT = MctsTree.ROOT;

  private final Game<P> game;
  private final Selection selection;
  private final int expandAt;
  private SplitMix64 random;
  private final Horizon<P> horizon;
  private final Memory memory;
  private int depthLimit;
  private final Moves moves = new Moves();
  private Trace trace = Trace.NONE;
  private boolean traced;
  private @Nullable MctsTree tree;
  private @Nullable P root;
  private int answered;
  private int tries;
  private int[] path = new int[64];
  private int[] movers = new int[64];

  /**
   * @param exploration the constant of UCB1, 1 being usual
   * @param expandAt the visit at which a leaf gets its children, from 1
   */
  public Mcts(Game<P> game, double exploration, int expandAt, long seed) {
    this(game, exploration, expandAt, seed, Horizon.ofPoints());
  }

  /** As above, but asks {@code evaluation} in place of playouts; for games of two seats or more. */
  public Mcts(Game<P> game, double exploration, int expandAt, long seed, Evaluation<P> evaluation) {
    this(game, exploration, expandAt, seed, Horizon.of(evaluation));
  }

  private Mcts(Game<P> game, double exploration, int expandAt, long seed, Horizon<P> horizon) {
    this(game, new Selection(exploration, false), expandAt, seed, horizon, Memory.USUAL);
  }

  Mcts(
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
    tree = null;
    root = null;
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
    MctsTree search = treeFor(ownCopy);
    tree = search;
    root = game.copyOf(ownCopy);
    Meter meter = context.clock().meter();
    ProgressReporter progress =
        ProgressReporter.ofPlayouts(
            context, () -> ranked(search, ownCopy, seat, context.everyMove()));
    Playout playout = new Playout(random, ownCopy.players());
    P scratch = game.copyOf(ownCopy);
    try {
      while (goesOn(search, seat, context)) {
        meter.visit();
        descend(search, ownCopy, scratch, playout, context.everyMove());
        progress.beat();
      }
    } catch (SearchStopped budgetSpent) {
      context.reportStopped();
      return answer(search, seat, progress);
    }
    return answer(search, seat, progress);
  }

  /**
   * Until it is decided; with a proven draw, as long as there is a limit and a move to be chosen.
   * Where every move needs its value, each is tried.
   */
  private static boolean goesOn(MctsTree search, int seat, SearchContext context) {
    if (!search.isProven(ROOT, seat)) {
      return true;
    }
    Budget budget = context.clock().budget();
    boolean limited = budget.hasTimeLimit() || budget.nodes() != Long.MAX_VALUE;
    return context.everyMove()
        ? hasUntried(search, ROOT)
        : limited && !search.isDecided(ROOT, seat);
  }

  private static boolean hasUntried(MctsTree search, int node) {
    for (int i = 0; i < search.childCount(node); i++) {
      if (search.visits(search.firstChild(node) + i) == 0) {
        return true;
      }
    }
    return false;
  }

  private int answer(MctsTree search, int seat, ProgressReporter progress) {
    answered = inPlayingOrder(search, ROOT, seat).getFirst();
    if (search.visits(answered) > 0) {
      progress.report();
    }
    return search.move(answered);
  }

  /**
   * One playout: down the tree to a leaf, on to what that is worth, and back up.
   *
   * @param everyMove whether root moves are to be tried though the root is decided
   */
  private void descend(MctsTree search, P from, P scratch, Playout playout, boolean everyMove) {
    double[] rewards = playout.rewards();
    game.copy(from, scratch);
    int depth = 0;
    int node = ROOT;
    path[0] = ROOT;
    while (search.childCount(node) > 0
        && (!search.isDecided(node) || everyMove && node == ROOT && hasUntried(search, ROOT))) {
      movers[depth] = scratch.turn();
      node = select(search, node, movers[depth]);
      scratch.play(search.move(node));
      if (traced) {
        trace.record(new TraceEvent.Select(search.move(node), movers[depth]));
      }
      if (++depth == path.length) {
        path = Arrays.copyOf(path, 2 * depth);
        movers = Arrays.copyOf(movers, 2 * depth);
      }
      path[depth] = node;
    }
    boolean news = false;
    if (search.isDecided(node)) {
      search.exact(node, rewards);
    } else if (scratch.isOver()) {
      playout.run(scratch);
      news = search.proveEnd(node, rewards);
    } else {
      if (search.visits(node) + 1 >= expandAt && depth < depthLimit) {
        scratch.legalMoves(moves);
        search.expand(node, moves);
      }
      if (horizon.isEvaluation()) {
        horizon.rewards(scratch, rewards);
      } else {
        playout.run(scratch);
      }
    }
    for (int i = depth; i >= 0; i--) {
      search.visit(path[i], rewards);
      if (i > 0 && selection.isTuned()) {
        search.square(path[i], rewards[movers[i - 1]]);
      }
    }
    if (traced) {
      trace.record(
          new TraceEvent.Playout(
              DoubleStream.of(rewards).boxed().toList(),
              IntStream.rangeClosed(0, depth).mapToObj(i -> search.tally(path[i])).toList()));
      if (news) {
        recordProven(search, depth);
      }
    }
    for (int i = depth - 1; i >= 0 && news; i--) {
      news = search.proveByChildren(path[i], movers[i]);
      if (traced && news) {
        recordProven(search, i);
      }
    }
  }

  private void recordProven(MctsTree search, int depth) {
    int node = path[depth];
    List<Double> proven = new ArrayList<>();
    for (int seat = 0; seat < search.players(); seat++) {
      proven.add(search.isProven(node, seat) ? search.value(node, seat) : Double.NaN);
    }
    trace.record(new TraceEvent.Proven(depth, proven, search.distance(node)));
  }

  /** The child with the highest upper confidence bound for the mover; unvisited ones first. */
  private int select(MctsTree search, int node, int mover) {
    double logVisits = 2 * Math.log((double) search.visits(node));
    int best = -1;
    double bestBound = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < search.childCount(node); i++) {
      int child = search.firstChild(node) + i;
      long visits = search.visits(child);
      if (visits == 0) {
        return child;
      }
      double bound =
          search.isDecided(child, mover)
              ? search.value(child, mover)
              : search.mean(child, mover)
                  + selection.bonus(
                      logVisits, visits, search.mean(child, mover), search.squares(child));
      if (bound > bestBound) {
        bestBound = bound;
        best = child;
      }
    }
    return best;
  }

  /** The tree kept from the last move if the game went on inside it, else a new one. */
  private MctsTree treeFor(P position) {
    position.legalMoves(moves);
    if (tree != null && root != null) {
      int node = nodeOf(tree, root, position);
      if (node >= 0) {
        tree.moveRoot(node);
        if (tree.childCount(ROOT) > 0 || tree.expand(ROOT, moves)) {
          return tree;
        }
      }
    }
    MctsTree fresh = new MctsTree(position.players(), selection.isTuned(), memory);
    fresh.expand(ROOT, moves);
    return fresh;
  }

  /** The node of the position the game has come to, looked for nearby, or -1. */
  private int nodeOf(MctsTree search, P from, P position) {
    tries = Positions.MOST_TRIES;
    P afterAnswer = game.copyOf(from);
    afterAnswer.play(search.move(answered));
    int node = -1;
    for (int depth = 0; node < 0 && depth <= 2 * position.players(); depth++) {
      node = find(search, afterAnswer, answered, position, depth);
      if (node < 0) {
        node = find(search, from, ROOT, position, depth);
      }
    }
    return node;
  }

  /** The node of {@code wanted} that is {@code depth} plies below {@code node}, or -1. */
  private int find(MctsTree search, P at, int node, P wanted, int depth) {
    if (depth == 0) {
      return Positions.areSame(at, wanted) ? node : -1;
    }
    P next = game.copyOf(at);
    for (int i = 0; i < search.childCount(node); i++) {
      int child = search.firstChild(node) + i;
      if (search.visits(child) > 0 && tries-- > 0) {
        game.copy(at, next);
        next.play(search.move(child));
        int found = find(search, next, child, wanted, depth - 1);
        if (found >= 0) {
          return found;
        }
      }
    }
    return -1;
  }

  /**
   * The root moves that were tried, the one to be played first.
   *
   * @param everyMove whether each is to have its line, not only the first
   */
  private List<RankedMove> ranked(MctsTree search, P from, int seat, boolean everyMove) {
    List<RankedMove> ranked = new ArrayList<>();
    for (int child : inPlayingOrder(search, ROOT, seat)) {
      if (search.visits(child) > 0) {
        RankedMove move = new RankedMove(search.move(child), verdict(search, child, seat));
        ranked.add(everyMove || ranked.isEmpty() ? move.withLine(line(search, from, child)) : move);
      }
    }
    return ranked;
  }

  private static Verdict verdict(MctsTree search, int child, int seat) {
    boolean proven = search.isProven(child, seat);
    return new Verdict.WinRate(
        search.value(child, seat),
        search.visits(child),
        proven,
        proven ? OptionalInt.of(1 + search.distance(child)) : OptionalInt.empty());
  }

  /**
   * The children of {@code node} where {@code seat} moves: proven wins first, the shortest before
   * the others; proven losses last, the longest before the others; between them by the exact value
   * where it is known of all, then by the number of visits.
   */
  private static List<Integer> inPlayingOrder(MctsTree search, int node, int seat) {
    boolean solved = search.isProven(node, seat);
    return IntStream.range(0, search.childCount(node))
        .mapToObj(i -> search.firstChild(node) + i)
        .sorted(
            Comparator.<Integer>comparingInt(child -> urgency(search, child, seat))
                .thenComparingDouble(child -> solved ? -search.value(child, seat) : 0)
                .thenComparingLong(child -> -search.visits(child))
                .thenComparingInt(search::move))
        .toList();
  }

  /** Below 0 for a proven win, the lower the shorter; above 0 for a loss; else 0. */
  private static int urgency(MctsTree search, int child, int seat) {
    double value = search.isProven(child, seat) ? search.value(child, seat) : 0.5;
    int end = Integer.MAX_VALUE - 1 - search.distance(child);
    return value >= 1 ? -end : value <= 0 ? end : 0;
  }

  /**
   * The moves expected after a root move; not beyond what playouts have tried, nor, if the move's
   * worth is proven, beyond where that proof goes.
   */
  private List<Integer> line(MctsTree search, P from, int first) {
    List<Integer> line = new ArrayList<>();
    P position = game.copyOf(from);
    int seat = from.turn();
    int node = first;
    while (search.visits(node) > 0
        && (!search.isProven(first, seat)
            || search.isProven(node, seat)
                && search.value(node, seat) == search.value(first, seat))) {
      line.add(search.move(node));
      position.play(search.move(node));
      if (search.childCount(node) == 0) {
        break;
      }
      node = inPlayingOrder(search, node, position.turn()).getFirst();
    }
    return line;
  }
}
