package yomikiri.app.training.kept;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.GameStock;
import yomikiri.app.thinking.Delays;
import yomikiri.app.training.kept.TrainingCard.Doing;
import yomikiri.app.training.kept.TrainingItem.Order;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.learn.train.Checkpoint;
import yomikiri.engine.learn.train.Progress;
import yomikiri.engine.learn.train.Training;
import yomikiri.engine.think.Ticker;

/** The trainings that are kept: begun, paused, stopped, gone on with, renamed, deleted. */
public final class TrainingViewModel {
  private static final Duration LOOK = Duration.ofMillis(500);

  private final Trainer trainer;
  private final Delays delays;
  private final Consumer<TrainingNews> tell;
  private final ObservableList<TrainingItem> trainings = FXCollections.observableArrayList();
  private final ObservableList<TrainingItem> readOnly =
      FXCollections.unmodifiableObservableList(trainings);
  private final ObjectProperty<TrainingPage> page =
      new SimpleObjectProperty<>(new TrainingPage.Start());
  private Delays.@Nullable Pending looking;
  private boolean isListed;
  private boolean isShown;
  private boolean isClosed;

  TrainingViewModel(
      Trainer trainer,
      Delays delays,
      BiConsumer<? super TrainingNews, ? super TrainingViewModel> tell) {
    this.trainer = trainer;
    this.delays = delays;
    this.tell = news -> tell.accept(news, this);
  }

  /** The trainings at {@code home}. */
  public static TrainingViewModel at(
      TrainingHome home,
      GameStock stock,
      Clock clock,
      Ticker ticker,
      Delays delays,
      BiConsumer<? super TrainingNews, ? super TrainingViewModel> tell) {
    TrainingDrawer drawer = new TrainingDrawer(home.folder(), new WholeFile(Disk.REAL), clock);
    return new TrainingViewModel(new Trainer(drawer, stock::kit, ticker, home), delays, tell);
  }

  /** All trainings, the newest first. */
  public ObservableList<TrainingItem> trainings() {
    return readOnly;
  }

  public ObjectProperty<TrainingPage> page() {
    return page;
  }

  // ---- coming and going

  /** Finds the trainings there are and goes on with those that were at work. */
  public void resume() {
    if (isListed) {
      return;
    }
    isListed = true;
    trainer.list(
        answer(
            entries -> {
              for (Entry entry : entries) {
                if (trainings.stream().noneMatch(item -> item.entry().id().equals(entry.id()))) {
                  TrainingItem item = new TrainingItem(entry);
                  insert(item);
                  if (entry.wanted()) {
                    start(item);
                  }
                }
              }
              readUnread();
            }));
  }

  /** The screen is in view. */
  public void shown() {
    isShown = true;
    resume();
    readUnread();
    look();
  }

  /** The screen is out of view: nothing is looked at any more. */
  public void hidden() {
    isShown = false;
    rest();
  }

  /** Stops all trainings; those that were at work go on when the app starts again. */
  public void close() {
    hidden();
    isClosed = true;
    trainings.forEach(item -> item.training().ifPresent(Training::stop));
  }

  private void readUnread() {
    if (isShown) {
      trainings.stream()
          .filter(item -> item.card().get().doing() == Doing.UNREAD)
          .forEach(this::read);
    }
  }

  private void read(TrainingItem item) {
    trainer.read(
        item.entry(),
        new Trainer.Answer<Trainer.Read>() {
          @Override
          public void done(Trainer.Read read) {
            if (!item.isActive()) {
              item.show(read);
            }
          }

          @Override
          public void failed(TrainingFault fault) {
            if (!item.isActive()) {
              item.show(item.card().get().failed(fault));
            }
          }
        });
  }

  // ---- trainings

  /**
   * Begins a training and shows it.
   *
   * @param name empty for none
   */
  public void begin(TrainingPlan plan, String name) {
    trainer.begin(plan, name, new Listening(null));
  }

  /** Has it wait until {@link #goOn}; what was learnt stays in memory. */
  public void pause(TrainingItem item) {
    order(item, Order.PAUSE, Training::pause);
  }

  /** Saves what was learnt and lets go of it. */
  public void stop(TrainingItem item) {
    order(item, Order.STOP, Training::stop);
  }

  private void order(TrainingItem item, Order order, Consumer<? super Training<?>> asked) {
    boolean wasPaused = item.card().get().doing() == Doing.PAUSED;
    item.order(order);
    want(item, false);
    item.training().ifPresent(training -> trainer.tell(training, asked));
    if (item.isActive() && !wasPaused) {
      item.show(item.card().get().with(Doing.ENDING));
    }
    look();
  }

  /** Learns on after a pause or a stop. */
  public void goOn(TrainingItem item) {
    boolean isStopping = item.order() == Order.STOP;
    item.order(Order.GO_ON);
    want(item, true);
    if (item.training().isEmpty()) {
      start(item);
    } else if (!isStopping) {
      item.training().ifPresent(training -> trainer.tell(training, Training::goOn));
      item.show(item.card().get().with(Doing.LEARNING));
    }
    look();
  }

  private void want(TrainingItem item, boolean wanted) {
    if (item.entry().wanted() != wanted) {
      keep(item, item.entry().wanted(wanted));
    }
  }

  private void keep(TrainingItem item, Entry now) {
    item.show(item.card().get().with(now));
    trainer.keep(now, answer(kept -> {}));
  }

  /** Gives a training another name; an empty one stands for what it is called by itself. */
  public void rename(TrainingItem item, String name) {
    String given = name.strip();
    if (!given.equals(item.entry().name())) {
      keep(item, item.entry().named(given));
    }
  }

  private void start(TrainingItem item) {
    if (!item.isActive()) {
      item.order(Order.GO_ON);
      item.show(item.card().get().with(Doing.STARTING));
      trainer.goOn(item.entry(), new Listening(item));
    }
  }

  /** Takes a training off the list; {@link #restore} brings it back. */
  public void delete(TrainingItem item) {
    boolean isActive = item.isActive();
    item.order(Order.DELETE);
    trainings.remove(item);
    if (page.get() instanceof TrainingPage.OfTraining(TrainingItem shown) && shown.equals(item)) {
      page.set(new TrainingPage.Start());
    }
    if (isActive) {
      // left before it has ended, the app finds it again, but does not go on with it
      trainer.keep(item.entry().wanted(false), answer(kept -> {}));
      item.training().ifPresent(training -> trainer.tell(training, Training::stop));
    } else {
      trainer.delete(item.entry(), answer(gone -> {}));
    }
    tell.accept(new TrainingNews.Deleted(item));
  }

  /** Brings back what was deleted; it goes on if it was at work. */
  public void restore(TrainingItem item) {
    Entry entry = item.entry();
    boolean isLeaving = item.isActive();
    item.order(entry.wanted() ? Order.GO_ON : Order.STOP);
    insert(item);
    page.set(new TrainingPage.OfTraining(item));
    if (isLeaving) {
      trainer.keep(entry, answer(kept -> {}));
    } else {
      trainer.restore(
          entry,
          answer(
              back -> {
                if (back.wanted()) {
                  start(item);
                } else {
                  read(item);
                }
              }));
    }
  }

  private void insert(TrainingItem item) {
    String id = item.entry().id();
    int place =
        (int) trainings.stream().filter(other -> other.entry().id().compareTo(id) > 0).count();
    trainings.add(place, item);
  }

  /** Tells {@code then} what a checkpoint holds. */
  public void open(Checkpoint checkpoint, Consumer<? super LearntBoard> then) {
    trainer.open(checkpoint, answer(then));
  }

  // ---- looking

  private void rest() {
    if (looking != null) {
      looking.cancel();
      looking = null;
    }
  }

  private void look() {
    if (isShown
        && looking == null
        && trainings.stream().anyMatch(item -> item.training().isPresent())) {
      looking = delays.after(LOOK, this::lookNow);
    }
  }

  private void lookNow() {
    rest();
    if (!isShown) {
      return;
    }
    for (TrainingItem item : trainings) {
      item.training().ifPresent(training -> lookAt(item, training));
    }
    look();
  }

  private void lookAt(TrainingItem item, Training<?> training) {
    Progress seen = training.progress();
    Doing doing =
        switch (item.order()) {
          case GO_ON -> Doing.LEARNING;
          case PAUSE -> seen.isRunning() ? Doing.ENDING : Doing.PAUSED;
          case STOP, DELETE -> Doing.ENDING;
        };
    item.show(item.card().get().with(doing).with(seen));
    if (page.get() instanceof TrainingPage.OfTraining(TrainingItem shown) && shown.equals(item)) {
      trainer.look(
          training,
          answer(
              sight -> {
                if (item.training().filter(training::equals).isPresent()) {
                  item.show(item.card().get().seen(sight));
                }
              }));
    }
  }

  /** Hears of one training at work. */
  private final class Listening implements Trainer.Listener {
    private @Nullable TrainingItem item;

    /**
     * @param item null for a training just begun, which gets its place on the list when it is open
     */
    Listening(@Nullable TrainingItem item) {
      this.item = item;
    }

    @Override
    public void began(Entry entry, Training<?> training) {
      TrainingItem known = item;
      TrainingItem opened = known == null ? new TrainingItem(entry) : known;
      item = opened;
      opened.training(training);
      opened.show(opened.card().get().with(training.plan()).with(training.progress()));
      if (known == null) {
        opened.order(Order.GO_ON);
        insert(opened);
        page.set(new TrainingPage.OfTraining(opened));
      }
      switch (opened.order()) {
        case GO_ON -> opened.show(opened.card().get().with(Doing.LEARNING));
        case PAUSE -> trainer.tell(training, Training::pause);
        case STOP, DELETE -> trainer.tell(training, Training::stop);
      }
      if (isClosed) {
        training.stop();
      }
      lookNow();
    }

    @Override
    public void ended(Optional<Progress> last, Optional<TrainingFault> fault) {
      if (isClosed) {
        return;
      }
      if (item == null) {
        fault.ifPresent(why -> tell.accept(new TrainingNews.Failed(why)));
      } else {
        leave(item, last, fault);
      }
    }
  }

  private void leave(TrainingItem item, Optional<Progress> last, Optional<TrainingFault> fault) {
    item.training(null);
    boolean isFinished = last.filter(Progress::isFinished).isPresent();
    TrainingCard card = item.card().get().with(isFinished ? Doing.FINISHED : Doing.STOPPED);
    item.show(last.map(card::with).orElse(card));
    fault.ifPresent(why -> item.show(item.card().get().failed(why)));
    if (item.order() == Order.DELETE) {
      trainer.delete(item.entry(), answer(gone -> {}));
    } else if (isFinished) {
      want(item, false);
      read(item);
    } else if (fault.isEmpty() && item.order() == Order.GO_ON) {
      start(item);
    }
  }

  private <T> Trainer.Answer<T> answer(Consumer<? super T> then) {
    return new Trainer.Answer<>() {
      @Override
      public void done(T value) {
        if (!isClosed) {
          then.accept(value);
        }
      }

      @Override
      public void failed(TrainingFault fault) {
        tell.accept(new TrainingNews.Failed(fault));
      }
    };
  }
}
