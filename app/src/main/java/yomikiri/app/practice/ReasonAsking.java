package yomikiri.app.practice;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.practice.PracticeSnapshot.Why;
import yomikiri.engine.game.Position;
import yomikiri.engine.teach.ReasonQuestion;

/** Finds the reason of the mistake on the board while its best move is looked for. */
@UiThread
final class ReasonAsking {
  private final BackgroundTasks background;
  private final Runnable found;
  private final Consumer<Throwable> broken;
  private Why why = Why.UNKNOWN;
  private BackgroundTasks.@Nullable TaskHandle task;

  /** {@code found} is notified of a reason found, {@code broken} of what nobody foresaw. */
  ReasonAsking(BackgroundTasks background, Runnable found, Consumer<Throwable> broken) {
    this.background = background;
    this.found = found;
    this.broken = broken;
  }

  /** What is known of the reason. */
  Why why() {
    return why;
  }

  /** Turns to an exercise. */
  <P extends Position> void begin(Exercise<P> exercise) {
    end();
    task =
        exercise
            .mistake()
            .map(
                mistake ->
                    background.begin(
                        (clock, progress) -> ReasonQuestion.of(exercise.kit(), mistake),
                        new Finding()))
            .orElse(null);
  }

  /** Turns to none. */
  void end() {
    why = Why.UNKNOWN;
    if (task != null) {
      task.discard();
    }
  }

  /** Takes an answer; empty where none is wanted, else whether it is right. */
  Optional<Boolean> answer(String id) {
    if (!why.isAsked()) {
      return Optional.empty();
    }
    why = new Why(why.question(), Optional.of(id));
    return why.question().map(asked -> asked.reason().id().equals(id));
  }

  private final class Finding implements BackgroundTasks.Listener<ReasonQuestion> {
    @Override
    public void came(long far) {
      // it takes some milliseconds
    }

    @Override
    public void ended(Optional<ReasonQuestion> question) {
      why = new Why(question, Optional.empty());
      found.run();
    }

    @Override
    public void failed(Throwable cause) {
      broken.accept(cause);
    }
  }
}
