package yomikiri.app.play.model;

import java.time.Duration;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiScheduler;

/**
 * Passes for a person who can do nothing else, once that could be read. While something else is
 * looked at it waits, and then begins again.
 */
final class ForcedPass {
  static final Duration READING = Duration.ofMillis(3500);

  private final SharedState state;
  private final UiScheduler scheduler;
  private final IntConsumer pass;
  private UiScheduler.@Nullable Pending pending;

  /** {@code pass} makes the move. */
  ForcedPass(SharedState state, UiScheduler scheduler, IntConsumer pass) {
    this.state = state;
    this.scheduler = scheduler;
    this.pass = pass;
    state.snapshot.addListener((value, before, now) -> follow());
    state.attended.addListener((value, before, now) -> follow());
  }

  private void follow() {
    OptionalInt due = due();
    if (due.isEmpty()) {
      drop();
    } else if (pending == null) {
      pending =
          scheduler.after(
              READING,
              () -> {
                pending = null;
                pass.accept(due.getAsInt());
              });
    }
  }

  private OptionalInt due() {
    PlaySnapshot now = state.snapshot.get();
    PlaySnapshot.Mode mode = now.mode();
    boolean seen =
        state.attended.get()
            && !mode.resigning()
            && !mode.reviewing()
            && now.lessons().move().isEmpty();
    return seen && now.can(PlayAction.PLAY) && !mode.realTime()
        ? now.board().forcedPass()
        : OptionalInt.empty();
  }

  /** Does not pass by itself. */
  void drop() {
    if (pending != null) {
      pending.cancel();
      pending = null;
    }
  }
}
