package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.SoloPosition;
import yomikiri.engine.search.RootMoveValues.MergedMoves;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchStopped;
import yomikiri.engine.think.Trace;

/**
 * Chokudai search (Takahashi 2012): like a beam search of narrow {@code width} done round after
 * round, each of which goes down all depths and takes from each the best positions still waiting
 * there; equal positions wait once. The move played is the first one towards the best position of
 * the deepest depth reached. Where every root move needs its own value, the rounds serve the root
 * moves in turn, each with its own depths. The depths share the memory there is.
 */
public final class Chokudai<P extends SoloPosition> implements Player<P> {
  private static final int WAITING_LIMIT = 2_000; // for each of the width
  private static final int MOST_WAITING = 1 << 29; // half of what an array may hold
  private static final int DEPTH_LIMIT = 10_000;
  private static final int USUAL_DEPTHS = 64;

  private final Game<P> game;
  private final Horizon<P> horizon;
  private final int width;
  private final long rounds;
  private final Memory memory;
  private int positionBytes;
  private int depthsMeant; // to share the memory
  private final List<List<ChokudaiLayer<P>>> lanes = new ArrayList<>();
  private final Moves moves = new Moves();
  private LayerTrace trace = LayerTrace.NONE;
  private MergedMoves merged = new MergedMoves(0);

  /**
   * Takes the positions with the most points first.
   *
   * @param width positions taken from each depth in a round, from 1
   * @param rounds rounds after which the search ends, {@link Long#MAX_VALUE} for no limit
   */
  public Chokudai(Game<P> game, int width, long rounds) {
    this(game, width, rounds, Horizon.ofPoints(), Memory.USUAL);
  }

  /** Takes the positions first that {@code evaluation} likes best. */
  public Chokudai(Game<P> game, int width, long rounds, Evaluation<P> evaluation) {
    this(game, width, rounds, Horizon.of(evaluation), Memory.USUAL);
  }

  Chokudai(Game<P> game, int width, long rounds, Horizon<P> horizon, Memory memory) {
    this.game = game;
    this.horizon = horizon;
    this.width = width;
    this.rounds = rounds;
    this.memory = memory;
  }

  @Override
  public boolean begin(P start, long seed) {
    lanes.clear();
    return true;
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    Moves rootMoves = new Moves();
    ownCopy.legalMoves(rootMoves);
    int count = context.everyMove() ? rootMoves.size() : 1;
    int depth = Math.min(DEPTH_LIMIT, context.clock().budget().depth());
    trace = new LayerTrace(context.trace());
    trace.start(ownCopy, horizon);
    merged = new MergedMoves(game.moveLimit());
    start(ownCopy, rootMoves, count, depth, Path.start(context.everyMove()));
    var ended = new RootMoveValues<>(horizon, game.moveLimit(), merged);
    Meter meter = context.clock().meter();
    boolean[] exhausted = {false};
    ProgressReporter progress =
        new ProgressReporter(
            context,
            () -> {
              RootMoveValues<P> best = best(count, ended);
              var ranked = best.ranked(rootMoves, exhausted[0]);
              return new SearchReport(
                  deepest(0),
                  Math.max(meter.nodes(), rootMoves.size()),
                  context.clock().elapsedNanos(),
                  ranked);
            });
    try {
      boolean any = true;
      for (long round = 0; any && round < rounds; round++) {
        any = false;
        for (int lane = 0; lane < count; lane++) {
          any |= sweep(lane, depth, ended, meter);
        }
        progress.beat();
      }
      exhausted[0] = !any && isComplete(count);
    } catch (SearchStopped budgetSpent) {
      context.reportStopped();
      progress.report();
      return best(count, ended).ranked(rootMoves, false).getFirst().move();
    }
    progress.report();
    return best(count, ended).ranked(rootMoves, false).getFirst().move();
  }

  private void start(P root, Moves rootMoves, int count, int depth, Path path) {
    while (lanes.size() < count) {
      lanes.add(new ArrayList<>());
    }
    lanes.subList(count, lanes.size()).clear();
    for (List<ChokudaiLayer<P>> lane : lanes) {
      lane.subList(Math.min(depth, lane.size()), lane.size()).clear();
      lane.forEach(layer -> layer.clear(trace, merged));
    }
    positionBytes = root.bytes();
    depthsMeant = Math.min(depth, USUAL_DEPTHS);
    while (depthsMeant < lanes.stream().mapToInt(List::size).max().orElse(0)) {
      depthsMeant *= 2;
    }
    lanes.forEach(lane -> lane.forEach(this::limit));
    for (int i = 0; i < rootMoves.size(); i++) {
      int move = rootMoves.get(i);
      layer(count == 1 ? 0 : i, 1).offer(root, move, move, Trace.ROOT, path);
    }
  }

  /** Gives the layer its part of the memory. */
  private void limit(ChokudaiLayer<P> layer) {
    int most = (int) Math.min((long) WAITING_LIMIT * width, MOST_WAITING);
    layer.limit(most, memory.part((long) lanes.size() * depthsMeant), positionBytes);
  }

  /** The positions waiting at {@code depth}, from 1. */
  private ChokudaiLayer<P> layer(int lane, int depth) {
    List<ChokudaiLayer<P>> layers = lanes.get(lane);
    while (layers.size() < depth) {
      ChokudaiLayer<P> layer = new ChokudaiLayer<>(game, horizon);
      layer.clear(trace, merged);
      layers.add(layer);
      if (layers.size() <= depthsMeant) {
        limit(layer);
      } else {
        depthsMeant *= 2;
        lanes.forEach(each -> each.forEach(this::limit));
      }
    }
    return layers.get(depth - 1);
  }

  /** One round down all depths; false if nothing was waiting above the last. */
  private boolean sweep(int lane, int depth, RootMoveValues<P> ended, Meter meter) {
    boolean any = false;
    for (int d = 1; d < depth && d <= lanes.get(lane).size(); d++) {
      ChokudaiLayer<P> here = layer(lane, d);
      for (int taken = 0; taken < width && here.size() > 0; taken++) {
        any = true;
        int firstMove = here.topFirstMove();
        int node = here.topNode();
        Path path = here.topPath();
        P position = here.pop();
        if (position.isOver()) {
          trace.record(node, NodeState.ENDED);
          ended.offer(firstMove, horizon.value(position), path);
        } else {
          trace.record(node, NodeState.EXPANDED);
          expand(layer(lane, d + 1), position, firstMove, node, path, meter);
        }
      }
    }
    return any;
  }

  private void expand(
      ChokudaiLayer<P> below, P position, int firstMove, int node, Path path, Meter meter) {
    position.legalMoves(moves);
    for (int i = 0; i < moves.size(); i++) {
      meter.visit();
      below.offer(position, moves.get(i), firstMove, node, path);
    }
  }

  /** The best of the deepest depth of each lane, games that ended included. */
  private RootMoveValues<P> best(int count, RootMoveValues<P> ended) {
    var best = new RootMoveValues<>(horizon, game.moveLimit(), merged);
    best.become(ended);
    for (int lane = 0; lane < count; lane++) {
      int deepest = deepest(lane);
      if (deepest > 0) {
        layer(lane, deepest).offerAll(best);
      }
    }
    return best;
  }

  /** The deepest depth of the lane at which a position waits; 0 if none does. */
  private int deepest(int lane) {
    int depth = lanes.get(lane).size();
    while (depth > 0 && layer(lane, depth).size() == 0) {
      depth--;
    }
    return depth;
  }

  /** Whether every line was followed to the end of its game. */
  private boolean isComplete(int count) {
    for (int lane = 0; lane < count; lane++) {
      for (ChokudaiLayer<P> layer : lanes.get(lane)) {
        if (layer.hasDropped() || !layer.isAllOver()) {
          return false;
        }
      }
    }
    return true;
  }
}
