package yomikiri.engine.match;

import java.util.function.LongFunction;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;

/**
 * A participant of a match.
 *
 * @param name as written in records
 * @param budget what a move may cost
 * @param isDeterministic whether it leaves nothing to chance, nor to the clock
 * @param memory what one of its players keeps between games, roughly
 * @param isProcess whether each of its players is another program, with a process of its own
 * @param builder makes a player from a seed, on any thread
 */
public record Contestant<P extends Position>(
    String name,
    Budget budget,
    boolean isDeterministic,
    Memory memory,
    boolean isProcess,
    LongFunction<Player<P>> builder) {
  /** One of ours. */
  public Contestant(
      String name,
      Budget budget,
      boolean isDeterministic,
      Memory memory,
      LongFunction<Player<P>> builder) {
    this(name, budget, isDeterministic, memory, false, builder);
  }

  /** One of ours that keeps little. */
  public Contestant(
      String name, Budget budget, boolean isDeterministic, LongFunction<Player<P>> builder) {
    this(name, budget, isDeterministic, Memory.LITTLE, builder);
  }

  /** The player that {@code spec} describes, with no other limits than its own. */
  public static <P extends Position> Contestant<P> of(GameKit<P> kit, PlayerSpec spec) {
    return new Contestant<>(
        spec.toString(),
        spec.budget(),
        kit.isDeterministic(spec),
        kit.memory(spec),
        kit.isProcess(spec),
        seed -> kit.build(spec, seed));
  }
}
