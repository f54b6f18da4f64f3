package yomikiri.app.jobs;

import java.util.Optional;
import yomikiri.app.text.Fault;

/**
 * A job at one moment.
 *
 * @param done share of the work that is done, from 0 to 1
 * @param fault what ended the work early, or why the folder cannot be read
 * @param details what its kind shows; empty until they are read
 */
public record JobSnapshot<D>(
    JobEntry entry, JobState state, double done, Optional<Fault> fault, Optional<D> details) {
  static <D> JobSnapshot<D> unread(JobEntry entry) {
    return new JobSnapshot<>(entry, JobState.UNREAD, 0, Optional.empty(), Optional.empty());
  }

  JobSnapshot<D> with(JobEntry now) {
    return new JobSnapshot<>(now, state, done, fault, details);
  }

  JobSnapshot<D> with(JobState now, Optional<Fault> why) {
    return new JobSnapshot<>(entry, now, done, why, details);
  }

  JobSnapshot<D> with(D now, double share) {
    return new JobSnapshot<>(entry, state, share, fault, Optional.of(now));
  }
}
