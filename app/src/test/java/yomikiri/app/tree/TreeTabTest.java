package yomikiri.app.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import yomikiri.app.Hands;
import yomikiri.app.concurrent.DirectSearchExecutor;
import yomikiri.app.concurrent.ManualUiScheduler;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** Where a search is asked for. */
final class TreeTabTest {
  private final DirectSearchExecutor thinker = new DirectSearchExecutor(() -> 0);
  private final ManualUiScheduler delays = new ManualUiScheduler();
  private final TreeViewModel model = new TreeViewModel(thinker, delays);
  private final SimpleObjectProperty<Language> language =
      new SimpleObjectProperty<>(Language.ENGLISH);

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  private static <P extends Position> TreeSubject<P> dealt(GameKit<P> kit) {
    return new TreeSubject<>(kit, kit.game().newPosition(1), OptionalInt.of(0));
  }

  @Test
  void theButtonSaysWhetherTheSearchWaitsOrGoesOn() {
    Hands.ask(
        () -> {
          model.setSubject(dealt(CATALOG.kit("mattix-4").orElseThrow()));
          TreeTab tab =
              new TreeTab(model, new Texts(List.of("/yomikiri/app/text"), language), GAME_LIST);
          Scene scene = new Scene(tab, 300, 400);
          scene.getRoot().applyCss();
          Button show = (Button) tab.lookup("#tree-show");
          assertThat(show.getText()).isEqualTo("Show the search");
          model.run();
          assertThat(show.getText()).isEqualTo("Searching...");
          delays.pass();
          assertThat(show.getText()).isEqualTo("Waiting...");
          language.set(Language.JAPANESE);
          assertThat(show.getText()).isEqualTo("待機中…");
          thinker.beginOne();
          delays.pass();
          assertThat(show.getText()).isEqualTo("探索中…");
          return true;
        });
  }
}
