package yomikiri.app.jobs;

import yomikiri.engine.file.FolderException;

/** How things of one kind are read and worked at; to be used where files may be touched. */
public interface JobType<C> {
  /** A card of which only the entry is known. */
  C unread(JobEntry entry);

  /** Reads what is not worked at. */
  Sight<C> read(JobEntry entry) throws FolderException;

  /** Opens what there is, to go on with it. */
  JobRun<C> open(JobEntry entry) throws FolderException;

  /** Opens what a new folder is made for. */
  @FunctionalInterface
  interface Opening<C> {
    JobRun<C> open(JobEntry entry) throws FolderException;
  }
}
