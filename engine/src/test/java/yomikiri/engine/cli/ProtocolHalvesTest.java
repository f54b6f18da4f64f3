package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.match.MatchRunner;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.outside.EngineEntry;
import yomikiri.engine.outside.EngineList;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.outside.Leftovers;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.ResourceCache;

/** Our player in a process of its own, spoken to in a protocol, plays as it does here. */
final class ProtocolHalvesTest {
  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @CsvSource({
    "ugi, mattix-4, alphabeta:depth=2",
    "ugi, tron-3, greedy",
    "gtp, othello-4, alphabeta:depth=2",
    "nboard, othello-6, alphabeta:depth=2",
  })
  void bothHalvesTogetherChangeNoMove(String protocol, String game, String player)
      throws IOException, NotationException {
    List<String> command =
        CommandProcess.of(folder, protocol, "--game", game, "--player", player).command();
    EngineList list = new EngineList(folder.resolve(EngineList.FILE));
    list.put(
        new EngineEntry(
            "own",
            command.getFirst(),
            "",
            command.subList(1, command.size()),
            folder.toString(),
            EngineEntry.Protocol.of(protocol).orElseThrow(),
            List.of(game),
            false));
    Engines engines = new Engines(list, Leftovers.UNNOTED, () -> 0);
    Catalog catalog = Catalog.of(ResourceCache.NONE).with(engines::added);
    check(catalog.kit(game).orElseThrow(), player);
  }

  private static <P extends Position> void check(GameKit<P> kit, String player)
      throws NotationException {
    List<String> here = games(kit, kit.parseSpec(player));
    assertThat(games(kit, kit.parseSpec("engine:name=own"))).isEqualTo(here);
  }

  private static <P extends Position> List<String> games(GameKit<P> kit, PlayerSpec spec) {
    List<String> games = new ArrayList<>();
    List<Contestant<P>> seats = new ArrayList<>(List.of(Contestant.of(kit, spec)));
    while (seats.size() < kit.game().players()) {
      seats.add(Contestant.of(kit, PlayerSpec.of("random")));
    }
    new MatchRunner<>(kit.game(), seats, () -> 0)
        .play(
            Schedule.of(3, 6, true).withOpening(kit.game().usualOpening()),
            1,
            game -> games.add(game.ending().sentence() + " " + game.game().moveText()));
    return games;
  }
}
