package yomikiri.app.jobs;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.jobs.Job.Order;
import yomikiri.app.text.Fault;

/**
 * What is kept of one kind, with at most one piece of work on each: begun, paused, stopped,
 * resumed, renamed, deleted and brought back. While somebody wants to know, it is looked at twice a
 * second.
 */
public final class JobList<C extends Card<C>> {
  private final JobType<C> craft;
  private final JobRunner keeper;
  private final Watch<C> watch;
  private final Runnable changed;
  private final Consumer<? super Job<C>> open;
  private final Consumer<? super Job<C>> left;
  private final Consumer<News<C>> tell;
  private final ObservableList<Job<C>> items = FXCollections.observableArrayList();
  private final ObservableList<Job<C>> readOnly = FXCollections.unmodifiableObservableList(items);
  private boolean isListing;
  private boolean isListed;
  private boolean isShown;
  private boolean isClosed;

  /**
   * @param changed hears that more or fewer things may be worked at
   * @param open is given what was begun or brought back
   * @param left is given what was deleted
   */
  public JobList(
      JobType<C> craft,
      JobRunner keeper,
      UiScheduler delays,
      Runnable changed,
      Consumer<? super Job<C>> open,
      Consumer<? super Job<C>> left,
      BiConsumer<? super News<C>, ? super JobList<C>> tell) {
    this.craft = craft;
    this.keeper = keeper;
    this.changed = changed;
    this.open = open;
    this.left = left;
    this.tell = news -> tell.accept(news, this);
    this.watch = new Watch<>(keeper, delays, items, why -> tell(new News.Failed<>(why)));
  }

  /** The newest first. */
  public ObservableList<Job<C>> items() {
    return readOnly;
  }

  public void tell(News<C> news) {
    tell.accept(news);
  }

  // ---- coming and going

  /** Finds what there is and goes on with what was being worked at. */
  public void resume() {
    if (!isListed && !isListing) {
      isListing = true;
      keeper.list(new Listed());
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
      tell(new News.Failed<>(fault));
    }
  }

  private void found(JobRunner.Listing listing) {
    for (JobEntry entry : listing.entries()) {
      if (known(entry).isEmpty()) {
        Job<C> item = insert(new Job<>(craft.unread(entry)));
        if (entry.wanted()) {
          start(item);
        }
      }
    }
    readUnread();
    listing.faults().forEach(fault -> tell(new News.Failed<>(fault)));
    keeper.tidy(answer(tidied -> {}));
  }

  /** Something made elsewhere, which gets its place on the list unless it has one. */
  public Job<C> found(JobEntry entry) {
    Job<C> item = known(entry).orElseGet(() -> insert(new Job<>(craft.unread(entry))));
    readUnread();
    return item;
  }

  private Optional<Job<C>> known(JobEntry entry) {
    return items.stream().filter(item -> item.entry().id().equals(entry.id())).findFirst();
  }

  private Job<C> insert(Job<C> item) {
    String id = item.entry().id();
    int place = (int) items.stream().filter(other -> other.entry().id().compareTo(id) > 0).count();
    items.add(place, item);
    return item;
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
    items.forEach(item -> tell(item, JobRun::stop));
  }

  private void readUnread() {
    if (isShown) {
      items.stream()
          .filter(item -> item.card().get().doing() == JobState.UNREAD)
          .forEach(this::read);
    }
  }

  private void read(Job<C> item) {
    keeper.ask(
        () -> craft.read(item.entry()),
        new JobRunner.Answer<Sight<C>>() {
          @Override
          public void done(Sight<C> sight) {
            if (!item.isActive()) {
              C now = sight.on(item.card().get());
              item.show(now.with(now.isFinished() ? JobState.FINISHED : JobState.STOPPED));
            }
          }

          @Override
          public void failed(Fault fault) {
            if (!item.isActive()) {
              item.show(item.card().get().failed(fault));
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
    keeper.begin(game, name, preset, opening, new Listening(null));
  }

  /** Has it wait until {@link #goOn}. */
  public void pause(Job<C> item) {
    order(item, Order.PAUSE, JobRun::pause);
  }

  /** Brings what is begun to an end, saves it, and lets go of the folder. */
  public void stop(Job<C> item) {
    order(item, Order.STOP, JobRun::stop);
  }

  private void order(Job<C> item, Order order, Consumer<? super JobRun<C>> asked) {
    if (item.order() == Order.DELETE) {
      return;
    }
    boolean wasPaused = item.card().get().doing() == JobState.PAUSED;
    item.order(order);
    want(item, false);
    tell(item, asked);
    if (item.isActive() && !wasPaused) {
      item.show(JobState.ENDING);
    }
    changed.run();
    watch.look();
  }

  private void tell(Job<C> item, Consumer<? super JobRun<C>> order) {
    item.job().ifPresent(job -> keeper.tell(() -> order.accept(job)));
  }

  /** Goes on after a pause or a stop. */
  public void goOn(Job<C> item) {
    if (item.order() == Order.DELETE) {
      return;
    }
    boolean isStopping = item.order() == Order.STOP;
    item.order(Order.GO_ON);
    want(item, true);
    if (item.job().isEmpty()) {
      start(item);
    } else if (!isStopping) {
      tell(item, JobRun::goOn);
      item.show(JobState.WORKING);
    }
    changed.run();
    watch.look();
  }

  private void start(Job<C> item) {
    if (!item.isActive()) {
      item.order(Order.GO_ON);
      item.active(true);
      item.show(JobState.STARTING);
      changed.run();
      keeper.goOn(item.entry(), craft::reopen, new Listening(item));
    }
  }

  private void want(Job<C> item, boolean wanted) {
    if (item.entry().wanted() != wanted) {
      keep(item, item.entry().wanted(wanted));
    }
  }

  private void keep(Job<C> item, JobEntry now) {
    item.show(item.card().get().with(now));
    keeper.keep(now, answer(kept -> {}));
  }

  /** Gives something another name; an empty one stands for what it is called by itself. */
  public void rename(Job<C> item, String name) {
    String given = name.strip();
    if (item.order() != Order.DELETE && !given.equals(item.entry().name())) {
      keep(item, item.entry().named(given));
    }
  }

  /**
   * Deletes something, once its work has ended; it leaves the list when that is done on the disk.
   * {@link #restore} brings it back.
   */
  public void delete(Job<C> item) {
    if (item.order() == Order.DELETE) {
      return;
    }
    item.order(Order.DELETE);
    if (item.isActive()) {
      // left before its work has ended, the app finds it again, but does not go on with it
      keeper.keep(item.entry().wanted(false), answer(kept -> {}));
      tell(item, JobRun::stop);
      item.show(JobState.ENDING);
      changed.run();
      watch.look();
    } else {
      deleteNow(item);
    }
  }

  private void deleteNow(Job<C> item) {
    keeper.delete(
        item.entry(),
        answer(
            gone -> {
              items.remove(item);
              left.accept(item);
              changed.run();
              tell(new News.Deleted<>(item));
            },
            () -> item.order(Order.STOP)));
  }

  /** Brings back what was deleted; it goes on if it was being worked at. */
  public void restore(Job<C> item) {
    keeper.restore(item.entry(), answer(entry -> take(item, entry)));
  }

  private void take(Job<C> item, JobEntry entry) {
    item.order(entry.wanted() ? Order.GO_ON : Order.STOP);
    open.accept(insert(item));
    if (entry.wanted()) {
      start(item);
    } else {
      read(item);
    }
  }

  /** Hears of one piece of work. */
  private final class Listening implements JobRunner.Listener<C> {
    private @Nullable Job<C> item;

    /**
     * @param item null for one just begun, which gets its place on the list when it is open
     */
    Listening(@Nullable Job<C> item) {
      this.item = item;
    }

    @Override
    public void began(JobEntry entry, JobRun<C> job, Sight<C> first) {
      Job<C> known = item;
      Job<C> opened = known == null ? new Job<>(craft.unread(entry)) : known;
      item = opened;
      opened.active(true);
      opened.job(job);
      opened.show(first.on(opened.card().get()));
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
      if (item == null) {
        fault.ifPresent(why -> tell(new News.Failed<>(why)));
      } else {
        leave(item, last, fault);
      }
      changed.run();
    }
  }

  private void leave(Job<C> item, Optional<Sight<C>> last, Optional<Fault> fault) {
    item.active(false);
    item.job(null);
    C before = item.card().get();
    C card = last.map(sight -> sight.on(before)).orElse(before);
    boolean isFinished = last.isPresent() && card.isFinished();
    boolean isWell = isFinished && fault.isEmpty();
    item.show(card.with(isWell ? JobState.FINISHED : JobState.STOPPED, fault));
    if (item.order() == Order.DELETE) {
      deleteNow(item);
    } else if (isFinished) {
      want(item, false);
    } else if (fault.isEmpty() && item.order() == Order.GO_ON) {
      start(item);
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
        tell(new News.Failed<>(fault));
      }
    };
  }
}
