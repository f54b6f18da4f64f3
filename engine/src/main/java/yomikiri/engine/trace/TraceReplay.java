package yomikiri.engine.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A search that was written down, at one of its steps: the tree as the search knew it then. Nodes
 * are numbered, the root is 0, parents come before their children.
 */
public final class TraceReplay {
  /** How a search goes about its tree. */
  public enum Kind {
    DEPTH_FIRST,
    LAYERS,
    VISITS
  }

  /** What is known of one node. */
  private static final class Known {
    NodeState state = NodeState.UNSEEN;
    int points;
    TraceEvent.Leave value = NO_VALUE;
    int visits;
    double rewards;
    OptionalDouble proven = OptionalDouble.empty();
    Optional<Window> window = Optional.empty();
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
    this.kind = pass.steps.isEmpty() ? Kind.DEPTH_FIRST : kindOf(pass.steps.getFirst().event());
    this.known = new Known[pass.nodes.size()];
    restart();
    goTo(length());
  }

  private static boolean isWindowed(TraceEvent event) {
    return event instanceof TraceEvent.Enter enter && !enter.window().equals(Window.OPEN);
  }

  private static Kind kindOf(TraceEvent event) {
    return switch (event) {
      case TraceEvent.DepthStarts _, TraceEvent.Enter _, TraceEvent.Leave _, TraceEvent.Cut _ ->
          Kind.DEPTH_FIRST;
      case TraceEvent.Candidate _, TraceEvent.Becomes _ -> Kind.LAYERS;
      case TraceEvent.Select _, TraceEvent.Playout _, TraceEvent.Proven _, TraceEvent.Stopped _ ->
          Kind.VISITS;
    };
  }

  public Kind kind() {
    return kind;
  }

  /**
   * Plies of the depth shown, which is the last one completed, or the first one if none was; 0 for
   * a search that does not deepen.
   */
  public int passDepth() {
    return pass.depth;
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
  public long untold() {
    return pass.untold;
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
    known[Trace.ROOT].window = Optional.of(Window.OPEN).filter(any -> cuts);
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
      case TraceEvent.Enter(int move, Window window) -> {
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
      case TraceEvent.Playout(double reward) -> {
        for (int i = step.node(); i >= 0; i = parent(i)) {
          known[i].state = NodeState.VISITED;
          known[i].visits++;
          known[i].rewards += reward;
        }
      }
      case TraceEvent.Proven(int depth, double reward) -> node.proven = OptionalDouble.of(reward);
      case TraceEvent.DepthStarts _, TraceEvent.Select _, TraceEvent.Stopped _ -> {}
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

  public TraceEvent.Source source(int node) {
    return known[node].value.source();
  }

  /** With which the node was entered, if the search cuts anything. */
  public Optional<Window> window(int node) {
    return known[node].window;
  }

  /** Why the node was left out, if it was. */
  public Optional<TraceEvent.Cut> cut(int node) {
    return known[node].cut;
  }

  public int visits(int node) {
    return known[node].visits;
  }

  /** The mean reward of the visits, or the exact one where it is proven. */
  public double winRate(int node) {
    return known[node].proven.orElse(known[node].rewards / Math.max(1, known[node].visits));
  }

  public boolean isProven(int node) {
    return known[node].proven.isPresent();
  }

  // ---- the whole

  /** The node of the last step made; the root before the first one. */
  public int latest() {
    return at == 0 ? Trace.ROOT : pass.steps.get(at - 1).node();
  }

  /** The path from the root that is best at this step, the root included. */
  public List<Integer> line() {
    return switch (kind) {
      case DEPTH_FIRST -> lineByMoves();
      case LAYERS -> lineToBestScore();
      case VISITS -> lineByVisits();
    };
  }

  private List<Integer> lineByMoves() {
    List<Integer> line = new ArrayList<>(List.of(Trace.ROOT));
    int node =
        at == length()
            ? child(Trace.ROOT, chosen)
            : known[Trace.ROOT].value.best() == Trace.NO_MOVE
                ? bestRootChild()
                : bestChild(Trace.ROOT);
    while (node > 0) {
      line.add(node);
      node = bestChild(node);
    }
    return line;
  }

  private int bestChild(int node) {
    return known[node].value.best() == Trace.NO_MOVE ? 0 : child(node, known[node].value.best());
  }

  /** The best of the root's children whose value is known, 0 if there is none. */
  private int bestRootChild() {
    int best = 0;
    for (int child : children(Trace.ROOT)) {
      boolean exact = state(child) == NodeState.SEARCHED && bound(child) == Bound.EXACT;
      if (exact && (best == 0 || points(child) > points(best))) {
        best = child;
      }
    }
    return best;
  }

  /** To the best of the games that ended and the deepest layer; on a tie the lower first move. */
  private List<Integer> lineToBestScore() {
    int deepest = 0;
    for (int node = 1; node < size(); node++) {
      if (known[node].state == NodeState.KEPT) {
        deepest = Math.max(deepest, depth(node));
      }
    }
    int best = 0;
    for (int node = 1; node < size(); node++) {
      boolean counts =
          known[node].state == NodeState.ENDED
              || known[node].state == NodeState.KEPT && depth(node) == deepest;
      if (counts && (best == 0 || isBetter(node, best))) {
        best = node;
      }
    }
    return path(best);
  }

  private boolean isBetter(int node, int other) {
    return points(node) != points(other)
        ? points(node) > points(other)
        : firstMove(node) < firstMove(other);
  }

  private int firstMove(int node) {
    int first = node;
    while (parent(first) > 0) {
      first = parent(first);
    }
    return move(first);
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

  private List<Integer> lineByVisits() {
    List<Integer> line = new ArrayList<>(List.of(Trace.ROOT));
    int node = at == length() ? child(Trace.ROOT, chosen) : mostVisited(Trace.ROOT);
    while (node > 0) {
      line.add(node);
      node = mostVisited(node);
    }
    return line;
  }

  /** 0 if there is none. */
  private int mostVisited(int node) {
    int best = 0;
    for (int child : children(node)) {
      if (best == 0 || visits(child) > visits(best)) {
        best = child;
      }
    }
    return best;
  }

  /** The child seen to which {@code move} leads, 0 if there is none. */
  private int child(int node, int move) {
    return children(node).stream().filter(child -> move(child) == move).findFirst().orElse(0);
  }
}
