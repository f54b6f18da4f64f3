package yomikiri.engine.think;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;

/**
 * A move that gave something away.
 *
 * @param before the position it was made in; nobody changes it
 * @param seat who made it
 * @param played the moves of all seats where they move at once, else the one move made
 * @param better the best move of {@code seat} instead
 */
public record Mistake<P extends Position>(
    Game<P> game, P before, int seat, List<Integer> played, int better) {
  public Mistake {
    played = List.copyOf(played);
  }

  /** The step made. */
  public Step playedStep() {
    return played.size() == 1 ? new Step.Single(seat, played.getFirst()) : new Step.Joint(played);
  }

  /** The step with the better move. */
  public Step betterStep() {
    if (played.size() == 1) {
      return new Step.Single(seat, better);
    }
    List<Integer> moves = new ArrayList<>(played);
    moves.set(seat, better);
    return new Step.Joint(moves);
  }
}
