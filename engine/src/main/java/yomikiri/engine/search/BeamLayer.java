package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.SoloPosition;
import yomikiri.engine.search.RootMoveValues.MergedMoves;
import yomikiri.engine.think.NodeState;

/**
 * The best {@code width} different positions found at one depth, with the first move that led to
 * each. Of two equal positions the higher score stays. Positions are made once and used again.
 */
final class BeamLayer<P extends SoloPosition> {
  /** For each position, besides its own bytes. */
  static final int SLOT_BYTES = 80;

  private final Game<P> game;
  private final Horizon<P> horizon;
  private final int width;
  private final SlotHeap heap; // the worst on top
  private final KeyIndex slotsByKey;
  private final List<P> positions = new ArrayList<>();
  private final int[] firstMoves;
  private final int[] nodes;
  private boolean dropped;
  private LayerTrace trace = LayerTrace.NONE;
  private MergedMoves merged = new MergedMoves(0);

  BeamLayer(Game<P> game, Horizon<P> horizon, int width) {
    this.game = game;
    this.horizon = horizon;
    this.width = width;
    heap = new SlotHeap(width + 1);
    slotsByKey = new KeyIndex(width + 1);
    firstMoves = new int[width + 1];
    nodes = new int[width + 1];
  }

  /**
   * Empties the layer.
   *
   * @param follower told what happens to the layer's nodes
   * @param losers told which root moves lose a position to another
   */
  void clear(LayerTrace follower, MergedMoves losers) {
    trace = follower;
    merged = losers;
    heap.clear();
    slotsByKey.clear();
    dropped = false;
  }

  int size() {
    return heap.size();
  }

  /** Whether a position was dropped for lack of width. */
  boolean hasDropped() {
    return dropped;
  }

  /** A position of the layer; {@code i} from 0 to {@code size() - 1}, in no order. */
  P position(int i) {
    return positions.get(heap.slot(i));
  }

  int score(int i) {
    return (int) heap.rank(heap.slot(i));
  }

  /** The number of a position in the trace. */
  int node(int i) {
    return nodes[heap.slot(i)];
  }

  int firstMove(int i) {
    return firstMoves[heap.slot(i)];
  }

  /**
   * Keeps what {@code move} makes of {@code from} if it is good enough and new.
   *
   * @param parent the number of {@code from} in the trace
   */
  void offer(P from, int move, int firstMove, int parent) {
    int slot = heap.spare();
    if (slot == positions.size()) {
      positions.add(game.copyOf(from));
    }
    P child = positions.get(slot);
    game.copy(from, child);
    child.play(move);
    int score = horizon.value(child);
    int node = trace.candidate(parent, move, score);
    if (size() == width && score <= heap.lowest()) {
      dropped = true;
      trace.tell(node, NodeState.DROPPED);
      return;
    }
    long key = child.key();
    int twin = slotsByKey.slotOf(key);
    if (twin != KeyIndex.NONE && heap.rank(twin) >= score) {
      trace.tell(node, NodeState.TWIN);
      merged.note(firstMove, firstMoves[twin]);
      return;
    }
    firstMoves[slot] = firstMove;
    nodes[slot] = node;
    trace.tell(node, NodeState.KEPT);
    if (twin == KeyIndex.NONE && size() < width) {
      heap.add(score);
    } else {
      boolean isTwin = twin != KeyIndex.NONE;
      replace(isTwin ? twin : heap.slot(0), score, isTwin);
      if (isTwin) {
        merged.note(firstMoves[twin], firstMove);
      }
    }
    slotsByKey.add(key, slot);
  }

  /** Puts the spare slot in the place of {@code old}. */
  private void replace(int old, int score, boolean isTwin) {
    dropped |= !isTwin;
    trace.tell(nodes[old], isTwin ? NodeState.TWIN : NodeState.DROPPED);
    slotsByKey.remove(old);
    heap.raise(old, score);
  }
}
