package yomikiri.engine.think;

import java.util.List;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Position;

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
}
