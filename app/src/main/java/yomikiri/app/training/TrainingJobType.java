package yomikiri.app.training;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.jobs.JobRun;
import yomikiri.app.jobs.JobSnapshot.JobEntry;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.jobs.JobType;
import yomikiri.app.text.Fault;
import yomikiri.app.training.TrainingViewModel.TrainingDetails;
import yomikiri.engine.learn.LearntModel;
import yomikiri.engine.learn.TrainingException;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.learn.train.Training;
import yomikiri.engine.learn.train.Training.Checkpoint;
import yomikiri.engine.learn.train.TrainingProgress;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;

/**
 * Reads and runs trainings as jobs.
 *
 * @param atWork those at work, by folder; asked from any thread
 */
record TrainingJobType(
    Function<String, Optional<GameKit<?>>> kits, Ticker ticker, Map<Path, Training<?>> atWork)
    implements JobType<TrainingDetails> {
  @Override
  public TrainingDetails read(JobEntry entry) throws TrainingException {
    TrainingPlan plan = Training.plan(entry.folder(), kits);
    List<Checkpoint> checkpoints = Training.checkpoints(entry.folder());
    Optional<LearntModel<?>> model = model(entry, plan, checkpoints);
    TrainingProgress last =
        model
            .map(known -> progress(plan, known))
            .orElseGet(
                () -> new TrainingProgress(false, 0, plan.episodes(), 0, 0, 0, 0, 0, List.of()));
    Optional<LearntBoard> board = model.map(known -> LearntBoard.of(known, List.of()));
    return new TrainingDetails(plan, last, checkpoints, board, Optional.empty());
  }

  /** What was learnt last; of a finished training the last checkpoint, which is smaller. */
  private Optional<LearntModel<?>> model(
      JobEntry entry, TrainingPlan plan, List<Checkpoint> checkpoints) throws TrainingException {
    boolean isFinished =
        !checkpoints.isEmpty() && checkpoints.getLast().episodes() == plan.episodes();
    return isFinished
        ? Optional.of(open(checkpoints.getLast()))
        : Training.latest(entry.folder(), kits);
  }

  private static TrainingProgress progress(TrainingPlan plan, LearntModel<?> model) {
    boolean isWhole = model.episodes() < plan.episodes();
    return new TrainingProgress(
        false,
        model.episodes(),
        plan.episodes(),
        0,
        isWhole ? model.states() : model.curve().getLast().states(),
        model.weights(),
        model.fullMargin(),
        model.bytes(),
        model.curve());
  }

  /** What a checkpoint holds. */
  @WorkerThread
  LearntModel<?> open(Checkpoint checkpoint) throws TrainingException {
    return LearntModel.read(checkpoint.file(), kits);
  }

  /** What was learnt of the position after {@code line}, by {@code from} or until now. */
  @WorkerThread
  LearntBoard look(JobEntry entry, Optional<Checkpoint> from, List<Integer> line)
      throws TrainingException {
    Training<?> training = atWork.get(entry.folder());
    if (from.isEmpty() && training != null) {
      return LearntBoard.of(training, line);
    }
    TrainingPlan plan = Training.plan(entry.folder(), kits);
    List<Checkpoint> all = Training.checkpoints(entry.folder());
    LearntModel<?> model =
        from.isPresent() ? open(from.get()) : model(entry, plan, all).orElseThrow();
    return LearntBoard.of(model, line);
  }

  @Override
  public JobRun<TrainingDetails> open(JobEntry entry) throws TrainingException {
    return lesson(Training.reopen(entry.folder(), kits, ticker));
  }

  @Override
  public double done(TrainingDetails details) {
    return (double) details.progress().done() / details.progress().planned();
  }

  @Override
  public JobState state(TrainingDetails details) {
    if (details.progress().isFinished()) {
      return JobState.FINISHED;
    }
    return details.progress().isRunning() ? JobState.WORKING : JobState.PAUSED;
  }

  /** Those checkpoints stay in view that were listed before. */
  @Override
  public TrainingDetails after(TrainingDetails before, TrainingDetails now) {
    return now.missing().isPresent() ? now.with(before.checkpoints()) : now;
  }

  @Override
  public Optional<Fault> missing(TrainingDetails details) {
    return details.missing();
  }

  private Lesson lesson(Training<?> training) {
    atWork.put(training.folder(), training);
    return new Lesson(training, atWork);
  }

  /** Opens a new training. */
  JobType.Opener<TrainingDetails> opener(TrainingPlan plan) {
    return entry -> lesson(Training.open(entry.folder(), plan, kits, ticker));
  }

  /** A training at work. */
  private static final class Lesson implements JobRun<TrainingDetails> {
    private final Training<?> training;
    private final Map<Path, Training<?>> atWork;

    Lesson(Training<?> training, Map<Path, Training<?>> atWork) {
      this.training = training;
      this.atWork = atWork;
    }

    @Override
    public void run() throws TrainingException {
      training.run();
    }

    @Override
    public void pause() {
      training.pause();
    }

    @Override
    public void resume() {
      training.goOn();
    }

    @Override
    public void stop() {
      training.stop();
    }

    @Override
    public TrainingDetails details() {
      List<Checkpoint> checkpoints = List.of();
      Optional<Fault> missing = Optional.empty();
      try {
        checkpoints = Training.checkpoints(training.folder());
      } catch (TrainingException e) {
        missing = Optional.of(Fault.of(e));
      }
      Optional<LearntBoard> board = Optional.of(LearntBoard.of(training, List.of()));
      return new TrainingDetails(training.plan(), training.progress(), checkpoints, board, missing);
    }

    @Override
    public void close() throws TrainingException {
      atWork.remove(training.folder());
      training.close();
    }
  }
}
