package yomikiri.engine.game;

import java.util.List;

/**
 * What takes a game one position further: one seat's move, one move of every seat at once, or that
 * a seat leaves the game.
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
