package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.app.text.Language;

/** What the Tab key leads to can be seen. */
final class TabStopsTest {
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void everyStopOfTheTabKeyIsSeenInItsPlace(boolean dark) throws TimeoutException {
    try (Driver app = Driver.open(1000, 900, Language.ENGLISH, dark)) {
      app.keys(KeyCode.DOWN);
      assertStopsAreSeen(app, 7);
      app.keys(KeyCode.CONTROL, KeyCode.N);
      assertStopsAreSeen(app, 7);
      app.keys(KeyCode.ESCAPE);
      app.keys(KeyCode.CONTROL, KeyCode.COMMA);
      assertStopsAreSeen(app, 6);
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT4);
      assertStopsAreSeen(app, 7);
    }
  }

  /**
   * Goes round by Tab: what has the keyboard lies in the window, looks unlike without it, and is of
   * the same size, so that nothing around it moves.
   */
  private static void assertStopsAreSeen(Driver app, int least) {
    List<Node> stops = new ArrayList<>();
    List<String> unseen = new ArrayList<>();
    List<String> grown = new ArrayList<>();
    Node node = KeyboardTest.focused(app);
    WritableImage with = picture(app);
    while (!stops.contains(node)) {
      stops.add(node);
      Node stop = node;
      Bounds size = stop.getLayoutBounds();
      app.keys(KeyCode.TAB);
      WritableImage without = picture(app);
      if (!stop.getLayoutBounds().equals(size)) {
        grown.add(Legible.name(stop));
      }
      if (!differsAround(stop, with, without)) {
        unseen.add(Legible.name(stop));
      }
      node = KeyboardTest.focused(app);
      with = without;
      assertThat(stops).hasSizeLessThan(60);
    }
    assertThat(unseen).isEmpty();
    assertThat(grown).isEmpty();
    assertThat(stops).hasSizeGreaterThanOrEqualTo(least);
  }

  private static WritableImage picture(Driver app) {
    return Camera.picture(app.stage().getScene());
  }

  private static boolean differsAround(Node node, WritableImage with, WritableImage without) {
    var place = node.localToScene(node.getLayoutBounds());
    PixelReader a = with.getPixelReader();
    PixelReader b = without.getPixelReader();
    int strong = 0;
    for (int y = (int) Math.max(0, place.getMinY() - 4);
        y < Math.min(with.getHeight(), place.getMaxY() + 4);
        y++) {
      for (int x = (int) Math.max(0, place.getMinX() - 4);
          x < Math.min(with.getWidth(), place.getMaxX() + 4);
          x++) {
        boolean differs = a.getArgb(x, y) != b.getArgb(x, y);
        strong += differs && Contrast.of(a.getColor(x, y), b.getColor(x, y)) >= 2 ? 1 : 0;
      }
    }
    return strong >= 20;
  }

  // ---- hands
}
