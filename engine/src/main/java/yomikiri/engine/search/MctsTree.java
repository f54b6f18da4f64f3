package yomikiri.engine.search;

import java.util.Arrays;
import yomikiri.engine.game.Moves;
import yomikiri.engine.think.TraceEvent;

/**
 * The tree of a Monte Carlo tree search, held in arrays: node 0 is the root, the children of a node
 * stand side by side. Each node keeps the sum of rewards of every seat, and of each seat whose
 * reward is proven, that reward.
 *
 * <p>Proven is what holds whichever of its best moves a mover takes (MCTS-Solver: Winands,
 * Björnsson and Saito 2008, here for any number of seats). A mover is sure of a full reward as soon
 * as one child proves it. Apart from that, a seat's reward is proven where it is the same in every
 * child that the mover may choose, that is, in all but those that are proven to give the mover less
 * than another. In a game for two the reward of one seat also proves the other's.
 *
 * <p>When the game goes on, a node further down becomes the root. The blocks of children that are
 * out of reach then are used again one by one, as room is needed.
 */
final class MctsTree {
  static final int ROOT = 0;

  private static final int NODE_BYTES = 24;
  private static final int SEAT_BYTES = 16; // for each node

  private final int players;
  private final boolean keepsSquares;
  private final boolean keepsPriors;
  private final boolean keepsLater;
  private final boolean isShared;
  private final int mostNodes;
  private int size = 1;
  private boolean isFull;
  private int[] firstChild = new int[0];
  private int[] childCount = new int[0];
  private int[] move = new int[0];
  private long[] visits = new long[0];

  /** 1 more than the plies to the end, see {@link #distance}; 0 where nothing is proven. */
  private int[] plies = new int[0];

  private double[] rewards = new double[0];

  /** Of each node's rewards for the one that moved there the sum of squares; empty if not kept. */
  private double[] squares = new double[0];

  /** By node what PUCT knows beforehand of the move that leads there; empty if not kept. */
  private float[] priors = new float[0];

  /** By node what RAVE counts of the move that leads there; empty if not kept. */
  private int[] laterVisits = new int[0];

  private double[] laterRewards = new double[0];

  /** Of each node the playouts that are below it and not back yet; empty for one thread. */
  private int[] underWay = new int[0];

  /** NaN for a seat whose reward is not proven; means nothing where {@link #plies} is 0. */
  private double[] exact = new double[0];

  /** By number of nodes, the first block out of reach, or 0; {@link #move} leads on to the next. */
  private int[] unreached = new int[16];

  MctsTree(int players, PlayoutSettings<?> settings) {
    this.players = players;
    this.keepsSquares = settings.selection().isTuned();
    this.keepsPriors = settings.selection().isPuct();
    this.keepsLater = settings.selection().isRave();
    this.isShared = settings.threads() > 1;
    int more =
        (keepsSquares ? Double.BYTES : 0)
            + (keepsPriors ? Float.BYTES : 0)
            + (keepsLater ? Integer.BYTES + Double.BYTES : 0)
            + (isShared ? Integer.BYTES : 0);
    this.mostNodes = settings.memory().room(NODE_BYTES + more + (long) SEAT_BYTES * players);
    setCapacity(Math.min(1 << 10, mostNodes));
  }

  private void setCapacity(int capacity) {
    firstChild = Arrays.copyOf(firstChild, capacity);
    childCount = Arrays.copyOf(childCount, capacity);
    move = Arrays.copyOf(move, capacity);
    visits = Arrays.copyOf(visits, capacity);
    plies = Arrays.copyOf(plies, capacity);
    rewards = Arrays.copyOf(rewards, capacity * players);
    exact = Arrays.copyOf(exact, capacity * players);
    squares = Arrays.copyOf(squares, keepsSquares ? capacity : 0);
    priors = Arrays.copyOf(priors, keepsPriors ? capacity : 0);
    laterVisits = Arrays.copyOf(laterVisits, keepsLater ? capacity : 0);
    laterRewards = Arrays.copyOf(laterRewards, keepsLater ? capacity : 0);
    underWay = Arrays.copyOf(underWay, isShared ? capacity : 0);
  }

  int players() {
    return players;
  }

  int firstChild(int node) {
    return firstChild[node];
  }

  /** 0 for a leaf. */
  int childCount(int node) {
    return childCount[node];
  }

  /** The move that leads to {@code node}. */
  int move(int node) {
    return move[node];
  }

  long visits(int node) {
    return visits[node];
  }

  boolean isProven(int node, int seat) {
    return plies[node] > 0 && !Double.isNaN(exact[node * players + seat]);
  }

  /**
   * Whether nothing is left to find out for {@code seat}. In a game for two a proven draw is not
   * decided: how hard it is to hold still tells one move from another.
   */
  boolean isDecided(int node, int seat) {
    if (plies[node] == 0) {
      return false;
    }
    double reward = exact[node * players + seat];
    return players == 2 ? reward <= 0 || reward >= 1 : !Double.isNaN(reward);
  }

  /** Whether it is decided for all seats. */
  boolean isDecided(int node) {
    boolean decided = plies[node] > 0;
    for (int seat = 0; decided && seat < players; seat++) {
      decided = isDecided(node, seat);
    }
    return decided;
  }

  /**
   * Plies from a node of which something is proven to the end of the game, along the play that the
   * proof rests on: who has won there hurries, all others hold out.
   */
  int distance(int node) {
    return plies[node] - 1;
  }

  /** The reward {@code seat} can expect: exact where proven, else the mean; 0 if never visited. */
  double value(int node, int seat) {
    return isProven(node, seat) ? exact[node * players + seat] : mean(node, seat);
  }

  /** The mean reward of {@code seat} over the visits, proven or not; 0 if there was none. */
  double mean(int node, int seat) {
    return visits[node] == 0 ? 0 : rewards[node * players + seat] / visits[node];
  }

  TraceEvent.Tally tally(int node) {
    int from = node * players;
    return new TraceEvent.Tally(
        visits[node], Arrays.stream(rewards, from, from + players).boxed().toList());
  }

  /** The visits and, as virtual losses, the playouts that are still below. */
  long tries(int node) {
    return visits[node] + (isShared ? underWay[node] : 0);
  }

  /** The sum of what {@code seat} gained. */
  double rewards(int node, int seat) {
    return rewards[node * players + seat];
  }

  /** A playout goes down through {@code node}; {@link #visit} tells that it is back. */
  void enter(int node) {
    if (isShared) {
      underWay[node]++;
    }
  }

  void visit(int node, double[] gained) {
    visits[node]++;
    if (isShared) {
      underWay[node]--;
    }
    for (int seat = 0; seat < players; seat++) {
      rewards[node * players + seat] += gained[seat];
    }
  }

  /** Adds to the squares of what the one gained that moved to {@code node}, where they are kept. */
  void square(int node, double reward) {
    squares[node] += reward * reward;
  }

  /** The sum of those squares; 0 if they are not kept. */
  double squares(int node) {
    return keepsSquares ? squares[node] : 0;
  }

  /** A playout from the parent in which the move to {@code node} was made, if only later. */
  void visitLater(int node, double reward) {
    laterVisits[node]++;
    laterRewards[node] += reward;
  }

  int laterVisits(int node) {
    return laterVisits[node];
  }

  /** What the one who moves to {@code node} gained in those playouts. */
  double laterRewards(int node) {
    return laterRewards[node];
  }

  float prior(int node) {
    return priors[node];
  }

  /** The proven rewards of a node that is decided for all seats. */
  void exact(int node, double[] into) {
    System.arraycopy(exact, node * players, into, 0, players);
  }

  /** Proves the rewards of a node where the game is over; whether that is news. */
  boolean proveEnd(int node, double[] atEnd) {
    boolean news = plies[node] == 0;
    plies[node] = 1;
    System.arraycopy(atEnd, 0, exact, node * players, players);
    return news;
  }

  /** Proves what its children allow of a node where {@code mover} moves; whether that is news. */
  boolean proveByChildren(int node, int mover) {
    double best = Double.NEGATIVE_INFINITY;
    for (int child = firstChild[node]; child < firstChild[node] + childCount[node]; child++) {
      if (isProven(child, mover)) {
        best = Math.max(best, exact[child * players + mover]);
      }
    }
    boolean news = false;
    for (int i = 0; i < players; i++) {
      int seat = (mover + i) % players;
      double reward = isProven(node, seat) ? Double.NaN : certain(node, mover, best, seat);
      if (!Double.isNaN(reward)) {
        if (plies[node] == 0) {
          Arrays.fill(exact, node * players, (node + 1) * players, Double.NaN);
        }
        exact[node * players + seat] = reward;
        plies[node] = 1 + pliesBelow(node, mover, best);
        news = true;
      }
    }
    return news;
  }

  /** The reward that {@code seat} is sure of; NaN if it depends. */
  private double certain(int node, int mover, double best, int seat) {
    if (seat == mover && best >= 1) {
      return best;
    }
    if (players == 2 && isProven(node, 1 - seat)) {
      return 1 - exact[node * players + 1 - seat];
    }
    double common = Double.NaN;
    for (int child = firstChild[node]; child < firstChild[node] + childCount[node]; child++) {
      if (mayChoose(child, mover, best)) {
        double reward = isProven(child, seat) ? exact[child * players + seat] : Double.NaN;
        if (Double.isNaN(reward) || common != reward && !Double.isNaN(common)) {
          return Double.NaN;
        }
        common = reward;
      }
    }
    return common;
  }

  private int pliesBelow(int node, int mover, double best) {
    int shortest = Integer.MAX_VALUE;
    int longest = 0;
    for (int child = firstChild[node]; child < firstChild[node] + childCount[node]; child++) {
      if (plies[child] > 0 && mayChoose(child, mover, best)) {
        longest = Math.max(longest, plies[child]);
        if (isProven(child, mover)) {
          shortest = Math.min(shortest, plies[child]);
        }
      }
    }
    return best >= 1 ? shortest : longest;
  }

  private boolean mayChoose(int child, int mover, double best) {
    return !isProven(child, mover) || exact[child * players + mover] >= best;
  }

  /** Whether there was no room left for some children. */
  boolean isFull() {
    return isFull;
  }

  /**
   * Gives {@code node} children; whether there was room.
   *
   * @param shares by index of a move its prior, where priors are kept
   */
  boolean expand(int node, Moves moves, float[] shares) {
    int count = moves.size();
    int first = room(count);
    if (first < 0) {
      isFull = true;
      return false;
    }
    if (keepsPriors) {
      System.arraycopy(shares, 0, priors, first, count);
    }
    for (int i = 0; i < count; i++) {
      move[first + i] = moves.get(i);
    }
    firstChild[node] = first;
    childCount[node] = count;
    return true;
  }

  /** A block of {@code count} nodes: one out of reach, else new ones, else part of a larger one. */
  private int room(int count) {
    if (unreached.length > count && unreached[count] > 0) {
      return reuse(count);
    }
    if (size <= mostNodes - count) {
      while (size + count > move.length) {
        setCapacity((int) Math.min(2L * move.length, mostNodes));
      }
      size += count;
      return size - count;
    }
    for (int larger = count + 1; larger < unreached.length; larger++) {
      if (unreached[larger] > 0) {
        int first = reuse(larger);
        release(first + count, larger - count);
        return first;
      }
    }
    return -1;
  }

  /** Takes a block out of reach, of which there is one; what hung on it is released in turn. */
  private int reuse(int count) {
    int first = unreached[count];
    unreached[count] = move[first];
    for (int node = first; node < first + count; node++) {
      release(firstChild[node], childCount[node]);
      childCount[node] = 0;
      visits[node] = 0;
      plies[node] = 0;
    }
    Arrays.fill(rewards, first * players, (first + count) * players, 0);
    if (keepsLater) {
      Arrays.fill(laterVisits, first, first + count, 0);
      Arrays.fill(laterRewards, first, first + count, 0);
    }
    if (keepsSquares) {
      Arrays.fill(squares, first, first + count, 0);
    }
    return first;
  }

  private void release(int first, int count) {
    if (count > 0) {
      if (count >= unreached.length) {
        unreached = Arrays.copyOf(unreached, 2 * count);
      }
      move[first] = unreached[count];
      unreached[count] = first;
    }
  }

  /** Makes {@code node} the root; all that is not below it is out of reach. */
  void moveRoot(int node) {
    isFull = false;
    if (node == ROOT) {
      return;
    }
    int first = firstChild[ROOT];
    int count = childCount[ROOT];
    firstChild[ROOT] = firstChild[node];
    childCount[ROOT] = childCount[node];
    childCount[node] = 0;
    visits[ROOT] = visits[node];
    plies[ROOT] = plies[node];
    System.arraycopy(rewards, node * players, rewards, ROOT, players);
    System.arraycopy(exact, node * players, exact, ROOT, players);
    release(first, count);
  }
}
