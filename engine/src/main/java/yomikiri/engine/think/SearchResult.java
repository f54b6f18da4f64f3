package yomikiri.engine.think;

import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;

/**
 * The outcome of one {@link Player#choose}.
 *
 * @param report the last one, on which the move rests; empty for a player that makes none
 * @param nodes positions visited or playouts made
 * @param nanos time taken, in nanoseconds
 */
public record SearchResult(int move, Optional<SearchReport> report, long nodes, long nanos) {
  /**
   * Lets {@code player} think, once it is prepared.
   *
   * @param everyMove see {@link SearchContext}
   * @throws PlayerException if it breaks down, or chooses a move that is not allowed
   */
  public static <P extends Position> SearchResult of(
      Player<P> player,
      Game<P> game,
      P position,
      int seat,
      Budget budget,
      boolean everyMove,
      Ticker ticker) {
    return of(player, game, position, seat, budget, everyMove, ticker, report -> {});
  }

  /**
   * The same, followed while it goes on.
   *
   * @param progress given every report, on this thread
   */
  public static <P extends Position> SearchResult of(
      Player<P> player,
      Game<P> game,
      P position,
      int seat,
      Budget budget,
      boolean everyMove,
      Ticker ticker,
      Consumer<SearchReport> progress) {
    prepare(player);
    return of(player, game, position, seat, everyMove, TimeKeeper.start(budget, ticker), progress);
  }

  /** The same by a player that is prepared, on a clock just started, which others may look at. */
  public static <P extends Position> SearchResult of(
      Player<P> player,
      Game<P> game,
      P position,
      int seat,
      boolean everyMove,
      TimeKeeper keeper,
      Consumer<SearchReport> progress) {
    AtomicReference<@Nullable SearchReport> last = new AtomicReference<>();
    P ownCopy = game.copyOf(position);
    int move;
    try {
      move =
          player.choose(
              ownCopy, seat, new SearchContext(keeper, everyMove, progress.andThen(last::set)));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError broken) {
      throw PlayerException.of(broken);
    }
    long nanos = keeper.elapsedNanos();
    check(game, position, seat, move);
    return new SearchResult(move, Optional.ofNullable(last.get()), keeper.meter().nodes(), nanos);
  }

  /**
   * {@link Player#prepare}.
   *
   * @throws PlayerException if that fails
   */
  public static void prepare(Player<?> player) {
    try {
      player.prepare();
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError broken) {
      throw PlayerException.of(broken);
    }
  }

  /**
   * {@link Player#begin}, and whatever is still to do before its first clock starts.
   *
   * @throws PlayerException if that fails
   */
  public static <P extends Position> void begin(Player<P> player, P start, long seed) {
    try {
      player.begin(start, seed);
      player.prepare();
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError broken) {
      throw PlayerException.of(broken);
    }
  }

  private static <P extends Position> void check(Game<P> game, P position, int seat, int move) {
    int[] legal = new GameSession<>(game, position).legalMoves(seat);
    if (Arrays.stream(legal).noneMatch(allowed -> allowed == move)) {
      boolean isOne = move >= 0 && move < game.moveLimit();
      throw new PlayerException(
          "chose " + (isOne ? game.notation().moveText(move) : move) + ", which is not allowed");
    }
  }

  /**
   * The player's view of its move, in words for the board and the record; empty if it reported
   * nothing.
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
