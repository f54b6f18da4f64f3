package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import yomikiri.app.practice.PracticeSnapshot;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.Topic;

/** From a lost game over its review to the Practice screen, by mouse and by keys. */
final class PracticeScreenTest {
  private static PracticeSnapshot now(Driver app) {
    return app.window().models().practice().snapshot().get();
  }

  /** The second player answers a corner by an edge, which loses. */
  private static void lose(Driver app) throws TimeoutException {
    app.start("tictactoe", List.of("", ""), 1);
    for (String move : List.of("a1", "b1", "a3", "a2", "c3", "b3", "b2")) {
      app.interact(() -> app.window().game().playText(move));
    }
    app.interact(() -> app.window().game().reviewer().begin());
    app.await(() -> app.lookup("#review-practise").tryQuery().filter(Node::isVisible).isPresent());
  }

  @Test
  void theMistakesOfAReviewArePractisedAtAClick() throws TimeoutException {
    try (Driver app = Driver.open()) {
      lose(app);
      assertThat(app.lookup("#review-practise").queryButton().getText())
          .isEqualTo("Practise these 1");
      app.clickOn("#review-practise");
      app.await(() -> now(app).exercise().isPresent());
      assertThat(app.words("#practice-asked")).contains("Find the best move");
      app.write("c2");
      app.await(() -> app.lookup("#practice-feedback").query().isVisible());
      app.await(() -> app.words("#practice-feedback").contains("Wrong: c2"));
      assertThat(app.words("#practice-line")).startsWith("Line: c2 ");
    }
  }

  @Test
  void keysAloneAreEnough() throws TimeoutException {
    try (Driver app = Driver.open()) {
      lose(app);
      app.keys(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
      app.await(() -> now(app).exercise().isPresent());
      List<String> announced = new ArrayList<>();
      app.interact(
          () ->
              app.stage()
                  .getScene()
                  .getRoot()
                  .addEventHandler(
                      Announcement.TYPE,
                      event -> {
                        if (event.topic() == Topic.EVENT) {
                          announced.add(event.words());
                        }
                      }));
      app.keys(KeyCode.SHIFT, KeyCode.H);
      assertThat(app.words("#practice-feedback")).startsWith("It is one of these:");
      app.keys(KeyCode.SHIFT, KeyCode.H);
      assertThat(app.words("#practice-feedback")).isEqualTo("It is marked on the board: b2");
      app.write("b2");
      assertThat(app.words("#practice-feedback")).startsWith("Right: b2");
      app.await(() -> now(app).why().isAsked());
      app.interact(() -> app.lookup(".practice-choice").queryButton().requestFocus());
      app.keys(KeyCode.ENTER);
      assertThat(app.words("#practice-why")).matches("(Right|No)\\. .+\\.");
      assertThat(announced)
          .anyMatch(said -> said.startsWith("It is one of these:"))
          .anyMatch(said -> said.startsWith("Right: b2"))
          .contains("Why was your move a mistake?", app.words("#practice-why"));
      app.keys(KeyCode.END);
      app.keys(KeyCode.LEFT);
      app.keys(KeyCode.SHIFT, KeyCode.N);
      app.await(() -> now(app).exercise().isEmpty());
      assertThat(app.words("#practice-about")).contains("Due now: 0").contains("Tomorrow: 1");
    }
  }

  @Test
  void whatAMoveIsWorthIsShownInFigures() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT3);
      app.await(() -> now(app).exercise().isPresent());
      app.interact(() -> app.window().models().practice().wantGame(Optional.of("mattix-4")));
      app.await(
          () ->
              now(app)
                  .exercise()
                  .filter(it -> it.board().kit().game().id().equals("mattix-4"))
                  .isPresent());
      app.keys(KeyCode.SHIFT, KeyCode.S);
      app.await(() -> !app.words("#practice-feedback").isEmpty());
      assertThat(app.words("#practice-feedback"))
          .containsPattern("[a-d][1-4]: [+\u2212]\\d+ points?, proven");
    }
  }

  @Test
  void theSearchesRaceOnThePositionPractised() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT3);
      app.await(() -> now(app).exercise().isPresent());
      app.keys(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F);
      app.await(() -> app.lookup("#race-start").tryQuery().isPresent());
      app.keys(KeyCode.ESCAPE);
      app.await(() -> app.lookup("#race-start").tryQuery().isEmpty());
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT4);
      app.keys(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F);
      assertThat(app.lookup("#race-start").tryQuery()).isEmpty();
    }
  }
}
