package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.board.GameUi;
import yomikiri.app.text.Language;

/** What F1 shows. */
final class HelpTest {
  private static final Pattern KEYS =
      Pattern.compile("(?:(?:Ctrl|Alt|Shift)\\+)+(?:Page (?:Up|Down)|\\w+|,)|\\bF\\d+");

  private static final Pattern COMMA = Pattern.compile(", ");

  @Test
  void everyGameShowsItsRulesAnExampleOnItsOwnBoardItsLevelsAndTheKeys() throws TimeoutException {
    for (Language language : Language.values()) {
      try (Driver app = Driver.open(1000, 900, language, false)) {
        for (GameUi ui : GameList.uis(CATALOG)) {
          int seats = ui.kit().game().players();
          app.start(ui.id(), Collections.nCopies(seats, ""), 1);
          app.keys(KeyCode.F1);
          app.await(() -> app.lookup(".help-card .example-board").tryQuery().isPresent());
          int pictures = ui.example().steps().size() + 1;
          assertThat(app.lookup(".help-card .example-board").queryAllAs(Node.class))
              .hasSize(pictures)
              .allSatisfy(
                  picture ->
                      assertThat(picture.getAccessibleText())
                          .isNotBlank()
                          .doesNotContain(ui.family() + "."));
          assertThat(app.lookup(".help-card .example-board *").queryAllAs(Node.class))
              .noneMatch(Node::isFocusTraversable)
              .hasSizeGreaterThan(pictures);
          assertThat(app.lookup(".help-card .levels .label").queryAllAs(Label.class))
              .hasSize(2 * ui.kit().levels().size())
              .noneMatch(label -> label.getText().contains("level."))
              .noneMatch(label -> label.getText().contains("="));
          assertThat(app.lookup(".help-card .help-trees .label").queryAllAs(Label.class))
              .hasSizeGreaterThan(1)
              .noneMatch(label -> label.getText().contains("help."));
          assertThat(app.lookup(".help-card .key-cap").queryAllAs(Label.class))
              .anyMatch(cap -> cap.getText().equals("F1"));
          app.keys(KeyCode.ESCAPE);
          assertThat(app.lookup(".help-card").tryQuery()).isEmpty();
        }
      }
    }
  }

  @Test
  void aShortCardNeedsNoScrolling() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.F1);
      ScrollPane card = app.lookup(".help-card .scroll-pane").queryAs(ScrollPane.class);
      assertThat(card.getViewportBounds().getHeight())
          .isGreaterThanOrEqualTo(card.getContent().getLayoutBounds().getHeight());
    }
  }

  @Test
  void keysAreShownStraightAwayAndTheBoardHasTheKeyboardAgainAfterwards() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.SHIFT, KeyCode.F1);
      ScrollPane card = app.lookup(".help-card .scroll-pane").queryAs(ScrollPane.class);
      app.await(() -> card.getVvalue() > 0.2);
      app.keys(KeyCode.HOME);
      assertThat(card.getVvalue()).isZero();
      app.keys(KeyCode.ENTER);
      assertThat(app.lookup(".board-cell").queryAllAs(Node.class)).anyMatch(Node::isFocused);
    }
  }

  @Test
  void theHandbookNamesNoKeyThatIsNotListed() throws IOException, TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("trapez", List.of("", ""), 1); // its groups can be shown
      app.keys(KeyCode.SHIFT, KeyCode.F1);
      Set<String> listed = new HashSet<>();
      for (Label cap : app.lookup(".help-card .key-cap").queryAllAs(Label.class)) {
        String keys = cap.getText().replace("↵", "Enter").replace("++", "+Plus");
        listed.addAll(List.of(COMMA.split(keys.replace("+-", "+Minus"))));
      }
      try (Stream<Path> all = Files.walk(Path.of("../assets/handbook"))) {
        for (Path chapter : all.filter(file -> file.toString().endsWith(".md")).toList()) {
          assertThat(KEYS.matcher(Files.readString(chapter)).results().map(MatchResult::group))
              .as(chapter.toString())
              .allMatch(listed::contains);
        }
      }
    }
  }

  @Test
  void theLogIsShownWithItsPlaceAndCanBeCopied(@TempDir Path folder)
      throws TimeoutException, IOException {
    try (Driver app = Driver.open(folder)) {
      app.keys(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F1);
      app.await(() -> app.lookup("#log-text").tryQuery().isPresent());
      assertThat(app.lookup("#log-text").queryAs(TextArea.class).getText())
          .isEqualTo("Nothing has gone wrong so far.");
      app.clickOn(app.node(".veil").localToScreen(5, 5));
      app.await(() -> app.lookup("#log-text").tryQuery().isEmpty());
      Path file = folder.resolve("log").resolve("yomikiri.log");
      Files.createDirectories(file.getParent());
      Files.writeString(file, "something went wrong");
      app.keys(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F1);
      app.await(() -> app.lookup("#log-text").tryQuery().isPresent());
      assertThat(app.lookup("#log-text").queryAs(TextArea.class).getText())
          .isEqualTo("something went wrong");
      app.interact(
          () -> {
            Parent root = app.stage().getScene().getRoot();
            assertThat(Legible.faults(root)).isEmpty();
            assertThat(Speaking.faults(root)).isEmpty();
            assertThat(Fitting.faults(root)).isEmpty();
          });
      app.clickOn("#log-copy");
      assertThat(Driver.<String>ask(() -> Clipboard.getSystemClipboard().getString()))
          .isEqualTo("something went wrong");
    }
  }
}
