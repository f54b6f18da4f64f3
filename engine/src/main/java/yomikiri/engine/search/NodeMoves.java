package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;

/**
 * The moves of one node on the path that a search is on, the positions behind them and what they
 * gain at once. Moves are named by their index. Used again for other nodes of its ply.
 */
final class NodeMoves<P extends DuelPosition> {
  final Moves legal = new Moves();
  final MovePicker order;
  private final Game<P> game;
  private final Horizon<P> horizon;
  private final List<P> children = new ArrayList<>();
  private final int[] gains;
  private boolean cutExpected;

  private NodeMoves(Game<P> game, Horizon<P> horizon) {
    this.game = game;
    this.horizon = horizon;
    this.gains = new int[game.moveLimit()];
    this.order = new MovePicker(game.moveLimit());
  }

  /** Those of all plies of one search. */
  static final class Path<P extends DuelPosition> {
    private final Game<P> game;
    private final Horizon<P> horizon;
    private final List<NodeMoves<P>> nodes = new ArrayList<>();

    Path(Game<P> game, Horizon<P> horizon) {
      this.game = game;
      this.horizon = horizon;
    }

    private NodeMoves<P> at(int ply) {
      while (nodes.size() <= ply) {
        nodes.add(new NodeMoves<>(game, horizon));
      }
      return nodes.get(ply);
    }

    /** Notes whether one of the first moves of the node that comes is expected to cut off. */
    void expectCut(int ply, boolean isExpected) {
      at(ply).cutExpected = isExpected;
    }

    boolean isCutExpected(int ply) {
      return at(ply).cutExpected;
    }

    /** Those of a node, with its legal moves. */
    NodeMoves<P> at(int ply, P position) {
      NodeMoves<P> node = at(ply);
      position.legalMoves(node.legal);
      node.order.clear();
      return node;
    }
  }

  /** Whether one of its first moves was expected to cut off. */
  boolean isCutExpected() {
    return cutExpected;
  }

  /** Makes a move of {@code position}. */
  void step(P position, int index) {
    while (children.size() <= index) {
      children.add(game.copyOf(position));
    }
    P child = children.get(index);
    game.copy(position, child);
    child.play(legal.get(index));
    int seat = position.turn();
    gains[index] = horizon.units(child.margin(seat) - position.margin(seat));
  }

  /** The position behind a move made. */
  P child(int index) {
    return children.get(index);
  }

  /** What a move made has gained for who made it, in units. */
  int gain(int index) {
    return gains[index];
  }
}
