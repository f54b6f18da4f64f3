package yomikiri.app.lab.studies;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.GameStock;
import yomikiri.app.lab.studies.StudyCard.Doing;
import yomikiri.app.lab.studies.StudyItem.Order;
import yomikiri.app.thinking.Delays;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.run.Progress;
import yomikiri.engine.study.run.StudyRun;
import yomikiri.engine.think.Ticker;

/** The studies of the Lab: begun, paused, gone on with, deleted, opened. */
public final class LabViewModel {
  private final Laboratory lab;
  private final ProgressWatch watch;
  private final int cores;
  private final Consumer<LabNews> tell;
  private final ObservableList<StudyItem> studies = FXCollections.observableArrayList();
  private final ObservableList<StudyItem> readOnly =
      FXCollections.unmodifiableObservableList(studies);
  private final ObjectProperty<Page> page = new SimpleObjectProperty<>(new Page.Start());
  private boolean isListed;
  private boolean isShown;
  private boolean isClosed;

  /**
   * @param cores of this computer; one of them is left to the rest of the app
   */
  LabViewModel(
      Laboratory lab,
      Delays delays,
      int cores,
      BiConsumer<? super LabNews, ? super LabViewModel> tell) {
    this.lab = lab;
    this.watch = new ProgressWatch(lab, delays, studies);
    this.cores = cores;
    this.tell = news -> tell.accept(news, this);
  }

  /** The Lab at {@code home}. */
  public static LabViewModel at(
      LabHome home,
      GameStock stock,
      Clock clock,
      Ticker ticker,
      Delays delays,
      BiConsumer<? super LabNews, ? super LabViewModel> tell) {
    StudyDrawer drawer = new StudyDrawer(home.folder(), new WholeFile(Disk.REAL), clock);
    Laboratory lab = new Laboratory(drawer, stock::kit, ticker, home.worker(), home.runs());
    return new LabViewModel(lab, delays, home.cores(), tell);
  }

  /** All studies, the newest first. */
  public ObservableList<StudyItem> studies() {
    return readOnly;
  }

  public ObjectProperty<Page> page() {
    return page;
  }

  // ---- coming and going

  /** Finds the studies there are and goes on with those that were being played. */
  public void resume() {
    if (isListed) {
      return;
    }
    isListed = true;
    lab.list(
        answer(
            entries -> {
              for (Entry entry : entries) {
                if (studies.stream().noneMatch(item -> item.entry().id().equals(entry.id()))) {
                  StudyItem item = new StudyItem(entry);
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
    watch.shown();
  }

  /** The screen is out of view: nothing is looked at any more. */
  public void hidden() {
    isShown = false;
    watch.hidden();
  }

  /** Stops all studies; those that were being played go on when the app starts again. */
  public void close() {
    hidden();
    isClosed = true;
    studies.forEach(item -> item.run().ifPresent(run -> lab.tell(run, StudyRun::stop)));
  }

  private void readUnread() {
    if (isShown) {
      studies.stream()
          .filter(item -> item.card().get().doing() == Doing.UNREAD)
          .forEach(this::read);
    }
  }

  private void read(StudyItem item) {
    lab.read(
        item.entry(),
        new Laboratory.Answer<Findings>() {
          @Override
          public void done(Findings findings) {
            if (!item.isActive()) {
              item.show(item.card().get().read(findings));
            }
          }

          @Override
          public void failed(LabFault fault) {
            if (!item.isActive()) {
              item.show(item.card().get().failed(fault));
            }
          }
        });
  }

  // ---- studies

  /** Begins a study and shows it. */
  public void begin(Study study, Naming naming) {
    Listening listening = new Listening(null);
    lab.begin(study, naming, share(1), listening);
  }

  /** Puts a study made elsewhere on the list and shows it. */
  public void open(Path folder) {
    lab.link(
        folder,
        answer(
            entry -> {
              StudyItem item =
                  studies.stream()
                      .filter(known -> known.entry().id().equals(entry.id()))
                      .findFirst()
                      .orElseGet(
                          () -> {
                            StudyItem fresh = new StudyItem(entry);
                            insert(fresh);
                            return fresh;
                          });
              page.set(new Page.OfStudy(item));
              readUnread();
            }));
  }

  /** Begins no more games until {@link #goOn}; those being played are played out. */
  public void pause(StudyItem item) {
    order(item, Order.PAUSE, StudyRun::pause);
  }

  /** Plays out the games being played, then lets go of the study's folder. */
  public void stop(StudyItem item) {
    order(item, Order.STOP, StudyRun::stop);
  }

  private void order(StudyItem item, Order order, Consumer<? super StudyRun<?>> asked) {
    boolean wasPaused = item.card().get().doing() == Doing.PAUSED;
    item.order(order);
    want(item, false);
    item.run().ifPresent(run -> lab.tell(run, asked));
    if (item.isActive() && !wasPaused) {
      item.show(item.card().get().with(Doing.ENDING));
    }
    shareCores();
    watch.look();
  }

  /** Plays on after a pause or a stop. */
  public void goOn(StudyItem item) {
    boolean isStopping = item.order() == Order.STOP;
    item.order(Order.GO_ON);
    want(item, true);
    if (item.run().isEmpty()) {
      start(item);
    } else if (!isStopping) {
      item.run().ifPresent(run -> lab.tell(run, StudyRun::goOn));
      item.show(item.card().get().with(Doing.PLAYING));
    }
    shareCores();
    watch.look();
  }

  private void want(StudyItem item, boolean wanted) {
    if (item.entry().wanted() != wanted) {
      Entry now = item.entry().wanted(wanted);
      item.show(item.card().get().with(now));
      lab.keep(now, answer(kept -> {}));
    }
  }

  private void start(StudyItem item) {
    if (!item.isActive()) {
      item.order(Order.GO_ON);
      item.show(item.card().get().with(Doing.STARTING));
      lab.goOn(item.entry(), share(0), new Listening(item));
    }
  }

  /** Takes a study off the list; {@link #restore} brings it back. */
  public void delete(StudyItem item) {
    boolean isActive = item.isActive();
    item.order(Order.DELETE);
    studies.remove(item);
    if (page.get() instanceof Page.OfStudy(StudyItem shown) && shown.equals(item)) {
      page.set(new Page.Start());
    }
    if (isActive) {
      // left before its games have ended, the app finds it again, but does not play it
      lab.keep(item.entry().wanted(false), answer(kept -> {}));
      item.run().ifPresent(run -> lab.tell(run, StudyRun::stop));
    } else {
      lab.delete(item.entry(), answer(gone -> {}));
    }
    shareCores();
    tell.accept(new LabNews.Deleted(item));
  }

  /** Brings back what was deleted; it goes on if it was being played. */
  public void restore(StudyItem item) {
    Entry entry = item.entry();
    boolean isLeaving = item.isActive();
    item.order(entry.wanted() ? Order.GO_ON : Order.STOP);
    insert(item);
    page.set(new Page.OfStudy(item));
    if (isLeaving) {
      lab.keep(entry, answer(kept -> {}));
    } else {
      lab.restore(
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

  private void insert(StudyItem item) {
    String id = item.entry().id();
    int place =
        (int) studies.stream().filter(other -> other.entry().id().compareTo(id) > 0).count();
    studies.add(place, item);
  }

  /** Hears of one study that is played. */
  private final class Listening implements Laboratory.Listener {
    private @Nullable StudyItem item;

    /**
     * @param item null for a study just begun, which gets its place on the list when it is open
     */
    Listening(@Nullable StudyItem item) {
      this.item = item;
    }

    @Override
    public void began(Entry entry, StudyRun<?> run) {
      StudyItem known = item;
      StudyItem opened = known == null ? new StudyItem(entry) : known;
      item = opened;
      opened.run(run);
      switch (opened.order()) {
        case GO_ON -> opened.show(opened.card().get().with(Doing.PLAYING));
        case PAUSE -> lab.tell(run, StudyRun::pause);
        case STOP, DELETE -> lab.tell(run, StudyRun::stop);
      }
      if (known == null) {
        insert(opened);
        page.set(new Page.OfStudy(opened));
      }
      if (isClosed) {
        lab.tell(run, StudyRun::stop);
      }
      shareCores();
      watch.lookNow();
    }

    @Override
    public void ended(Optional<Progress> last, Optional<LabFault> fault) {
      if (isClosed) {
        return;
      }
      if (item == null) {
        fault.ifPresent(why -> tell.accept(new LabNews.Failed(why)));
      } else {
        leave(item, last, fault);
      }
      shareCores();
    }
  }

  private void leave(StudyItem item, Optional<Progress> last, Optional<LabFault> fault) {
    item.run(null);
    boolean isFinished = last.filter(p -> p.state() == Progress.State.FINISHED).isPresent();
    StudyCard card = item.card().get();
    Doing doing = isFinished ? Doing.FINISHED : Doing.STOPPED;
    item.show(last.map(known -> card.with(doing, known)).orElse(card.with(doing)));
    fault.ifPresent(why -> item.show(item.card().get().failed(why)));
    if (item.order() == Order.DELETE) {
      lab.delete(item.entry(), answer(gone -> {}));
    } else if (isFinished) {
      want(item, false);
    } else if (fault.isEmpty() && item.order() == Order.GO_ON) {
      start(item);
    }
  }

  // ---- cores

  /** Games at a time for each study being played, with {@code more} studies to come. */
  private int share(int more) {
    int playing = (int) studies.stream().filter(StudyItem::isPlaying).count() + more;
    return Math.max(1, (cores - 1) / Math.max(1, playing));
  }

  private void shareCores() {
    int jobs = share(0);
    for (StudyItem item : studies) {
      item.run().ifPresent(run -> lab.tell(run, playing -> playing.jobs(jobs)));
    }
  }

  private <T> Laboratory.Answer<T> answer(Consumer<? super T> then) {
    return new Laboratory.Answer<>() {
      @Override
      public void done(T value) {
        if (!isClosed) {
          then.accept(value);
        }
      }

      @Override
      public void failed(LabFault fault) {
        tell.accept(new LabNews.Failed(fault));
      }
    };
  }

  public Laboratory lab() {
    return lab;
  }

  public void tell(LabNews news) {
    tell.accept(news);
  }
}
