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
 * Beam search (Lowerre 1976): goes down depth by depth, keeping the {@code width} positions with
 * the highest score, or those that an evaluation likes best, equal positions once. The move played
 * is the first one towards the best position of the last depth completed. Where every root move
 * needs its own value, each gets a beam of its own, all going down in step. A beam is narrower than
 * it should be where there is no memory for its width. To see what dropping equal positions brings,
 * it can keep them all.
 */
public final class Beam<P extends SoloPosition> implements Player<P> {
  private final Game<P> game;
  private final Horizon<P> horizon;
  private final int width;
  private final boolean keepsTwins;
  private final Memory memory;
  private final List<Lane<P>> lanes = new ArrayList<>();
  private LayerTrace trace = LayerTrace.NONE;
  private MergedMoves merged = new MergedMoves(0);

  /**
   * Keeps the positions with the most points.
   *
   * @param width positions kept at each depth, from 1
   */
  public Beam(Game<P> game, int width) {
    this(game, width, false, Horizon.ofPoints(), Memory.USUAL);
  }

  /** Keeps the positions that {@code evaluation} likes best. */
  public Beam(Game<P> game, int width, Evaluation<P> evaluation) {
    this(game, width, false, Horizon.of(evaluation), Memory.USUAL);
  }

  /**
   * @param keepsTwins whether equal positions are all kept
   */
  Beam(Game<P> game, int width, boolean keepsTwins, Horizon<P> horizon, Memory memory) {
    this.game = game;
    this.keepsTwins = keepsTwins;
    this.horizon = horizon;
    this.width = width;
    this.memory = memory;
  }

  /**
   * A beam under way: the last depth completed, the one being filled, and the games at their end.
   */
  private static final class Lane<P extends SoloPosition> {
    final int width;
    BeamLayer<P> now;
    BeamLayer<P> next;
    boolean dropped;
    boolean isFilling;

    Lane(Game<P> game, Horizon<P> horizon, int width, boolean keepsTwins) {
      this.width = width;
      now = new BeamLayer<>(game, horizon, width, keepsTwins);
      next = new BeamLayer<>(game, horizon, width, keepsTwins);
    }

    void start(LayerTrace trace, MergedMoves merged) {
      now.clear(trace, merged);
      dropped = false;
      isFilling = false;
    }

    void fill(LayerTrace trace, MergedMoves merged) {
      next.clear(trace, merged);
      isFilling = true;
    }

    /** Reports that the depth being filled does not count, but the one before it. */
    void stop(LayerTrace trace) {
      for (int i = 0; isFilling && i < next.size(); i++) {
        trace.record(next.node(i), NodeState.CANDIDATE);
      }
      for (int i = 0; i < now.size(); i++) {
        trace.record(now.node(i), now.position(i).isOver() ? NodeState.ENDED : NodeState.KEPT);
      }
    }

    void swap() {
      isFilling = false;
      next.settle();
      BeamLayer<P> filled = next;
      next = now;
      now = filled;
      dropped |= now.hasDropped();
    }
  }

  @Override
  public boolean begin(P start, long seed) {
    return true;
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    Moves rootMoves = new Moves();
    ownCopy.legalMoves(rootMoves);
    List<Lane<P>> open = start(ownCopy, rootMoves, context);
    var ended = new RootMoveValues<>(horizon, game.moveLimit(), merged);
    var best = new RootMoveValues<>(horizon, game.moveLimit(), merged);
    int[] depth = {1};
    boolean[] proven = {false};
    Meter meter = context.clock().meter();
    ProgressReporter progress =
        new ProgressReporter(
            context,
            () -> {
              var ranked = collect(open, ended, best).ranked(rootMoves, proven[0]);
              return new SearchReport(
                  depth[0],
                  Math.max(meter.nodes(), rootMoves.size()),
                  context.clock().elapsedNanos(),
                  ranked);
            });
    progress.report();
    try {
      boolean goesOn = true;
      while (goesOn && depth[0] < context.clock().budget().depth()) {
        goesOn = fill(open, ended, context);
        if (goesOn) {
          open.forEach(Lane::swap);
          depth[0]++;
        }
        proven[0] = !goesOn && open.stream().noneMatch(lane -> lane.dropped);
        progress.report();
      }
    } catch (SearchStopped budgetSpent) {
      open.forEach(lane -> lane.stop(trace));
      context.reportStopped();
      return collect(open, ended, best).ranked(rootMoves, false).getFirst().move();
    }
    return collect(open, ended, best).ranked(rootMoves, false).getFirst().move();
  }

  private List<Lane<P>> start(P root, Moves rootMoves, SearchContext context) {
    boolean everyMove = context.everyMove();
    trace = new LayerTrace(context.trace());
    trace.start(root, horizon);
    merged = new MergedMoves(game.moveLimit());
    int count = everyMove ? rootMoves.size() : 1;
    int affordable = memory.part(2L * count).room(root.bytes() + BeamLayer.SLOT_BYTES);
    int each = Math.min(width, affordable);
    lanes.removeIf(lane -> lane.width != each);
    while (lanes.size() < count) {
      lanes.add(new Lane<>(game, horizon, each, keepsTwins));
    }
    lanes.subList(count, lanes.size()).clear();
    List<Lane<P>> open = lanes;
    open.forEach(lane -> lane.start(trace, merged));
    for (int i = 0; i < rootMoves.size(); i++) {
      int move = rootMoves.get(i);
      Lane<P> lane = open.get(everyMove ? i : 0);
      lane.now.offer(root, move, move, Trace.ROOT, Path.start(everyMove));
    }
    open.forEach(
        lane -> {
          lane.now.settle();
          lane.dropped = lane.now.hasDropped();
        });
    return open;
  }

  /** Steps every position of every lane; false if all games have ended. */
  private boolean fill(List<Lane<P>> open, RootMoveValues<P> ended, SearchContext context) {
    Meter meter = context.clock().meter();
    Moves moves = new Moves();
    boolean any = false;
    for (Lane<P> lane : open) {
      lane.fill(trace, merged);
      for (int i = 0; i < lane.now.size(); i++) {
        P position = lane.now.position(i);
        int node = lane.now.node(i);
        if (position.isOver()) {
          trace.record(node, NodeState.ENDED);
          ended.offer(lane.now.firstMove(i), lane.now.score(i), lane.now.path(i));
        } else {
          any = true;
          trace.record(node, NodeState.EXPANDED);
          position.legalMoves(moves);
          for (int j = 0; j < moves.size(); j++) {
            meter.visit();
            lane.next.offer(position, moves.get(j), lane.now.firstMove(i), node, lane.now.path(i));
          }
        }
      }
    }
    return any;
  }

  /** What is known after the depths completed. */
  private static <P extends SoloPosition> RootMoveValues<P> collect(
      List<Lane<P>> open, RootMoveValues<P> ended, RootMoveValues<P> best) {
    best.become(ended);
    for (Lane<P> lane : open) {
      for (int i = 0; i < lane.now.size(); i++) {
        best.offer(lane.now.firstMove(i), lane.now.score(i), lane.now.path(i));
      }
    }
    return best;
  }

  /**
   * The best {@code width} different positions found at one depth, with the first move that led to
   * each. Of two equal positions the higher score stays, or both. A position is made when the layer
   * is full ({@link #settle}), in place of one of an earlier depth.
   */
  static final class BeamLayer<P extends SoloPosition> {
    /** For each position, besides its own bytes. */
    static final int SLOT_BYTES = 92;

    private final Game<P> game;
    private final Successor<P> successor;
    private final int width;
    private final boolean keepsTwins;
    private final SlotHeap heap; // the worst on top
    private final KeyIndex slotsByKey;
    private final List<P> positions = new ArrayList<>();
    private final List<P> parents = new ArrayList<>(); // of what is not settled
    private final int[] moves; // from the parents
    private final int[] scores;
    private final int[] firstMoves;
    private final int[] nodes;
    private final Path[] paths;
    private boolean dropped;
    private LayerTrace trace = LayerTrace.NONE;
    private MergedMoves merged = new MergedMoves(0);

    BeamLayer(Game<P> game, Horizon<P> horizon, int width, boolean keepsTwins) {
      this.game = game;
      this.keepsTwins = keepsTwins;
      this.successor = new Successor<>(game, horizon);
      this.width = width;
      heap = new SlotHeap(width + 1);
      slotsByKey = new KeyIndex(width + 1);
      moves = new int[width + 1];
      scores = new int[width + 1];
      firstMoves = new int[width + 1];
      nodes = new int[width + 1];
      paths = new Path[width + 1];
    }

    /**
     * Empties the layer.
     *
     * @param follower given what happens to the layer's nodes
     * @param losers given which root moves lose a position to another
     */
    void clear(LayerTrace follower, MergedMoves losers) {
      trace = follower;
      merged = losers;
      heap.clear();
      slotsByKey.clear();
      dropped = false;
    }

    int size() {
      return heap.size();
    }

    /** Whether a position was dropped for lack of width. */
    boolean hasDropped() {
      return dropped;
    }

    /** A position of the layer; {@code i} from 0 to {@code size() - 1}, in no order. */
    P position(int i) {
      return positions.get(heap.slot(i));
    }

    int score(int i) {
      return (int) heap.rank(i);
    }

    /** The number of a position in the trace. */
    int node(int i) {
      return nodes[heap.slot(i)];
    }

    Path path(int i) {
      return paths[heap.slot(i)];
    }

    int firstMove(int i) {
      return firstMoves[heap.slot(i)];
    }

    /**
     * Keeps what {@code move} makes of {@code from} if it is good enough and new.
     *
     * @param from stays as it is until {@link #settle}
     * @param parent the number of {@code from} in the trace
     * @param path to {@code from}
     */
    void offer(P from, int move, int firstMove, int parent, Path path) {
      successor.look(from, move);
      int score = successor.score();
      int node = trace.candidate(parent, move, score);
      if (size() == width && score <= heap.rank(0)) {
        dropped = true;
        trace.record(node, NodeState.DROPPED);
        return;
      }
      long key = keepsTwins ? 0 : successor.key();
      int twin = keepsTwins ? KeyIndex.NONE : slotsByKey.slotOf(key);
      if (twin != KeyIndex.NONE && scores[twin] >= score) {
        trace.record(node, NodeState.TWIN);
        merged.note(firstMove, firstMoves[twin]);
        return;
      }
      int slot = heap.spare();
      if (slot == parents.size()) {
        parents.add(from);
      }
      parents.set(slot, from);
      moves[slot] = move;
      scores[slot] = score;
      firstMoves[slot] = firstMove;
      nodes[slot] = node;
      paths[slot] = path;
      trace.record(node, NodeState.KEPT);
      if (twin == KeyIndex.NONE && size() < width) {
        heap.add(score);
      } else {
        boolean isTwin = twin != KeyIndex.NONE;
        replace(isTwin ? twin : heap.slot(0), score, isTwin);
        if (isTwin) {
          merged.note(firstMoves[twin], firstMove);
        }
      }
      if (!keepsTwins) {
        slotsByKey.add(key, slot);
      }
    }

    /** Makes the positions that were kept; no more are offered until it is cleared. */
    void settle() {
      for (int i = 0; i < size(); i++) {
        int slot = heap.slot(i);
        P parent = parents.get(slot);
        while (slot >= positions.size()) {
          positions.add(game.copyOf(parent));
        }
        P position = positions.get(slot);
        game.copy(parent, position);
        position.play(moves[slot]);
        paths[slot] = paths[slot].then(moves[slot]);
      }
    }

    /** Puts the spare slot in the place of {@code old}. */
    private void replace(int old, int score, boolean isTwin) {
      dropped |= !isTwin;
      trace.record(nodes[old], isTwin ? NodeState.TWIN : NodeState.DROPPED);
      if (!keepsTwins) {
        slotsByKey.remove(old);
      }
      heap.raise(old, score);
    }
  }
}
