package yomikiri.app.play.model;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SeatClock;
import yomikiri.app.play.session.TimeLeft;
import yomikiri.engine.think.Ticker;

/** The clocks of people who have only so much time: that of the one to move runs. */
final class PlayerClocks {
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Duration TENTH = Duration.ofMillis(100);

  private final SharedState state;
  private final UiScheduler scheduler;
  private final Ticker ticker;
  private final IntConsumer ranOut;
  private OptionalInt running = OptionalInt.empty();
  private long readAtNanos;
  private UiScheduler.@Nullable Pending pending;

  /** {@code ranOut} gets the seat whose time has run out. */
  PlayerClocks(SharedState state, UiScheduler scheduler, Ticker ticker, IntConsumer ranOut) {
    this.state = state;
    this.scheduler = scheduler;
    this.ticker = ticker;
    this.ranOut = ranOut;
  }

  private Optional<TimeLeft> time() {
    return state.live.timeLeft();
  }

  /** Runs the clock of the person to move if there is a choice, and no other. */
  void follow() {
    stop();
    time()
        .ifPresent(
            time -> {
              if (state.status instanceof PlayStatus.HumanToMove(int seat) && !isPassForced()) {
                running = OptionalInt.of(seat);
                readAtNanos = ticker.nanos();
                await(time, seat);
              }
            });
    publish();
  }

  private boolean isPassForced() {
    PlaySession<?> session = state.live;
    return session.board(session.session().ply(), false).forcedPass().isPresent();
  }

  /** Stops the clock that runs. */
  void stop() {
    read();
    running = OptionalInt.empty();
    if (pending != null) {
      pending.cancel();
      pending = null;
    }
  }

  /** Stops the clock of the person who has moved. */
  void moved() {
    OptionalInt mover = running;
    stop();
    mover.ifPresent(seat -> time().ifPresent(time -> time.moved(seat)));
  }

  /** Counts the time used since the clock was read last. */
  private void read() {
    running.ifPresent(
        seat -> {
          long now = ticker.nanos();
          Duration used = Duration.ofNanos(now - readAtNanos);
          readAtNanos = now;
          time().ifPresent(time -> time.spend(seat, used));
        });
  }

  /** Reads the clock when what it shows changes: each second, below ten each tenth of one. */
  private void await(TimeLeft time, int seat) {
    long step = (SeatClock.showsTenths(time.of(seat)) ? TENTH : SECOND).toNanos();
    long over = time.of(seat).toNanos() % step;
    pending = scheduler.after(Duration.ofNanos(over == 0 ? step : over), () -> tick(time, seat));
  }

  private void tick(TimeLeft time, int seat) {
    pending = null;
    read();
    if (time.isOut(seat)) {
      ranOut.accept(seat);
      return;
    }
    await(time, seat);
    publish();
    if (time.warns(seat)) {
      state.report(new PlayEvent.TimeShort(seat, time.of(seat)));
    }
  }

  /** Shows the clocks of a game that goes on. */
  private void publish() {
    PlaySession<?> session = state.live;
    Map<Integer, SeatClock> shown = new TreeMap<>();
    if (!session.isOver()) {
      time()
          .ifPresent(
              time -> {
                for (int seat = 0; seat < time.bySeat().size(); seat++) {
                  if (session.isHuman(seat)) {
                    shown.put(seat, new SeatClock(time.of(seat), time.isShort(seat)));
                  }
                }
              });
    }
    state.clocks.set(shown);
  }
}
