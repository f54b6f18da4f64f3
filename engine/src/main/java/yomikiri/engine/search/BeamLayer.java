package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.SoloPosition;
import yomikiri.engine.trace.NodeState;

/**
 * The best {@code width} different positions found at one depth, with the first move that led to
 * each: a bounded heap, worst on top, and an index by key. Of two equal positions the higher score
 * stays. Positions are made once and used again.
 */
final class BeamLayer<P extends SoloPosition> {
  private final Game<P> game;
  private final int width;
  private final List<P> positions = new ArrayList<>();
  private final int[] scores;
  private final int[] firstMoves;
  private final long[] keys;
  private final int[] nodes;
  private final int[] heap;
  private final int[] placeInHeap;
  private final int[] index;
  private int size;
  private int spare; // with the slots in the heap it makes up 0 to size
  private boolean dropped;
  private LayerTrace trace = LayerTrace.NONE;

  BeamLayer(Game<P> game, int width) {
    this.game = game;
    this.width = width;
    scores = new int[width + 1];
    firstMoves = new int[width + 1];
    keys = new long[width + 1];
    nodes = new int[width + 1];
    heap = new int[width + 1];
    placeInHeap = new int[width + 1];
    index = new int[Integer.highestOneBit(4 * width + 3)];
    clear();
  }

  /** Empties the layer; what happens to its nodes is told to {@code follower}. */
  void clear(LayerTrace follower) {
    trace = follower;
    clear();
  }

  private void clear() {
    size = 0;
    spare = 0;
    dropped = false;
    Arrays.fill(index, -1);
  }

  int size() {
    return size;
  }

  /** Whether a position had to go for lack of width. */
  boolean hasDropped() {
    return dropped;
  }

  /** A position of the layer; {@code i} from 0 to {@code size() - 1}, in no order. */
  P position(int i) {
    return positions.get(heap[i]);
  }

  int score(int i) {
    return scores[heap[i]];
  }

  /** The number of a position in the trace. */
  int node(int i) {
    return nodes[heap[i]];
  }

  int firstMove(int i) {
    return firstMoves[heap[i]];
  }

  /**
   * Keeps what {@code move} makes of {@code from} if it is good enough and new.
   *
   * @param parent the number of {@code from} in the trace
   */
  void offer(P from, int move, int firstMove, int parent) {
    if (spare == positions.size()) {
      positions.add(game.copyOf(from));
    }
    P child = positions.get(spare);
    game.copy(from, child);
    child.play(move);
    int score = child.score(0);
    int node = trace.candidate(parent, move, score);
    if (size == width && score <= scores[heap[0]]) {
      dropped = true;
      trace.tell(node, NodeState.DROPPED);
      return;
    }
    long key = child.key();
    int twin = find(key);
    if (twin >= 0 && scores[twin] >= score) {
      trace.tell(node, NodeState.TWIN);
      return;
    }
    int slot = spare;
    scores[slot] = score;
    firstMoves[slot] = firstMove;
    keys[slot] = key;
    nodes[slot] = node;
    trace.tell(node, NodeState.KEPT);
    if (twin >= 0) {
      trace.tell(nodes[twin], NodeState.TWIN);
      replace(twin, slot);
    } else if (size < width) {
      place(size++, slot);
      insert(slot);
      siftUp(placeInHeap[slot]);
      spare = size;
    } else {
      dropped = true;
      trace.tell(nodes[heap[0]], NodeState.DROPPED);
      replace(heap[0], slot);
    }
  }

  /** Puts {@code slot} where {@code old} was; {@code old} becomes the spare one. */
  private void replace(int old, int slot) {
    remove(old);
    place(placeInHeap[old], slot);
    insert(slot);
    siftUp(placeInHeap[slot]);
    siftDown(placeInHeap[slot]);
    spare = old;
  }

  private void place(int at, int slot) {
    heap[at] = slot;
    placeInHeap[slot] = at;
  }

  private void siftUp(int from) {
    int at = from;
    int slot = heap[at];
    while (at > 0 && scores[heap[(at - 1) / 2]] > scores[slot]) {
      place(at, heap[(at - 1) / 2]);
      at = (at - 1) / 2;
    }
    place(at, slot);
  }

  private void siftDown(int from) {
    int at = from;
    int slot = heap[at];
    while (true) {
      int child = 2 * at + 1;
      if (child >= size) {
        break;
      }
      if (child + 1 < size && scores[heap[child + 1]] < scores[heap[child]]) {
        child++;
      }
      if (scores[heap[child]] >= scores[slot]) {
        break;
      }
      place(at, heap[child]);
      at = child;
    }
    place(at, slot);
  }

  private int find(long key) {
    for (int at = home(key); index[at] >= 0; at = next(at)) {
      if (keys[index[at]] == key) {
        return index[at];
      }
    }
    return -1;
  }

  private void insert(int slot) {
    int at = home(keys[slot]);
    while (index[at] >= 0) {
      at = next(at);
    }
    index[at] = slot;
  }

  /** Takes a slot out of the index, closing the gap (Knuth, vol. 3, 6.4, algorithm R). */
  private void remove(int slot) {
    int gap = home(keys[slot]);
    while (index[gap] != slot) {
      gap = next(gap);
    }
    int at = gap;
    while (true) {
      at = next(at);
      if (index[at] < 0) {
        break;
      }
      int home = home(keys[index[at]]);
      boolean between = gap <= at ? gap < home && home <= at : gap < home || home <= at;
      if (!between) {
        index[gap] = index[at];
        gap = at;
      }
    }
    index[gap] = -1;
  }

  private int home(long key) {
    return (int) (key ^ key >>> 32) & (index.length - 1);
  }

  private int next(int at) {
    return at + 1 & (index.length - 1);
  }
}
