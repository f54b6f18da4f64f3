package yomikiri.app.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.text.Font;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/** The bundled typeface. */
final class FontsTest {
  @Test
  void theTypefacesAreLoadedOnceAToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    List<Font> first = Fonts.load();
    assertThat(first).extracting(Font::getFamily).containsOnly("Noto Sans JP").hasSize(2);
    List<Font> again = Fonts.load();
    for (int i = 0; i < first.size(); i++) {
      assertThat(again.get(i)).isSameAs(first.get(i));
    }
  }
}
