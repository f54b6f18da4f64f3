package yomikiri.engine.exam;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;

/**
 * All that can still happen from a position, seen by one seat. Where all move at once, that seat
 * chooses first and the others see it, which gives what it is sure of and what it can hope for at
 * most.
 */
final class EndgameTree<P extends Position> {
  private final Game<P> game;
  private final int seat;
  private int nodesLeft;

  /**
   * A position, or the moment between the choices of a joint move.
   *
   * @param isOwn whether the seat of the tree chooses here
   * @param isStep whether a step of the game begins here; not between the choices of a joint one
   * @param isPass whether nothing but a pass is left
   * @param lead of the seat so far
   * @param reward of the seat where the game is over
   * @param moves in ascending order; empty where the game is over
   * @param next what each leads to
   * @param height steps to the end of the game, by the longest way
   */
  record Node(
      boolean isOwn,
      boolean isStep,
      boolean isPass,
      int lead,
      double reward,
      List<Integer> moves,
      List<Node> next,
      int height) {
    Node {
      moves = List.copyOf(moves);
      next = List.copyOf(next);
    }

    boolean isOver() {
      return moves.isEmpty();
    }

    /** Whether a pass may come up. */
    boolean knowsPass() {
      return isPass || next.stream().anyMatch(Node::knowsPass);
    }
  }

  private EndgameTree(Game<P> game, int seat, int most) {
    this.game = game;
    this.seat = seat;
    this.nodesLeft = most;
  }

  /**
   * The tree below a position.
   *
   * @param most nodes
   * @return empty if there are more
   */
  static <P extends Position> Optional<Node> of(Game<P> game, P position, int seat, int most) {
    EndgameTree<P> tree = new EndgameTree<>(game, seat, most);
    Node root = tree.node(position);
    return tree.nodesLeft < 0 ? Optional.empty() : Optional.of(root);
  }

  private Node node(P position) {
    nodesLeft--;
    if (position.isOver() || nodesLeft < 0) {
      double reward = position.isOver() ? position.reward(seat) : Double.NaN;
      return new Node(false, true, false, position.lead(seat), reward, List.of(), List.of(), 0);
    }
    return switch (position) {
      case JointPosition joint -> choice(position, new int[joint.players()], 0);
      case TurnPosition turn -> choice(position, new int[0], turn.turn());
    };
  }

  /**
   * The node at which a seat chooses.
   *
   * @param joint what was chosen at this step so far, by seat; empty where seats take turns
   * @param order where all move at once, how many have chosen; else who is to move
   */
  private Node choice(P position, int[] joint, int order) {
    boolean isJoint = joint.length > 0;
    int chooser = isJoint ? (seat + order) % joint.length : order;
    Moves legal = new Moves();
    position.legalMoves(chooser, legal);
    List<Integer> moves = new ArrayList<>();
    List<Node> next = new ArrayList<>();
    int height = 0;
    for (int i = 0; i < legal.size() && nodesLeft >= 0; i++) {
      Node after = after(position, joint, order, chooser, legal.get(i));
      moves.add(legal.get(i));
      next.add(after);
      height = Math.max(height, after.height());
    }
    boolean isStep = !isJoint || order == 0;
    boolean isPass = legal.size() == 1 && game.pass().stream().anyMatch(one -> one == legal.get(0));
    return new Node(
        chooser == seat,
        isStep,
        isPass,
        position.lead(seat),
        Double.NaN,
        moves,
        next,
        height + (isStep ? 1 : 0));
  }

  private Node after(P position, int[] joint, int order, int chooser, int move) {
    if (joint.length > 0) {
      joint[chooser] = move;
      if (order + 1 < joint.length) {
        return choice(position, joint, order + 1);
      }
    }
    P after = game.copyOf(position);
    switch (after) {
      case JointPosition at -> at.play(joint);
      case TurnPosition at -> at.play(move);
    }
    return node(after);
  }
}
