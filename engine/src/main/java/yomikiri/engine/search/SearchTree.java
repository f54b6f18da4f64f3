package yomikiri.engine.search;

import java.util.Arrays;

/**
 * The tree of a Monte Carlo tree search, held in arrays: node 0 is the root, the children of a node
 * stand side by side. Each node keeps the sum of rewards of every seat, and once it is proven the
 * rewards that best play leads to.
 */
final class SearchTree {
  private final int players;
  private int size;
  private int[] firstChild;
  private int[] childCount;
  private int[] move;
  private int[] visits;
  private double[] rewards;
  private double[] exact;
  private boolean[] proven;

  SearchTree(int players) {
    this(players, 1 << 10);
    size = 1;
  }

  private SearchTree(int players, int capacity) {
    this.players = players;
    firstChild = new int[capacity];
    childCount = new int[capacity];
    move = new int[capacity];
    visits = new int[capacity];
    rewards = new double[capacity * players];
    exact = new double[capacity * players];
    proven = new boolean[capacity];
  }

  int size() {
    return size;
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

  int visits(int node) {
    return visits[node];
  }

  boolean isProven(int node) {
    return proven[node];
  }

  /**
   * Whether it is proven who wins. A proven draw is not decided: how hard it is to hold still tells
   * one move from another. Alone, every proof decides.
   */
  boolean isDecided(int node) {
    return proven[node]
        && (players == 1 || exact[node * players] <= 0 || exact[node * players] >= 1);
  }

  /** The reward {@code seat} can expect: exact where proven, else the mean; 0 if never visited. */
  double value(int node, int seat) {
    return proven[node] ? exact[node * players + seat] : mean(node, seat);
  }

  /** The mean reward of {@code seat} over the visits, proven or not; 0 if there was none. */
  double mean(int node, int seat) {
    return visits[node] == 0 ? 0 : rewards[node * players + seat] / visits[node];
  }

  void visit(int node, double[] gained) {
    visits[node]++;
    for (int seat = 0; seat < players; seat++) {
      rewards[node * players + seat] += gained[seat];
    }
  }

  void prove(int node, double[] best) {
    proven[node] = true;
    System.arraycopy(best, 0, exact, node * players, players);
  }

  /** The exact rewards of a proven node. */
  void exact(int node, double[] into) {
    System.arraycopy(exact, node * players, into, 0, players);
  }

  /** Appends children for the moves. */
  void expand(int node, int[] moves, int count) {
    while (size + count > move.length) {
      int capacity = 2 * move.length;
      firstChild = Arrays.copyOf(firstChild, capacity);
      childCount = Arrays.copyOf(childCount, capacity);
      move = Arrays.copyOf(move, capacity);
      visits = Arrays.copyOf(visits, capacity);
      rewards = Arrays.copyOf(rewards, capacity * players);
      exact = Arrays.copyOf(exact, capacity * players);
      proven = Arrays.copyOf(proven, capacity);
    }
    firstChild[node] = size;
    childCount[node] = count;
    System.arraycopy(moves, 0, move, size, count);
    size += count;
  }

  /** A tree of its own from {@code root} downwards. */
  SearchTree subtree(int root) {
    int[] origin = new int[size];
    int[] newFirstChild = new int[size];
    origin[0] = root;
    int count = 1;
    for (int i = 0; i < count; i++) {
      int node = origin[i];
      newFirstChild[i] = count;
      for (int child = 0; child < childCount[node]; child++) {
        origin[count++] = firstChild[node] + child;
      }
    }
    SearchTree tree = new SearchTree(players, Math.max(1 << 10, count));
    tree.size = count;
    for (int i = 0; i < count; i++) {
      int node = origin[i];
      tree.firstChild[i] = newFirstChild[i];
      tree.childCount[i] = childCount[node];
      tree.move[i] = move[node];
      tree.visits[i] = visits[node];
      tree.proven[i] = proven[node];
      System.arraycopy(rewards, node * players, tree.rewards, i * players, players);
      System.arraycopy(exact, node * players, tree.exact, i * players, players);
    }
    return tree;
  }
}
