package yomikiri.app.jobs;

/** What a list says of its things. */
public interface JobWords<C> {
  /** What one is called. */
  String title(C card);

  /** What it is; empty until it is known. */
  String gist(C card);

  /** What is being done with it, in few words. */
  String doing(C card);

  /** How far it is, in figures. */
  String done(C card);

  /** The same as read aloud. */
  default String spoken(C card) {
    return done(card);
  }
}
