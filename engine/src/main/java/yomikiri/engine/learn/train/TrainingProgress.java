package yomikiri.engine.learn.train;

import java.util.List;
import java.util.OptionalDouble;
import yomikiri.engine.learn.CurvePoint;

/**
 * The progress of a training at one moment.
 *
 * @param done episodes learnt from
 * @param planned episodes there will be in the end
 * @param episodesPerSecond since the training was last begun or resumed, the time for checkpoints
 *     included; 0 before the first episode
 * @param states positions of which something is kept; 0 where nothing is kept of single positions
 * @param weights of a network; 0 where there is none
 * @param fullMargin see {@link yomikiri.engine.learn.Learner#fullMargin}
 * @param bytes memory taken by what is learnt
 * @param curve the learning curve up to the last checkpoint
 */
public record TrainingProgress(
    boolean isRunning,
    long done,
    long planned,
    double episodesPerSecond,
    long states,
    long weights,
    int fullMargin,
    long bytes,
    List<CurvePoint> curve) {
  public TrainingProgress {
    curve = List.copyOf(curve);
  }

  public boolean isFinished() {
    return done == planned;
  }

  /** Time to the end at this speed; empty while the speed is unknown. */
  public OptionalDouble secondsLeft() {
    return episodesPerSecond <= 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((planned - done) / episodesPerSecond);
  }
}
