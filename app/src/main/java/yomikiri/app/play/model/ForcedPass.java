package yomikiri.app.play.model;

import java.time.Duration;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.play.session.ForcedPasses;

/**
 * Passes for a person who can do nothing else, once that could be read. While something else is
 * looked at it waits, and then begins again.
 */
final class ForcedPass {
  static final Duration READING = Duration.ofMillis(3500);

  private final PlayState state;
  private final UiScheduler scheduler;
  private final ForcedPasses passes;
  private final IntConsumer pass;
  private UiScheduler.@Nullable Pending pending;

  /**
   * @param pass makes the move
   */
  ForcedPass(PlayState state, UiScheduler scheduler, ForcedPasses passes, IntConsumer pass) {
    this.state = state;
    this.scheduler = scheduler;
    this.passes = passes;
    this.pass = pass;
    state.board.addListener(change -> follow());
    state.attended.addListener((value, before, now) -> follow());
    state.resigning.addListener((value, before, now) -> follow());
    state.reviewing.addListener((value, before, now) -> follow());
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
    BoardSnapshot<?> board = state.board.get();
    boolean seen = state.attended.get() && !state.resigning.get() && !state.reviewing.get();
    return seen && board.playable() && !state.realTime.get()
        ? passes.forced(board)
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
