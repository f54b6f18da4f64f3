package yomikiri.engine.search;

import java.util.Arrays;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;

/**
 * The tree of a search over simultaneous moves, held in arrays: node 0 is the first root, and the
 * root may go down with the game. An expanded node has visits and a sum of rewards for every move
 * of every seat, kept apart, and a child for every combination of moves, made when it is first
 * played.
 */
final class DuctTree {
  private static final int NODE_BYTES = 16;
  private static final int MOVE_BYTES = 20; // of a seat, where it is kept apart
  private static final int SPARE = 2; // arrays may be half empty

  private final int players;
  private final int moveLimit;
  private final int mostExpanded;
  private int size = 1;
  private int expanded;
  private int root;
  private long[] visits = new long[256];
  private int[] statsOf = new int[256];
  private int[] childrenOf = new int[256];
  private int statsSize = 1;
  private long[] moveVisits = new long[1024];
  private double[] moveRewards = new double[1024];
  private final boolean keepsSquares;
  private double[] moveSquares;
  private final boolean isShared;

  /** The playouts that are below a node, or a move, and not back yet; empty for one thread. */
  private int[] underWay;

  private int[] moveUnderWay;
  private int[] moves = new int[1024];
  private int childrenSize = 1;
  private int[] children = new int[4096];

  /**
   * @param moveLimit every seat has at most this many moves
   */
  DuctTree(int players, int moveLimit, PlayoutSettings<?> settings) {
    this.keepsSquares = settings.selection().isTuned();
    this.isShared = settings.threads() > 1;
    this.moveSquares = new double[keepsSquares ? moveRewards.length : 0];
    this.underWay = new int[isShared ? visits.length : 0];
    this.moveUnderWay = new int[isShared ? moveVisits.length : 0];
    int way = isShared ? Integer.BYTES : 0;
    int move = MOVE_BYTES + (keepsSquares ? Double.BYTES : 0) + way;
    this.players = players;
    this.moveLimit = moveLimit;
    long children = (long) combinations() * (NODE_BYTES + way + Integer.BYTES);
    this.mostExpanded =
        settings.memory().room(SPARE * ((long) players * moveLimit * move + children));
  }

  int players() {
    return players;
  }

  int root() {
    return root;
  }

  void setRoot(int node) {
    root = node;
  }

  /** Whether one more node can be expanded, and have all its children. */
  boolean hasRoom() {
    return expanded < mostExpanded;
  }

  boolean isHalfFull() {
    return expanded >= mostExpanded / 2;
  }

  boolean isExpanded(int node) {
    return statsOf[node] > 0;
  }

  long visits(int node) {
    return visits[node];
  }

  /** The visits and, as virtual losses, the playouts that are still below. */
  long tries(int node) {
    return visits[node] + (isShared ? underWay[node] : 0);
  }

  /** A playout goes down through {@code node}; {@link #visit} tells that it is back. */
  void enter(int node) {
    if (isShared) {
      underWay[node]++;
    }
  }

  void visit(int node) {
    visits[node]++;
    if (isShared) {
      underWay[node]--;
    }
  }

  /**
   * Gives {@code node} the moves of its position.
   *
   * @param scratch will be overwritten
   */
  void expand(int node, JointPosition position, Moves scratch) {
    int slots = players * moveLimit;
    if (statsSize + slots > moves.length) {
      int capacity = 2 * moves.length + slots;
      moveVisits = Arrays.copyOf(moveVisits, capacity);
      moveRewards = Arrays.copyOf(moveRewards, capacity);
      moveSquares = Arrays.copyOf(moveSquares, keepsSquares ? capacity : 0);
      moveUnderWay = Arrays.copyOf(moveUnderWay, isShared ? capacity : 0);
      moves = Arrays.copyOf(moves, capacity);
    }
    expanded++;
    statsOf[node] = statsSize;
    int combinations = combinations();
    statsSize += slots;
    if (childrenSize + combinations > children.length) {
      children = Arrays.copyOf(children, 2 * children.length + combinations);
    }
    childrenOf[node] = childrenSize;
    childrenSize += combinations;
    for (int seat = 0; seat < players; seat++) {
      position.legalMoves(seat, scratch);
      int at = statsOf[node] + seat * moveLimit;
      for (int i = 0; i < moveLimit; i++) {
        moves[at + i] = i < scratch.size() ? scratch.get(i) : -1;
      }
    }
  }

  /** In how many ways each seat can choose an index of a move, legal or not. */
  int combinations() {
    int combinations = 1;
    for (int seat = 0; seat < players; seat++) {
      combinations *= moveLimit;
    }
    return combinations;
  }

  /** The node that a combination leads to, or 0 if it is not there. */
  int child(int node, int combination) {
    return children[childrenOf[node] + combination];
  }

  /** The moves that a combination stands for, by seat. */
  void joint(int node, int combination, int[] into) {
    int rest = combination;
    for (int seat = players - 1; seat >= 0; seat--) {
      into[seat] = move(node, seat, rest % moveLimit);
      rest /= moveLimit;
    }
  }

  /** The {@code index}th move of {@code seat}, or -1 if it has fewer. */
  int move(int node, int seat, int index) {
    return index < moveLimit ? moves[statsOf[node] + seat * moveLimit + index] : -1;
  }

  long moveVisits(int node, int seat, int index) {
    return moveVisits[statsOf[node] + seat * moveLimit + index];
  }

  /** The sum of {@code seat}'s rewards after its {@code index}th move. */
  double moveRewards(int node, int seat, int index) {
    return moveRewards[statsOf[node] + seat * moveLimit + index];
  }

  /** The sum of the squares of those rewards; 0 if they are not kept. */
  double moveSquares(int node, int seat, int index) {
    return keepsSquares ? moveSquares[statsOf[node] + seat * moveLimit + index] : 0;
  }

  /** The index of the move of {@code seat} that was tried most often, the lowest of equal ones. */
  int mostVisited(int node, int seat) {
    int best = 0;
    for (int i = 1; move(node, seat, i) >= 0; i++) {
      best = moveVisits(node, seat, i) > moveVisits(node, seat, best) ? i : best;
    }
    return best;
  }

  /** As {@link #tries(int)}, of a move. */
  long moveTries(int node, int seat, int index) {
    int at = statsOf[node] + seat * moveLimit + index;
    return moveVisits[at] + (isShared ? moveUnderWay[at] : 0);
  }

  /** A playout goes down through this move; {@link #record} tells that it is back. */
  void enter(int node, int seat, int index) {
    if (isShared) {
      moveUnderWay[statsOf[node] + seat * moveLimit + index]++;
    }
  }

  void record(int node, int seat, int index, double reward) {
    int at = statsOf[node] + seat * moveLimit + index;
    moveVisits[at]++;
    if (isShared) {
      moveUnderWay[at]--;
    }
    moveRewards[at] += reward;
    if (keepsSquares) {
      moveSquares[at] += reward * reward;
    }
  }

  /**
   * The node that {@code joint}, by seat an index of a move, leads to, or 0 if it is not there yet.
   */
  int child(int node, int[] joint) {
    return children[childSlot(node, joint)];
  }

  int makeChild(int node, int[] joint) {
    if (size == visits.length) {
      visits = Arrays.copyOf(visits, 2 * size);
      statsOf = Arrays.copyOf(statsOf, 2 * size);
      childrenOf = Arrays.copyOf(childrenOf, 2 * size);
      underWay = Arrays.copyOf(underWay, isShared ? 2 * size : 0);
    }
    children[childSlot(node, joint)] = size;
    return size++;
  }

  private int childSlot(int node, int[] joint) {
    int combination = 0;
    for (int seat = 0; seat < players; seat++) {
      combination = combination * moveLimit + joint[seat];
    }
    return childrenOf[node] + combination;
  }
}
