package yomikiri.app.training;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import yomikiri.app.jobs.Craft;
import yomikiri.app.jobs.Entry;
import yomikiri.app.jobs.Job;
import yomikiri.app.jobs.Sight;
import yomikiri.app.text.Fault;
import yomikiri.engine.learn.Learnt;
import yomikiri.engine.learn.TrainingException;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.learn.train.Checkpoint;
import yomikiri.engine.learn.train.Progress;
import yomikiri.engine.learn.train.Training;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;

/**
 * Runs trainings and reads them.
 *
 * @param atWork those at work, by folder; asked from any thread
 */
record Trainer(
    Function<String, Optional<GameKit<?>>> kits, Ticker ticker, Map<Path, Training<?>> atWork)
    implements Craft<TrainingCard> {
  @Override
  public TrainingCard unread(Entry entry) {
    return TrainingCard.unread(entry);
  }

  @Override
  public Sight<TrainingCard> read(Entry entry) throws TrainingException {
    TrainingPlan plan = Training.plan(entry.folder(), kits);
    List<Checkpoint> checkpoints = Training.checkpoints(entry.folder());
    Optional<Learnt<?>> learnt = learnt(entry, plan, checkpoints);
    Progress last =
        learnt
            .map(known -> progress(plan, known))
            .orElseGet(() -> new Progress(false, 0, plan.episodes(), 0, 0, 0, 0, 0, List.of()));
    Optional<LearntBoard> board = learnt.map(known -> LearntBoard.of(known, List.of()));
    return card -> card.with(plan, last, checkpoints, board);
  }

  /** What was learnt last; of a finished training the last checkpoint, which is smaller. */
  private Optional<Learnt<?>> learnt(Entry entry, TrainingPlan plan, List<Checkpoint> checkpoints)
      throws TrainingException {
    boolean isFinished =
        !checkpoints.isEmpty() && checkpoints.getLast().episodes() == plan.episodes();
    return isFinished
        ? Optional.of(open(checkpoints.getLast()))
        : Training.latest(entry.folder(), kits);
  }

  private static Progress progress(TrainingPlan plan, Learnt<?> learnt) {
    boolean isWhole = learnt.episodes() < plan.episodes();
    return new Progress(
        false,
        learnt.episodes(),
        plan.episodes(),
        0,
        isWhole ? learnt.states() : learnt.curve().getLast().states(),
        learnt.weights(),
        learnt.fullMargin(),
        learnt.bytes(),
        learnt.curve());
  }

  /** What a checkpoint holds. */
  Learnt<?> open(Checkpoint checkpoint) throws TrainingException {
    return Learnt.read(checkpoint.file(), kits);
  }

  /**
   * What was learnt of the position after {@code line}.
   *
   * @param from the checkpoint that tells; empty for what is known now
   */
  LearntBoard look(Entry entry, Optional<Checkpoint> from, List<Integer> line)
      throws TrainingException {
    Training<?> training = atWork.get(entry.folder());
    if (from.isEmpty() && training != null) {
      return LearntBoard.of(training, line);
    }
    TrainingPlan plan = Training.plan(entry.folder(), kits);
    List<Checkpoint> all = Training.checkpoints(entry.folder());
    Learnt<?> learnt = from.isPresent() ? open(from.get()) : learnt(entry, plan, all).orElseThrow();
    return LearntBoard.of(learnt, line);
  }

  @Override
  public Job<TrainingCard> reopen(Entry entry) throws TrainingException {
    return lesson(Training.reopen(entry.folder(), kits, ticker));
  }

  private Lesson lesson(Training<?> training) {
    atWork.put(training.folder(), training);
    return new Lesson(training, atWork);
  }

  /** Opens a new training. */
  Craft.Opening<TrainingCard> opening(TrainingPlan plan) {
    return entry -> lesson(Training.open(entry.folder(), plan, kits, ticker));
  }

  /** A training at work. */
  private record Lesson(Training<?> training, Map<Path, Training<?>> atWork)
      implements Job<TrainingCard> {
    @Override
    public void run() throws TrainingException {
      training.run();
    }

    @Override
    public void pause() {
      training.pause();
    }

    @Override
    public void goOn() {
      training.goOn();
    }

    @Override
    public void stop() {
      training.stop();
    }

    @Override
    public Sight<TrainingCard> look() {
      Progress progress = training.progress();
      LearntBoard board = LearntBoard.of(training, List.of());
      try {
        List<Checkpoint> known = Training.checkpoints(training.folder());
        return new Seen(training.plan(), progress, board, Optional.of(known), Optional.empty());
      } catch (TrainingException e) {
        return new Seen(
            training.plan(), progress, board, Optional.empty(), Optional.of(Fault.of(e)));
      }
    }

    @Override
    public void close() throws TrainingException {
      atWork.remove(training.folder());
      training.close();
    }
  }

  /**
   * What is seen of a training at work.
   *
   * @param checkpoints empty where they cannot be listed
   */
  private record Seen(
      TrainingPlan plan,
      Progress progress,
      LearntBoard board,
      Optional<List<Checkpoint>> checkpoints,
      Optional<Fault> trouble)
      implements Sight<TrainingCard> {
    @Override
    public TrainingCard on(TrainingCard card) {
      return card.with(plan, progress, checkpoints.orElse(card.checkpoints()), Optional.of(board));
    }
  }
}
