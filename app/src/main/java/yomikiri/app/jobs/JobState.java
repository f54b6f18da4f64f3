package yomikiri.app.jobs;

import java.util.Locale;

/** The states of a job. */
public enum JobState {
  /** Its folder is not read yet. */
  UNREAD,
  /** It is being opened. */
  STARTING,
  WORKING,
  /** What is begun is brought to an end and saved. */
  ENDING,
  PAUSED,
  STOPPED,
  FINISHED;

  /** Stands for it in the keys of words. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
