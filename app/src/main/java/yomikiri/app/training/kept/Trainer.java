package yomikiri.app.training.kept;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import yomikiri.app.store.FileWorker;
import yomikiri.engine.learn.Learnt;
import yomikiri.engine.learn.TrainingException;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.learn.train.Checkpoint;
import yomikiri.engine.learn.train.Progress;
import yomikiri.engine.learn.train.Training;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;

/**
 * Runs trainings, reads them and keeps them, all of it on threads of its own. It is asked on one
 * thread and answers there, but only later.
 */
final class Trainer {
  private final TrainingDrawer drawer;
  private final Function<String, Optional<GameKit<?>>> kits;
  private final Ticker ticker;
  private final FileWorker worker;
  private final Executor runs;

  Trainer(
      TrainingDrawer drawer,
      Function<String, Optional<GameKit<?>>> kits,
      Ticker ticker,
      TrainingHome home) {
    this.drawer = drawer;
    this.kits = kits;
    this.ticker = ticker;
    this.worker = home.worker();
    this.runs = home.runs();
  }

  /** Something that touches files. */
  private interface Asked<T> {
    T get() throws IOException, TrainingException;
  }

  /** Hears what came of something asked. */
  interface Answer<T> {
    void done(T value);

    void failed(TrainingFault fault);
  }

  /** Hears of a training at work. */
  interface Listener {
    /** It is open and begins. */
    void began(Entry entry, Training<?> training);

    /**
     * It is closed.
     *
     * @param last how far it came; empty where it could not be opened
     * @param fault what ended it before its time
     */
    void ended(Optional<Progress> last, Optional<TrainingFault> fault);
  }

  private <T> void ask(Asked<T> asked, Answer<? super T> answer) {
    worker.answer(
        () -> {
          try {
            T value = asked.get();
            return () -> answer.done(value);
          } catch (TrainingException e) {
            return failed(answer, TrainingFault.of(e));
          } catch (IOException e) {
            return failed(answer, TrainingFault.of(e));
          }
        },
        Runnable::run);
  }

  private static Runnable failed(Answer<?> answer, TrainingFault fault) {
    return () -> answer.failed(fault);
  }

  /** Lists the trainings, the newest first, and clears away what was deleted long ago. */
  void list(Answer<List<Entry>> answer) {
    ask(
        () -> {
          drawer.tidy();
          return drawer.list();
        },
        answer);
  }

  /**
   * A training that is not at work, as far as its last checkpoint tells.
   *
   * @param plan how it learns
   * @param last empty before the first checkpoint
   */
  record Read(
      TrainingPlan plan,
      List<Checkpoint> checkpoints,
      Optional<LearntBoard> board,
      Progress last) {}

  void read(Entry entry, Answer<Read> answer) {
    ask(
        () -> {
          TrainingPlan plan = Training.plan(entry.folder(), kits);
          List<Checkpoint> checkpoints = Training.checkpoints(entry.folder());
          if (checkpoints.isEmpty()) {
            Progress none = new Progress(false, 0, plan.episodes(), 0, 0, 0, List.of());
            return new Read(plan, checkpoints, Optional.empty(), none);
          }
          Learnt<?> learnt = Learnt.read(checkpoints.getLast().file(), kits);
          Progress last =
              new Progress(
                  false,
                  learnt.episodes(),
                  plan.episodes(),
                  0,
                  learnt.curve().getLast().states(),
                  learnt.bytes(),
                  learnt.curve());
          return new Read(plan, checkpoints, Optional.of(LearntBoard.of(learnt)), last);
        },
        answer);
  }

  /** What a checkpoint holds. */
  void open(Checkpoint checkpoint, Answer<LearntBoard> answer) {
    ask(() -> LearntBoard.of(Learnt.read(checkpoint.file(), kits)), answer);
  }

  /** Looks into a training at work. */
  void look(Training<?> training, Answer<TrainingCard.Sight> answer) {
    ask(
        () ->
            new TrainingCard.Sight(
                LearntBoard.of(training), Training.checkpoints(training.folder())),
        answer);
  }

  void keep(Entry entry, Answer<Entry> answer) {
    ask(
        () -> {
          drawer.keep(entry);
          return entry;
        },
        answer);
  }

  void delete(Entry entry, Answer<Entry> answer) {
    ask(
        () -> {
          drawer.delete(entry);
          return entry;
        },
        answer);
  }

  void restore(Entry entry, Answer<Entry> answer) {
    ask(
        () -> {
          drawer.restore(entry);
          return entry;
        },
        answer);
  }

  /** Begins a new training. */
  void begin(TrainingPlan plan, String name, Listener listener) {
    runs.execute(
        () -> {
          try {
            Entry entry = drawer.begin(plan.game(), name);
            Training<?> training = Training.open(entry.folder(), plan, kits, ticker);
            drawer.keep(entry);
            learn(entry, training, listener);
          } catch (TrainingException e) {
            end(Optional.empty(), Optional.of(TrainingFault.of(e)), listener);
          } catch (IOException e) {
            end(Optional.empty(), Optional.of(TrainingFault.of(e)), listener);
          }
        });
  }

  /** Goes on with a training. */
  void goOn(Entry entry, Listener listener) {
    runs.execute(
        () -> {
          try {
            learn(entry, Training.reopen(entry.folder(), kits, ticker), listener);
          } catch (TrainingException e) {
            end(Optional.empty(), Optional.of(TrainingFault.of(e)), listener);
          }
        });
  }

  private void learn(Entry entry, Training<?> training, Listener listener) {
    worker.answers().execute(() -> listener.began(entry, training));
    Optional<TrainingFault> fault = Optional.empty();
    try (training) {
      training.run();
    } catch (TrainingException e) {
      fault = Optional.of(TrainingFault.of(e));
    } finally {
      end(Optional.of(training.progress()), fault, listener);
    }
  }

  private void end(Optional<Progress> last, Optional<TrainingFault> fault, Listener listener) {
    worker.answers().execute(() -> listener.ended(last, fault));
  }

  /** Asks something of a training, which may have to wait. */
  void tell(Training<?> training, Consumer<? super Training<?>> order) {
    worker.files().execute(() -> order.accept(training));
  }
}
