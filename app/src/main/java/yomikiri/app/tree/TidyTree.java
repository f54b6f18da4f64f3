package yomikiri.app.tree;

import java.util.Arrays;

/**
 * Places the nodes of a tree side by side: no two of one depth too close, each node midway between
 * its first and last child, equal subtrees drawn alike. The algorithm of Buchheim, Jünger and
 * Leipert (2002), which makes Walker's (1990) linear.
 */
final class TidyTree {
  /** Least distance of two children of one node. */
  static final double SIBLINGS = 1;

  /** Least distance of two nodes of one depth and different parents. */
  static final double COUSINS = 1.25;

  private static final int NONE = -1;

  private final int[] parents;
  private final int[] firstChild;
  private final int[] lastChild;
  private final int[] leftSibling;
  private final int[] rightSibling;
  private final int[] number;
  private final int[] thread;
  private final int[] ancestor;
  private final double[] preliminary;
  private final double[] modifier;
  private final double[] shift;
  private final double[] change;

  private TidyTree(int[] parents) {
    int size = parents.length;
    this.parents = parents;
    firstChild = filled(size);
    lastChild = filled(size);
    leftSibling = filled(size);
    rightSibling = filled(size);
    thread = filled(size);
    number = new int[size];
    ancestor = new int[size];
    preliminary = new double[size];
    modifier = new double[size];
    shift = new double[size];
    change = new double[size];
    for (int node = 0; node < size; node++) {
      ancestor[node] = node;
      int parent = parents[node];
      if (parent != NONE) {
        leftSibling[node] = lastChild[parent];
        number[node] = leftSibling[node] == NONE ? 0 : number[leftSibling[node]] + 1;
        lastChild[parent] = node;
        if (firstChild[parent] == NONE) {
          firstChild[parent] = node;
        } else {
          rightSibling[leftSibling[node]] = node;
        }
      }
    }
  }

  private static int[] filled(int size) {
    int[] array = new int[size];
    Arrays.fill(array, NONE);
    return array;
  }

  /**
   * The place of every node across its depth, the least being 0.
   *
   * @param parents by node, -1 for node 0; parents come before their children, which stand in the
   *     order of their numbers
   */
  static double[] places(int[] parents) {
    if (parents.length == 0) {
      return new double[0];
    }
    TidyTree tree = new TidyTree(parents);
    tree.settle(0);
    double[] places = new double[parents.length];
    double[] moved = new double[parents.length];
    double least = 0;
    for (int node = 0; node < parents.length; node++) {
      int parent = parents[node];
      moved[node] = parent == NONE ? 0 : moved[parent] + tree.modifier[parent];
      places[node] = tree.preliminary[node] + moved[node];
      least = node == 0 ? places[0] : Math.min(least, places[node]);
    }
    for (int node = 0; node < places.length; node++) {
      places[node] -= least;
    }
    return places;
  }

  /** Finds the preliminary places in the subtree of {@code node}, children first. */
  private void settle(int node) {
    int left = leftSibling[node];
    if (firstChild[node] == NONE) {
      preliminary[node] = left == NONE ? 0 : preliminary[left] + SIBLINGS;
      return;
    }
    int standIn = firstChild[node];
    for (int child = firstChild[node]; child != NONE; child = rightSibling[child]) {
      settle(child);
      standIn = pushApart(child, standIn);
    }
    spread(node);
    double middle = (preliminary[firstChild[node]] + preliminary[lastChild[node]]) / 2;
    if (left == NONE) {
      preliminary[node] = middle;
    } else {
      preliminary[node] = preliminary[left] + SIBLINGS;
      modifier[node] = preliminary[node] - middle;
    }
  }

  /**
   * Moves the subtree of {@code node} clear of those at its left; tells which subtree now stands
   * for the left contour where no node remembers it.
   */
  private int pushApart(int node, int standIn) {
    if (leftSibling[node] == NONE) {
      return standIn;
    }
    int innerRight = node;
    int outerRight = node;
    int innerLeft = leftSibling[node];
    int outerLeft = firstChild[parents[node]];
    double innerRightSum = modifier[innerRight];
    double outerRightSum = modifier[outerRight];
    double innerLeftSum = modifier[innerLeft];
    double outerLeftSum = modifier[outerLeft];
    while (nextRight(innerLeft) != NONE && nextLeft(innerRight) != NONE) {
      innerLeft = nextRight(innerLeft);
      innerRight = nextLeft(innerRight);
      outerLeft = nextLeft(outerLeft);
      outerRight = nextRight(outerRight);
      ancestor[outerRight] = node;
      double gap = preliminary[innerRight] + innerRightSum - preliminary[innerLeft] - innerLeftSum;
      double needed = COUSINS - gap;
      if (needed > 0) {
        int from = parents[ancestor[innerLeft]] == parents[node] ? ancestor[innerLeft] : standIn;
        moveSubtree(from, node, needed);
        innerRightSum += needed;
        outerRightSum += needed;
      }
      innerLeftSum += modifier[innerLeft];
      innerRightSum += modifier[innerRight];
      outerLeftSum += modifier[outerLeft];
      outerRightSum += modifier[outerRight];
    }
    if (nextRight(innerLeft) != NONE && nextRight(outerRight) == NONE) {
      goOn(outerRight, nextRight(innerLeft), innerLeftSum - outerRightSum);
    }
    if (nextLeft(innerRight) != NONE && nextLeft(outerLeft) == NONE) {
      goOn(outerLeft, nextLeft(innerRight), innerRightSum - outerLeftSum);
      return node;
    }
    return standIn;
  }

  /** Has the contour that ends at {@code leaf} go on at a node of the neighbour. */
  private void goOn(int leaf, int next, double difference) {
    thread[leaf] = next;
    modifier[leaf] += difference;
  }

  private void moveSubtree(int from, int to, double distance) {
    double share = distance / (number[to] - number[from]);
    change[to] -= share;
    shift[to] += distance;
    change[from] += share;
    preliminary[to] += distance;
    modifier[to] += distance;
  }

  /** Gives the subtrees in between their share of what was moved. */
  private void spread(int node) {
    double moved = 0;
    double changed = 0;
    for (int child = lastChild[node]; child != NONE; child = leftSibling[child]) {
      preliminary[child] += moved;
      modifier[child] += moved;
      changed += change[child];
      moved += shift[child] + changed;
    }
  }

  private int nextLeft(int node) {
    return firstChild[node] == NONE ? thread[node] : firstChild[node];
  }

  private int nextRight(int node) {
    return lastChild[node] == NONE ? thread[node] : lastChild[node];
  }
}
