package yomikiri.engine.cli.protocol;

import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.protocol.ArenaInput.ArenaTurn;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** {@code yomikiri codingame}: a bot for the arena Tron Battle. */
@Command(
    name = "codingame",
    description = {
      "Act as a bot in CodinGame's arena Tron Battle, for two to four players.",
      "Each turn it reads a line N P (players, own number), then for each player a line X0 Y0 X1 Y1"
          + " (start and head; -1 four times for a player who is out), and answers LEFT, RIGHT, UP"
          + " or DOWN.",
      "The arena's time replaces the player's own: 1 s for the first answer, 100 ms for every"
          + " other one. The player's other limits stay."
    })
public final class CodingameCommand implements Callable<Integer> {
  /** What remains of the time after the start of the program and the way of an answer. */
  private static final long FIRST_NANOS = Duration.ofMillis(1000 - 700).toNanos();

  private static final long NANOS = Duration.ofMillis(100 - 20).toNanos();
  private static final Map<String, String> LIMITS = Map.of("time", "100ms");
  private static final Map<String, String> WORDS =
      Map.of("U", "UP", "D", "DOWN", "L", "LEFT", "R", "RIGHT");

  private final Console console;
  private final Catalog catalog;

  @Option(
      names = "--player",
      paramLabel = "WHO",
      defaultValue = "strongest",
      description =
          "Who plays: a level such as strong, or a player such as alphabeta:eval=voronoi (default"
              + " ${DEFAULT-VALUE}).")
  private String player = "";

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Decides the player's random choices; a random one if not given.")
  private @Nullable Long seed;

  public CodingameCommand(Console console, Catalog catalog) {
    this.console = console;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    checkPlayer();
    ArenaInput input = new ArenaInput(console.in());
    Optional<ArenaTurn> first = input.next();
    if (first.isPresent()) {
      int players = first.get().players();
      try (ArenaGame<?> game = game(kit(players), players)) {
        long nanos = FIRST_NANOS;
        for (Optional<ArenaTurn> turn = first; turn.isPresent(); turn = input.next()) {
          console.line(Objects.requireNonNull(WORDS.get(game.answer(turn.get(), nanos))));
          nanos = NANOS;
        }
      }
    }
    return 0;
  }

  /** Complains at once about a player that no number of players suits. */
  private void checkPlayer() {
    if (IntStream.rangeClosed(2, ArenaInput.MOST_PLAYERS).noneMatch(n -> isKnown(kit(n)))) {
      PlayerSpec _ = spec(kit(2));
    }
  }

  private boolean isKnown(GameKit<?> kit) {
    try {
      PlayerSpec _ = kit.parseTyped(player, LIMITS);
      return true;
    } catch (NotationException unknown) {
      return false;
    }
  }

  private GameKit<?> kit(int players) {
    return GameOption.find(catalog, "tron-" + players);
  }

  private <P extends Position> ArenaGame<P> game(GameKit<P> kit, int players) {
    long chance = seed == null ? console.seeds().getAsLong() : seed;
    return new ArenaGame<>(kit, spec(kit), chance, players, console.ticker(), console::complain);
  }

  private PlayerSpec spec(GameKit<?> kit) {
    return WhoPlays.spec(kit, "--player", player, LIMITS);
  }
}
