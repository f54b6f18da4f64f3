package yomikiri.app.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

final class TwoEndsTest {
  private final Region first = words(50);
  private final Region second = words(90);
  private final TwoEnds line = new TwoEnds(first, second);

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  private static Region words(double wide) {
    Region words = new Region();
    words.setPrefSize(wide, 20);
    return words;
  }

  private void layOut(double width) {
    line.resize(width, line.prefHeight(width));
    line.layout();
  }

  @Test
  void bothStandOnOneLineWhereTheyFit() {
    layOut(146);
    assertThat(line.getHeight()).isEqualTo(20);
    assertThat(first.getLayoutX()).isZero();
    assertThat(first.getWidth()).isEqualTo(50);
    assertThat(second.getBoundsInParent().getMaxX()).isEqualTo(146);
    assertThat(second.getLayoutY()).isZero();
  }

  @Test
  void theSecondStandBelowWhereTheyDoNot() {
    layOut(145);
    assertThat(line.getHeight()).isEqualTo(40);
    assertThat(first.getWidth()).isEqualTo(145);
    assertThat(second.getLayoutY()).isEqualTo(20);
    assertThat(second.getLayoutX()).isZero();
  }
}
