package yomikiri.app.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

final class OptionsBesideTest {
  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  private final OptionBar options = new OptionBar();
  private final Region middle = new Region();
  private final OptionsBeside board = new OptionsBeside(middle, options);

  private void layOut(double width, double height) {
    board.resize(width, height);
    board.layout();
  }

  @Test
  void optionsStandWhereThereIsRoomAsSoonAsTheSizeIsKnown() {
    layOut(800, 600);
    assertThat(board.getRight()).isSameAs(options);
    assertThat(board.getBottom()).isNull();
    layOut(700, 600);
    assertThat(board.getRight()).isNull();
    assertThat(board.getBottom()).isSameAs(options);
    layOut(800, 600);
    assertThat(board.getRight()).isSameAs(options);
  }

  @Test
  void aLowBoardHasThemBelow() {
    layOut(800, 200);
    assertThat(board.getBottom()).isSameAs(options);
  }

  @Test
  void theBoardKeepsItsSizeWhenTheOptionsBelowItGo() {
    options.setVisible(true);
    for (int i = 0; i < 6; i++) {
      Region option = new Region();
      option.setMinSize(100, 40);
      options.getChildren().add(option);
    }
    layOut(400, 600);
    double height = middle.getHeight();
    options.getChildren().clear();
    layOut(400, 600);
    assertThat(middle.getHeight()).isEqualTo(height);
  }
}
