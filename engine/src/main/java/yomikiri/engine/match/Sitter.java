package yomikiri.engine.match;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.IllegalMoveException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.think.EngineException;
import yomikiri.engine.think.GameTime;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/** A contestant at its seat, for one game. For one thread at a time. */
final class Sitter<P extends Position> {
  private final Contestant<P> contestant;
  private final int who;
  private final int seat;
  private final PlayerPool<P> pool;
  private final Watchdog watchdog;
  private final SeatClock clock;
  private final Ticker ticker;
  private @Nullable Player<P> player; // null once it has forfeited
  private @Nullable Throwable unfit; // what kept it from beginning
  private MoveTimes times = MoveTimes.NONE;

  /** Has player {@code who} begin in its {@code time}; if it fails, its first move is forfeited. */
  Sitter(
      Contestant<P> contestant,
      int who,
      int seat,
      P start,
      long seed,
      PlayerPool<P> pool,
      Watchdog watchdog,
      GameTime time,
      Ticker ticker) {
    this.contestant = contestant;
    this.who = who;
    this.seat = seat;
    this.pool = pool;
    this.watchdog = watchdog;
    this.clock = new SeatClock(time, contestant.budget());
    this.ticker = ticker;
    try {
      player = pool.take(who, start, seed);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError thrown) {
      unfit = thrown;
    }
  }

  String name() {
    return contestant.name();
  }

  MoveTimes times() {
    return times;
  }

  /**
   * Moves, or says why it may not; without a choice its only move is made for it, at once.
   *
   * @throws CancellationException if it is waited for no longer, as the match was stopped
   */
  Optional<Ending.Forfeit> move(GameSession<P> session) {
    if (session.hasWithdrawn(seat)) {
      session.play(seat, session.legalMoves(seat)[0]);
      return Optional.empty();
    }
    OptionalInt only = session.onlyMove(seat);
    if (only.isPresent()) {
      session.play(seat, only.getAsInt());
      times = times.plus(0);
      return Optional.empty();
    }
    if (unfit != null) {
      return forfeit(unfit);
    }
    P ownCopy = session.position();
    TimeKeeper keeper = clock.start(ownCopy, ticker);
    Optional<Watchdog.Answer> answer;
    try {
      answer = watchdog.ask(Objects.requireNonNull(player), ownCopy, seat, keeper);
    } catch (CancellationException stopped) {
      unfit = stopped; // what it does now is not known
      throw stopped;
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError thrown) {
      return forfeit(thrown);
    }
    if (answer.isEmpty()) {
      pool.leave(who);
      player = null;
      return forfeit(Ending.Fault.STALLED, contestant.name() + " does not move when told to");
    }
    long nanos = answer.get().nanos();
    times = keeper.budget().hasTimeLimit() ? times.plus(nanos, keeper.limit()) : times.plus(nanos);
    return played(session, answer.get().move(), nanos);
  }

  private Optional<Ending.Forfeit> played(GameSession<P> session, int move, long nanos) {
    Optional<String> late = clock.stop(nanos);
    if (late.isPresent()) {
      return forfeit(Ending.Fault.OVERRAN, late.get());
    }
    try {
      session.play(seat, move);
    } catch (IllegalMoveException illegal) {
      return forfeit(Ending.Fault.ILLEGAL, "illegal move: " + illegal.getMessage());
    }
    return Optional.empty();
  }

  /** Lets the player know a step; what it throws there is found out when it is asked to move. */
  void played(Step step) {
    if (player != null) {
      try {
        player.played(step);
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError thrown) {
        unfit = thrown;
      }
    }
  }

  /** The game is over. */
  void leave() {
    if (player != null && unfit == null) {
      pool.giveBack(who, player);
    } else if (player != null) {
      pool.discard(who, player);
    }
  }

  private Optional<Ending.Forfeit> forfeit(Throwable thrown) {
    return thrown instanceof EngineException fault
        ? forfeit(
            Ending.Fault.of(fault.kind().key()).orElse(Ending.Fault.THREW),
            String.valueOf(fault.getMessage()))
        : forfeit(Ending.Fault.THREW, "threw " + thrown);
  }

  private Optional<Ending.Forfeit> forfeit(Ending.Fault fault, String reason) {
    if (player != null) {
      pool.discard(who, player);
    }
    player = null; // what it holds may be needed
    return Optional.of(new Ending.Forfeit(seat, fault, reason));
  }
}
