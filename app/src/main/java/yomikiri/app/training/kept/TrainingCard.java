package yomikiri.app.training.kept;

import java.util.List;
import java.util.Optional;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.learn.train.Checkpoint;
import yomikiri.engine.learn.train.Progress;

/**
 * A training at one moment.
 *
 * @param plan empty until it is known
 * @param progress empty until it is known
 * @param checkpoints those known so far, the first one first
 * @param board what was learnt of the start; empty until it is known
 * @param fault what ended it before its time, or keeps it from being read
 */
public record TrainingCard(
    Entry entry,
    Doing doing,
    Optional<TrainingPlan> plan,
    Optional<Progress> progress,
    List<Checkpoint> checkpoints,
    Optional<LearntBoard> board,
    Optional<TrainingFault> fault) {
  /** What a training is doing. */
  public enum Doing {
    /** It is not known yet. */
    UNREAD,
    /** It is being opened. */
    STARTING,
    LEARNING,
    /** It saves what was learnt. */
    ENDING,
    PAUSED,
    STOPPED,
    FINISHED
  }

  public TrainingCard {
    checkpoints = List.copyOf(checkpoints);
  }

  static TrainingCard unread(Entry entry) {
    return new TrainingCard(
        entry,
        Doing.UNREAD,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty());
  }

  /** From 0 to 1. */
  public double done() {
    return progress.map(p -> (double) p.done() / p.planned()).orElse(0.0);
  }

  TrainingCard with(Entry now) {
    return new TrainingCard(now, doing, plan, progress, checkpoints, board, fault);
  }

  TrainingCard with(Doing now) {
    return new TrainingCard(entry, now, plan, progress, checkpoints, board, Optional.empty());
  }

  TrainingCard with(TrainingPlan now) {
    return new TrainingCard(entry, doing, Optional.of(now), progress, checkpoints, board, fault);
  }

  TrainingCard with(Progress now) {
    return new TrainingCard(entry, doing, plan, Optional.of(now), checkpoints, board, fault);
  }

  TrainingCard seen(Sight sight) {
    return new TrainingCard(
        entry, doing, plan, progress, sight.checkpoints(), Optional.of(sight.board()), fault);
  }

  TrainingCard failed(TrainingFault why) {
    return new TrainingCard(
        entry, Doing.STOPPED, plan, progress, checkpoints, board, Optional.of(why));
  }

  /** What is seen of a training by looking into it and its folder. */
  record Sight(LearntBoard board, List<Checkpoint> checkpoints) {}
}
