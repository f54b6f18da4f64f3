package yomikiri.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import yomikiri.app.Hands;
import yomikiri.app.TestWindow;

/** What is said below the board. */
final class StatusLineTest {
  private static final double WIDE = 800;

  @Test
  void aLongNoticeStaysInTheLine() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    StatusLine line = Hands.ask(() -> new StatusLine(new Button(), new Button(), new Button()));
    double right =
        Hands.ask(
            () -> {
              Parent root = TestWindow.scene(line, WIDE, 200).getRoot();
              String words = "Strong failed, so the game is paused ".repeat(6);
              line.setNotice(words, words, true);
              root.applyCss();
              root.layout();
              Node notice = line.lookup(".notice");
              return notice.localToScene(notice.getLayoutBounds()).getMaxX();
            });
    assertThat(right).isLessThanOrEqualTo(WIDE);
  }
}
