package yomikiri.engine.think;

import java.util.function.Predicate;
import yomikiri.engine.game.Position;

/**
 * The player that reads positions of a game out to their end.
 *
 * @param spec without any limit
 * @param reaches the positions that it reads out in about a second; with one of them also all that
 *     follow it
 */
public record Solver<P extends Position>(PlayerSpec spec, Predicate<P> reaches) {
  /** One that reads out the game from its start. */
  public static <P extends Position> Solver<P> ofEveryPosition(PlayerSpec spec) {
    return new Solver<>(spec, position -> true);
  }
}
