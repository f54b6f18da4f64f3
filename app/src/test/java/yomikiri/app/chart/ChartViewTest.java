package yomikiri.app.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.Test;
import yomikiri.app.TestWindow;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;

/** How a picture is shown. */
final class ChartViewTest {
  private final Texts texts =
      new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH));
  private int drawn;

  private final class Counted implements Chart {
    @Override
    public String title() {
      return "some";
    }

    @Override
    public String subtitle() {
      return "picture";
    }

    @Override
    public String gist() {
      return "nothing";
    }

    @Override
    public ChartData data() {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean isEmpty() {
      return false;
    }

    @Override
    public void draw(ChartCanvas canvas, Chart.Viewport viewport) {
      drawn++;
    }
  }

  /** Painting takes more time than all else a window does. */
  @Test
  void whatHasNotChangedIsNotDrawnAnew() throws Exception {
    TestWindow.open(
        () -> {
          ChartView chart = new ChartView(texts);
          chart.show(new Counted());
          return new StackPane(chart);
        },
        600,
        400);
    frames(20);
    int before = drawn;
    assertThat(before).isPositive();
    frames(20);
    assertThat(drawn).isEqualTo(before);
  }

  private static void frames(int count) throws Exception {
    CompletableFuture<Void> passed = new CompletableFuture<>();
    Platform.runLater(
        () ->
            new AnimationTimer() {
              private int left = count;

              @Override
              public void handle(long now) {
                if (--left == 0) {
                  stop();
                  passed.complete(null);
                }
              }
            }.start());
    passed.get(30, TimeUnit.SECONDS);
  }
}
