package yomikiri.app.jobs;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.jobs.Job.Order;
import yomikiri.app.jobs.JobSnapshot.JobEntry;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;

/**
 * The jobs of one kind, begun, paused, stopped, resumed, renamed, deleted and restored. While the
 * screen is in view, the details of those that run are read twice a second.
 *
 * @param <D> what is shown of a job
 */
@UiThread
public final class JobList<D> {
  private final JobType<D> type;
  private final JobRunner runner;
  private final JobStore store;
  private final JobWatch<D> watch;
  private final Runnable changed;
  private final Consumer<? super Job<D>> open;
  private final Consumer<? super Job<D>> left;
  private final Function<? super JobSnapshot<D>, Phrase> title;
  private final Notices notices;
  private final ObservableList<Job<D>> jobs = FXCollections.observableArrayList();
  private final SortedList<Job<D>> sorted =
      new SortedList<>(
          jobs, Comparator.<Job<D>, String>comparing(job -> job.entry().id()).reversed());
  private boolean isListed;
  private boolean isClosed;

  /**
   * @param changed called when more or fewer jobs may work
   * @param open shows a job that was begun or restored
   * @param left called with each job that was deleted
   * @param title what a job is called
   */
  public JobList(
      JobType<D> type,
      JobRunner runner,
      UiScheduler scheduler,
      Runnable changed,
      Consumer<? super Job<D>> open,
      Consumer<? super Job<D>> left,
      Function<? super JobSnapshot<D>, Phrase> title,
      Notices notices) {
    this.type = type;
    this.runner = runner;
    this.store = runner.store();
    this.watch = new JobWatch<>(runner.files(), scheduler, jobs, this::warn);
    this.changed = changed;
    this.open = open;
    this.left = left;
    this.title = title;
    this.notices = notices;
  }

  /** The newest first. */
  public ObservableList<Job<D>> jobs() {
    return sorted;
  }

  private void warn(Fault fault) {
    notices.show(Notice.warning(fault));
  }

  /** Runs file work and hands on its result; a fault becomes a notice. */
  public <T> void ask(JobRunner.Work<? extends T> work, Consumer<? super T> then) {
    ask(work, then, () -> {});
  }

  private <T> void ask(
      JobRunner.Work<? extends T> work, Consumer<? super T> then, Runnable otherwise) {
    runner.ask(
        work,
        value -> {
          if (!isClosed) {
            then.accept(value);
          }
        },
        fault -> {
          otherwise.run();
          warn(fault);
        });
  }

  private void change(JobRunner.Change change, JobEntry entry, Runnable then, Runnable otherwise) {
    ask(
        () -> {
          change.of(entry);
          return entry;
        },
        done -> then.run(),
        otherwise);
  }

  // ---- listing

  /** Lists the jobs there are and resumes those that were running. */
  public void resume() {
    if (!isListed) {
      isListed = true;
      runner.list(
          this::found,
          fault -> {
            isListed = false; // listed when it is wanted again
            warn(fault);
          });
    }
  }

  private void found(List<JobEntry> entries, List<Fault> faults) {
    if (isClosed) {
      return;
    }
    for (JobEntry entry : entries) {
      if (listed(entry).isEmpty()) {
        Job<D> job = insert(new Job<>(type, entry));
        if (entry.wanted()) {
          start(job);
        }
      }
    }
    readUnread();
    faults.forEach(this::warn);
    runner.tidy(this::warn);
  }

  /** Lists a job made elsewhere, unless it is listed. */
  public Job<D> found(JobEntry entry) {
    Job<D> job = listed(entry).orElseGet(() -> insert(new Job<>(type, entry)));
    readUnread();
    return job;
  }

  private Optional<Job<D>> listed(JobEntry entry) {
    return jobs.stream().filter(job -> job.entry().id().equals(entry.id())).findFirst();
  }

  private Job<D> insert(Job<D> job) {
    jobs.add(job);
    return job;
  }

  /** Call when the screen comes into view. */
  public void shown() {
    watch.shown();
    resume();
    readUnread();
  }

  /** Call when the screen goes out of view. */
  public void hidden() {
    watch.hidden();
  }

  /** Stops all work; what was running is resumed when the app starts again. */
  public void close() {
    hidden();
    isClosed = true;
    jobs.forEach(job -> send(job, JobRun::stop));
  }

  private void readUnread() {
    if (watch.isShown()) {
      jobs.stream()
          .filter(job -> job.snapshot().get().state() == JobState.UNREAD)
          .forEach(this::read);
    }
  }

  /** Reads a job that does not run, as its folder has it now. */
  public void read(Job<D> job) {
    JobEntry entry = job.entry();
    runner.ask(
        () -> type.read(entry),
        details -> job.rest(Optional.of(details), Optional.empty()),
        fault -> job.rest(Optional.empty(), Optional.of(fault)));
  }

  // ---- work

  /**
   * Begins a job in a new folder and opens it.
   *
   * @param game part of its id
   * @param name given by the user; empty for none
   * @param preset see {@link JobEntry#preset}
   */
  public void begin(String game, String name, String preset, JobType.Opener<D> opener) {
    runner.begin(game, name, preset, opener, new Running(null));
  }

  /** Has a job wait until {@link #goOn}. */
  public void pause(Job<D> job) {
    order(job, Order.PAUSE, JobRun::pause);
  }

  /** Ends what is being done, saves it, and closes the folder. */
  public void stop(Job<D> job) {
    order(job, Order.STOP, JobRun::stop);
  }

  private void order(Job<D> job, Order order, @WorkerThread Consumer<? super JobRun<D>> asked) {
    if (job.isDeleted()) {
      return;
    }
    boolean wasPaused = job.snapshot().get().state() == JobState.PAUSED;
    job.order = order;
    keep(job, job.entry().wanted(false));
    send(job, asked);
    if (job.isActive && !wasPaused) {
      job.show(JobState.ENDING);
    }
    changed.run();
    watch.look();
  }

  private void send(Job<D> job, @WorkerThread Consumer<? super JobRun<D>> order) {
    JobRun<D> run = job.run;
    if (run != null) {
      runner.files().run(() -> order.accept(run));
    }
  }

  /** Resumes a job that was paused or stopped. */
  public void goOn(Job<D> job) {
    if (job.isDeleted()) {
      return;
    }
    Order before = job.order;
    job.order = Order.RUN;
    keep(job, job.entry().wanted(true));
    if (job.run == null) {
      start(job);
    } else if (before != Order.STOP) {
      send(job, JobRun::resume);
      job.show(JobState.WORKING);
    }
    changed.run();
    watch.look();
  }

  private void start(Job<D> job) {
    if (!job.isActive) {
      job.order = Order.RUN;
      job.isActive = true;
      job.show(JobState.STARTING);
      changed.run();
      runner.resume(job.entry(), type::open, new Running(job));
    }
  }

  private void keep(Job<D> job, JobEntry now) {
    if (!job.isDeleted() && !now.equals(job.entry())) {
      job.show(now);
      store(now);
    }
  }

  private void store(JobEntry entry) {
    change(store::keep, entry, () -> {}, () -> {});
  }

  /** Renames a job; an empty name stands for what it is called by itself. */
  public void rename(Job<D> job, String name) {
    keep(job, job.entry().named(name.strip()));
  }

  /** Has a job do so many parts of its work at a time; 0 for as many as it is given. */
  public void atOnce(Job<D> job, int parts) {
    keep(job, job.entry().atOnce(parts));
  }

  /** Deletes a job once its work has ended, then unlists it; {@link #restore} brings it back. */
  public void delete(Job<D> job) {
    if (job.isDeleted()) {
      return;
    }
    job.order = Order.DELETE;
    if (job.isActive) {
      // if the app ends before the work does, it lists the job again, but does not resume it
      store(job.entry().wanted(false));
      send(job, JobRun::stop);
      job.show(JobState.ENDING);
      changed.run();
      watch.look();
    } else {
      deleteNow(job);
    }
  }

  private void deleteNow(Job<D> job) {
    change(
        store::delete,
        job.entry(),
        () -> {
          jobs.remove(job);
          left.accept(job);
          changed.run();
          notices.show(Notice.undoable(titled("lab.deleted", job), job, () -> restore(job)));
        },
        () -> job.order = Order.STOP);
  }

  private Phrase titled(String key, Job<D> job) {
    return Phrase.of(key, title.apply(job.snapshot().get()));
  }

  /** Restores a deleted job; it is resumed if it was running. */
  public void restore(Job<D> job) {
    change(
        store::restore,
        job.entry(),
        () -> {
          job.order = Order.STOP;
          open.accept(insert(job));
          if (job.entry().wanted()) {
            start(job);
          } else {
            read(job);
          }
          notices.show(Notice.of(titled("lab.restored", job)));
        },
        () -> {});
  }

  /** Follows one job from the opening of its folder to the closing. */
  private final class Running implements JobRunner.Listener<D> {
    private @Nullable Job<D> job;

    /** Follows {@code job}; null for a new one, which is listed when it is open. */
    Running(@Nullable Job<D> job) {
      this.job = job;
    }

    @Override
    public void began(JobEntry entry, JobRun<D> run, D first) {
      Job<D> known = job;
      Job<D> opened = known == null ? new Job<>(type, entry) : known;
      job = opened;
      opened.began(run, first).ifPresent(JobList.this::warn);
      switch (opened.order) {
        case RUN -> {}
        case PAUSE -> send(opened, JobRun::pause);
        case STOP, DELETE -> send(opened, JobRun::stop);
      }
      if (known == null) {
        open.accept(insert(opened));
      }
      if (isClosed) {
        send(opened, JobRun::stop);
      }
      changed.run();
      watch.lookNow();
    }

    @Override
    public void ended(Optional<D> last, Optional<Fault> fault) {
      if (!isClosed) {
        if (job == null) {
          fault.ifPresent(JobList.this::warn);
        } else {
          leave(job, last, fault);
        }
        changed.run();
      }
    }
  }

  private void leave(Job<D> job, Optional<D> last, Optional<Fault> fault) {
    boolean isFinished = job.ended(last, fault);
    if (job.isDeleted()) {
      fault.ifPresent(this::warn);
      deleteNow(job);
    } else if (isFinished) {
      keep(job, job.entry().wanted(false));
    } else if (fault.isEmpty() && job.order == Order.RUN) {
      start(job);
    }
  }
}
