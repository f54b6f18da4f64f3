package yomikiri.engine.search;

import yomikiri.engine.game.Position;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent;

/**
 * Traces a search that goes layer by layer: numbers its nodes and records their states, if it is
 * traced.
 */
final class LayerTrace {
  static final LayerTrace NONE = new LayerTrace(Trace.NONE);

  private final Trace trace;
  private final boolean traced;
  private int nodes = Trace.ROOT;

  LayerTrace(Trace trace) {
    this.trace = trace;
    this.traced = trace.isOn();
  }

  /** Begins at {@code root}. */
  <P extends Position> void start(P root, Horizon<P> horizon) {
    if (traced) {
      trace.record(new TraceEvent.LayersStart(horizon.value(root), horizon.scale()));
    }
  }

  /** The number of the node that {@code move} makes of {@code parent}. */
  int candidate(int parent, int move, int value) {
    if (traced) {
      trace.record(new TraceEvent.Candidate(++nodes, parent, move, value));
    }
    return nodes;
  }

  void record(int node, NodeState state) {
    if (traced) {
      trace.record(new TraceEvent.Becomes(node, state));
    }
  }
}
