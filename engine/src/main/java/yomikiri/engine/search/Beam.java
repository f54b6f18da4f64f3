package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.SoloPosition;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchStopped;
import yomikiri.engine.think.Thinking;
import yomikiri.engine.trace.NodeState;
import yomikiri.engine.trace.Trace;

/**
 * Beam search (Lowerre 1976): goes down depth by depth, keeping the {@code width} positions with
 * the highest score, equal positions once. The move played is the first one towards the best
 * position of the last depth completed. Where every root move needs its own value, each gets a beam
 * of its own, all going down in step.
 */
public final class Beam<P extends SoloPosition> implements Player<P> {
  private final Game<P> game;
  private final int width;
  private final List<Lane<P>> lanes = new ArrayList<>();
  private LayerTrace trace = LayerTrace.NONE;

  /**
   * @param width positions kept at each depth, from 1
   */
  public Beam(Game<P> game, int width) {
    this.game = game;
    this.width = width;
  }

  /**
   * A beam under way: the last depth completed, the one being filled, and the games at their end.
   */
  private static final class Lane<P extends SoloPosition> {
    BeamLayer<P> now;
    BeamLayer<P> next;
    boolean dropped;

    Lane(Game<P> game, int width) {
      now = new BeamLayer<>(game, width);
      next = new BeamLayer<>(game, width);
    }

    void start(LayerTrace trace) {
      now.clear(trace);
      dropped = false;
    }

    void swap() {
      BeamLayer<P> filled = next;
      next = now;
      now = filled;
      dropped |= now.hasDropped();
    }
  }

  @Override
  public int choose(P ownCopy, int seat, Thinking thinking) {
    Moves rootMoves = new Moves();
    ownCopy.legalMoves(rootMoves);
    List<Lane<P>> open = start(ownCopy, rootMoves, thinking);
    BestByFirstMove ended = new BestByFirstMove(game.moveLimit());
    BestByFirstMove best = new BestByFirstMove(game.moveLimit());
    collect(open, ended, best);
    int[] depth = {1};
    boolean[] proven = {false};
    Meter meter = thinking.clock().meter();
    Pulse pulse =
        new Pulse(
            thinking,
            () -> {
              var ranked = best.ranked(rootMoves, proven[0]);
              return new SearchReport(
                  depth[0],
                  Math.max(meter.nodes(), rootMoves.size()),
                  thinking.clock().elapsedNanos(),
                  ranked,
                  List.of(ranked.getFirst().move()));
            });
    try {
      boolean goesOn = true;
      while (goesOn && depth[0] < thinking.clock().budget().depth()) {
        goesOn = fill(open, ended, thinking);
        if (goesOn) {
          open.forEach(Lane::swap);
          depth[0]++;
        }
        proven[0] = !goesOn && open.stream().noneMatch(lane -> lane.dropped);
        collect(open, ended, best);
        pulse.beat();
      }
    } catch (SearchStopped budgetSpent) {
      pulse.end();
      return best.ranked(rootMoves, false).getFirst().move();
    }
    pulse.end();
    return best.ranked(rootMoves, false).getFirst().move();
  }

  private List<Lane<P>> start(P root, Moves rootMoves, Thinking thinking) {
    boolean everyMove = thinking.everyMove();
    trace = new LayerTrace(thinking.trace());
    int count = everyMove ? rootMoves.size() : 1;
    while (lanes.size() < count) {
      lanes.add(new Lane<>(game, width));
    }
    List<Lane<P>> open = lanes.subList(0, count);
    open.forEach(lane -> lane.start(trace));
    for (int i = 0; i < rootMoves.size(); i++) {
      int move = rootMoves.get(i);
      open.get(everyMove ? i : 0).now.offer(root, move, move, Trace.ROOT);
    }
    open.forEach(lane -> lane.dropped = lane.now.hasDropped());
    return open;
  }

  /** Steps every position of every lane; false if all games have ended. */
  private boolean fill(List<Lane<P>> open, BestByFirstMove ended, Thinking thinking) {
    Meter meter = thinking.clock().meter();
    Moves moves = new Moves();
    boolean any = false;
    for (Lane<P> lane : open) {
      lane.next.clear(trace);
      for (int i = 0; i < lane.now.size(); i++) {
        P position = lane.now.position(i);
        int node = lane.now.node(i);
        if (position.isOver()) {
          trace.tell(node, NodeState.ENDED);
          ended.offer(lane.now.firstMove(i), lane.now.score(i));
        } else {
          any = true;
          trace.tell(node, NodeState.EXPANDED);
          position.legalMoves(moves);
          for (int j = 0; j < moves.size(); j++) {
            meter.visit();
            lane.next.offer(position, moves.get(j), lane.now.firstMove(i), node);
          }
        }
      }
    }
    return any;
  }

  /** What is known after the depths completed. */
  private static <P extends SoloPosition> void collect(
      List<Lane<P>> open, BestByFirstMove ended, BestByFirstMove best) {
    best.become(ended);
    for (Lane<P> lane : open) {
      for (int i = 0; i < lane.now.size(); i++) {
        best.offer(lane.now.firstMove(i), lane.now.score(i));
      }
    }
  }
}
