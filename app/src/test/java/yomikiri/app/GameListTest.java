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

/** Every game on the shelf brings its words. */
final class GameListTest {
  @Test
  void everyGameOfTheEngineIsShown() {
    assertThat(GameList.faces(CATALOG))
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
    GameList.faces(CATALOG).forEach(face -> bundles.add(face.words()));
    Texts texts = new Texts(bundles, new SimpleObjectProperty<>(language));
    for (GameUi face : GameList.faces(CATALOG)) {
      List<String> keys = new ArrayList<>(List.of("game." + face.id()));
      keys.addAll(List.of(face.family() + ".rules", face.family() + ".rules.title"));
      for (int seat = 0; seat < face.kit().game().players(); seat++) {
        keys.addAll(List.of(face.family() + ".seat." + seat, face.family() + ".task." + seat));
      }
      face.kit().levels().forEach(level -> keys.add("level." + level.name()));
      assertThat(keys).allMatch(texts::has);
    }
  }
}
