package yomikiri.engine.think;

import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import yomikiri.engine.game.Position;

/**
 * The solver of a game: the player that reads positions to the end, and what it can reach.
 *
 * @param spec without any limit
 * @param reaches the positions that it solves in about a second; with one of them also all that
 *     follow it
 * @param nodes about how many it visits to solve every move of a position; {@code NaN} where nobody
 *     knows
 */
public record Solver<P extends Position>(
    PlayerSpec spec, Predicate<P> reaches, ToDoubleFunction<P> nodes) {
  /** One of which nobody knows how many nodes it visits. */
  public Solver(PlayerSpec spec, Predicate<P> reaches) {
    this(spec, reaches, position -> Double.NaN);
  }

  /** One that solves the game from its start. */
  public static <P extends Position> Solver<P> ofEveryPosition(PlayerSpec spec) {
    return new Solver<>(spec, position -> true);
  }
}
