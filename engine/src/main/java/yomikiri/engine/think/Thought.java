package yomikiri.engine.think;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;

/**
 * What came of letting a player think once.
 *
 * @param report the last one told, on which the move rests; empty for a player that tells none
 * @param nodes positions visited or playouts made
 * @param nanos time taken, in nanoseconds
 */
public record Thought(int move, Optional<SearchReport> report, long nodes, long nanos) {
  /**
   * Lets {@code player} think, once it is prepared.
   *
   * @param everyMove see {@link Thinking}
   */
  public static <P extends Position> Thought of(
      Player<P> player,
      Game<P> game,
      P position,
      int seat,
      Budget budget,
      boolean everyMove,
      Ticker ticker) {
    AtomicReference<@Nullable SearchReport> last = new AtomicReference<>();
    P ownCopy = game.copyOf(position);
    player.prepare();
    TimeKeeper keeper = TimeKeeper.start(budget, ticker);
    int move = player.choose(ownCopy, seat, new Thinking(keeper, everyMove, last::set));
    long nanos = keeper.elapsedNanos();
    return new Thought(move, Optional.ofNullable(last.get()), keeper.meter().nodes(), nanos);
  }

  /**
   * How the player saw its move, in words for the board and the record; empty if it keeps quiet.
   */
  public String comment() {
    return report.flatMap(last -> MoveComment.of(last, move)).map(MoveComment::text).orElse("");
  }

  /** The seat that is asked: the one to move; where all move at once, the first. */
  public static int seat(Position position) {
    return switch (position) {
      case TurnPosition turn -> turn.turn();
      case JointPosition joint -> 0;
    };
  }
}
