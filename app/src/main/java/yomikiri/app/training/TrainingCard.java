package yomikiri.app.training;

import java.util.List;
import java.util.Optional;
import yomikiri.app.jobs.Card;
import yomikiri.app.jobs.JobEntry;
import yomikiri.app.jobs.JobState;
import yomikiri.app.text.Fault;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.learn.train.Checkpoint;
import yomikiri.engine.learn.train.TrainingProgress;

/**
 * A training at one moment.
 *
 * @param plan empty until it is known
 * @param progress empty until it is known
 * @param checkpoints those known so far, the first one first
 * @param board what was learnt of the start; empty until it is known
 */
public record TrainingCard(
    JobEntry entry,
    JobState state,
    Optional<TrainingPlan> plan,
    Optional<TrainingProgress> progress,
    List<Checkpoint> checkpoints,
    Optional<LearntBoard> board,
    Optional<Fault> fault)
    implements Card<TrainingCard> {
  public TrainingCard {
    checkpoints = List.copyOf(checkpoints);
  }

  static TrainingCard unread(JobEntry entry) {
    return new TrainingCard(
        entry,
        JobState.UNREAD,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty());
  }

  @Override
  public double done() {
    return progress.map(p -> (double) p.done() / p.planned()).orElse(0.0);
  }

  @Override
  public boolean isResting() {
    return progress.filter(TrainingProgress::isRunning).isEmpty();
  }

  @Override
  public boolean isFinished() {
    return progress.filter(TrainingProgress::isFinished).isPresent();
  }

  @Override
  public TrainingCard with(JobEntry now) {
    return new TrainingCard(now, state, plan, progress, checkpoints, board, fault);
  }

  @Override
  public TrainingCard with(JobState now, Optional<Fault> why) {
    return new TrainingCard(entry, now, plan, progress, checkpoints, board, why);
  }

  TrainingCard with(
      TrainingPlan how,
      TrainingProgress now,
      List<Checkpoint> known,
      Optional<LearntBoard> learnt) {
    return new TrainingCard(entry, state, Optional.of(how), Optional.of(now), known, learnt, fault);
  }
}
