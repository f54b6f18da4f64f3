package yomikiri.engine.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.think.SearchWindow;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent;
import yomikiri.engine.think.Ucb;

/**
 * A recorded search at one of its steps: the tree as the search knew it then. Nodes are numbered,
 * the root is 0, parents come before their children.
 */
public final class TraceReplay {
  /** The way in which a search visits its tree. */
  public enum Kind {
    DEPTH_FIRST,
    LAYERS,
    VISITS
  }

  /** The state of one node. */
  private static final class Known {
    NodeState state = NodeState.UNSEEN;
    int less;
    int points;
    TraceEvent.Leave value = NO_VALUE;
    int visits;
    double[] rewards = {};
    List<Double> proven = List.of();
    int distance;
    Optional<SearchWindow> window = Optional.empty();
    Optional<TraceEvent.Cut> cut = Optional.empty();
  }

  private static final TraceEvent.Leave NO_VALUE =
      new TraceEvent.Leave(0, Bound.EXACT, TraceEvent.Source.MOVES, Trace.NO_MOVE);

  private final TraceTree.Pass pass;
  private final int chosen;
  private final boolean stopped;
  private final boolean cuts;
  private final Kind kind;
  private final Known[] known;
  private int at;

  TraceReplay(TraceTree.Pass pass, int chosen, boolean stopped) {
    this.pass = pass;
    this.chosen = chosen;
    this.stopped = stopped;
    this.cuts = pass.steps.stream().anyMatch(step -> isWindowed(step.event()));
    this.kind = kindOf(pass.start);
    this.known = new Known[pass.nodes.size()];
    restart();
    goTo(length());
  }

  static boolean isWindowed(TraceEvent event) {
    return event instanceof TraceEvent.Enter enter && !enter.window().equals(SearchWindow.OPEN);
  }

  private static Kind kindOf(TraceEvent.Start start) {
    return switch (start) {
      case TraceEvent.DepthStarts _ -> Kind.DEPTH_FIRST;
      case TraceEvent.LayersStart _ -> Kind.LAYERS;
      case TraceEvent.VisitsStart _ -> Kind.VISITS;
    };
  }

  public Kind kind() {
    return kind;
  }

  /** Plies of the depth shown, the last completed or the first; 0 if it does not deepen. */
  public int passDepth() {
    return pass.start instanceof TraceEvent.DepthStarts(int depth, var _) ? depth : 0;
  }

  /** Whether the budget was spent before the search had come to its own end. */
  public boolean isStopped() {
    return stopped;
  }

  /** Nodes seen by the last step, the root included. */
  public int size() {
    return known.length;
  }

  /** Nodes, or playouts of a search by playouts, that were only counted. */
  public long unrecorded() {
    return pass.unrecorded;
  }

  /** Steps in all. */
  public int length() {
    return pass.steps.size();
  }

  /** Steps made so far. */
  public int at() {
    return at;
  }

  /** Goes to the moment after {@code step} steps. */
  public void goTo(int step) {
    if (step < at) {
      restart();
    }
    for (; at < Math.min(step, length()); at++) {
      happen(pass.steps.get(at));
    }
  }

  private void restart() {
    at = 0;
    Arrays.setAll(known, node -> new Known());
    known[Trace.ROOT].points =
        pass.start instanceof TraceEvent.LayersStart(int value, var _) ? value : 0;
    known[Trace.ROOT].window = Optional.of(SearchWindow.OPEN).filter(any -> cuts);
    known[Trace.ROOT].state =
        switch (kind) {
          case DEPTH_FIRST -> NodeState.OPEN;
          case LAYERS -> NodeState.EXPANDED;
          case VISITS -> NodeState.VISITED;
        };
  }

  private void happen(TraceTree.Step step) {
    Known node = known[step.node()];
    switch (step.event()) {
      case TraceEvent.Enter(int move, SearchWindow window, int less) -> {
        node.less = less;
        node.state = NodeState.OPEN;
        node.window = Optional.of(window).filter(any -> cuts);
      }
      case TraceEvent.Leave leave -> {
        node.state = NodeState.SEARCHED;
        node.points = leave.value();
        node.value = leave;
      }
      case TraceEvent.Cut cut -> {
        node.state = NodeState.CUT;
        node.cut = Optional.of(cut);
      }
      case TraceEvent.Candidate candidate -> {
        node.state = NodeState.CANDIDATE;
        node.points = candidate.value();
      }
      case TraceEvent.Becomes(int number, NodeState state) -> node.state = state;
      case TraceEvent.Playout(List<Double> rewards, var _) -> {
        for (int i = step.node(); i >= 0; i = parent(i)) {
          visit(known[i], rewards);
        }
      }
      case TraceEvent.Proven(int depth, List<Double> rewards, int distance) -> {
        node.proven = rewards;
        node.distance = distance;
      }
      case TraceEvent.Start _, TraceEvent.Select _, TraceEvent.Stopped _ -> {}
    }
  }

  private static void visit(Known node, List<Double> rewards) {
    node.state = NodeState.VISITED;
    node.visits++;
    if (node.rewards.length == 0) {
      node.rewards = new double[rewards.size()];
    }
    for (int seat = 0; seat < rewards.size(); seat++) {
      node.rewards[seat] += rewards.get(seat);
    }
  }

  // ---- one node

  /** -1 for the root. */
  public int parent(int node) {
    return pass.nodes.get(node).parent();
  }

  /** The move that leads there; {@link Trace#NO_MOVE} for the root. */
  public int move(int node) {
    return pass.nodes.get(node).move();
  }

  /** Plies below the root. */
  public int depth(int node) {
    return pass.nodes.get(node).depth();
  }

  public NodeState state(int node) {
    return known[node].state;
  }

  public boolean isSeen(int node) {
    return known[node].state != NodeState.UNSEEN;
  }

  /** The children seen so far, in the order in which the search first came there. */
  public List<Integer> children(int node) {
    return allChildren(node).stream().filter(this::isSeen).toList();
  }

  /** The children seen by the last step, in the order in which the search first came there. */
  public List<Integer> allChildren(int node) {
    return Collections.unmodifiableList(pass.nodes.get(node).children());
  }

  /** Points of a node that has a value; of a node of a layer, its score. */
  public int points(int node) {
    return known[node].points;
  }

  public Bound bound(int node) {
    return known[node].value.bound();
  }

  /** The move that its value comes from, or {@link Trace#NO_MOVE}. */
  int best(int node) {
    return known[node].value.best();
  }

  public TraceEvent.Source source(int node) {
    return known[node].value.source();
  }

  /** With which the node was entered, if the search cuts anything. */
  public Optional<SearchWindow> window(int node) {
    return known[node].window;
  }

  /** Plies by which the node was searched less deep than the depth asks for. */
  public int less(int node) {
    return known[node].less;
  }

  /** Why the node was left out, if it was. */
  public Optional<TraceEvent.Cut> cut(int node) {
    return known[node].cut;
  }

  public int visits(int node) {
    return known[node].visits;
  }

  /** The mean reward of the seat that thinks, or the exact one where it is proven. */
  public double winRate(int node) {
    return reward(node, thinker());
  }

  /** Whether the reward of the seat that thinks is proven. */
  public boolean isProven(int node) {
    return !Double.isNaN(proven(node, thinker()));
  }

  /** The seat that thinks, of a search by visits; else 0. */
  private int thinker() {
    return pass.start instanceof TraceEvent.VisitsStart start ? start.seat() : 0;
  }

  /** The mean reward of {@code seat}; 0 without a visit. */
  private double mean(int node, int seat) {
    Known there = known[node];
    return there.visits == 0 ? 0 : there.rewards[seat] / there.visits;
  }

  /** The sum of the rewards of {@code seat}. */
  double rewards(int node, int seat) {
    double[] sums = known[node].rewards;
    return sums.length == 0 ? 0 : sums[seat];
  }

  /** The mean reward of {@code seat}, or the exact one where it is proven. */
  double reward(int node, int seat) {
    double exact = proven(node, seat);
    return Double.isNaN(exact) ? mean(node, seat) : exact;
  }

  /** The reward that is proven for {@code seat}, else NaN. */
  double proven(int node, int seat) {
    List<Double> proven = known[node].proven;
    return seat < 0 || proven.isEmpty() ? Double.NaN : proven.get(seat);
  }

  /** Plies to the end of the game from a node of which something is proven. */
  int distance(int node) {
    return known[node].distance;
  }

  /** Who moved there in a search by visits; {@link Trace#ALL_SEATS} where all move at once. */
  public int seat(int node) {
    return pass.nodes.get(node).seat();
  }

  /**
   * By which terms of UCB1 the search goes there or not; empty where one seat alone cannot choose
   * it, or where choices go by another rule.
   */
  public Optional<Ucb> ucb(int node) {
    int seat = seat(node);
    if (seat == Trace.ALL_SEATS
        || known[node].visits == 0
        || !(pass.start instanceof TraceEvent.VisitsStart(int thinker, double exploration))
        || exploration < 0) {
      return Optional.empty();
    }
    int before = known[parent(node)].visits;
    double exact = proven(node, seat);
    boolean decided =
        known[node].proven.size() == 2 ? exact <= 0 || exact >= 1 : !Double.isNaN(exact);
    return Optional.of(
        decided
            ? Ucb.decided(exact, visits(node), before)
            : Ucb.open(mean(node, seat), visits(node), before, exploration));
  }

  // ---- the whole

  /** The node of the last step made; the root before the first one. */
  public int latest() {
    return at == 0 ? Trace.ROOT : pass.steps.get(at - 1).node();
  }

  /** The last step made; empty before the first one. */
  public Optional<TraceEvent> event() {
    return at == 0 ? Optional.empty() : Optional.of(pass.steps.get(at - 1).event());
  }

  /** The path from the root that is best at this step, the root included. */
  public List<Integer> line() {
    return new PrincipalVariation(this, chosen).nodes();
  }

  /** The nodes from the root to {@code node}, both included. */
  public List<Integer> path(int node) {
    List<Integer> path = new ArrayList<>();
    for (int i = node; i >= 0; i = parent(i)) {
      path.add(i);
    }
    Collections.reverse(path);
    return path;
  }

  /** The last child seen to which {@code move} leads, 0 if there is none. */
  int child(int node, int move) {
    return children(node).stream()
        .filter(child -> move(child) == move)
        .reduce(0, (before, last) -> last);
  }
}
