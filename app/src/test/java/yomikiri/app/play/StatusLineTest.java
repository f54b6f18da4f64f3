package yomikiri.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.testfx.api.FxToolkit;
import yomikiri.app.Hands;
import yomikiri.app.TestWindow;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Language;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;

/** What is said below the board. */
final class StatusLineTest {
  private static final double WIDE = 800;
  private static final double NARROW = 420;

  private static StatusLine line() {
    return line(new SimpleObjectProperty<>(Language.ENGLISH));
  }

  private static StatusLine line(ObservableValue<Language> language) {
    return line(language, new Button());
  }

  private static StatusLine line(ObservableValue<Language> language, Button pass) {
    return new StatusLine(
        new Button(), new Button(), pass, new Texts(List.of("/yomikiri/app/text"), language));
  }

  @Test
  void aNoticeShownFollowsTheLanguage() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    SimpleObjectProperty<Language> language = new SimpleObjectProperty<>(Language.ENGLISH);
    StatusLine line = Hands.ask(() -> line(language));
    List<String> seen =
        Hands.ask(
            () -> {
              Label notice = (Label) line.lookup(".notice");
              Phrase words = Phrase.of("notice.took-back", 2);
              line.setNotice(Notice.of(words), words);
              String before = notice.getText();
              language.set(Language.JAPANESE);
              String after = notice.getText();
              line.clearNotice();
              return List.of(before, after, notice.getText());
            });
    assertThat(seen.getFirst()).isEqualTo("2 moves taken back");
    assertThat(seen.get(1)).isNotEqualTo(seen.getFirst()).contains("2");
    assertThat(seen.getLast()).isEmpty();
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
                Phrase words =
                    new Fault(
                        "notice.analysis-failed",
                        List.of(),
                        "",
                        Optional.of(noted).filter(all -> !all.isEmpty()));
                line.setNotice(Notice.warning(words), words);
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
              Phrase words = texts -> "Strong failed, so the game is paused ".repeat(6);
              line.setNotice(Notice.warning(words), words);
              root.applyCss();
              root.layout();
              Node notice = line.lookup(".notice");
              return notice.localToScene(notice.getLayoutBounds()).getMaxX();
            });
    assertThat(right).isLessThanOrEqualTo(WIDE);
  }

  @ParameterizedTest
  @ValueSource(doubles = {WIDE, NARROW})
  void aLongNoticeLeavesTheStatusOnOneLine(double width) throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    StatusLine line = Hands.ask(StatusLineTest::line);
    List<Double> heights =
        Hands.ask(
            () -> {
              Parent root = TestWindow.scene(line, width, 200).getRoot();
              Label status = (Label) line.lookup(".status");
              List<Double> seen = new ArrayList<>();
              line.setStatus("You: place a black disc", false);
              for (String words :
                  List.of("", "d6 is better than c6, and this is why: ".repeat(5))) {
                line.setNotice(Notice.of(texts -> words), texts -> words);
                root.applyCss();
                root.layout();
                seen.add(status.getHeight());
              }
              return seen;
            });
    assertThat(heights.getLast()).isEqualTo(heights.getFirst());
  }

  @ParameterizedTest
  @ValueSource(doubles = {WIDE, NARROW})
  void aButtonThatAppearsTakesNoRoomFromTheBoard(double width) throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    Button pass = Hands.ask(() -> new Button("Pass", new FontIcon(MaterialDesignF.FAST_FORWARD)));
    List<Double> heights =
        Hands.ask(
            () -> {
              pass.setDisable(true);
              StatusLine line = line(new SimpleObjectProperty<>(Language.ENGLISH), pass);
              Parent root = TestWindow.scene(line, width, 200).getRoot();
              List<Double> seen = new ArrayList<>();
              for (boolean offered : List.of(false, true)) {
                pass.setDisable(!offered);
                for (String words : List.of("", "You: c4")) {
                  line.setNotice(Notice.of(texts -> words), texts -> words);
                  root.applyCss();
                  root.layout();
                  seen.add(line.prefHeight(width));
                }
              }
              return seen;
            });
    assertThat(heights).allMatch(heights.getFirst()::equals);
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
