package yomikiri.engine.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.match.MatchRunner;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.ResourceCache;

/** The two bots that the handbook shows play as our own greedy player does. */
final class ShippedBotsTest {
  private static final Path BOTS = Path.of("../assets/bots").toAbsolutePath();
  private static final GameKit<?> KIT =
      Catalog.of(ResourceCache.NONE).kit("mattix-4").orElseThrow();

  private static EngineEntry entry(String program, String script) {
    return new EngineEntry(
        "greedy",
        program,
        script,
        List.of(),
        BOTS.toString(),
        EngineEntry.Protocol.UGI,
        List.of(),
        false);
  }

  private static <P extends Position> void check(GameKit<P> kit, EngineEntry entry) {
    Engines engines = new Engines(new EngineList(Path.of("none")), Leftovers.UNNOTED, () -> 0);
    List<String> ours = games(kit, kit.build(PlayerSpec.of("greedy"), 1));
    assertThat(games(kit, engines.player(kit.game(), entry))).isEqualTo(ours);
  }

  private static <P extends Position> List<String> games(GameKit<P> kit, Player<P> player) {
    List<String> games = new ArrayList<>();
    Contestant<P> greedy = new Contestant<>("greedy", Budget.UNLIMITED, true, seed -> player);
    Contestant<P> random =
        new Contestant<>(
            "random", Budget.UNLIMITED, false, seed -> kit.build(PlayerSpec.of("random"), seed));
    new MatchRunner<>(kit.game(), List.of(greedy, random), () -> 0)
        .play(
            Schedule.of(3, 6, true),
            1,
            game -> games.add(game.ending().sentence() + " " + game.game().moveText()));
    return games;
  }

  @Test
  void theHandbookShowsTheOneInPythonAsItIs() throws IOException {
    assertThat(BOTS.resolve("../handbook/en/write-a-player.md"))
        .content()
        .contains(Files.readString(BOTS.resolve("greedy_mattix.py")));
  }

  @Test
  void theOneInJava() {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    check(KIT, entry(java.toString(), "GreedyMattix.java"));
  }

  @Test
  void theOneInPythonWhereThereIsAnInterpreter() {
    Optional<Path> python =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
            .map(folder -> Path.of(folder, "python3"))
            .filter(Files::isExecutable)
            .findFirst();
    assumeTrue(python.isPresent());
    check(KIT, entry(python.orElseThrow().toString(), "greedy_mattix.py"));
  }
}
