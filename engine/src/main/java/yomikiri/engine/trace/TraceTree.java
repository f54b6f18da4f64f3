package yomikiri.engine.trace;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent;

/**
 * The recorded tree of a search: its nodes, and its steps in order. Of a search by iterative
 * deepening it keeps the last completed depth, or the first one as far as it came. Beyond the limit
 * new nodes and playouts are only counted. Written on the search's thread, read when the search has
 * ended.
 */
public final class TraceTree implements Trace {
  /** The limit, unless another is given. */
  public static final int STEPS = 200_000;

  private static final int MOST_TALLIES = 400_000; // so that memory is bounded

  private final int limit;
  private final boolean everyDepth;
  private final List<Pass> passes = new ArrayList<>(); // all that were begun, for every depth
  private int stepsBefore; // of passes that are kept beside this one
  private Pass pass = new Pass(new TraceEvent.DepthStarts(0, TraceEvent.Scale.POINTS));
  private Pass kept = pass;
  private int here = ROOT;
  private int uncounted; // nodes below here on the way to where the search is
  private int leaf = ROOT; // where the last playout began
  private boolean stopped;
  private int tallies;

  /**
   * A node's place in the tree.
   *
   * @param seat who moved there, where the search tells it
   * @param children in the order in which the search came there
   */
  record Node(int parent, int move, int seat, int depth, List<Integer> children) {}

  /** Something that happened to a node. */
  record Step(int node, TraceEvent event) {}

  /** The nodes from below the root to {@code node}. */
  static List<Integer> path(Pass pass, int node) {
    List<Integer> path = new ArrayList<>();
    for (int at = node; at != ROOT; at = pass.nodes.get(at).parent()) {
      path.addFirst(at);
    }
    return path;
  }

  /** The record of one depth, or of a whole search without iterations. */
  static final class Pass {
    final TraceEvent.Start start;
    final List<Node> nodes = new ArrayList<>();
    final List<Step> steps = new ArrayList<>();
    long unrecorded; // nodes, or playouts
    int wholeTill = Integer.MAX_VALUE; // steps before the first one that was only counted

    Pass(TraceEvent.Start start) {
      this.start = start;
      nodes.add(new Node(-1, NO_MOVE, ALL_SEATS, 0, new ArrayList<>()));
    }

    void count() {
      wholeTill = Math.min(wholeTill, steps.size());
      unrecorded++;
    }

    int add(int parent, int move) {
      return add(parent, move, ALL_SEATS);
    }

    int add(int parent, int move, int seat) {
      int node = nodes.size();
      int depth = nodes.get(parent).depth() + 1;
      nodes.add(new Node(parent, move, seat, depth, new ArrayList<>()));
      nodes.get(parent).children().add(node);
      return node;
    }

    /** The child by {@code move} of {@code seat}, made if it is not there yet. */
    int child(int parent, int move, int seat) {
      for (int child : nodes.get(parent).children()) {
        if (nodes.get(child).move() == move) {
          return child;
        }
      }
      return add(parent, move, seat);
    }

    int ancestor(int node, int depth) {
      int at = node;
      while (nodes.get(at).depth() > depth) {
        at = nodes.get(at).parent();
      }
      return at;
    }
  }

  public TraceTree() {
    this(STEPS);
  }

  /** Nothing written down yet; after {@code limit} steps no new node will be. */
  public TraceTree(int limit) {
    this(limit, /* everyDepth= */ false);
  }

  /** The same; {@code everyDepth} if earlier depths are kept too, within the same limit. */
  TraceTree(int limit, boolean everyDepth) {
    this.limit = limit;
    this.everyDepth = everyDepth;
  }

  /** All depths that were begun, if they are kept. */
  List<Pass> passes() {
    return passes;
  }

  /** The pass that {@link #replay(int)} shows. */
  Pass kept() {
    return kept;
  }

  Pass pass() {
    return pass;
  }

  boolean isStopped() {
    return stopped;
  }

  /** The search from beginning to end, to be walked through; {@code chosen} is its move. */
  public TraceReplay replay(int chosen) {
    return new TraceReplay(kept, chosen, stopped);
  }

  @Override
  public boolean isOn() {
    return true;
  }

  @Override
  public void record(TraceEvent event) {
    if (stepsBefore + pass.steps.size() < limit) {
      write(event);
    } else {
      count(event);
    }
  }

  private void write(TraceEvent event) {
    switch (event) {
      case TraceEvent.Start start -> begin(start);
      case TraceEvent.Enter(int move, var _, var _) -> {
        here = pass.add(here, move);
        note(here, event);
      }
      case TraceEvent.Leave leave -> leave(leave);
      case TraceEvent.Cut cut -> note(pass.add(here, cut.move()), event);
      case TraceEvent.Candidate(int node, int parent, int move, int value) ->
          note(pass.add(parent, move), event);
      case TraceEvent.Becomes(int node, NodeState state) -> note(node, event);
      case TraceEvent.Select(int move, int seat) -> here = pass.child(here, move, seat);
      case TraceEvent.Playout(List<Double> rewards, List<TraceEvent.Tally> stored) -> {
        tallies += stored.size();
        note(here, tallies > MOST_TALLIES ? new TraceEvent.Playout(rewards, List.of()) : event);
        leaf = here;
        here = ROOT;
      }
      case TraceEvent.Proven proven -> note(pass.ancestor(leaf, proven.depth()), proven);
      case TraceEvent.Stopped _ -> stopped = true;
    }
  }

  /** What happens beyond the limit; to nodes written down before it, it is still written down. */
  private void count(TraceEvent event) {
    switch (event) {
      case TraceEvent.Start start -> begin(start);
      case TraceEvent.Enter enter -> {
        pass.count();
        uncounted++;
      }
      case TraceEvent.Leave leave when uncounted > 0 -> uncounted--;
      case TraceEvent.Leave leave -> leave(leave);
      case TraceEvent.Becomes(int node, NodeState state) when node < pass.nodes.size() ->
          note(node, event);
      case TraceEvent.Cut cut -> pass.count();
      case TraceEvent.Candidate candidate -> pass.count();
      case TraceEvent.Playout playout -> pass.count();
      case TraceEvent.Becomes becomes -> {}
      case TraceEvent.Select select -> {}
      case TraceEvent.Proven proven -> {}
      case TraceEvent.Stopped _ -> stopped = true;
    }
  }

  private void begin(TraceEvent.Start start) {
    stepsBefore += everyDepth ? pass.steps.size() : 0;
    pass = new Pass(start);
    if (everyDepth) {
      passes.add(pass);
    }
    if (kept.steps.isEmpty()) {
      kept = pass;
    }
    here = ROOT;
    uncounted = 0;
  }

  private void leave(TraceEvent.Leave event) {
    note(here, event);
    if (here == ROOT) {
      kept = pass;
    } else {
      here = pass.nodes.get(here).parent();
    }
  }

  private void note(int node, TraceEvent event) {
    pass.steps.add(new Step(node, event));
  }
}
