package yomikiri.engine.think;

import java.util.List;
import java.util.stream.IntStream;
import yomikiri.engine.game.GameSession;

/**
 * A move and its verdict.
 *
 * @param line the moves expected, beginning with this one; ends where the search does not know how
 *     it goes on. Where all move at once: the choice of the seat searched for, then those of the
 *     others in their order, step by step
 */
public record RankedMove(int move, Verdict verdict, List<Integer> line) {
  public RankedMove {
    line = List.copyOf(line);
  }

  /** A move after which nothing is expected. */
  public RankedMove(int move, Verdict verdict) {
    this(move, verdict, List.of(move));
  }

  /** The same with the moves expected; unchanged if there are none. */
  public RankedMove withLine(List<Integer> expected) {
    return expected.isEmpty() ? this : new RankedMove(move, verdict, expected);
  }

  /**
   * Plays the line's first moves.
   *
   * @param session at the position that was searched
   * @param seat that was searched for
   */
  public void follow(GameSession<?> session, int seat, int moves) {
    for (int next : line.subList(0, moves)) {
      session.play(
          session.isAwaited(seat)
              ? seat
              : IntStream.range(0, session.players())
                  .filter(session::isAwaited)
                  .findFirst()
                  .orElse(seat),
          next);
    }
  }
}
