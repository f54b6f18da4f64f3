package yomikiri.engine.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import yomikiri.engine.think.SearchStopped;

/**
 * The moves that the threads of one search are looking into, by the keys of the positions behind
 * them, so that each thread puts off what another has begun (ABDADA, Weill 1996, as simplified by
 * Kerrigan 2017). Threads do not wait for each other here: now and then a move is put off in vain
 * or searched twice, which costs time and no more.
 */
final class BusyMoves {
  private static final int LEAST_DEPTH = 3; // plies to go at a node whose moves are put off
  private static final int BITS = 14;
  private static final long SPREAD = 0x9e3779b97f4a7c15L;

  private final long[] keys = new long[1 << BITS];
  private final boolean isShared;
  private volatile int callersDepth;

  /**
   * @param isShared whether there is more than one thread
   */
  BusyMoves(boolean isShared) {
    this.isShared = isShared;
  }

  /** The caller's thread goes on to a depth, so that nobody needs those before it. */
  void follow(int depth) {
    callersDepth = depth;
  }

  int callersDepth() {
    return callersDepth;
  }

  /**
   * To be called while a depth is searched.
   *
   * @throws SearchStopped if the caller's thread has completed it
   */
  void checkNeeded(int rootDepth) {
    if (rootDepth < callersDepth) {
      throw SearchStopped.INSTANCE;
    }
  }

  /** Whether the moves of a node with so many plies to go are worth being put off. */
  boolean isWanted(int depth) {
    return isShared && depth >= LEAST_DEPTH;
  }

  /** Moves in their order, but one that is busy when its turn comes is put off once. */
  static <T> Iterator<T> inTurn(List<T> moves, Predicate<T> isBusy) {
    Deque<T> left = new ArrayDeque<>(moves);
    return new Iterator<>() {
      private int seen;

      @Override
      public boolean hasNext() {
        return !left.isEmpty();
      }

      @Override
      public T next() {
        T move = left.removeFirst();
        while (seen > 0 && seen < moves.size() && isBusy.test(move)) {
          left.addLast(move);
          move = left.removeFirst();
          seen++;
        }
        seen++;
        return move;
      }
    };
  }

  boolean isBusy(long key) {
    return keys[slot(key)] == key;
  }

  void enter(long key) {
    keys[slot(key)] = key;
  }

  void leave(long key) {
    if (isBusy(key)) {
      keys[slot(key)] = 0;
    }
  }

  private static int slot(long key) {
    return (int) (key * SPREAD >>> Long.SIZE - BITS);
  }
}
