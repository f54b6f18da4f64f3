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
      Bounds place = stop.localToScene(size);
      app.keys(KeyCode.TAB);
      WritableImage without = picture(app);
      if (!stop.getLayoutBounds().equals(size)) {
        grown.add(Legible.name(stop));
      }
      if (!differsAround(stop, place, with, without)) {
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

  /** Whether a node looks another way, where it was and where it is after its pane has scrolled. */
  private static boolean differsAround(
      Node node, Bounds was, WritableImage with, WritableImage without) {
    Bounds is = node.localToScene(node.getLayoutBounds());
    int right = (int) Math.rint(is.getMinX() - was.getMinX());
    int down = (int) Math.rint(is.getMinY() - was.getMinY());
    PixelReader a = with.getPixelReader();
    PixelReader b = without.getPixelReader();
    int strong = 0;
    for (int y = (int) Math.max(0, was.getMinY() - 4);
        y < Math.min(with.getHeight(), was.getMaxY() + 4);
        y++) {
      for (int x = (int) Math.max(0, was.getMinX() - 4);
          x < Math.min(with.getWidth(), was.getMaxX() + 4);
          x++) {
        boolean isThere = y + down >= 0 && y + down < without.getHeight();
        strong +=
            isThere && Contrast.of(a.getColor(x, y), b.getColor(x + right, y + down)) >= 2 ? 1 : 0;
      }
    }
    return strong >= 20;
  }

  // ---- hands
}
