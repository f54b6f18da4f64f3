package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import org.junit.jupiter.api.Test;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerType;

final class GamesCommandTest {
  @Test
  void listsEveryGameOfTheCatalogWithItsPlayersAndLevels() {
    CommandRun run = CommandRun.of("games");
    assertThat(run.status()).isZero();
    for (GameKit<?> kit : CATALOG.kits()) {
      assertThat(run.outLines()).contains(kit.game().id());
      for (PlayerType<?> player : kit.players()) {
        assertThat(run.outLines()).contains("  player " + player.form());
      }
    }
    assertThat(run.outLines())
        .contains(
            "  level  strongest:time=… is perfect:time=1s",
            "  level  normal is greedy",
            "  adviser perfect");
  }
}
