package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.app.text.Language;

/** Othello as people play it. */
final class OthelloScreenTest {
  /** After a1 white can turn nothing over; with a4 black then takes the last white discs. */
  private static final String BEFORE_A_PASS = "-OX----------OOX X";

  @Test
  void aDiscPlacedByTheMouseTurnsOthersOver() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("othello-8", List.of("", ""), 1);
      assertThat(said(app, "d4")).isEqualTo("row 4, column d, white");
      app.moveTo("#cell-d3");
      assertThat(said(app, "d3")).isEqualTo("row 3, column d, empty, turns over 1");
      assertThat(isMarked(app, "d4", "threatened")).isTrue();
      app.clickOn("#cell-d3");
      assertThat(said(app, "d3")).isEqualTo("row 3, column d, black");
      assertThat(said(app, "d4")).isEqualTo("row 4, column d, black");
      assertThat(isMarked(app, "d4", "black")).isTrue();
      assertThat(isMarked(app, "d4", "threatened")).isFalse();
    }
  }

  @Test
  void aForcedPassIsToldAndTheEndExplained() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.begin("othello-4", BEFORE_A_PASS);
      app.clickOn("#cell-a1");
      assertThat(app.words(".status-line .status")).startsWith("Player 2 cannot move");
      app.await(
          () -> app.words(".status-line .notice").equals("Player 2 could not move and passed"));
      app.clickOn("#cell-a4");
      app.await(app::isOver);
      assertThat(app.words(".result-headline")).isEqualTo("Player 1 wins by 16 discs");
      assertThat(app.words(".result-ending"))
          .isEqualTo(
              "Only one colour is left, so the game ends. Empty squares count for the winner.");
    }
  }

  @Test
  void whoGivesUpWhereOnlyAPassIsLeftIsToldTheResult() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.begin("othello-4", BEFORE_A_PASS);
      app.clickOn("#cell-a1");
      app.interact(() -> app.window().game().resigning().ask());
      app.interact(() -> app.window().game().resigning().answer(true));
      assertThat(app.isOver()).isTrue();
      assertThat(app.words(".status-line .status")).contains("Player 2 resigned");
    }
  }

  @Test
  void whatAMoveIsWorthCanBeRead() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.begin("othello-4", BEFORE_A_PASS);
      app.interact(() -> app.window().game().setValuesShown(true));
      app.await(() -> app.now().board().verdicts().size() == 2);
      assertThat(app.words("#cell-a1 .tile-verdict")).isNotBlank();
      assertThat(said(app, "a1")).startsWith("row 1, column a, empty, turns over 1, ");
      assertThat(isMarked(app, "a1", "valued")).isTrue();
      assertThat(isMarked(app, "b1", "valued")).isFalse();
    }
  }

  /** Of two squares that are left, one gives White the other. */
  @ParameterizedTest
  @CsvSource({
    "680, −\\d\\d, ★ ?−\\d",
    "1280, ▼▼ −\\d\\d ✓, ★ −\\d ✓",
  })
  void whatAMoveIsWorthStandsWholeInItsSquareOrElseItsValueAndTheStarOfTheBest(
      double width, String worst, String best) throws TimeoutException {
    String left = "-OOOOOOX" + "OOOOOOOO".repeat(6) + "-XOOOOOX X";
    try (Driver app = Driver.open(width, 850, Language.ENGLISH, false)) {
      app.begin("othello-8", left);
      app.interact(() -> app.window().game().setValuesShown(true));
      app.await(() -> app.now().board().verdicts().size() == 2);
      Text shown = app.lookup("#cell-a1 .tile-verdict .text").queryText();
      app.await(() -> shown.getText().matches(worst));
      Text shownOfBest = app.lookup("#cell-a8 .tile-verdict .text").queryText();
      app.await(() -> shownOfBest.getText().matches(best));
    }
  }

  private static String said(Driver app, String cell) {
    return Driver.ask(() -> app.node("#cell-" + cell).getAccessibleText());
  }

  private static boolean isMarked(Driver app, String cell, String mark) {
    Node node = app.node("#cell-" + cell);
    return Driver.ask(
        () ->
            node.getPseudoClassStates().stream()
                .anyMatch(s -> s.getPseudoClassName().equals(mark)));
  }
}
