package yomikiri.engine.search;

import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.SplitMix64;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchStopped;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent;

/**
 * Monte Carlo tree search with UCB1 (Coulom 2006; Kocsis and Szepesvári 2006), UCB1-Tuned, RAVE or
 * PUCT (see {@link Selection}), for any number of seats, each maximising its own reward. A leaf
 * becomes a node with children at its {@code expand}th visit. Finished games prove their nodes, and
 * proofs go up (see {@link MctsTree}). The move played is the shortest proven win, else the most
 * visited that is no proven loss, else the longest proven loss. The tree is kept from move to move
 * as long as the game stays inside it, and grows no more when it fills its memory. An evaluation
 * may tell what a leaf is worth, see {@link Evaluation#logisticScale}, at once or after some random
 * plies; otherwise a random playout does.
 */
public final class Mcts<P extends TurnPosition> implements Player<P> {
  private static final int ROOT = MctsTree.ROOT;

  private final Game<P> game;
  private final PlayoutSettings<P> settings;
  private final PlayoutThreads<P> threads;
  private SplitMix64 random;
  private final Moves moves = new Moves();
  private @Nullable MctsTree tree;
  private @Nullable P root;
  private int answered;
  private int tries;

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
    this(
        game,
        PlayoutSettings.of(new Selection(exploration, Selection.Rule.UCB1), expandAt, horizon),
        seed);
  }

  Mcts(Game<P> game, PlayoutSettings<P> settings, long seed) {
    this.game = game;
    this.settings = settings;
    this.threads = new PlayoutThreads<>(settings);
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
    Trace trace = context.trace();
    if (trace.isOn()) {
      trace.record(new TraceEvent.VisitsStart(seat, settings.selection().traced()));
    }
    MctsTree search = treeFor(ownCopy);
    tree = null; // until it is whole again
    MctsRanking<P> ranking = new MctsRanking<>(game, search, ownCopy, seat);
    ProgressReporter progress =
        ProgressReporter.ofPlayouts(context, () -> ranking.moves(context.everyMove()));
    try {
      threads.search(
          context,
          random,
          (horizon, own) ->
              new MctsWorker<>(game, search, ownCopy, context, settings, horizon, own),
          progress::beat);
    } catch (SearchStopped budgetSpent) {
      context.reportStopped();
    }
    tree = search;
    root = game.copyOf(ownCopy);
    answered = ranking.best();
    if (search.visits(answered) > 0) {
      progress.report();
    }
    return search.move(answered);
  }

  /** The tree kept from the last move if the game went on inside it, else a new one. */
  private MctsTree treeFor(P position) {
    position.legalMoves(moves);
    if (tree != null && root != null) {
      int node = nodeOf(tree, root, position);
      if (node >= 0) {
        tree.moveRoot(node);
        if (tree.childCount(ROOT) > 0 || tree.expand(ROOT, moves, shares(position))) {
          return tree;
        }
      }
    }
    MctsTree fresh = new MctsTree(position.players(), settings);
    boolean _ = fresh.expand(ROOT, moves, shares(position));
    return fresh;
  }

  /** By index of the moves their priors, where they are asked for. */
  private float[] shares(P position) {
    return settings.selection().isPuct()
        ? new MovePriors<>(game, threads.horizon(), position).of(position, moves)
        : new float[0];
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
}
