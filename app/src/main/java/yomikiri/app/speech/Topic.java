package yomikiri.app.speech;

/** The topics of sentences that are read aloud. */
public enum Topic {
  /** What has the keyboard; only the newest counts. */
  FOCUS(1),
  /** What the game waits for; only the newest counts. */
  STATUS(1),
  /** What has happened in the game: a move of each of four seats can wait to be heard. */
  EVENT(4),
  /** Notices of the app beside the game. */
  NOTICE(3),
  /** What a review has found; only the newest counts. */
  REVIEW(1);

  private final int most;

  Topic(int most) {
    this.most = most;
  }

  /** How many sentences of it can wait; the oldest give way. */
  int most() {
    return most;
  }

  /** Whether a newer sentence makes the one being spoken outdated. */
  boolean isOutdatedByNewer() {
    return most == 1;
  }
}
