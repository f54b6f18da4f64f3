package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.GridPane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.app.store.Setting;
import yomikiri.app.text.Language;

/** The handbook in the app. */
final class HandbookTest {
  private static final Path POM = Path.of("../pom.xml");

  /** The smallest window by day, and the largest words in the dark. */
  @ParameterizedTest
  @CsvSource({"680, 563, ENGLISH, false, 100, 27", "1000, 960, JAPANESE, true, 200, 15"})
  void everyChapterCanBeReadIsSpokenAndFits(
      double width, double height, Language language, boolean dark, int percent, int chapters)
      throws TimeoutException {
    try (Driver app = Driver.open(width, height, language, dark)) {
      app.interact(() -> app.window().settings().set(Setting.SCALE, percent));
      ListView<?> list = open(app);
      assertThat(list.getItems()).hasSize(33);
      List<String> faults = new ArrayList<>();
      for (int i = 0; i < chapters; i++) {
        String title = choose(app, list, i);
        app.interact(
            () -> {
              Parent root = app.stage().getScene().getRoot();
              assertThat(root.lookupAll(".page-heading-1")).as(title).isNotEmpty();
              Legible.faults(root).forEach(fault -> faults.add(title + ": " + fault));
              Speaking.faults(root).forEach(fault -> faults.add(title + ": " + fault));
              Fitting.faults(root).forEach(fault -> faults.add(title + ": " + fault));
            });
      }
      assertThat(faults).isEmpty();
    }
  }

  @Test
  void chaptersAreInTheLanguageOfTheAppTheOthersInEnglish() throws TimeoutException {
    try (Driver app = Driver.open(1000, 900, Language.JAPANESE, false)) {
      ListView<?> list = open(app);
      choose(app, list, 0);
      assertThat(words(app)).contains("待った");
      choose(app, list, 16);
      assertThat(words(app)).contains("yomikiri games lists").doesNotContain("待った");
    }
  }

  @Test
  void aLinkLeadsToItsChapterAndKeysWalkTheList() throws TimeoutException {
    try (Driver app = Driver.open()) {
      ListView<?> list = open(app);
      choose(app, list, 0);
      Hyperlink review =
          app.lookup(".page-link").queryAllAs(Hyperlink.class).stream()
              .filter(link -> link.getText().equals("Review"))
              .findFirst()
              .orElseThrow();
      app.interact(review::fire);
      awaitHeading(app, "Review");
      app.interact(list::requestFocus);
      app.keys(KeyCode.DOWN);
      awaitHeading(app, "Analysis board");
      app.keys(KeyCode.ESCAPE);
      assertThat(app.lookup(".help-card").tryQuery()).isEmpty();
    }
  }

  @Test
  void tablesListsAndCodeAreDrawn() throws TimeoutException {
    try (Driver app = Driver.open()) {
      ListView<?> list = open(app);
      choose(app, list, 1);
      GridPane table = app.lookup(".page-table").queryAs(GridPane.class);
      assertThat(table.getColumnCount()).isEqualTo(2);
      assertThat(table.getRowCount()).isEqualTo(4);
      choose(app, list, 16);
      assertThat(app.lookup(".page-code-block Text").queryAllAs(Text.class))
          .anyMatch(code -> code.getText().contains("yomikiri deal --game mattix-6 --seed 7\n"));
    }
  }

  @Test
  void theAppTellsTheVersionOfTheBuild() throws TimeoutException, IOException {
    String version =
        Pattern.compile("<version>(.+?)</version>")
            .matcher(Files.readString(POM))
            .results()
            .findFirst()
            .map((MatchResult found) -> found.group(1))
            .orElseThrow();
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.F1);
      assertThat(app.lookup(".help-card .label").queryAllAs(Label.class))
          .anyMatch(label -> label.getText().contains("Version " + version + "."));
    }
  }

  private static ListView<?> open(Driver app) throws TimeoutException {
    app.keys(KeyCode.F2);
    app.await(() -> app.lookup(".page-heading-1").tryQuery().isPresent());
    return app.lookup("#handbook-chapters").queryAs(ListView.class);
  }

  /** Chooses a chapter, waits for its page and gives its title. */
  private static String choose(Driver app, ListView<?> list, int number) throws TimeoutException {
    app.interact(() -> list.getSelectionModel().select(number));
    ScrollPane page = app.lookup("#handbook-page").queryAs(ScrollPane.class);
    String wanted = String.valueOf(list.getItems().get(number));
    app.await(() -> wanted.contains("title=" + page.getAccessibleText() + "]"));
    app.interact(
        () -> {
          Parent root = app.stage().getScene().getRoot();
          root.applyCss();
          root.layout();
        });
    return page.getAccessibleText();
  }

  private static String words(Driver app) {
    StringBuilder words = new StringBuilder();
    for (Node text : app.lookup("#handbook-page Text").queryAll()) {
      if (text instanceof Text one) {
        words.append(one.getText());
      }
    }
    return words.toString();
  }

  private static void awaitHeading(Driver app, String title) throws TimeoutException {
    app.await(
        () ->
            app.lookup(".page-heading-1").queryAllAs(Text.class).stream()
                .anyMatch(text -> text.getText().equals(title)));
  }
}
