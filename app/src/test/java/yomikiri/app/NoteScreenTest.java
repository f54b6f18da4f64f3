package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.BoardMark;
import yomikiri.engine.game.BoardMark.Color;
import yomikiri.engine.game.BoardMark.Shape;
import yomikiri.engine.game.MoveGlyph;

/** Notes written and drawn beside the moves. */
final class NoteScreenTest {
  @Test
  void wordsAndSignsAreTypedAtTheMoveShownAndAreNoCommands() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("tictactoe", List.of("", ""), 1);
      app.write("b2");
      app.keys(KeyCode.SHIFT, KeyCode.C);
      app.keys(KeyCode.SHIFT, KeyCode.V);
      app.write(" good?!");
      assertThat(note(app)).isEqualTo(Annotation.of("V good?!"));
      assertThat(app.now().mode().valuesShown()).as("Shift+V is a letter here").isFalse();
      app.keys(KeyCode.ALT, KeyCode.LEFT);
      app.write("start");
      assertThat(note(app)).isEqualTo(Annotation.of("start"));
      app.keys(KeyCode.ESCAPE);
      app.keys(KeyCode.ALT, KeyCode.RIGHT);
      app.write("!?");
      assertThat(note(app).glyph()).contains(MoveGlyph.INTERESTING);
      assertThat(app.words(".status-line .notice")).isEqualTo("Move 1: b2: interesting move");
      app.clickOn("#glyph-5");
      assertThat(note(app)).isEqualTo(Annotation.of("V good?!"));
    }
  }

  @Test
  void marksAreDrawnByMouseAndKeysAndClearedWithUndo() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("tictactoe", List.of("", ""), 1);
      app.clickOn("#cell-a1", MouseButton.SECONDARY);
      BoardMark circle = BoardMark.on("a1", Shape.CIRCLE, Color.GREEN);
      assertThat(app.now().board().marks()).containsExactly(circle);
      assertThat(app.now().livePly()).isZero();
      app.keys(KeyCode.RIGHT);
      app.keys(KeyCode.SHIFT, KeyCode.A);
      assertThat(app.words(".status-line .status")).startsWith("Arrow from");
      app.keys(KeyCode.DOWN);
      app.keys(KeyCode.SHIFT, KeyCode.A);
      assertThat(app.now().board().marks()).hasSize(2).contains(circle);
      app.keys(KeyCode.SHIFT, KeyCode.X);
      List<BoardMark> all = app.now().board().marks();
      assertThat(all).hasSize(3);
      app.keys(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X);
      assertThat(app.now().board().marks()).isEmpty();
      app.clickOn(".notice-bar .button");
      assertThat(app.now().board().marks()).isEqualTo(all);
    }
  }

  private static Annotation note(Driver app) {
    return app.now().note().annotation();
  }
}
