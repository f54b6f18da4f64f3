package yomikiri.engine.think;

import java.util.Optional;
import java.util.OptionalInt;
import yomikiri.engine.game.Position;

/**
 * A chooser of moves. It may reuse results of earlier moves of the same game. For one thread at a
 * time.
 */
@FunctionalInterface
public interface Player<P extends Position> {
  /**
   * Reads and sets up what the player goes by, if that is still to do. To be called by the thread
   * that will think, before the clock starts; where nobody has, {@link #choose} does it.
   */
  default void prepare() {}

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
}
