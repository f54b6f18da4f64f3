package yomikiri.app.play.record;

import java.util.Optional;
import java.util.function.Function;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.match.MatchRecord;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/** Names the seats as records do. */
public final class SeatNames {
  /** What a record says of a seat on which a person sits. */
  public static final String HUMAN = "human";

  /** Tag that says a record's CPUs are named by settings, not levels; matches need none. */
  static final String TAG = GameRecord.Tag.NAMES;

  /** The value of that tag. */
  static final String PLAYERS = "players";

  private SeatNames() {}

  /**
   * Whether the CPUs of a record are named after the levels of its game. Those of a match, such as
   * a study, are named by their settings, as they are there.
   *
   * @param tag the value of one of its tags
   */
  public static boolean goesByLevels(Function<String, Optional<String>> tag) {
    return tag.apply(MatchRecord.GAME_NUMBER).isEmpty()
        && tag.apply(TAG).filter(PLAYERS::equals).isEmpty();
  }

  /** Whether everybody in a record is a person, also one named like a player of ours. */
  public static boolean arePeople(Function<String, Optional<String>> tag) {
    return tag.apply(TAG).filter(GameRecord.Tag.PEOPLE::equals).isPresent();
  }

  /**
   * A CPU if {@code name} is the spec of one that plays the game, whatever its level; else a
   * person. No file is read: one that the spec names may be missing, which is said when the CPU is
   * to move.
   *
   * @param byLevel whether the CPU is named after its level, if it has one
   */
  public static SeatSetup seat(String name, GameKit<?> kit, boolean byLevel) {
    return spec(name, kit::readSpec)
        .<SeatSetup>map(
            spec ->
                new SeatSetup.Cpu(byLevel ? level(spec, kit) : new Level(spec.toString(), spec)))
        .orElseGet(() -> person(name));
  }

  /** The person who bears {@code name} in a record. */
  static SeatSetup person(String name) {
    return name.equals(HUMAN) ? new SeatSetup.Human() : new SeatSetup.Human(name);
  }

  /** The player that {@code name} is the spec of, if there is such a one; its files are read. */
  static Optional<PlayerSpec> spec(String name, GameKit<?> kit) {
    return spec(name, kit::parseSpec);
  }

  /** Reads the text of a spec. */
  @FunctionalInterface
  private interface Reading {
    PlayerSpec of(String text) throws NotationException;
  }

  private static Optional<PlayerSpec> spec(String name, Reading reading) {
    if (name.equals(HUMAN)) {
      return Optional.empty();
    }
    try {
      return Optional.of(reading.of(name));
    } catch (NotationException nobodyKnown) {
      return Optional.empty();
    }
  }

  /** The level with this spec but for its time a move; else one named by its spec. */
  private static Level level(PlayerSpec spec, GameKit<?> kit) {
    PlayerSpec timeless = spec.without(Parameter.TIME.name());
    if (Engines.name(spec).isPresent()) {
      return new Level(timeless.toString(), spec);
    }
    String name =
        kit.strengths().stream()
            .filter(level -> level.spec().without(Parameter.TIME.name()).equals(timeless))
            .map(Level::name)
            .findFirst()
            .orElse(spec.toString());
    return new Level(name, spec);
  }
}
