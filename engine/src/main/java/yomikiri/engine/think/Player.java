package yomikiri.engine.think;

import java.util.Optional;
import java.util.OptionalInt;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;

/**
 * A chooser of moves. It may reuse results of earlier moves of the same game. For one thread at a
 * time. It can live through many games, one after the other: {@link #begin}, then {@link #choose}
 * for its own moves and {@link #played} for all steps, and {@link #close} after the last.
 */
@FunctionalInterface
public interface Player<P extends Position> extends AutoCloseable {
  /**
   * Reads and sets up what the player goes by, if that is still to do. To be called by the thread
   * that will think, before the clock starts; where nobody has, {@link #choose} does it.
   */
  default void prepare() {}

  /**
   * Begins a game, before any clock starts. A player that has played before forgets that game; what
   * it has made for itself, such as tables, it keeps.
   *
   * @param start where the game begins; only read
   * @param seed for whatever the player leaves to chance
   * @return whether it answers from now on exactly as a new player of this seed would; one that
   *     cannot plays only the game for which it was built
   */
  default boolean begin(P start, long seed) {
    return false;
  }

  /** Takes note of a step of the game, its own or another's. */
  default void played(Step step) {}

  /**
   * A legal move of {@code seat}, whatever the budget: without any time left, the best it can say
   * at once.
   *
   * @param ownCopy a position that is not over and awaits {@code seat}; nobody else uses it, and
   *     the player leaves it as it is
   */
  int choose(P ownCopy, int seat, SearchContext context);

  /**
   * The chance of each move, by move, for a player that draws its moves from such chances; empty
   * for any other.
   *
   * @param last the move by which the position came about, if it is known
   * @param seed decides what else is left to chance; the chances of a move are the mean over it
   */
  default Optional<double[]> chances(
      P position, int seat, OptionalInt last, SearchContext context, long seed) {
    return Optional.empty();
  }

  /** Ends what the player has begun outside of itself; it is asked nothing more. */
  @Override
  default void close() {}
}
