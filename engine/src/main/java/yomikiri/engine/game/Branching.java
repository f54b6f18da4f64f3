package yomikiri.engine.game;

/** What happens to steps taken back when another step is played in their place. */
public enum Branching {
  /** They are dropped, and the main line is the one played. */
  REPLACE,

  /** They stay as a variation of the step played, and the main line is the one played. */
  KEEP,

  /** They stay as they are, and the step played is a variation. */
  VARY
}
