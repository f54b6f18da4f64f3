package yomikiri.app.play.model;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Consumer;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.play.session.PlayStatus;

/**
 * The steps that people press while a CPU thinks, in a game that is steered: each is made when
 * their turn comes. One that cannot be made then is refused, and what was pressed behind it is
 * forgotten.
 */
final class Ahead {
  private static final int MOST = 3; // more could hardly be meant

  private final SharedState state;
  private final UiScheduler scheduler;
  private final Consumer<String> play;
  private final Queue<String> steps = new ArrayDeque<>();
  private boolean isDue;

  /** {@code play} plays a step written as text, or refuses it. */
  Ahead(SharedState state, UiScheduler scheduler, Consumer<String> play) {
    this.state = state;
    this.scheduler = scheduler;
    this.play = play;
  }

  /** Notes a step, if a CPU is waited for; true if so. */
  boolean press(String step) {
    boolean waits =
        state.status instanceof PlayStatus.CpuToMove
            && state.isHere()
            && !state.isSpectating()
            && !state.isRealTime();
    if (waits && steps.size() < MOST) {
      steps.add(step);
    }
    return waits;
  }

  /** Makes the next step soon if it can be made now. */
  void follow() {
    if (!isDue && !steps.isEmpty() && state.isPersonToMoveHere()) {
      isDue = true;
      scheduler.after(Duration.ZERO, this::playNext);
    }
  }

  private void playNext() {
    isDue = false;
    String step = steps.poll();
    if (step == null || !state.isPersonToMoveHere()) {
      return;
    }
    int ply = state.live.session().ply();
    int seat = state.live.awaitedPerson().orElseThrow();
    play.accept(step);
    boolean isRefused =
        state.isPersonToMoveHere()
            && state.live.session().ply() == ply
            && state.live.awaitedPerson().stream().anyMatch(now -> now == seat);
    if (isRefused) {
      drop();
    }
    follow();
  }

  /** Forgets all of them. */
  void drop() {
    steps.clear();
  }
}
