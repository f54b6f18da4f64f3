package yomikiri.engine.match;

import java.util.function.LongFunction;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;

/**
 * A participant of a match; every game gets a new player.
 *
 * @param name as written in records
 * @param budget what a move may cost
 * @param isDeterministic whether it leaves nothing to chance, nor to the clock
 * @param builder makes a player from a seed, on any thread
 */
public record Contestant<P extends Position>(
    String name, Budget budget, boolean isDeterministic, LongFunction<Player<P>> builder) {
  /** The player that {@code spec} describes, with no other limits than its own. */
  public static <P extends Position> Contestant<P> of(GameKit<P> kit, PlayerSpec spec) {
    return new Contestant<>(
        spec.toString(), spec.budget(), kit.isDeterministic(spec), seed -> kit.build(spec, seed));
  }
}
