package yomikiri.app.jobs;

import yomikiri.app.concurrent.WorkerThread;
import yomikiri.engine.file.FolderException;

/**
 * The work of a job. Its folder is claimed until {@link #close}. {@link #run} has its own thread;
 * all other methods may be called while it runs.
 */
@WorkerThread
public interface JobRun<D> extends AutoCloseable {
  /** Returns when all is done or {@link #stop} is called. */
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
