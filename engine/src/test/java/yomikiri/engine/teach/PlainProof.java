package yomikiri.engine.teach;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;

/**
 * What a position is worth for sure, by plain recursion over all play without any cut.
 *
 * @param seat for which
 * @param moves how many of its moves are counted at most, where what is counted are moves that it
 *     survives; 0 where that is its lead at the end
 */
public record PlainProof<P extends Position>(
    Game<P> game, int seat, int moves, Map<String, Integer> known) {
  public static <P extends Position> PlainProof<P> ofLead(Game<P> game, int seat) {
    return new PlainProof<>(game, seat, 0, new HashMap<>());
  }

  static <P extends Position> PlainProof<P> ofSurvival(Game<P> game, int seat, int moves) {
    return new PlainProof<>(game, seat, moves, new HashMap<>());
  }

  /** The worth after a move of the seat in {@code position}. */
  public int after(P position, int move) {
    return after(position, move, 0);
  }

  private int after(P position, int move, int made) {
    int least = Integer.MAX_VALUE;
    for (P next : next(position, move)) {
      least = Math.min(least, worth(next, made + (next.isOut(seat) ? 0 : 1)));
    }
    return least;
  }

  private int worth(P position, int made) {
    if (moves > 0 && (position.isOut(seat) || made == moves)) {
      return made;
    }
    if (position.isOver()) {
      return moves > 0 ? moves : position.lead(seat);
    }
    String state = made + " " + game.notation().positionText(position);
    Integer before = known.get(state);
    if (before != null) {
      return before;
    }
    int worth;
    if (position instanceof TurnPosition turn && turn.turn() != seat) {
      worth = Integer.MAX_VALUE;
      for (int move : legal(position, turn.turn())) {
        worth = Math.min(worth, worth(next(position, move).getFirst(), made));
      }
    } else {
      worth = Integer.MIN_VALUE;
      for (int move : legal(position, seat)) {
        worth = Math.max(worth, after(position, move, made));
      }
    }
    known.put(state, worth);
    return worth;
  }

  /** What a move leads to, with every reply where all move at once. */
  private List<P> next(P position, int move) {
    List<P> all = new ArrayList<>();
    if (position instanceof TurnPosition) {
      P next = game.copyOf(position);
      ((TurnPosition) next).play(move);
      all.add(next);
    } else {
      for (int reply : legal(position, 1 - seat)) {
        P next = game.copyOf(position);
        ((JointPosition) next).play(seat == 0 ? new int[] {move, reply} : new int[] {reply, move});
        all.add(next);
      }
    }
    return all;
  }

  static int[] legal(Position position, int seat) {
    Moves legal = new Moves();
    position.legalMoves(seat, legal);
    return legal.toArray();
  }
}
