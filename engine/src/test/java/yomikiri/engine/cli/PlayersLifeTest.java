package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.SearchContext;

/** Players of the commands that play one game begin it, and are closed however it ends. */
final class PlayersLifeTest {
  private final List<String> life = new ArrayList<>();

  private static final class Noting<P extends Position> implements Player<P> {
    private final Player<P> moves;
    private final List<String> life;

    Noting(Player<P> moves, List<String> life) {
      this.moves = moves;
      this.life = life;
    }

    @Override
    public boolean begin(P start, long seed) {
      life.add("begins");
      return true;
    }

    @Override
    public int choose(P ownCopy, int seat, SearchContext context) {
      return moves.choose(ownCopy, seat, context);
    }

    @Override
    public void close() {
      life.add("is closed");
    }
  }

  private <P extends Position> GameKit<P> noting(GameKit<P> kit) {
    PlayerSpec random = PlayerSpec.of("random");
    PlayerType<P> noting =
        new PlayerType<>(
            "noting",
            List.of(),
            List.of(),
            (spec, seed) -> new Noting<>(kit.build(random, seed), life));
    PlayerSpec own = PlayerSpec.of("noting");
    return new GameKit<>(kit.game(), List.of(noting), List.of(new Level("normal", own)), own);
  }

  private CommandRun run(GameKit<?> kit, String input, String... args) {
    return CommandRun.of(
        noting(kit),
        Path.of(""),
        new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
        args);
  }

  @Test
  void inATerminalWithAHint() {
    GameKit<?> kit = CATALOG.kit("mattix-4").orElseThrow();
    String[] game = {"play", "--game", "mattix-4", "--position", CommandRun.LAYOUT};
    assertThat(run(kit, "hint\nd3\nquit\n", game).status()).isZero();
    assertThat(life).containsExactly("begins", "is closed", "is closed");
  }

  @Test
  void inTheArena() {
    GameKit<?> kit = CATALOG.kit("tron-2").orElseThrow();
    String turns = "2 0\n0 0 0 0\n9 9 9 9\n2 0\n0 0 1 0\n9 9 9 8\n";
    assertThat(run(kit, turns, "codingame", "--player", "noting").outLines()).hasSize(2);
    assertThat(life).containsExactly("begins", "is closed");
  }
}
