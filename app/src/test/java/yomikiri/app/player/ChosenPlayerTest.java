package yomikiri.app.player;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import org.junit.jupiter.api.Test;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerType;

final class ChosenPlayerTest {
  @Test
  void everyPlayerCanBeTriedAtOnceWithItsUsualSettings() {
    for (GameKit<?> kit : CATALOG.kits()) {
      for (PlayerType<?> type : kit.players()) {
        ChosenPlayer player = new ChosenPlayer(kit, ChosenPlayer.usual(type), () -> {});
        assertThat(player.mistake()).as("%s", player.spec()).isEmpty();
      }
    }
  }
}
