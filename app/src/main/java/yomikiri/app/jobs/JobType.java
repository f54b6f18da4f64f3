package yomikiri.app.jobs;

import java.util.Optional;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.jobs.JobSnapshot.JobEntry;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.text.Fault;
import yomikiri.engine.file.FolderException;

/**
 * Reads and runs jobs of one kind.
 *
 * @param <D> what is shown of such a job
 */
public interface JobType<D> {
  /** Reads the details of a job that does not run. */
  @WorkerThread
  D read(JobEntry entry) throws FolderException;

  /** Opens the folder of a job to resume it. */
  @WorkerThread
  JobRun<D> open(JobEntry entry) throws FolderException;

  /** Share of the work that is done, from 0 to 1. */
  double done(D details);

  /** What the work itself was doing when its details were taken. */
  JobState state(D details);

  /** What is shown after {@code before}; {@code now}, unless some of it could not be read. */
  default D after(D before, D now) {
    return now;
  }

  /** Why some of the details are missing. */
  default Optional<Fault> missing(D details) {
    return Optional.empty();
  }

  /** Opens the new folder of a job. */
  @FunctionalInterface
  interface Opener<D> {
    @WorkerThread
    JobRun<D> open(JobEntry entry) throws FolderException;
  }
}
