package yomikiri.app.lab;

import java.time.Duration;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.jobs.Job;
import yomikiri.engine.study.run.RunProgress;

/** View model of the games a study plays now, read a few times a second while in view. */
@UiThread
public final class LiveGamesViewModel {
  private static final Duration LOOK = Duration.ofMillis(250);

  private final StudyJobType lab;
  private final Job<RunProgress> job;
  private final UiScheduler scheduler;
  private final ReadOnlyObjectWrapper<List<LiveGame>> boards =
      new ReadOnlyObjectWrapper<>(List.of());
  private boolean isShown;
  private boolean isAsked; // and not answered yet
  private UiScheduler.@Nullable Pending looking;

  public LiveGamesViewModel(StudyJobType lab, Job<RunProgress> job, UiScheduler scheduler) {
    this.lab = lab;
    this.job = job;
    this.scheduler = scheduler;
  }

  /** In the order of their numbers. */
  public ReadOnlyObjectProperty<List<LiveGame>> boards() {
    return boards.getReadOnlyProperty();
  }

  /** The wall is in view. */
  public void shown() {
    boolean isNew = !isShown;
    isShown = true;
    if (isNew && !isAsked) {
      look();
    }
  }

  /** The wall is out of view: nothing is looked at any more. */
  public void hidden() {
    isShown = false;
    if (looking != null) {
      looking.cancel();
      looking = null;
    }
  }

  private void look() {
    looking = null;
    isAsked = true;
    lab.run(job.entry())
        .ifPresentOrElse(
            run -> lab.look(() -> LiveGame.of(run), this::saw), () -> boards.set(List.of()));
    lab.look(() -> job, all -> answered()); // not before all is seen
  }

  private void answered() {
    isAsked = false;
    if (isShown) {
      looking = scheduler.after(LOOK, this::look);
    }
  }

  /** Between two games the last boards stay. */
  private void saw(List<LiveGame> seen) {
    if (isShown && !(seen.isEmpty() && job.isWorking())) {
      boards.set(seen);
    }
  }
}
