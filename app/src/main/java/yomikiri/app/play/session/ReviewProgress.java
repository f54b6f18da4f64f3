package yomikiri.app.play.session;

import java.util.OptionalLong;

/**
 * How far a review is.
 *
 * @param nanosLeft about how long it goes on, in nanoseconds; empty where nothing tells yet
 */
public record ReviewProgress(Doing doing, OptionalLong nanosLeft) {
  /** What it does now. */
  public enum Doing {
    LOOKING,
    /** Stopped before all positions were looked at. */
    STOPPED,
    DONE
  }
}
