package yomikiri.engine.learn;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;

/** What moves are worth by plain minimax. */
final class ExactMoves {
  private ExactMoves() {}

  /** The reward of perfect play for the seat to move. */
  static double exact(Game<DuelPosition> game, DuelPosition position) {
    double best = 0;
    for (int move : moves(position)) {
      best = Math.max(best, exact(game, position, move));
    }
    return best;
  }

  /** The same after a move, for the seat that makes it. */
  static double exact(Game<DuelPosition> game, DuelPosition position, int move) {
    DuelPosition after = after(game, position, move);
    if (after.isOver()) {
      return after.reward(position.turn());
    }
    double value = exact(game, after);
    return after.turn() == position.turn() ? value : 1 - value;
  }

  static DuelPosition after(Game<DuelPosition> game, DuelPosition position, int move) {
    DuelPosition after = game.copyOf(position);
    after.play(move);
    return after;
  }

  static int[] moves(DuelPosition position) {
    Moves moves = new Moves();
    position.legalMoves(moves);
    return moves.toArray();
  }

  /** A position and one of its moves. */
  interface Check {
    void of(DuelPosition position, int move);
  }

  /**
   * Tries all moves of every position to which play without mistakes can come.
   *
   * @return how many positions there are
   */
  static int everywhere(Game<DuelPosition> game, Check check) {
    Deque<DuelPosition> open = new ArrayDeque<>(List.of(game.newPosition(0)));
    Set<Long> seen = new HashSet<>();
    while (!open.isEmpty()) {
      DuelPosition position = open.remove();
      double best = exact(game, position);
      for (int move : moves(position)) {
        check.of(position, move);
        DuelPosition after = after(game, position, move);
        if (exact(game, position, move) == best && !after.isOver() && seen.add(after.key())) {
          open.add(after);
        }
      }
    }
    return seen.size();
  }
}
