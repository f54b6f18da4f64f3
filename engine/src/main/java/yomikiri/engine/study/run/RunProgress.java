package yomikiri.engine.study.run;

import java.util.OptionalDouble;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.Findings;

/**
 * The progress of a study at one moment.
 *
 * @param done games that are on disk
 * @param planned games there will be in the end; fewer when a test decides early
 * @param gamesPerSecond since the study was last begun or resumed; 0 before the first game
 * @param findings of the games that are done
 */
public record RunProgress(
    State state, int done, int planned, double gamesPerSecond, Findings findings) {
  /** The states of a study. */
  public enum State {
    /** Not begun, or stopped before the end. */
    STOPPED,
    PLAYING,
    /** Begins no more games; those being played are finished. */
    ENDING,
    PAUSED,
    /** All games are played. */
    FINISHED
  }

  public Study study() {
    return findings.study();
  }

  /** As things stand; unknown before the first game. */
  public OptionalDouble secondsLeft() {
    return gamesPerSecond > 0
        ? OptionalDouble.of((planned - done) / gamesPerSecond)
        : OptionalDouble.empty();
  }
}
