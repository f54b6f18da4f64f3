package yomikiri.engine.learn;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** Reads a {@link TrainingPlan} line by line. */
final class PlanParser {
  private static final long MOST_EVERY = 1_000_000_000_000L;
  private static final int MOST_GAMES = 1_000_000;

  private final List<String> lines;
  private int read;
  private String name = "";

  PlanParser(List<String> lines) {
    this.lines = lines;
  }

  TrainingPlan plan(Function<String, Optional<GameKit<?>>> kits) throws NotationException {
    String game = next("game");
    GameKit<?> kit = kits.apply(game).orElse(null);
    if (kit == null) {
      throw fault("training.game", List.of(game), "there is no game \"" + game + "\"");
    }
    String start = next("start");
    String learner = next("learner");
    PlayerSpec spec = in(() -> LearnerType.parse(kit, learner));
    GameKit<DuelPosition> duel = kit.asDuel().orElseThrow();
    checkStart(duel, start);
    long seed = whole("seed", Long.MIN_VALUE, Long.MAX_VALUE);
    long every = whole("every", 1, MOST_EVERY);
    String other = next("opponent");
    PlayerSpec opponent = in(() -> kit.parseSpec(other));
    if (kit.isDeterministic(opponent) || !kit.isRepeatable(opponent)) {
      throw fault(
          "training.opponent",
          List.of(other),
          other
              + " cannot be the opponent: it has to leave something to chance, and nothing to the"
              + " clock");
    }
    int games = (int) whole("games", 2, MOST_GAMES);
    if (read < lines.size()) {
      read++;
      throw fault("training.more", List.of(), "expected the end after the games");
    }
    return new TrainingPlan(game, start, spec, seed, every, opponent, games);
  }

  /** Where the games begin; in a method of its own to name the type of its positions. */
  private <P extends DuelPosition> void checkStart(GameKit<P> kit, String text)
      throws NotationException {
    P start = in(() -> kit.game().notation().parsePosition(text));
    if (start.isOver()) {
      throw fault("training.over", List.of(), "the game is over in the position to start from");
    }
  }

  private long whole(String setting, long least, long most) throws NotationException {
    String text = next(setting);
    try {
      long value = Long.parseLong(text);
      if (value >= least && value <= most) {
        return value;
      }
    } catch (NumberFormatException noNumber) {
      // said below
    }
    String range = least == Long.MIN_VALUE ? "" : " from " + least + " to " + most;
    throw fault(
        "training.value",
        List.of(setting, range, text),
        "expected a whole number" + range + ", found \"" + text + "\"");
  }

  /** The value in the next line, which has to be that of this setting. */
  private String next(String setting) throws NotationException {
    name = setting;
    String line = read < lines.size() ? lines.get(read) : "";
    read++;
    if (!line.startsWith(setting + " ")) {
      throw new NotationException(
          read,
          1,
          "training.setting",
          List.of(setting, line),
          "expected the setting " + setting + ", found \"" + line + "\"");
    }
    return line.substring(setting.length() + 1);
  }

  /** What is read from a value. */
  private interface Reading<T> {
    T read() throws NotationException;
  }

  /** Reads the value of the last line; what is wrong in it is said with its place. */
  private <T> T in(Reading<T> reading) throws NotationException {
    try {
      return reading.read();
    } catch (NotationException e) {
      throw e.movedTo(read, name.length() + 1);
    }
  }

  /** Something is wrong with the value of the last line. */
  private NotationException fault(String fault, List<String> details, String message) {
    return new NotationException(read, name.length() + 2, fault, details, message);
  }
}
