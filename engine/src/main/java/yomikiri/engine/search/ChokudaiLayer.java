package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import yomikiri.engine.game.SoloPosition;
import yomikiri.engine.trace.NodeState;

/**
 * The positions waiting at one depth of a Chokudai search: a heap, best on top and the earlier one
 * on a tie, and the best score at which each key was ever seen here. When it grows beyond twice its
 * limit the worse half is dropped.
 */
final class ChokudaiLayer<P extends SoloPosition> {
  private static final int FIRST_CAPACITY = 64;

  private final int limit;
  private final List<P> pool;
  private final List<P> positions = new ArrayList<>();
  private long[] origins = new long[FIRST_CAPACITY]; // first move, and number in the trace
  private long[] ranks = new long[FIRST_CAPACITY];
  private int arrivals;
  private long[] seenKeys = new long[FIRST_CAPACITY];
  private int[] seenScores = new int[FIRST_CAPACITY];
  private int seen;
  private boolean dropped;
  private LayerTrace trace = LayerTrace.NONE;

  /**
   * @param pool takes the positions that are no longer needed
   */
  ChokudaiLayer(int limit, List<P> pool) {
    this.limit = limit;
    this.pool = pool;
  }

  /** Empties the layer; what happens to its nodes is told to {@code follower}. */
  void clear(LayerTrace follower) {
    trace = follower;
    pool.addAll(positions);
    positions.clear();
    arrivals = 0;
    Arrays.fill(seenScores, 0);
    seen = 0;
    dropped = false;
  }

  int size() {
    return positions.size();
  }

  boolean hasDropped() {
    return dropped;
  }

  /** Notes that {@code key} is reached with {@code score}; false if it was, as well or better. */
  boolean isNew(long key, int score) {
    if (2 * (seen + 1) > seenKeys.length) {
      growSeen();
    }
    int at = placeOf(seenKeys, seenScores, key);
    if (seenScores[at] > score) {
      return false;
    }
    seen += seenScores[at] == 0 ? 1 : 0;
    seenKeys[at] = key;
    seenScores[at] = score + 1; // 0 marks an empty place
    return true;
  }

  private void growSeen() {
    long[] keys = new long[2 * seenKeys.length];
    int[] scores = new int[2 * seenKeys.length];
    for (int i = 0; i < seenKeys.length; i++) {
      if (seenScores[i] != 0) {
        int at = placeOf(keys, scores, seenKeys[i]);
        keys[at] = seenKeys[i];
        scores[at] = seenScores[i];
      }
    }
    seenKeys = keys;
    seenScores = scores;
  }

  private static int placeOf(long[] keys, int[] scores, long key) {
    int at = (int) (key ^ key >>> 32) & keys.length - 1;
    while (scores[at] != 0 && keys[at] != key) {
      at = at + 1 & keys.length - 1;
    }
    return at;
  }

  /**
   * Adds a position, which becomes the layer's own.
   *
   * @param node its number in the trace
   */
  void push(P position, int firstMove, int node) {
    int at = positions.size();
    if (at == ranks.length) {
      ranks = Arrays.copyOf(ranks, 2 * at);
      origins = Arrays.copyOf(origins, 2 * at);
    }
    positions.add(position);
    long rank = (long) position.score(0) << 32 | Integer.MAX_VALUE - arrivals++;
    put(at, position, rank, (long) firstMove << 32 | node);
    trace.tell(node, NodeState.KEPT);
    siftUp(at);
    if (positions.size() > 2 * limit) {
      dropWorse();
    }
  }

  /** Tells the scores of all positions waiting. */
  void offerAll(BestByFirstMove best) {
    for (int i = 0; i < positions.size(); i++) {
      best.offer((int) (origins[i] >> 32), positions.get(i).score(0));
    }
  }

  P top() {
    return positions.getFirst();
  }

  int topFirstMove() {
    return (int) (origins[0] >> 32);
  }

  /** The number of the best position in the trace. */
  int topNode() {
    return (int) origins[0];
  }

  /** Takes the best position out; it is no longer the layer's. */
  P pop() {
    P top = positions.getFirst();
    int last = positions.size() - 1;
    put(0, positions.get(last), ranks[last], origins[last]);
    positions.removeLast();
    siftDown(0);
    return top;
  }

  private void dropWorse() {
    dropped = true;
    long[] sorted = Arrays.copyOf(ranks, positions.size());
    Arrays.sort(sorted);
    long least = sorted[positions.size() - limit];
    int kept = 0;
    for (int i = 0; i < positions.size(); i++) {
      if (ranks[i] >= least) {
        P position = positions.get(i);
        positions.set(i, positions.get(kept));
        put(kept, position, ranks[i], origins[i]);
        kept++;
      } else {
        trace.tell((int) origins[i], NodeState.DROPPED);
      }
    }
    while (positions.size() > kept) {
      pool.add(positions.removeLast());
    }
    for (int i = kept / 2 - 1; i >= 0; i--) {
      siftDown(i);
    }
  }

  private void put(int at, P position, long rank, long origin) {
    positions.set(at, position);
    ranks[at] = rank;
    origins[at] = origin;
  }

  private void swap(int one, int other) {
    P position = positions.get(one);
    long rank = ranks[one];
    long origin = origins[one];
    put(one, positions.get(other), ranks[other], origins[other]);
    put(other, position, rank, origin);
  }

  private void siftUp(int from) {
    for (int at = from; at > 0 && ranks[(at - 1) / 2] < ranks[at]; at = (at - 1) / 2) {
      swap(at, (at - 1) / 2);
    }
  }

  private void siftDown(int from) {
    int at = from;
    while (true) {
      int child = 2 * at + 1;
      if (child + 1 < positions.size() && ranks[child + 1] > ranks[child]) {
        child++;
      }
      if (child >= positions.size() || ranks[child] <= ranks[at]) {
        return;
      }
      swap(at, child);
      at = child;
    }
  }
}
