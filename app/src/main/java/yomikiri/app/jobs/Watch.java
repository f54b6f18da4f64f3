package yomikiri.app.jobs;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.text.Fault;

/** Looks twice a second at what is worked at, while somebody wants to know. */
final class Watch<C extends Card<C>> {
  private static final Duration LOOK = Duration.ofMillis(500);

  private final JobRunner runner;
  private final UiScheduler scheduler;
  private final List<Job<C>> jobs;
  private final Consumer<Fault> fault;
  private boolean isWanted;
  private UiScheduler.@Nullable Pending looking;

  /**
   * @param jobs those there are at each moment
   * @param fault hears of what cannot be seen, once until it changes
   */
  Watch(JobRunner runner, UiScheduler scheduler, List<Job<C>> jobs, Consumer<Fault> fault) {
    this.runner = runner;
    this.scheduler = scheduler;
    this.jobs = jobs;
    this.fault = fault;
  }

  void shown() {
    isWanted = true;
    look();
  }

  void hidden() {
    isWanted = false;
    rest();
  }

  private void rest() {
    if (looking != null) {
      looking.cancel();
      looking = null;
    }
  }

  /** Goes on looking if there is something to see. */
  void look() {
    if (isWanted && looking == null && jobs.stream().anyMatch(job -> job.run().isPresent())) {
      looking = scheduler.after(LOOK, this::lookNow);
    }
  }

  void lookNow() {
    rest();
    if (isWanted) {
      for (Job<C> job : jobs) {
        job.run().ifPresent(run -> runner.look(run::details, seen -> saw(job, run, seen)));
      }
      runner.look(() -> jobs, all -> look()); // not before all is seen
    }
  }

  private void saw(Job<C> job, JobRun<C> run, Sight<C> seen) {
    if (job.run().filter(run::equals).isEmpty()) {
      return;
    }
    C card = seen.on(job.snapshot().get());
    JobState state =
        switch (job.order()) {
          case GO_ON -> JobState.WORKING;
          case PAUSE -> card.isResting() ? JobState.PAUSED : JobState.ENDING;
          case STOP, DELETE -> JobState.ENDING;
        };
    job.show(card.with(state));
    if (job.isNewFault(seen.fault())) {
      seen.fault().ifPresent(fault);
    }
  }
}
