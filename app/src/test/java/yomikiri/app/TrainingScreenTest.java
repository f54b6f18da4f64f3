package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.learn.LearnerType;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.think.GameKit;

/** The page of a training as people use it. */
final class TrainingScreenTest {
  private static void learn(Driver app, String game, String start)
      throws TimeoutException, NotationException {
    app.keys(KeyCode.CONTROL, KeyCode.DIGIT5);
    TrainingPlan plan = plan(CATALOG.kit(game).orElseThrow(), start);
    app.interact(() -> app.window().models().training().begin(plan, ""));
    app.await(() -> app.lookup("#training-state").tryQuery().isPresent());
    app.await(() -> app.words("#training-state").equals("Finished"));
    app.await(() -> app.lookup("#training-legend").tryQuery().isPresent());
    app.await(() -> app.words("#training-legend").contains("✓"));
  }

  private static <P extends Position> TrainingPlan plan(GameKit<P> kit, String start)
      throws NotationException {
    return plan(kit, kit.game().notation().parsePosition(start), 400);
  }

  private static <P extends Position> TrainingPlan plan(GameKit<P> kit, P start, int episodes) {
    LearnerType type = LearnerType.of(kit).getFirst();
    TrainingPlan plan =
        TrainingPlan.of(kit, start, type.usual().with("episodes", Integer.toString(episodes)), 1);
    return plan.against(plan.opponent(), 2);
  }

  @Test
  void learntAndProvenValuesStandOnTheBoardAndAGameIsBegun() throws Exception {
    try (Driver app = Driver.open()) {
      learn(app, "tictactoe", "xx./o../..o x");
      Label proven = app.lookup("#cell-c1 .tile-proven").queryAs(Label.class);
      assertThat(proven.getText()).isEqualTo("+1 ✓");
      assertThat(app.node("#cell-c1").getAccessibleText())
          .contains("learnt chance of winning 100 percent, best move, final margin 1, proven");
      assertThat(app.node("#cell-a3 .heat").getStyle()).startsWith("-y-heat: ");
      assertThat(app.words("#training-opponent"))
          .isEqualTo("Play against it as it was after 400 games:");
      app.interact(() -> app.lookup("#training-checkpoints").queryAs(Slider.class).setValue(0));
      app.await(() -> app.words("#training-when").startsWith("After 20 games"));
      assertThat(app.words("#training-opponent")).contains("20 games");
      app.clickOn("#cell-b2");
      app.await(() -> app.words("#training-line").equals("After b2"));
      app.await(() -> !app.node("#cell-b2").getAccessibleText().contains("learnt chance"));
      assertThat(app.words("#training-when")).startsWith("After 20 games");
      app.write("c1");
      app.await(() -> app.words("#training-line").equals("After b2, c1"));
      app.clickOn("#training-back");
      app.clickOn("#training-back");
      app.await(() -> !app.node("#training-back").isVisible());
      app.await(() -> app.node("#cell-b2").getAccessibleText().contains("learnt chance"));
      app.interact(() -> app.lookup("#training-play").queryButton().fire());
      assertThat(app.position()).isEqualTo("xx./o../..o x");
      assertThat(app.now().board().playable()).as("the person begins").isTrue();
      assertThat(app.node(".seat-1").getAccessibleText())
          .contains("Tic-tac-toe training, 20 games");
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT5);
      app.interact(() -> app.lookup("#training-play").queryButton().fire());
      Driver.settle();
      assertThat(app.lookup(".seat-1").tryQuery()).as("the Play screen again").isPresent();
    }
  }

  @Test
  void enterInAnyFieldOfTheFormBeginsTheTraining() throws Exception {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT5);
      app.interact(() -> app.lookup("#training-new").queryButton().fire());
      TextField episodes = app.lookup(".setting-episodes").queryAs(TextField.class);
      app.interact(() -> episodes.setText("0"));
      app.interact(episodes::requestFocus);
      app.keys(KeyCode.ENTER);
      assertThat(app.words(".study-form .mistake")).isNotEmpty();
      app.interact(() -> episodes.setText("100"));
      app.keys(KeyCode.ENTER);
      app.await(() -> app.lookup("#training-state").tryQuery().isPresent());
      app.await(() -> app.words("#training-state").equals("Finished"));
    }
  }

  /** Who is about to press a button that vanishes must not delete what was learnt. */
  @Test
  void nothingSlipsIntoThePlaceOfTheButtonsWhenATrainingEnds() throws Exception {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT5);
      TrainingPlan plan = endless(CATALOG.kit("tictactoe").orElseThrow());
      app.interact(() -> app.window().models().training().begin(plan, ""));
      app.await(() -> app.lookup("#training-pause").tryQuery().isPresent());
      Bounds delete = place(app, "#training-delete");
      app.clickOn("#training-pause");
      app.await(() -> app.words("#training-state").equals("Paused"));
      assertThat(app.node("#training-go-on").isFocused()).isTrue();
      assertThat(app.node("#training-play").getParent().isVisible())
          .as("there is nobody to play against yet")
          .isFalse();
      assertThat(place(app, "#training-delete")).isEqualTo(delete);
      app.clickOn("#training-stop");
      app.await(() -> app.words("#training-state").equals("Stopped"));
      assertThat(app.node("#training-go-on").isFocused()).isTrue();
      assertThat(place(app, "#training-delete")).isEqualTo(delete);
      learn(app, "tictactoe", ".../.../... x");
      assertThat(place(app, "#training-delete")).isEqualTo(delete);
      assertThat(app.node("#training-delete").isFocused()).isFalse();
    }
  }

  private static <P extends Position> TrainingPlan endless(GameKit<P> kit) {
    return plan(kit, kit.game().newPosition(1), 100_000_000);
  }

  private static Bounds place(Driver app, String query) {
    return Hands.ask(() -> app.node(query).localToScene(app.node(query).getLayoutBounds()));
  }

  @Test
  void whatIsLearntByMarginsIsToldInDiscs() throws Exception {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT5);
      TrainingPlan plan = ofStart(CATALOG.kit("othello-8").orElseThrow());
      app.interact(() -> app.window().models().training().begin(plan, ""));
      app.await(() -> app.lookup("#training-state").tryQuery().isPresent());
      app.awaitLong(() -> app.words("#training-state").equals("Finished"));
      app.await(() -> app.lookup("#training-legend").tryQuery().isPresent());
      app.await(() -> app.words("#training-legend").contains("at most 64 discs"));
      assertThat(app.node("#cell-d3").getAccessibleText())
          .containsPattern("learnt margin (minus )?\\d+\\.\\d");
      assertThat(app.words("#training-measured"))
          .containsPattern("the start is worth a margin of [+−]?\\d+\\.\\d to the side to move");
    }
  }

  private static <P extends Position> TrainingPlan ofStart(GameKit<P> kit) {
    return plan(kit, kit.game().newPosition(1), 60);
  }

  @Test
  void aCellPointedAtTellsOfAllItsTiles() throws Exception {
    try (Driver app = Driver.open()) {
      learn(app, "trapez", "4.5/515./3512./4221/621 d");
      Node cell = app.node("#cell-c5");
      assertThat(cell.getAccessibleText())
          .contains("learnt chance of winning ")
          .contains(", proven");
      assertThat(app.lookup(".option").queryAllAs(Button.class)).isEmpty();
      app.interact(() -> app.node("#cell-a2").requestFocus());
      app.keys(KeyCode.RIGHT);
      app.keys(KeyCode.LEFT);
      assertThat(app.node("#cell-a2").isFocused()).isTrue();
      assertThat(app.lookup(".option").queryAllAs(Button.class))
          .hasSize(6)
          .allSatisfy(option -> assertThat(option.getText()).containsPattern("\\d+%\\)?\n.1 ✓"))
          .noneMatch(Node::isDisabled);
      app.keys(KeyCode.ENTER);
      assertThat(app.lookup(".option").queryAllAs(Button.class)).as("to choose from").hasSize(6);
    }
  }
}
