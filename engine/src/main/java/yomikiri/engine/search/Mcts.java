package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchStopped;
import yomikiri.engine.think.Thinking;
import yomikiri.engine.think.Verdict;
import yomikiri.engine.trace.Trace;
import yomikiri.engine.trace.TraceEvent;

/**
 * Monte Carlo tree search with UCB1 (Coulom 2006; Kocsis and Szepesvári 2006) for any number of
 * seats, each maximising its own reward. A leaf becomes a node with children at its {@code
 * expand}th visit. Finished games prove their nodes, and proofs go up (MCTS-Solver: Winands,
 * Björnsson and Saito 2008; for several seats a node is proven by a child with the full reward for
 * its mover, or by all children). The move played is a proven win, else the most visited that is no
 * proven loss. The tree is kept from move to move as long as the game stays inside it.
 */
public final class Mcts<P extends TurnPosition> implements Player<P> {
  private static final int ROOT = 0;
  private static final int MOST_NODES = 1 << 21;

  private final Game<P> game;
  private final double exploration;
  private final int expandAt;
  private final Dice dice;
  private int depthLimit;
  private final Moves moves = new Moves();
  private Trace trace = Trace.NONE;
  private boolean traced;
  private int thinker;
  private @Nullable SearchTree tree;
  private @Nullable P root;
  private int[] path = new int[64];

  /**
   * @param exploration the constant of UCB1, 1 being usual
   * @param expandAt the visit at which a leaf gets its children, from 1
   */
  public Mcts(Game<P> game, double exploration, int expandAt, long seed) {
    this.game = game;
    this.exploration = exploration;
    this.expandAt = expandAt;
    this.dice = new Dice(seed);
  }

  @Override
  public int choose(P ownCopy, int seat, Thinking thinking) {
    depthLimit = thinking.clock().budget().depth();
    trace = thinking.trace();
    traced = trace.isOn();
    thinker = seat;
    SearchTree search = treeFor(ownCopy);
    tree = search;
    root = game.copyOf(ownCopy);
    if (search.childCount(ROOT) == 0) {
      expand(search, ROOT, ownCopy);
    }
    Meter meter = thinking.clock().meter();
    Pulse pulse =
        Pulse.ofPlayouts(thinking, () -> ranked(search, seat), ranked -> line(search, ownCopy));
    Playout playout = new Playout(dice, ownCopy.players());
    P scratch = game.copyOf(ownCopy);
    try {
      while (goesOn(search, thinking)) {
        meter.visit();
        descend(search, ownCopy, scratch, playout);
        pulse.beat();
      }
    } catch (SearchStopped budgetSpent) {
      return answer(search, seat, pulse);
    }
    return answer(search, seat, pulse);
  }

  /**
   * Until it is decided; with a proven draw, as long as there is a limit and a move to be chosen.
   */
  private static boolean goesOn(SearchTree search, Thinking thinking) {
    Budget budget = thinking.clock().budget();
    boolean limited = budget.hasTimeLimit() || budget.nodes() != Long.MAX_VALUE;
    return !search.isProven(ROOT) || limited && !thinking.everyMove() && !search.isDecided(ROOT);
  }

  private int answer(SearchTree search, int seat, Pulse pulse) {
    if (search.visits(ROOT) > 0) {
      pulse.end();
    }
    return ranked(search, seat).getFirst().move();
  }

  /** One playout: down the tree to a leaf, at random to the end, and back up. */
  private void descend(SearchTree search, P from, P scratch, Playout playout) {
    double[] rewards = playout.rewards();
    game.copy(from, scratch);
    int depth = 0;
    int node = ROOT;
    path[0] = ROOT;
    while (search.childCount(node) > 0 && !search.isDecided(node)) {
      node = select(search, node, scratch.turn());
      scratch.play(search.move(node));
      if (traced) {
        trace.tell(new TraceEvent.Select(search.move(node)));
      }
      if (++depth == path.length) {
        path = Arrays.copyOf(path, 2 * depth);
      }
      path[depth] = node;
    }
    if (search.isDecided(node)) {
      search.exact(node, rewards);
    } else if (scratch.isOver()) {
      playout.run(scratch);
      search.prove(node, rewards);
    } else {
      if (search.visits(node) + 1 >= expandAt && search.size() < MOST_NODES && depth < depthLimit) {
        expand(search, node, scratch);
      }
      playout.run(scratch);
    }
    for (int i = depth; i >= 0; i--) {
      search.visit(path[i], rewards);
    }
    if (traced) {
      trace.tell(new TraceEvent.Playout(rewards[thinker]));
    }
    if (search.isProven(node)) {
      tellProven(depth, search.value(node, thinker));
    }
    for (int i = depth; i > 0 && search.isProven(path[i]) && !search.isProven(path[i - 1]); i--) {
      proveByChildren(search, from, i - 1, scratch, rewards);
    }
  }

  /** Proves the node at {@code depth} of the path if its children allow it. */
  private void proveByChildren(SearchTree search, P from, int depth, P scratch, double[] exact) {
    game.copy(from, scratch);
    for (int i = 1; i <= depth; i++) {
      scratch.play(search.move(path[i]));
    }
    int mover = scratch.turn();
    int node = path[depth];
    int best = -1;
    boolean all = true;
    for (int i = 0; i < search.childCount(node); i++) {
      int child = search.firstChild(node) + i;
      if (!search.isProven(child)) {
        all = false;
      } else if (best < 0 || search.value(child, mover) > search.value(best, mover)) {
        best = child;
      }
    }
    if (best >= 0 && (all || search.value(best, mover) >= 1)) {
      search.exact(best, exact);
      search.prove(node, exact);
      tellProven(depth, exact[thinker]);
    }
  }

  private void tellProven(int depth, double reward) {
    if (traced) {
      trace.tell(new TraceEvent.Proven(depth, reward));
    }
  }

  /** The child with the highest upper confidence bound for the mover; unvisited ones first. */
  private int select(SearchTree search, int node, int mover) {
    double logVisits = 2 * Math.log(search.visits(node));
    int best = -1;
    double bestBound = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < search.childCount(node); i++) {
      int child = search.firstChild(node) + i;
      int visits = search.visits(child);
      if (visits == 0) {
        return child;
      }
      double bound =
          search.isDecided(child)
              ? search.value(child, mover)
              : search.mean(child, mover) + exploration * Math.sqrt(logVisits / visits);
      if (bound > bestBound) {
        bestBound = bound;
        best = child;
      }
    }
    return best;
  }

  private void expand(SearchTree search, int node, P position) {
    position.legalMoves(moves);
    search.expand(node, moves.toArray(), moves.size());
  }

  /** The tree kept from the last move if the game went on inside it, else an empty one. */
  private SearchTree treeFor(P position) {
    if (tree != null && root != null) {
      int node = find(tree, root, ROOT, position, 2 * position.players());
      if (node >= 0) {
        return tree.subtree(node);
      }
    }
    return new SearchTree(position.players());
  }

  private int find(SearchTree search, P at, int node, P wanted, int depth) {
    if (Positions.areSame(at, wanted)) {
      return node;
    }
    if (depth == 0 || at.isOver()) {
      return -1;
    }
    P next = game.copyOf(at);
    for (int i = 0; i < search.childCount(node); i++) {
      int child = search.firstChild(node) + i;
      game.copy(at, next);
      next.play(search.move(child));
      int found = find(search, next, child, wanted, depth - 1);
      if (found >= 0) {
        return found;
      }
    }
    return -1;
  }

  /** The root moves, the one to be played first. */
  private static List<RankedMove> ranked(SearchTree search, int seat) {
    return IntStream.range(0, search.childCount(ROOT))
        .mapToObj(i -> search.firstChild(ROOT) + i)
        .sorted(playingOrder(search, seat))
        .map(
            child ->
                new RankedMove(
                    search.move(child),
                    new Verdict.WinRate(
                        search.value(child, seat), search.visits(child), search.isProven(child))))
        .toList();
  }

  /**
   * Proven wins first, proven losses last; between them the exact value where it is known of all,
   * then the number of visits.
   */
  private static Comparator<Integer> playingOrder(SearchTree search, int seat) {
    boolean solved = search.isProven(ROOT);
    return Comparator.<Integer>comparingInt(
            child -> {
              double value = search.isProven(child) ? search.value(child, seat) : 0.5;
              return value >= 1 ? 0 : value <= 0 ? 2 : 1;
            })
        .thenComparingDouble(child -> solved ? -search.value(child, seat) : 0)
        .thenComparingInt(child -> -search.visits(child))
        .thenComparingInt(search::move);
  }

  private List<Integer> line(SearchTree search, P from) {
    List<Integer> line = new ArrayList<>();
    P position = game.copyOf(from);
    int node = ROOT;
    while (search.childCount(node) > 0 && search.visits(node) > 0) {
      int best = mostVisited(search, node, position.turn());
      if (search.visits(best) == 0) {
        break;
      }
      line.add(search.move(best));
      position.play(search.move(best));
      node = best;
    }
    return line;
  }

  private static int mostVisited(SearchTree search, int node, int mover) {
    int best = search.firstChild(node);
    for (int i = 1; i < search.childCount(node); i++) {
      int child = search.firstChild(node) + i;
      boolean wins = search.isProven(child) && search.value(child, mover) >= 1;
      boolean bestWins = search.isProven(best) && search.value(best, mover) >= 1;
      if (wins && !bestWins || wins == bestWins && search.visits(child) > search.visits(best)) {
        best = child;
      }
    }
    return best;
  }
}
