package yomikiri.engine.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import yomikiri.engine.trace.Trace.Source;
import yomikiri.engine.trace.TraceTree.Event;

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

  /** What has become of a node. */
  public enum State {
    /** Nothing yet: the search has not come there. */
    UNSEEN,
    /** The search is below it. */
    OPEN,
    /** Its value is known. */
    SEARCHED,
    /** Left out by a bound. */
    CUT,
    /** Just looked at. */
    CANDIDATE,
    /** Among the best of its layer. */
    KEPT,
    /** Gone for lack of room. */
    DROPPED,
    /** Gone as an equal position stays. */
    TWIN,
    /** The end of a game. */
    ENDED,
    /** Its moves were looked at. */
    EXPANDED,
    /** Playouts went through it. */
    VISITED
  }

  private final TraceTree.Table table;
  private final int chosen;
  private final Kind kind;
  private final int[] firstChild;
  private final int[] nextSibling;
  private final State[] states;
  private final double[] figures;
  private final Bound[] bounds;
  private final Source[] sources;
  private final int[] bests;
  private final int[] visits;
  private final boolean[] proven;
  private final double[] exact;
  private int at;

  TraceReplay(TraceTree.Table table, int chosen) {
    this.table = table;
    this.chosen = chosen;
    this.kind = table.events == 0 ? Kind.DEPTH_FIRST : kindOf(table.kinds[0]);
    firstChild = new int[table.nodes];
    nextSibling = new int[table.nodes];
    for (int node = table.nodes - 1; node > 0; node--) {
      nextSibling[node] = firstChild[table.parents[node]];
      firstChild[table.parents[node]] = node;
    }
    states = new State[table.nodes];
    figures = new double[table.nodes];
    bounds = new Bound[table.nodes];
    sources = new Source[table.nodes];
    bests = new int[table.nodes];
    visits = new int[table.nodes];
    proven = new boolean[table.nodes];
    exact = new double[table.nodes];
    restart();
    goTo(table.events);
  }

  private static Kind kindOf(Event first) {
    return switch (first) {
      case ENTER, LEAVE, CUT -> Kind.DEPTH_FIRST;
      case CANDIDATE, KEPT, DROPPED, TWIN, ENDED, EXPANDED -> Kind.LAYERS;
      case PLAYOUT, PROVEN -> Kind.VISITS;
    };
  }

  public Kind kind() {
    return kind;
  }

  /** Plies of the depth shown, for a search by iterative deepening; else 0. */
  public int passDepth() {
    return table.passDepth;
  }

  /** Nodes seen by the last step, the root included. */
  public int size() {
    return table.nodes;
  }

  /** Nodes, or playouts of a search by playouts, that were only counted. */
  public long untold() {
    return table.untold;
  }

  /** Steps in all. */
  public int length() {
    return table.events;
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
    for (; at < Math.min(step, table.events); at++) {
      happen(at);
    }
  }

  private void restart() {
    at = 0;
    Arrays.fill(states, State.UNSEEN);
    Arrays.fill(figures, 0);
    Arrays.fill(bounds, Bound.EXACT);
    Arrays.fill(sources, Source.MOVES);
    Arrays.fill(bests, Trace.NO_MOVE);
    Arrays.fill(visits, 0);
    Arrays.fill(proven, false);
    states[Trace.ROOT] =
        switch (kind) {
          case DEPTH_FIRST -> State.OPEN;
          case LAYERS -> State.EXPANDED;
          case VISITS -> State.VISITED;
        };
  }

  private void happen(int event) {
    int node = table.subjects[event];
    double figure = table.figures[event];
    switch (table.kinds[event]) {
      case ENTER -> states[node] = State.OPEN;
      case LEAVE -> {
        states[node] = State.SEARCHED;
        figures[node] = figure;
        bounds[node] = table.bounds[event];
        sources[node] = table.sources[event];
        bests[node] = table.bests[event];
      }
      case CUT -> {
        states[node] = State.CUT;
        figures[node] = figure;
      }
      case CANDIDATE -> {
        states[node] = State.CANDIDATE;
        figures[node] = figure;
      }
      case KEPT -> states[node] = State.KEPT;
      case DROPPED -> states[node] = State.DROPPED;
      case TWIN -> states[node] = State.TWIN;
      case ENDED -> states[node] = State.ENDED;
      case EXPANDED -> states[node] = State.EXPANDED;
      case PLAYOUT -> {
        for (int i = node; i >= 0; i = table.parents[i]) {
          states[i] = State.VISITED;
          visits[i]++;
          figures[i] += figure;
        }
      }
      case PROVEN -> {
        proven[node] = true;
        exact[node] = figure;
      }
    }
  }

  // ---- one node

  /** -1 for the root. */
  public int parent(int node) {
    return table.parents[node];
  }

  /** The move that leads there; {@link Trace#NO_MOVE} for the root. */
  public int move(int node) {
    return table.moves[node];
  }

  /** Plies below the root. */
  public int depth(int node) {
    return table.depths[node];
  }

  public State state(int node) {
    return states[node];
  }

  public boolean isSeen(int node) {
    return states[node] != State.UNSEEN;
  }

  /** The children seen so far, in the order in which the search first came there. */
  public List<Integer> children(int node) {
    return allChildren(node).stream().filter(this::isSeen).toList();
  }

  /** The children seen by the last step, in the order in which the search first came there. */
  public List<Integer> allChildren(int node) {
    List<Integer> children = new ArrayList<>();
    for (int child = firstChild[node]; child > 0; child = nextSibling[child]) {
      children.add(child);
    }
    return children;
  }

  /**
   * Points of a node that has a value; of a cut one, the bound at which it was left out; of a node
   * of a layer, its score.
   */
  public int points(int node) {
    return (int) figures[node];
  }

  public Bound bound(int node) {
    return bounds[node];
  }

  public Source source(int node) {
    return sources[node];
  }

  public int visits(int node) {
    return visits[node];
  }

  /** The mean reward of the visits, or the exact one where it is proven. */
  public double winRate(int node) {
    return proven[node] ? exact[node] : visits[node] == 0 ? 0 : figures[node] / visits[node];
  }

  public boolean isProven(int node) {
    return proven[node];
  }

  // ---- the whole

  /** The node of the last step made; the root before the first one. */
  public int latest() {
    return at == 0 ? Trace.ROOT : table.subjects[at - 1];
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
    int node = bests[Trace.ROOT] == Trace.NO_MOVE ? bestRootChild() : bestChild(Trace.ROOT);
    while (node > 0) {
      line.add(node);
      node = bestChild(node);
    }
    return line;
  }

  private int bestChild(int node) {
    return bests[node] == Trace.NO_MOVE ? 0 : child(node, bests[node]);
  }

  /** The best of the root's children whose value is known, 0 if there is none. */
  private int bestRootChild() {
    int best = 0;
    for (int child : children(Trace.ROOT)) {
      boolean known = states[child] == State.SEARCHED && bounds[child] == Bound.EXACT;
      if (known && (best == 0 || figures[child] > figures[best])) {
        best = child;
      }
    }
    return best;
  }

  /** To the best of the games that ended and the deepest layer; on a tie the lower first move. */
  private List<Integer> lineToBestScore() {
    int deepest = 0;
    for (int node = 1; node < table.nodes; node++) {
      if (states[node] == State.KEPT) {
        deepest = Math.max(deepest, depth(node));
      }
    }
    int best = 0;
    for (int node = 1; node < table.nodes; node++) {
      boolean counts =
          states[node] == State.ENDED || states[node] == State.KEPT && depth(node) == deepest;
      if (counts && (best == 0 || isBetter(node, best))) {
        best = node;
      }
    }
    return path(best);
  }

  private boolean isBetter(int node, int other) {
    return figures[node] != figures[other]
        ? figures[node] > figures[other]
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
    int node = at == table.events ? child(Trace.ROOT, chosen) : mostVisited(Trace.ROOT);
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
      if (best == 0 || visits[child] > visits[best]) {
        best = child;
      }
    }
    return best;
  }

  /** The child seen by which {@code move} leads, 0 if there is none. */
  private int child(int node, int move) {
    int child = firstChild[node];
    while (child > 0 && (move(child) != move || !isSeen(child))) {
      child = nextSibling[child];
    }
    return child;
  }
}
