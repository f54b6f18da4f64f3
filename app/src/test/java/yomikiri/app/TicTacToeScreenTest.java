package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** Tic-tac-toe as people use it. */
final class TicTacToeScreenTest {
  @Test
  void theFirstPlayerWinsByMouseAndKeysAndTheLineIsStruck() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("tictactoe", List.of("", ""), 1);
      app.clickOn("#cell-a1");
      app.write("b1");
      app.clickOn("#cell-b2");
      app.clickOn("#cell-c1");
      assertThat(app.node("#cell-a1").getAccessibleText()).isEqualTo("row 1, column a, cross");
      assertThat(app.lookup(".stroke").queryAllAs(Node.class)).isEmpty();
      app.clickOn("#cell-c3");
      app.await(app::isOver);
      assertThat(app.lookup(".stroke").queryAllAs(Node.class)).hasSize(1);
      assertThat(app.words(".result-headline")).isEqualTo("Player 1 wins");
      app.keys(KeyCode.CONTROL, KeyCode.Z);
      app.await(() -> app.now().livePly() == 4);
      assertThat(app.lookup(".stroke").queryAllAs(Node.class)).isEmpty();
    }
  }

  @Test
  void aDrawAgainstTheStrongest() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("tictactoe", List.of("", "strongest"), 1);
      while (!app.isOver()) {
        app.keys(KeyCode.H);
        app.await(() -> app.now().board().hint().isPresent());
        app.interact(() -> app.window().game().play(app.now().board().hint().orElseThrow()));
        app.await(() -> app.now().board().playable() || app.isOver());
      }
      assertThat(app.words(".result-headline")).isEqualTo("Draw");
    }
  }
}
