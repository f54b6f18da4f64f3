package yomikiri.engine.think;

import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.Position;

/**
 * What a seat can still do where nobody else can come any more. Asked by one thread at a time.
 *
 * @param <P> of the game that has such rooms
 */
@FunctionalInterface
public interface PrivateRoom<P extends Position> {
  /**
   * The most moves of {@code seat} in a row, the others' left out, that begin with {@code move} and
   * keep it in the game.
   *
   * @param move one of its legal moves
   * @return empty where others can come there, or where the most takes too long to find
   */
  Optional<List<Integer>> longest(P position, int seat, int move);
}
