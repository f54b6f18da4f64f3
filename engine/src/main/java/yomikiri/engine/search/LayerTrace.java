package yomikiri.engine.search;

import java.util.function.IntSupplier;
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

  /** Begins at a root worth {@code value}. */
  void start(IntSupplier value) {
    if (traced) {
      trace.record(new TraceEvent.LayersStart(value.getAsInt()));
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
