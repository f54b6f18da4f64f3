package yomikiri.app.training;

import java.util.List;
import java.util.Optional;
import yomikiri.app.text.Fault;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.learn.train.Training.Checkpoint;
import yomikiri.engine.learn.train.TrainingProgress;

/**
 * The details of a training that are shown.
 *
 * @param checkpoints those known so far, the first one first
 * @param board what was learnt of the start; empty until it is known
 * @param missing why later checkpoints are not known
 */
public record TrainingDetails(
    TrainingPlan plan,
    TrainingProgress progress,
    List<Checkpoint> checkpoints,
    Optional<LearntBoard> board,
    Optional<Fault> missing) {
  public TrainingDetails {
    checkpoints = List.copyOf(checkpoints);
  }

  TrainingDetails with(List<Checkpoint> listed) {
    return new TrainingDetails(plan, progress, listed, board, missing);
  }
}
