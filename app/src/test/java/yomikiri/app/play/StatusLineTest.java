package yomikiri.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import yomikiri.app.Hands;
import yomikiri.app.TestWindow;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;

/** What is said below the board. */
final class StatusLineTest {
  private static final double WIDE = 800;
  private static final double NARROW = 420;

  private static StatusLine line() {
    return new StatusLine(
        new Button(),
        new Button(),
        new Button(),
        new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH)));
  }

  @Test
  void detailsAreOfferedBesideWhatNobodyForesawOnly() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    StatusLine line = Hands.ask(StatusLineTest::line);
    List<Boolean> offered =
        Hands.ask(
            () -> {
              Parent root = TestWindow.scene(line, WIDE, 200).getRoot();
              List<Boolean> seen = new ArrayList<>();
              for (String noted : List.of("", "all about it", "")) {
                line.setNotice(
                    "The analysis ended.",
                    "The analysis ended.",
                    true,
                    Optional.of(noted).filter(all -> !all.isEmpty()));
                root.applyCss();
                root.layout();
                Node details = line.lookup(".copy-details");
                seen.add(details != null && details.isVisible());
              }
              return seen;
            });
    assertThat(offered).containsExactly(false, true, false);
  }

  @Test
  void aLongNoticeStaysInTheLine() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    StatusLine line = Hands.ask(StatusLineTest::line);
    double right =
        Hands.ask(
            () -> {
              Parent root = TestWindow.scene(line, WIDE, 200).getRoot();
              String words = "Strong failed, so the game is paused ".repeat(6);
              line.setNotice(words, words, true, Optional.empty());
              root.applyCss();
              root.layout();
              Node notice = line.lookup(".notice");
              return notice.localToScene(notice.getLayoutBounds()).getMaxX();
            });
    assertThat(right).isLessThanOrEqualTo(WIDE);
  }

  @Test
  void wordsThatTakeTwoLinesUseThatOfTheNotice() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    StatusLine line = Hands.ask(StatusLineTest::line);
    List<Double> heights =
        Hands.ask(
            () -> {
              Parent root = TestWindow.scene(line, NARROW, 200).getRoot();
              List<Double> seen = new ArrayList<>();
              for (String words : List.of("Place a tile", "Turn it by the wheel ".repeat(4))) {
                line.setStatus(words, false);
                root.applyCss();
                root.layout();
                seen.add(line.prefHeight(NARROW));
              }
              return seen;
            });
    assertThat(heights.getLast()).isEqualTo(heights.getFirst());
  }
}
