package yomikiri.app.jobs;

/** Describes jobs of one kind in words. */
public interface JobWords<D> {
  /** What one is called. */
  String title(JobSnapshot<D> snapshot);

  /** What it is; empty until it is known. */
  String gist(JobSnapshot<D> snapshot);

  /** What is being done with it, in few words. */
  String state(JobSnapshot<D> snapshot);

  /** How far it is, in figures. */
  String done(JobSnapshot<D> snapshot);

  /** The same as read aloud. */
  default String spoken(JobSnapshot<D> snapshot) {
    return done(snapshot);
  }
}
