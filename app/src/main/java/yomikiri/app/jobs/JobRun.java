package yomikiri.app.jobs;

import yomikiri.engine.file.FolderException;

/**
 * Work on something kept, whose folder is claimed until it is closed. {@link #run} works on its own
 * thread; all else may be called from any.
 */
public interface JobRun<C> extends AutoCloseable {
  /** Works until all is done, or until it is stopped. */
  void run() throws FolderException;

  /** Has it wait until {@link #resume}. */
  void pause();

  void resume();

  void stop();

  /** What is to be seen now; it may have to wait a moment. */
  Sight<C> details();

  @Override
  void close() throws FolderException;
}
