package yomikiri.app.play.session;

import java.time.Duration;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/** The person or player at a seat. */
public sealed interface SeatSetup {
  /** A person, named as a record does; empty for somebody at this machine. */
  record Human(String name) implements SeatSetup {
    /** Somebody at this machine. */
    public Human() {
      this("");
    }
  }

  /** A player that searches, of the strength chosen with its time a move. */
  record Cpu(Level level) implements SeatSetup {
    public Cpu(Level level, Duration time) {
      this(
          new Level(
              level.name(),
              level.spec().with(Parameter.TIME.name(), Parameter.durationText(time))));
    }

    public PlayerSpec spec() {
      return level.spec();
    }
  }

  default boolean isHuman() {
    return this instanceof Human;
  }

  /** The person there, or in place of a player somebody at this machine. */
  default SeatSetup person() {
    return isHuman() ? this : new Human();
  }
}
