package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.speech.Announcement;

/** The statistics of one's own games, by keys and by ear. */
final class StatisticsScreenTest {
  private static final String LOST =
      """
      [Game "tictactoe"]
      [Layout ".../.../... x"]
      [Player1 "alphabeta:depth=9"]
      [Player2 "human"]
      [Date "2026-01-02"]
      [Result "1:0"]
      [Termination "normal"]
      [Moves "7"]

      1. a1 b1 2. a3 a2 3. c3 b3 4. b2
      """;

  private static void press(Driver app, String id) {
    app.interact(() -> app.lookup(id).query().requestFocus());
    app.keys(KeyCode.SPACE);
  }

  @Test
  void missingReviewsAreMadeByAKeyAndSpokenOf(@TempDir Path folder)
      throws IOException, TimeoutException {
    Files.createDirectories(Driver.games(folder));
    Files.writeString(Driver.games(folder).resolve("20260102-100000-aaaa.ykr"), LOST);
    List<String> announced = new ArrayList<>();
    try (Driver app = Driver.open(folder)) {
      app.interact(
          () ->
              app.stage()
                  .getScene()
                  .getRoot()
                  .addEventHandler(Announcement.TYPE, event -> announced.add(event.words())));
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT3);
      app.await(() -> app.lookup("#practice-progress").tryQuery().isPresent());
      press(app, "#practice-progress");
      app.await(() -> app.words("#statistics-counted").startsWith("0 of 1 game reviewed."));
      press(app, "#statistics-review");
      app.await(() -> app.words("#statistics-counted").equals("1 of 1 game reviewed."));
      assertThat(announced).contains("1 of 1 game reviewed.");
      Node chart = app.lookup("#chart-losses .chart-paper").query();
      assertThat(chart.getAccessibleText())
          .startsWith("How many moves were mistakes: Tic-tac-toe: 33.3%");
      assertThat(Files.readString(Driver.games(folder).resolve("20260102-100000-aaaa.ykr")))
          .contains("[%best 1: ");
    }
  }
}
