package yomikiri.engine.think;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import yomikiri.engine.game.Position;

/**
 * What a teacher has to know of a game.
 *
 * @param bands how much a move has to lose to be a mistake
 * @param reasons why moves are mistakes, the most telling first
 * @param ladder opponents for people, from a child's first game to the strongest
 * @param room makes what counts the moves of a seat that is alone, where seats can be
 */
public record Teaching<P extends Position>(
    LossBands bands,
    List<Reason.Finder<P>> reasons,
    List<Level> ladder,
    Optional<Supplier<PrivateRoom<P>>> room) {
  public Teaching {
    reasons = List.copyOf(reasons);
    ladder = List.copyOf(ladder);
  }

  /** Of a game that has neither reasons nor a ladder of its own. */
  public static <P extends Position> Teaching<P> plain() {
    return new Teaching<>(LossBands.POINTS, List.of(), List.of(), Optional.empty());
  }

  /** The same by other bands. */
  public Teaching<P> judgedBy(LossBands other) {
    return new Teaching<>(other, reasons, ladder, room);
  }

  /** The same with other reasons. */
  public Teaching<P> explainedBy(List<Reason.Finder<P>> other) {
    return new Teaching<>(bands, other, ladder, room);
  }

  /** The same with other opponents. */
  public Teaching<P> climbedBy(List<Level> other) {
    return new Teaching<>(bands, reasons, other, room);
  }

  /** The same with rooms of one's own. */
  public Teaching<P> withRoom(Supplier<PrivateRoom<P>> other) {
    return new Teaching<>(bands, reasons, ladder, Optional.of(other));
  }

  /**
   * What a seat can still do where nobody else can come any more. Asked by one thread at a time.
   *
   * @param <P> of the game that has such rooms
   */
  @FunctionalInterface
  public interface PrivateRoom<P extends Position> {
    /**
     * The most moves of {@code seat} in a row, the others' left out, that begin with {@code move}
     * and keep it in the game.
     *
     * @param move one of its legal moves
     * @return empty where others can come there, or where the most takes too long to find
     */
    Optional<List<Integer>> longest(P position, int seat, int move);
  }
}
