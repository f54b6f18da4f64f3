package yomikiri.engine.game;

import java.util.List;

/**
 * One step of a game: one seat's move, one move of every seat at once, or the withdrawal of a seat.
 */
public sealed interface Step {
  record Single(int seat, int move) implements Step {}

  /** {@code moves.get(seat)} is that seat's move. */
  record Joint(List<Integer> moves) implements Step {
    public Joint {
      moves = List.copyOf(moves);
    }
  }

  /** See {@link Game#withdrawal}. */
  record Withdrawal(int seat) implements Step {}
}
