package yomikiri.app.jobs;

import yomikiri.app.concurrent.WorkerThread;
import yomikiri.engine.file.FolderException;

/**
 * The work of a job, whose folder is claimed until it is closed. {@link #run} has a thread of its
 * own; all else may be called meanwhile.
 */
@WorkerThread
public interface JobRun<D> extends AutoCloseable {
  /** Works until all is done, or until it is stopped. */
  void run() throws FolderException;

  /** Waits until {@link #resume}. */
  void pause();

  void resume();

  void stop();

  /** Progress of the job now; may block on the disk. */
  D details();

  @Override
  void close() throws FolderException;
}
