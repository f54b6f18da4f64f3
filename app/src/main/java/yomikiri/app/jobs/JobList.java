package yomikiri.app.jobs;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.jobs.Job.Order;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;

/**
 * What is kept of one kind, with at most one piece of work on each: begun, paused, stopped,
 * resumed, renamed, deleted and brought back. While somebody wants to know, it is looked at twice a
 * second.
 */
public final class JobList<C extends Card<C>> {
  private final JobType<C> craft;
  private final JobRunner runner;
  private final Watch<C> watch;
  private final Runnable changed;
  private final Consumer<? super Job<C>> open;
  private final Consumer<? super Job<C>> left;
  private final Function<? super C, Phrase> title;
  private final Notices notices;
  private final ObservableList<Job<C>> jobs = FXCollections.observableArrayList();
  private final ObservableList<Job<C>> readOnly = FXCollections.unmodifiableObservableList(jobs);
  private boolean isListing;
  private boolean isListed;
  private boolean isShown;
  private boolean isClosed;

  /**
   * @param changed hears that more or fewer things may be worked at
   * @param open is given what was begun or brought back
   * @param left is given what was deleted
   * @param title what one is called
   */
  public JobList(
      JobType<C> craft,
      JobRunner runner,
      UiScheduler scheduler,
      Runnable changed,
      Consumer<? super Job<C>> open,
      Consumer<? super Job<C>> left,
      Function<? super C, Phrase> title,
      Notices notices) {
    this.craft = craft;
    this.runner = runner;
    this.changed = changed;
    this.open = open;
    this.left = left;
    this.title = title;
    this.notices = notices;
    this.watch = new Watch<>(runner, scheduler, jobs, this::warn);
  }

  /** The newest first. */
  public ObservableList<Job<C>> jobs() {
    return readOnly;
  }

  private void warn(Fault fault) {
    notices.show(Notice.warning(fault));
  }

  // ---- coming and going

  /** Finds what there is and goes on with what was being worked at. */
  public void resume() {
    if (!isListed && !isListing) {
      isListing = true;
      runner.list(new Listed());
    }
  }

  /** Hears what there is; what cannot be listed now is listed when it is wanted again. */
  private final class Listed implements JobRunner.Answer<JobRunner.Listing> {
    @Override
    public void done(JobRunner.Listing listing) {
      isListing = false;
      isListed = true;
      if (!isClosed) {
        found(listing);
      }
    }

    @Override
    public void failed(Fault fault) {
      isListing = false;
      warn(fault);
    }
  }

  private void found(JobRunner.Listing listing) {
    for (JobEntry entry : listing.entries()) {
      if (known(entry).isEmpty()) {
        Job<C> job = insert(new Job<>(craft.unread(entry)));
        if (entry.wanted()) {
          start(job);
        }
      }
    }
    readUnread();
    listing.faults().forEach(this::warn);
    runner.tidy(answer(tidied -> {}));
  }

  /** Something made elsewhere, which gets its place on the list unless it has one. */
  public Job<C> found(JobEntry entry) {
    Job<C> job = known(entry).orElseGet(() -> insert(new Job<>(craft.unread(entry))));
    readUnread();
    return job;
  }

  private Optional<Job<C>> known(JobEntry entry) {
    return jobs.stream().filter(job -> job.entry().id().equals(entry.id())).findFirst();
  }

  private Job<C> insert(Job<C> job) {
    String id = job.entry().id();
    int place = (int) jobs.stream().filter(other -> other.entry().id().compareTo(id) > 0).count();
    jobs.add(place, job);
    return job;
  }

  /** The screen is in view. */
  public void shown() {
    isShown = true;
    resume();
    readUnread();
    watch.shown();
  }

  /** The screen is out of view: nothing is looked at any more. */
  public void hidden() {
    isShown = false;
    watch.hidden();
  }

  /** Stops all work; what was being worked at goes on when the app starts again. */
  public void close() {
    hidden();
    isClosed = true;
    jobs.forEach(job -> tell(job, JobRun::stop));
  }

  private void readUnread() {
    if (isShown) {
      jobs.stream()
          .filter(job -> job.snapshot().get().state() == JobState.UNREAD)
          .forEach(this::read);
    }
  }

  private void read(Job<C> job) {
    runner.ask(
        () -> craft.read(job.entry()),
        new JobRunner.Answer<Sight<C>>() {
          @Override
          public void done(Sight<C> sight) {
            if (!job.isActive()) {
              C now = sight.on(job.snapshot().get());
              job.show(now.with(now.isFinished() ? JobState.FINISHED : JobState.STOPPED));
            }
          }

          @Override
          public void failed(Fault fault) {
            if (!job.isActive()) {
              job.show(job.snapshot().get().failed(fault));
            }
          }
        });
  }

  // ---- work

  /**
   * Begins something in a new folder and opens it.
   *
   * @param game part of its id
   * @param name given by people; empty for none
   * @param preset see {@link JobEntry#preset}
   */
  public void begin(String game, String name, String preset, JobType.Opening<C> opening) {
    runner.begin(game, name, preset, opening, new Listening(null));
  }

  /** Has it wait until {@link #goOn}. */
  public void pause(Job<C> job) {
    order(job, Order.PAUSE, JobRun::pause);
  }

  /** Brings what is begun to an end, saves it, and lets go of the folder. */
  public void stop(Job<C> job) {
    order(job, Order.STOP, JobRun::stop);
  }

  private void order(Job<C> job, Order order, Consumer<? super JobRun<C>> asked) {
    if (job.order() == Order.DELETE) {
      return;
    }
    boolean wasPaused = job.snapshot().get().state() == JobState.PAUSED;
    job.order(order);
    want(job, false);
    tell(job, asked);
    if (job.isActive() && !wasPaused) {
      job.show(JobState.ENDING);
    }
    changed.run();
    watch.look();
  }

  private void tell(Job<C> job, Consumer<? super JobRun<C>> order) {
    job.run().ifPresent(run -> runner.tell(() -> order.accept(run)));
  }

  /** Goes on after a pause or a stop. */
  public void goOn(Job<C> job) {
    if (job.order() == Order.DELETE) {
      return;
    }
    boolean isStopping = job.order() == Order.STOP;
    job.order(Order.GO_ON);
    want(job, true);
    if (job.run().isEmpty()) {
      start(job);
    } else if (!isStopping) {
      tell(job, JobRun::resume);
      job.show(JobState.WORKING);
    }
    changed.run();
    watch.look();
  }

  private void start(Job<C> job) {
    if (!job.isActive()) {
      job.order(Order.GO_ON);
      job.active(true);
      job.show(JobState.STARTING);
      changed.run();
      runner.goOn(job.entry(), craft::open, new Listening(job));
    }
  }

  private void want(Job<C> job, boolean wanted) {
    if (job.entry().wanted() != wanted) {
      keep(job, job.entry().wanted(wanted));
    }
  }

  private void keep(Job<C> job, JobEntry now) {
    job.show(job.snapshot().get().with(now));
    runner.keep(now, answer(kept -> {}));
  }

  /** Gives something another name; an empty one stands for what it is called by itself. */
  public void rename(Job<C> job, String name) {
    String given = name.strip();
    if (job.order() != Order.DELETE && !given.equals(job.entry().name())) {
      keep(job, job.entry().named(given));
    }
  }

  /**
   * Deletes something, once its work has ended; it leaves the list when that is done on the disk.
   * {@link #restore} brings it back.
   */
  public void delete(Job<C> job) {
    if (job.order() == Order.DELETE) {
      return;
    }
    job.order(Order.DELETE);
    if (job.isActive()) {
      // left before its work has ended, the app finds it again, but does not go on with it
      runner.keep(job.entry().wanted(false), answer(kept -> {}));
      tell(job, JobRun::stop);
      job.show(JobState.ENDING);
      changed.run();
      watch.look();
    } else {
      deleteNow(job);
    }
  }

  private void deleteNow(Job<C> job) {
    runner.delete(
        job.entry(),
        answer(
            gone -> {
              jobs.remove(job);
              left.accept(job);
              changed.run();
              notices.show(
                  Notice.undoable(
                      Phrase.of("lab.deleted", title.apply(job.snapshot().get())),
                      job,
                      () -> restore(job)));
            },
            () -> job.order(Order.STOP)));
  }

  /** Brings back what was deleted; it goes on if it was being worked at. */
  public void restore(Job<C> job) {
    runner.restore(job.entry(), answer(entry -> take(job, entry)));
  }

  private void take(Job<C> job, JobEntry entry) {
    job.order(entry.wanted() ? Order.GO_ON : Order.STOP);
    open.accept(insert(job));
    if (entry.wanted()) {
      start(job);
    } else {
      read(job);
    }
  }

  /** Hears of one piece of work. */
  private final class Listening implements JobRunner.Listener<C> {
    private @Nullable Job<C> job;

    /**
     * @param job null for one just begun, which gets its place on the list when it is open
     */
    Listening(@Nullable Job<C> job) {
      this.job = job;
    }

    @Override
    public void began(JobEntry entry, JobRun<C> run, Sight<C> first) {
      Job<C> known = job;
      Job<C> opened = known == null ? new Job<>(craft.unread(entry)) : known;
      job = opened;
      opened.active(true);
      opened.job(run);
      opened.show(first.on(opened.snapshot().get()));
      switch (opened.order()) {
        case GO_ON -> opened.show(JobState.WORKING);
        case PAUSE -> tell(opened, JobRun::pause);
        case STOP, DELETE -> tell(opened, JobRun::stop);
      }
      if (known == null) {
        open.accept(insert(opened));
      }
      if (isClosed) {
        tell(opened, JobRun::stop);
      }
      changed.run();
      watch.lookNow();
    }

    @Override
    public void ended(Optional<Sight<C>> last, Optional<Fault> fault) {
      if (isClosed) {
        return;
      }
      if (job == null) {
        fault.ifPresent(JobList.this::warn);
      } else {
        leave(job, last, fault);
      }
      changed.run();
    }
  }

  private void leave(Job<C> job, Optional<Sight<C>> last, Optional<Fault> fault) {
    job.active(false);
    job.job(null);
    C before = job.snapshot().get();
    C card = last.map(sight -> sight.on(before)).orElse(before);
    boolean isFinished = last.isPresent() && card.isFinished();
    boolean isWell = isFinished && fault.isEmpty();
    job.show(card.with(isWell ? JobState.FINISHED : JobState.STOPPED, fault));
    if (job.order() == Order.DELETE) {
      deleteNow(job);
    } else if (isFinished) {
      want(job, false);
    } else if (fault.isEmpty() && job.order() == Order.GO_ON) {
      start(job);
    }
  }

  /** Hands on what was asked; where that cannot be had, people are told why. */
  public <T> JobRunner.Answer<T> answer(Consumer<? super T> then) {
    return answer(then, () -> {});
  }

  private <T> JobRunner.Answer<T> answer(Consumer<? super T> then, Runnable otherwise) {
    return new JobRunner.Answer<>() {
      @Override
      public void done(T value) {
        if (!isClosed) {
          then.accept(value);
        }
      }

      @Override
      public void failed(Fault fault) {
        otherwise.run();
        warn(fault);
      }
    };
  }
}
