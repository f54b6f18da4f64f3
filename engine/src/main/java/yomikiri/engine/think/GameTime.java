package yomikiri.engine.think;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;

/**
 * The time of each seat in each game of a match, written like {@code
 * main=60s,increment=1s,move=5s,margin=10}; what is left out is without limit.
 *
 * @param main time for the whole game, in nanoseconds; {@link Long#MAX_VALUE} without limit
 * @param increment what each move adds to it, in nanoseconds
 * @param move time for each move, in nanoseconds; {@link Long#MAX_VALUE} without limit
 * @param margin by how many times a move may overrun its limit before its player forfeits
 */
public record GameTime(long main, long increment, long move, double margin) {
  /** No clock but the players' own limits. */
  public static final GameTime FREE = new GameTime(Long.MAX_VALUE, 0, Long.MAX_VALUE, 10);

  private static final Parameter MAIN = time("main", 1);
  private static final Parameter INCREMENT = time("increment", 0);
  private static final Parameter MOVE = time("move", 1);
  private static final Parameter MARGIN =
      new Parameter("margin", Parameter.Kind.NUMBER, 1, 1_000_000);

  private static final int MOST_TO_GO = 30; // moves for which the main time is to last
  private static final int LEAST_TO_GO = 3;
  private static final int EASY = 4; // last moves, which need no time to speak of
  private static final long SHORTEST = 1_000_000; // a limit below counts as this long

  private static Parameter time(String name, int least) {
    return new Parameter(name, Parameter.Kind.DURATION, least, 86_400_000);
  }

  /**
   * Reads a text such as {@code main=60s,increment=1s}.
   *
   * @throws NotationException naming the column of what is wrong
   */
  public static GameTime parse(String text) throws NotationException {
    SequencedMap<String, String> settings = PlayerSpec.parseSettings(text);
    PlayerSpec spec = new PlayerSpec("time", settings);
    try {
      spec.check(List.of(MAIN, INCREMENT, MOVE, MARGIN));
    } catch (NotationException e) {
      throw e.movedTo(1, -spec.name().length() - 1);
    }
    if (spec.value(INCREMENT).isPresent() && spec.value(MAIN).isEmpty()) {
      throw new NotationException(1, 1, "player.needs", "increment", "main");
    }
    return new GameTime(
        spec.value(MAIN).map(GameTime::nanos).orElse(FREE.main),
        spec.value(INCREMENT).map(GameTime::nanos).orElse(FREE.increment),
        spec.value(MOVE).map(GameTime::nanos).orElse(FREE.move),
        spec.value(MARGIN).orElse(FREE.margin));
  }

  private static long nanos(double millis) {
    return (long) (millis * 1e6);
  }

  /** Whether the clock may end a search. */
  public boolean isLimited() {
    return main != Long.MAX_VALUE || move != Long.MAX_VALUE;
  }

  /** The clock of a seat as a game begins, if there is one. */
  public Optional<GameClock> clock() {
    return main == Long.MAX_VALUE
        ? Optional.empty()
        : Optional.of(GameClock.ofMain(main, increment));
  }

  /** The moves among which a seat shares out its main time. */
  public static int movesToGo(Position position) {
    return Math.clamp(
        position.movesLeft().orElse(MOST_TO_GO + EASY) - EASY, LEAST_TO_GO, MOST_TO_GO);
  }

  /**
   * What a player may spend on its next move.
   *
   * @param own its own limits
   * @param clock that of its seat
   * @param movesToGo see {@link #movesToGo}
   */
  public Budget budget(Budget own, Optional<GameClock> clock, int movesToGo) {
    Budget shared = clock.map(now -> now.budget(movesToGo)).orElse(Budget.UNLIMITED);
    return own.and(new Budget(move, Long.MAX_VALUE, Integer.MAX_VALUE)).and(shared);
  }

  /**
   * The time after which a move is a forfeit, in nanoseconds: the limit of a move {@link #margin}
   * times over, and never more than is left on the clock.
   *
   * @param own the player's own limits
   * @param clock that of its seat
   */
  public long most(Budget own, Optional<GameClock> clock) {
    long limit = Math.min(own.nanos(), move);
    double most = limit == Long.MAX_VALUE ? limit : Math.max(limit, SHORTEST) * margin;
    return Math.min((long) most, clock.map(now -> now.nanos() + SHORTEST).orElse(Long.MAX_VALUE));
  }

  /** The text that {@link #parse} reads; empty where nothing is limited. */
  @Override
  public String toString() {
    SequencedMap<String, String> settings = new LinkedHashMap<>();
    put(settings, MAIN, main, FREE.main);
    put(settings, INCREMENT, increment, FREE.increment);
    put(settings, MOVE, move, FREE.move);
    if (margin != FREE.margin) {
      settings.put(
          MARGIN.name(), String.format(Locale.ROOT, "%s", margin).replaceFirst("\\.0$", ""));
    }
    return settings.entrySet().stream()
        .map(Map.Entry::toString)
        .reduce((a, b) -> a + "," + b)
        .orElse("");
  }

  private static void put(
      SequencedMap<String, String> settings, Parameter parameter, long nanos, long unset) {
    if (nanos != unset) {
      settings.put(parameter.name(), Parameter.durationText(Duration.ofNanos(nanos)));
    }
  }
}
