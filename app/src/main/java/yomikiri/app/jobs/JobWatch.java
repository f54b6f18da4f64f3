package yomikiri.app.jobs;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.text.Fault;

/**
 * Reads the details of open jobs twice a second while their screen is in view. A job whose details
 * are not answered is not asked again.
 */
@UiThread
final class JobWatch<D> {
  private static final Duration LOOK = Duration.ofMillis(500);

  private final FileExecutor files;
  private final UiScheduler scheduler;
  private final List<Job<D>> jobs;
  private final Consumer<? super Fault> fault;
  private final Set<JobRun<D>> asked = new HashSet<>();
  private boolean isShown;
  private UiScheduler.@Nullable Pending looking;

  /** {@code jobs} are those there are now; {@code fault} hears once that details are missing. */
  JobWatch(
      FileExecutor files, UiScheduler scheduler, List<Job<D>> jobs, Consumer<? super Fault> fault) {
    this.files = files;
    this.scheduler = scheduler;
    this.jobs = jobs;
    this.fault = fault;
  }

  void shown() {
    isShown = true;
    look();
  }

  boolean isShown() {
    return isShown;
  }

  void hidden() {
    isShown = false;
    rest();
  }

  private void rest() {
    if (looking != null) {
      looking.cancel();
      looking = null;
    }
  }

  /** Looks again after a while if a folder is open. */
  void look() {
    if (isShown && looking == null && jobs.stream().anyMatch(this::mayAsk)) {
      looking = scheduler.after(LOOK, this::lookNow);
    }
  }

  private boolean mayAsk(Job<D> job) {
    return job.run != null && !asked.contains(job.run);
  }

  void lookNow() {
    rest();
    if (isShown) {
      for (Job<D> job : jobs) {
        JobRun<D> run = job.run;
        if (run != null && asked.add(run)) {
          files.ask(run::details, details -> saw(job, run, details));
        }
      }
      files.ask(() -> jobs, all -> look()); // not before all is seen
    }
  }

  private void saw(Job<D> job, JobRun<D> run, D details) {
    asked.remove(run);
    if (run.equals(job.run)) {
      job.watch(details).ifPresent(fault);
    }
  }
}
