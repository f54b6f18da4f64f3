package yomikiri.app.jobs;

import java.nio.file.Path;
import java.util.Locale;
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

  /**
   * The entry of a job, stored beside its folder.
   *
   * @param id names it among all of its kind; later jobs come later in the alphabet
   * @param folder holds it
   * @param own whether the folder is one of the app's
   * @param wanted whether it is resumed when the app starts
   * @param name given by the user; empty for none
   * @param preset key of the preset it was begun from, if unchanged; empty for none
   * @param atOnce how many parts of its work go on at a time; 0 for as many as it is given
   */
  public record JobEntry(
      String id, Path folder, boolean own, boolean wanted, String name, String preset, int atOnce) {
    public JobEntry {
      if (atOnce < 0) {
        throw new IllegalArgumentException(atOnce + " at a time");
      }
    }

    JobEntry wanted(boolean now) {
      return new JobEntry(id, folder, own, now, name, preset, atOnce);
    }

    JobEntry named(String now) {
      return new JobEntry(id, folder, own, wanted, now, preset, atOnce);
    }

    JobEntry atOnce(int now) {
      return new JobEntry(id, folder, own, wanted, name, preset, now);
    }
  }
}
