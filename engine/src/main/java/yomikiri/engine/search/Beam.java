package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
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
  private final List<Lane> lanes = new ArrayList<>();
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

  /** A beam under way: the last depth completed, and what was found for the next one so far. */
  private final class Lane {
    final int width;
    final Candidates<P> found = new Candidates<>(game, horizon);
    BeamLayer<P> now;
    BeamLayer<P> next;
    boolean dropped;

    Lane(int width) {
      this.width = width;
      now = new BeamLayer<>(game, width, keepsTwins);
      next = new BeamLayer<>(game, width, keepsTwins);
    }

    /** Begins with the root alone. */
    void start(P root, Path path) {
      now.hold(root, path);
      found.clear();
      dropped = false;
    }

    /** Takes note of what {@code move} makes of {@code position}, the {@code i}-th one. */
    void offer(P position, int i, int move) {
      found.offer(position, i, move, now.node(i), trace);
    }

    /** Goes down to the best of what was found. */
    void descend() {
      dropped |= next.fill(found, now, trace, merged);
      found.clear();
      BeamLayer<P> filled = next;
      next = now;
      now = filled;
    }

    /** Reports that the depth being filled does not count, but the one before it. */
    void stop() {
      for (int i = 0; i < now.size(); i++) {
        trace.record(now.node(i), now.position(i).isOver() ? NodeState.ENDED : NodeState.KEPT);
      }
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
    start(ownCopy, rootMoves, context);
    var ended = new RootMoveValues<>(horizon, game.moveLimit(), merged);
    var best = new RootMoveValues<>(horizon, game.moveLimit(), merged);
    int[] depth = {1};
    boolean[] proven = {false};
    Meter meter = context.clock().meter();
    ProgressReporter progress =
        new ProgressReporter(
            context,
            () -> {
              var ranked = collect(ended, best).ranked(rootMoves, proven[0]);
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
        goesOn = fill(ended, context);
        if (goesOn) {
          lanes.forEach(Lane::descend);
          depth[0]++;
        }
        proven[0] = !goesOn && lanes.stream().noneMatch(lane -> lane.dropped);
        progress.report();
      }
    } catch (SearchStopped budgetSpent) {
      lanes.forEach(Lane::stop);
      context.reportStopped();
      return collect(ended, best).ranked(rootMoves, false).getFirst().move();
    }
    return collect(ended, best).ranked(rootMoves, false).getFirst().move();
  }

  private void start(P root, Moves rootMoves, SearchContext context) {
    boolean everyMove = context.everyMove();
    trace = new LayerTrace(context.trace());
    trace.start(root, horizon);
    merged = new MergedMoves(game.moveLimit());
    int count = everyMove ? rootMoves.size() : 1;
    int slot = root.bytes() + BeamLayer.SLOT_BYTES + Candidates.BYTES * game.moveLimit();
    int each = Math.min(width, memory.part(2L * count).room(slot));
    lanes.removeIf(lane -> lane.width != each);
    while (lanes.size() < count) {
      lanes.add(new Lane(each));
    }
    lanes.subList(count, lanes.size()).clear();
    lanes.forEach(lane -> lane.start(root, Path.start(everyMove)));
    for (int i = 0; i < rootMoves.size(); i++) {
      lanes.get(everyMove ? i : 0).offer(root, 0, rootMoves.get(i));
    }
    lanes.forEach(Lane::descend);
  }

  /** Steps every position of every lane; false if all games have ended. */
  private boolean fill(RootMoveValues<P> ended, SearchContext context) {
    Meter meter = context.clock().meter();
    Moves moves = new Moves();
    boolean any = false;
    for (Lane lane : lanes) {
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
            lane.offer(position, i, moves.get(j));
          }
        }
      }
    }
    return any;
  }

  /** What is known after the depths completed. */
  private RootMoveValues<P> collect(RootMoveValues<P> ended, RootMoveValues<P> best) {
    best.become(ended);
    for (Lane lane : lanes) {
      for (int i = 0; i < lane.now.size(); i++) {
        best.offer(lane.now.firstMove(i), lane.now.score(i), lane.now.path(i));
      }
    }
    return best;
  }

  /** The positions found for one depth, each told by the one before it and a move. */
  private static final class Candidates<P extends SoloPosition> {
    /** For each of them; arrays may be half empty. */
    static final int BYTES = 2 * 6 * Integer.BYTES;

    private final MoveScorer<P> scorer;
    private final ScoreOrder order = new ScoreOrder();
    private int[] scores = new int[8];
    private int[] parents = new int[8];
    private int[] moves = new int[8];
    private int[] nodes = new int[8];
    private int count;

    Candidates(Game<P> game, Horizon<P> horizon) {
      scorer = new MoveScorer<>(game, horizon);
    }

    void clear() {
      count = 0;
    }

    /**
     * Takes one in.
     *
     * @param parent the number of {@code position} in its layer
     * @param node its number in the trace
     */
    void offer(P position, int parent, int move, int node, LayerTrace trace) {
      if (count == moves.length) {
        scores = Arrays.copyOf(scores, 2 * count);
        parents = Arrays.copyOf(parents, 2 * count);
        moves = Arrays.copyOf(moves, 2 * count);
        nodes = Arrays.copyOf(nodes, 2 * count);
      }
      int score = scorer.score(position, move);
      scores[count] = score;
      parents[count] = parent;
      moves[count] = move;
      nodes[count] = trace.candidate(node, move, score);
      count++;
    }

    /** Orders them by score, the best first, of equal ones the one found first. */
    void sort() {
      order.sort(scores, count);
    }

    /** Which of them is in that place of the order. */
    int at(int place) {
      return order.at(place);
    }
  }

  /**
   * The best {@code width} different positions of one depth, with the first move that led to each.
   * Of two equal positions the higher score stays, or both; of two equal scores the one found
   * first. Positions are made in place of those of an earlier depth.
   */
  private static final class BeamLayer<P extends SoloPosition> {
    /** For each position, besides its own bytes. */
    static final int SLOT_BYTES = 80;

    private static final int NO_MOVE = -1;

    private final Game<P> game;
    private final int width;
    private final boolean keepsTwins;
    private final KeyIndex places;
    private final List<P> positions = new ArrayList<>();
    private final int[] scores;
    private final int[] firstMoves;
    private final int[] nodes;
    private final Path[] paths;
    private int size;

    BeamLayer(Game<P> game, int width, boolean keepsTwins) {
      this.game = game;
      this.keepsTwins = keepsTwins;
      this.width = width;
      places = new KeyIndex(width);
      scores = new int[width];
      firstMoves = new int[width];
      nodes = new int[width];
      paths = new Path[width];
    }

    int size() {
      return size;
    }

    /** A position of the layer, the best first. */
    P position(int i) {
      return positions.get(i);
    }

    int score(int i) {
      return scores[i];
    }

    /** The number of a position in the trace. */
    int node(int i) {
      return nodes[i];
    }

    Path path(int i) {
      return paths[i];
    }

    int firstMove(int i) {
      return firstMoves[i];
    }

    /** Holds the root alone. */
    void hold(P root, Path path) {
      size = 0;
      copy(root);
      firstMoves[0] = NO_MOVE;
      nodes[0] = Trace.ROOT;
      paths[0] = path;
      size = 1;
    }

    /**
     * Fills the layer with the best of what was found.
     *
     * @param from what it was found from
     * @return whether a position was left out for lack of width
     */
    boolean fill(Candidates<P> found, BeamLayer<P> from, LayerTrace trace, MergedMoves merged) {
      places.clear();
      size = 0;
      boolean dropped = false;
      found.sort();
      for (int place = 0; place < found.count; place++) {
        int candidate = found.at(place);
        if (dropped) { // so is everything below, equal positions or not
          trace.record(found.nodes[candidate], NodeState.DROPPED);
          continue;
        }
        int parent = found.parents[candidate];
        int move = found.moves[candidate];
        int firstMove = from.firstMoves[parent] == NO_MOVE ? move : from.firstMoves[parent];
        long key = keepsTwins ? 0 : from.position(parent).keyAfter(move);
        int twin = keepsTwins ? KeyIndex.NONE : places.slotOf(key);
        if (twin != KeyIndex.NONE) {
          trace.record(found.nodes[candidate], NodeState.TWIN);
          merged.note(firstMove, firstMoves[twin]);
        } else if (size == width) {
          trace.record(found.nodes[candidate], NodeState.DROPPED);
          dropped = true;
        } else {
          trace.record(found.nodes[candidate], NodeState.KEPT);
          copy(from.position(parent)).play(move);
          scores[size] = found.scores[candidate];
          firstMoves[size] = firstMove;
          nodes[size] = found.nodes[candidate];
          paths[size] = from.paths[parent].then(move);
          if (!keepsTwins) {
            places.add(key, size);
          }
          size++;
        }
      }
      return dropped;
    }

    /** The position that comes next, as {@code from}. */
    private P copy(P from) {
      if (size == positions.size()) {
        positions.add(game.copyOf(from));
      } else {
        game.copy(from, positions.get(size));
      }
      return positions.get(size);
    }
  }
}
