package yomikiri.engine.learn.train;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import yomikiri.engine.file.Disk;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.learn.CurvePoint;
import yomikiri.engine.learn.Learner;
import yomikiri.engine.learn.LearntModel;
import yomikiri.engine.learn.LearntPlayer;
import yomikiri.engine.learn.RegressionFiles;
import yomikiri.engine.learn.TrainingException;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Ticker;

/**
 * A training in its folder, in which nobody else may train meanwhile. What is learnt is saved at
 * each checkpoint, now and then between two of them, and when the training is stopped; so one that
 * was killed resumes from there, and comes to the same files as one left alone.
 *
 * <p>{@link #run} works on its own thread; all else may be called from any.
 */
public final class Training<P extends DuelPosition> implements AutoCloseable {
  /** The name of the file that holds a training's plan. */
  public static final String FILE = TrainingFolder.PLAN;

  private static final int BATCH = 64; // episodes between two looks at what others want
  private static final long SAVE_NANOS = 120_000_000_000L;

  private final TrainingPlan plan;
  private final GameKit<P> kit;
  private final Ticker ticker;
  private final TrainingFolder folder;
  private final StrengthTest<P> trial;
  private final Learner<P> learner; // changed under turns; the running thread reads it without
  private final ReentrantLock turns = new ReentrantLock(true);
  private final List<CurvePoint> curve; // of the running thread
  private long done; // of the running thread
  private long doneBefore; // the running thread began or went on
  private long beganNanos;
  private long savedNanos;
  private boolean isInterrupted; // of the running thread
  private volatile boolean isPaused;
  private volatile boolean isStopped;
  private volatile TrainingProgress progress;

  private Training(
      TrainingPlan plan,
      GameKit<P> kit,
      Ticker ticker,
      TrainingFolder folder,
      long done,
      List<CurvePoint> curve,
      Learner<P> learner) {
    this.plan = plan;
    this.kit = kit;
    this.ticker = ticker;
    this.folder = folder;
    this.trial = new StrengthTest<>(plan, kit);
    this.learner = learner;
    this.done = done;
    this.curve = new ArrayList<>(curve);
    this.doneBefore = done;
    this.beganNanos = ticker.nanos();
    this.progress = progress(false);
  }

  /**
   * Begins a training in {@code folder}, or resumes it there.
   *
   * @param kits finds a game by its id
   * @throws TrainingException if the plan makes no sense, or the folder is in use, holds another
   *     training or a damaged one, or cannot be written
   */
  public static Training<?> open(
      Path folder, TrainingPlan plan, Function<String, Optional<GameKit<?>>> kits, Ticker ticker)
      throws TrainingException {
    return open(folder, plan, RegressionFiles.NONE, kits, ticker);
  }

  /** The same, which learns from {@code files}; they are copied into the folder. */
  public static Training<?> open(
      Path folder,
      TrainingPlan plan,
      RegressionFiles files,
      Function<String, Optional<GameKit<?>>> kits,
      Ticker ticker)
      throws TrainingException {
    return open(folder, plan, files, kits, ticker, Disk.REAL);
  }

  /** Resumes the training in {@code folder}. See {@link #open}. */
  public static Training<?> reopen(
      Path folder, Function<String, Optional<GameKit<?>>> kits, Ticker ticker)
      throws TrainingException {
    return open(folder, plan(folder, kits), kits, ticker);
  }

  /**
   * The plan of the training in {@code folder}.
   *
   * @throws TrainingException if there is none, or none that can be read
   */
  public static TrainingPlan plan(Path folder, Function<String, Optional<GameKit<?>>> kits)
      throws TrainingException {
    return TrainingFolder.plan(folder, kits);
  }

  /** The checkpoints of the training in {@code folder}, the first one first. */
  public static List<Checkpoint> checkpoints(Path folder) throws TrainingException {
    return TrainingFolder.checkpoints(folder);
  }

  /** What was saved last in {@code folder}; empty before anything was. */
  public static Optional<LearntModel<?>> latest(
      Path folder, Function<String, Optional<GameKit<?>>> kits) throws TrainingException {
    return TrainingFolder.latest(folder, kits);
  }

  static Training<?> open(
      Path path,
      TrainingPlan plan,
      RegressionFiles files,
      Function<String, Optional<GameKit<?>>> kits,
      Ticker ticker,
      Disk disk)
      throws TrainingException {
    GameKit<DuelPosition> kit =
        kits.apply(plan.game()).flatMap(GameKit::asDuel).orElseThrow(IllegalArgumentException::new);
    TrainingFolder folder = TrainingFolder.claim(path, plan, kits, disk);
    boolean isOpen = false;
    try {
      folder.take(files);
      Optional<LearntModel<?>> before = folder.model(plan, kits);
      Training<?> training =
          before.isEmpty()
              ? new Training<>(plan, kit, ticker, folder, 0, List.of(), plan.newLearner(kit))
              : goneOn(plan, before.get(), ticker, folder);
      training.learner.prepare(path, kits);
      folder.begin(plan);
      isOpen = true;
      return training;
    } finally {
      if (!isOpen) {
        folder.release();
      }
    }
  }

  private static <P extends DuelPosition> Training<P> goneOn(
      TrainingPlan plan, LearntModel<P> before, Ticker ticker, TrainingFolder folder)
      throws TrainingException {
    folder.writeCurve(before.curve(), before.fullMargin());
    return new Training<>(
        plan, before.kit(), ticker, folder, before.episodes(), before.curve(), before.learner());
  }

  public TrainingPlan plan() {
    return plan;
  }

  public GameKit<P> kit() {
    return kit;
  }

  public Path folder() {
    return folder.path();
  }

  /**
   * Learns to the end, or until the training is stopped. While it is paused it waits.
   *
   * @return whether it has come to its end
   * @throws TrainingException if what is learnt cannot be written; what was saved before is kept
   */
  public boolean run() throws TrainingException {
    begin();
    try {
      while (!isStopped && done < plan.episodes()) {
        long checkpoint = plan.next(done);
        learnSome(checkpoint);
        if (done == checkpoint) {
          reachCheckpoint();
        } else if (ticker.nanos() - savedNanos >= SAVE_NANOS) {
          save();
        }
        if (isPaused && !isStopped) {
          save();
          awaitEndOfPause();
          begin();
        }
      }
      if (done < plan.episodes()) {
        save();
      }
      return done == plan.episodes();
    } finally {
      progress = progress(false);
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private void begin() {
    beganNanos = ticker.nanos();
    savedNanos = beganNanos;
    doneBefore = done;
    progress = progress(true);
  }

  /** A few episodes, up to the next checkpoint at most. */
  private void learnSome(long checkpoint) {
    long end = Math.min(done + BATCH, checkpoint);
    turns.lock();
    try {
      while (done < end) {
        learner.episode(done++);
      }
    } finally {
      turns.unlock();
    }
    progress = progress(true);
    if (Thread.interrupted()) { // files cannot be written by a thread in this state
      isInterrupted = true;
      isStopped = true;
    }
  }

  private void reachCheckpoint() throws TrainingException {
    curve.add(trial.measure(learner, done));
    folder.checkpoint(plan, done, curve, learner);
    save();
    progress = progress(true);
  }

  private void save() throws TrainingException {
    folder.save(plan, done, curve, learner);
    savedNanos = ticker.nanos();
  }

  private synchronized void awaitEndOfPause() {
    progress = progress(false);
    try {
      while (isPaused && !isStopped) {
        wait();
      }
    } catch (InterruptedException e) {
      isInterrupted = true;
      isStopped = true;
    }
  }

  /** Saves what is learnt and waits until {@link #goOn}. */
  public synchronized void pause() {
    isPaused = true;
  }

  public synchronized void goOn() {
    isPaused = false;
    notifyAll();
  }

  /** Ends {@link #run} as soon as what is learnt is saved. */
  public synchronized void stop() {
    isStopped = true;
    notifyAll();
  }

  /** How far it has come. */
  public TrainingProgress progress() {
    return progress;
  }

  private TrainingProgress progress(boolean isRunning) {
    double seconds = (ticker.nanos() - beganNanos) / 1e9;
    return new TrainingProgress(
        isRunning,
        done,
        plan.episodes(),
        seconds <= 0 ? 0 : (done - doneBefore) / seconds,
        learner.states(),
        learner.weights(),
        learner.fullMargin(),
        learner.bytes(),
        curve);
  }

  /**
   * All moves of a position, which is not over, with what is learnt about them at this moment, the
   * best first. It may wait some milliseconds for its turn.
   */
  public List<RankedMove> moves(P position) {
    turns.lock();
    try {
      return LearntPlayer.ranked(position, learner.values());
    } finally {
      turns.unlock();
    }
  }

  /** Lets others train in the folder. Not while {@link #run} works. */
  @Override
  public void close() throws TrainingException {
    folder.release();
  }

  /**
   * A learnt file that was saved at one moment of a training.
   *
   * @param episodes learnt from until then
   * @param file to be read by {@link yomikiri.engine.learn.LearntModel#read}
   */
  public record Checkpoint(long episodes, Path file) {}
}
