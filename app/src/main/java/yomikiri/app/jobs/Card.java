package yomikiri.app.jobs;

import java.util.Optional;
import yomikiri.app.text.Fault;

/**
 * Something kept, at one moment; made anew where it changes.
 *
 * @param <C> the kind of card
 */
public interface Card<C> {
  JobEntry entry();

  JobState state();

  /** What ended it before its time, or keeps it from being read. */
  Optional<Fault> fault();

  /** How far it is, from 0 to 1. */
  double done();

  /** Whether, when it was last seen, nothing was being done with it. */
  boolean isResting();

  /** Whether, when it was last seen, all was done. */
  boolean isFinished();

  C with(JobEntry now);

  C with(JobState now, Optional<Fault> why);

  default C with(JobState now) {
    return with(now, Optional.empty());
  }

  default C failed(Fault why) {
    return with(JobState.STOPPED, Optional.of(why));
  }
}
