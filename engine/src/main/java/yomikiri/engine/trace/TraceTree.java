package yomikiri.engine.trace;

import java.util.Arrays;

/**
 * Writes down a search as it happens: a table of nodes and the order of events. Of a search by
 * iterative deepening the last completed depth stays, or the first as far as it came. Beyond the
 * limit new nodes and playouts are only counted. Written on the search's thread, read when the
 * search has ended.
 */
public final class TraceTree implements Trace {
  /** The limit, unless another is given. */
  public static final int EVENTS = 200_000;

  /** What happened. */
  public enum Event {
    /** The search went down to the node. */
    ENTER,
    /** The node's value became known. */
    LEAVE,
    /** The node was left out. */
    CUT,
    /** The node was looked at. */
    CANDIDATE,
    /** The node is among the best of its layer. */
    KEPT,
    /** The node had to go for lack of room. */
    DROPPED,
    /** The node had to go as an equal one stays. */
    TWIN,
    /** The node ends its game. */
    ENDED,
    /** The moves from the node are looked at next. */
    EXPANDED,
    /** A playout went down to the node. */
    PLAYOUT,
    /** The node's reward is proven. */
    PROVEN
  }

  /**
   * All that was written down of one pass: nodes by number, the root first, parents before their
   * children; events by order.
   */
  static final class Table {
    final int passDepth;
    int nodes = 1;
    int[] parents = new int[64];
    int[] moves = new int[64];
    int[] depths = new int[64];
    int events;
    Event[] kinds = new Event[64];
    int[] subjects = new int[64];
    double[] figures = new double[64];
    Bound[] bounds = new Bound[64];
    Source[] sources = new Source[64];
    int[] bests = new int[64];
    long untold; // nodes, or playouts

    Table(int passDepth) {
      this.passDepth = passDepth;
      parents[0] = -1;
      moves[0] = NO_MOVE;
    }

    int addNode(int parent, int move) {
      if (nodes == parents.length) {
        parents = Arrays.copyOf(parents, 2 * nodes);
        moves = Arrays.copyOf(moves, 2 * nodes);
        depths = Arrays.copyOf(depths, 2 * nodes);
      }
      parents[nodes] = parent;
      moves[nodes] = move;
      depths[nodes] = depths[parent] + 1;
      return nodes++;
    }

    void addEvent(
        Event kind, int subject, double figure, Bound bound, Source source, int bestMove) {
      if (events == kinds.length) {
        kinds = Arrays.copyOf(kinds, 2 * events);
        subjects = Arrays.copyOf(subjects, 2 * events);
        figures = Arrays.copyOf(figures, 2 * events);
        bounds = Arrays.copyOf(bounds, 2 * events);
        sources = Arrays.copyOf(sources, 2 * events);
        bests = Arrays.copyOf(bests, 2 * events);
      }
      kinds[events] = kind;
      subjects[events] = subject;
      figures[events] = figure;
      bounds[events] = bound;
      sources[events] = source;
      bests[events] = bestMove;
      events++;
    }
  }

  /** Not written down, nor is anything below. */
  private static final int UNTOLD = -1;

  private final int limit;
  private Table table = new Table(0);
  private Table completed = table;
  private boolean anyCompleted;
  private int[] path = new int[64];
  private int height;
  private final ChildIndex index = new ChildIndex();

  public TraceTree() {
    this(EVENTS);
  }

  /**
   * Nothing written down yet.
   *
   * @param limit events after which no new node is written down
   */
  public TraceTree(int limit) {
    this.limit = limit;
  }

  /**
   * The search from its beginning to its end, to be walked through.
   *
   * @param chosen the move the search chose
   */
  public TraceReplay replay(int chosen) {
    return new TraceReplay(anyCompleted ? completed : table, chosen);
  }

  private void tell(Event kind, int node) {
    tell(kind, node, 0, Bound.EXACT, Source.MOVES, NO_MOVE);
  }

  private void tell(Event kind, int node, double figure, Bound bound, Source source, int bestMove) {
    boolean repeats = kind == Event.PLAYOUT || kind == Event.PROVEN;
    if (node != UNTOLD && (!repeats || table.events < limit)) {
      table.addEvent(kind, node, figure, bound, source, bestMove);
    } else if (kind == Event.ENTER
        || kind == Event.CUT
        || kind == Event.CANDIDATE
        || kind == Event.PLAYOUT) {
      table.untold++;
    }
  }

  private int node(int parent, int move) {
    return parent == UNTOLD || table.events >= limit ? UNTOLD : table.addNode(parent, move);
  }

  // ---- depth first

  @Override
  public void depthStarts(int depth) {
    table = new Table(depth);
    height = 0;
    path[0] = ROOT;
  }

  @Override
  public void enter(int move) {
    int node = node(path[height], move);
    push(node);
    tell(Event.ENTER, node);
  }

  private void push(int node) {
    if (++height == path.length) {
      path = Arrays.copyOf(path, 2 * height);
    }
    path[height] = node;
  }

  @Override
  public void leave(int value, Bound bound, Source source, int best) {
    tell(Event.LEAVE, path[height], value, bound, source, best);
    if (height > 0) {
      height--;
    } else {
      completed = table;
      anyCompleted = true;
    }
  }

  @Override
  public void cut(int move, int atLimit) {
    int node = node(path[height], move);
    tell(Event.CUT, node, atLimit, Bound.EXACT, Source.MOVES, NO_MOVE);
  }

  // ---- layer by layer

  @Override
  public int candidate(int parent, int move, int score) {
    int node = node(parent, move);
    tell(Event.CANDIDATE, node, score, Bound.EXACT, Source.MOVES, NO_MOVE);
    return node;
  }

  @Override
  public void kept(int node) {
    tell(Event.KEPT, node);
  }

  @Override
  public void dropped(int node) {
    tell(Event.DROPPED, node);
  }

  @Override
  public void twin(int node) {
    tell(Event.TWIN, node);
  }

  @Override
  public void ended(int node) {
    tell(Event.ENDED, node);
  }

  @Override
  public void expanded(int node) {
    tell(Event.EXPANDED, node);
  }

  // ---- visit by visit

  @Override
  public void select(int move) {
    int parent = path[height];
    int child = parent == UNTOLD ? UNTOLD : index.find(table, parent, move);
    if (child == UNTOLD) {
      child = node(parent, move);
      if (child != UNTOLD) {
        index.add(table, child);
      }
    }
    push(child);
  }

  @Override
  public void playout(double reward) {
    tell(Event.PLAYOUT, path[height], reward, Bound.EXACT, Source.MOVES, NO_MOVE);
    height = 0;
  }

  @Override
  public void proven(int depth, double reward) {
    tell(Event.PROVEN, path[depth], reward, Bound.EXACT, Source.MOVES, NO_MOVE);
  }

  /** Finds the child of a node by its move: each node's children in a chain. */
  private static final class ChildIndex {
    private int[] first = new int[64];
    private int[] next = new int[64];

    int find(Table table, int parent, int move) {
      int child = parent < first.length ? first[parent] : 0;
      while (child > 0 && table.moves[child] != move) {
        child = next[child];
      }
      return child > 0 ? child : UNTOLD;
    }

    void add(Table table, int child) {
      if (child >= first.length) {
        first = Arrays.copyOf(first, 2 * child);
        next = Arrays.copyOf(next, 2 * child);
      }
      next[child] = first[table.parents[child]];
      first[table.parents[child]] = child;
    }
  }
}
