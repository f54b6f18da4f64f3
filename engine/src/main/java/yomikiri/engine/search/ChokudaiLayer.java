package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.SoloPosition;
import yomikiri.engine.search.RootMoveValues.MergedMoves;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.NodeState;

/**
 * The positions waiting at one depth of a Chokudai search, each with the first move that led to it;
 * of equal scores the earlier one is taken first. A position comes in only if its score is higher
 * than that of any equal position that ever came in; when there is no room to note more of these,
 * all are forgotten. When more than twice the limit are waiting the worse half is dropped.
 * Positions are made once and used again.
 */
final class ChokudaiLayer<P extends SoloPosition> {
  private static final int FIRST_CAPACITY = 8;

  /** For each position, besides its own bytes; arrays may be half empty. */
  private static final int SLOT_BYTES = 64;

  /** For each position seen. */
  private static final int SEEN_BYTES = 96;

  private final Game<P> game;
  private final MoveScorer<P> scorer;
  private int limit = Integer.MAX_VALUE / 2;
  private int mostSeen = Integer.MAX_VALUE;
  private final SlotHeap heap = new SlotHeap(FIRST_CAPACITY); // the best on top
  private KeyIndex seen = new KeyIndex(FIRST_CAPACITY);
  private int[] bestSeen = new int[FIRST_CAPACITY];
  private int[] bestFirstMoves = new int[FIRST_CAPACITY];
  private final List<@Nullable P> positions = new ArrayList<>();
  private int[] firstMoves = new int[FIRST_CAPACITY];
  private int[] nodes = new int[FIRST_CAPACITY];
  private Path[] paths = new Path[FIRST_CAPACITY];
  private int arrivals;
  private int seenCount;
  private boolean dropped;
  private LayerTrace trace = LayerTrace.NONE;
  private MergedMoves merged = new MergedMoves(0);

  ChokudaiLayer(Game<P> game, Horizon<P> horizon) {
    this.game = game;
    this.scorer = new MoveScorer<>(game, horizon);
  }

  /**
   * Sets the limit, and lets go what is beyond it.
   *
   * @param most positions, more than which it never is
   * @param memory that the layer may take
   * @param each bytes of a position
   */
  void limit(int most, Memory memory, int each) {
    int limitBefore = limit;
    int seenBefore = mostSeen;
    Memory half = memory.part(2);
    limit = Math.min(most, half.room(2L * (each + SLOT_BYTES)));
    mostSeen = half.room(SEEN_BYTES);
    if (limit < limitBefore) {
      if (size() > 2 * limit) {
        dropWorse();
      }
      for (int i = size(); i < heap.capacity(); i++) {
        if (heap.slot(i) < positions.size()) {
          positions.set(heap.slot(i), null);
        }
      }
    }
    if (mostSeen < seenBefore && seenCount > mostSeen) {
      forgetSeen();
    }
  }

  private void forgetSeen() {
    seen = new KeyIndex(FIRST_CAPACITY);
    bestSeen = new int[FIRST_CAPACITY];
    bestFirstMoves = new int[FIRST_CAPACITY];
    seenCount = 0;
  }

  /**
   * Empties the layer.
   *
   * @param follower given what happens to the layer's nodes
   * @param losers given which root moves lose a position to another
   */
  void clear(LayerTrace follower, MergedMoves losers) {
    trace = follower;
    merged = losers;
    heap.clear();
    seen.clear();
    arrivals = 0;
    seenCount = 0;
    dropped = false;
  }

  int size() {
    return heap.size();
  }

  /** Whether a position was dropped for lack of room. */
  boolean hasDropped() {
    return dropped;
  }

  /**
   * Takes in what {@code move} makes of {@code from} if it is new.
   *
   * @param parent the number of {@code from} in the trace
   * @param path to {@code from}
   */
  void offer(P from, int move, int firstMove, int parent, Path path) {
    int score = scorer.score(from, move);
    int node = trace.candidate(parent, move, score);
    long key = from.keyAfter(move);
    int known = seen.slotOf(key);
    if (known != KeyIndex.NONE && bestSeen[known] >= score) {
      trace.record(node, NodeState.TWIN);
      merged.note(firstMove, bestFirstMoves[known]);
      return;
    }
    note(key, known, score, firstMove);
    int slot = heap.spare();
    spare(slot, from).play(move);
    if (slot == nodes.length) {
      firstMoves = Arrays.copyOf(firstMoves, 2 * slot);
      nodes = Arrays.copyOf(nodes, 2 * slot);
      paths = Arrays.copyOf(paths, 2 * slot);
    }
    firstMoves[slot] = firstMove;
    nodes[slot] = node;
    paths[slot] = path.then(move);
    trace.record(node, NodeState.KEPT);
    heap.add((long) -score << 32 | arrivals++ & 0xffff_ffffL);
    if (size() > 2 * limit) {
      dropWorse();
    }
  }

  /** The position of a free slot, as {@code from}. */
  private P spare(int slot, P from) {
    P kept = slot < positions.size() ? positions.get(slot) : null;
    if (kept != null) {
      game.copy(from, kept);
      return kept;
    }
    P made = game.copyOf(from);
    if (slot == positions.size()) {
      positions.add(made);
    } else {
      positions.set(slot, made);
    }
    return made;
  }

  private P position(int i) {
    return Objects.requireNonNull(positions.get(heap.slot(i)));
  }

  /** Notes the best score seen of a position; {@code known} is its place among those seen. */
  private void note(long key, int known, int score, int firstMove) {
    int at = known;
    if (at == KeyIndex.NONE) {
      if (seenCount == mostSeen) {
        forgetSeen();
      }
      at = seenCount++;
      seen.add(key, at);
      if (at == bestSeen.length) {
        bestSeen = Arrays.copyOf(bestSeen, 2 * at);
        bestFirstMoves = Arrays.copyOf(bestFirstMoves, 2 * at);
      }
    }
    bestSeen[at] = score;
    bestFirstMoves[at] = firstMove;
  }

  private void dropWorse() {
    dropped = true;
    int before = size();
    heap.keepLowest(limit);
    for (int i = size(); i < before; i++) {
      trace.record(nodes[heap.slot(i)], NodeState.DROPPED);
    }
  }

  /** Reports the scores of all positions waiting. */
  void offerAll(RootMoveValues<P> best) {
    for (int i = 0; i < size(); i++) {
      int slot = heap.slot(i);
      best.offer(firstMoves[slot], (int) -(heap.rank(i) >> 32), paths[slot]);
    }
  }

  /** Whether no game goes on among the positions waiting. */
  boolean isAllOver() {
    for (int i = 0; i < size(); i++) {
      if (!position(i).isOver()) {
        return false;
      }
    }
    return true;
  }

  int topFirstMove() {
    return firstMoves[heap.slot(0)];
  }

  Path topPath() {
    return paths[heap.slot(0)];
  }

  /** The number of the best position in the trace. */
  int topNode() {
    return nodes[heap.slot(0)];
  }

  /** Takes the best position out; it stays as it is until another one comes in. */
  P pop() {
    P top = position(0);
    heap.removeTop();
    return top;
  }
}
