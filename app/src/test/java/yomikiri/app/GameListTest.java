package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import yomikiri.app.board.GameUi;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;

/** Every game of the list brings its words. */
final class GameListTest {
  @Test
  void everyGameOfTheEngineIsShown() {
    assertThat(GameList.uis(CATALOG))
        .extracting(GameUi::id)
        .isEqualTo(
            CATALOG.kits().stream()
                .map(kit -> kit.game().id().replace("maze-31x11x100", "maze-11x31x100"))
                .toList());
  }

  @ParameterizedTest
  @EnumSource
  void everyGameHasItsWords(Language language) {
    List<String> bundles = new ArrayList<>(List.of("/yomikiri/app/text"));
    GameList.uis(CATALOG).forEach(ui -> bundles.add(ui.words()));
    Texts texts = new Texts(bundles, new SimpleObjectProperty<>(language));
    for (GameUi ui : GameList.uis(CATALOG)) {
      List<String> keys = new ArrayList<>(List.of("game." + ui.id()));
      keys.addAll(List.of(ui.family() + ".rules", ui.family() + ".rules.title"));
      for (int seat = 0; seat < ui.kit().game().players(); seat++) {
        keys.addAll(List.of(ui.family() + ".seat." + seat, ui.family() + ".task." + seat));
      }
      ui.kit().levels().forEach(level -> keys.add("level." + level.name()));
      assertThat(keys).allMatch(texts::has);
    }
  }
}
