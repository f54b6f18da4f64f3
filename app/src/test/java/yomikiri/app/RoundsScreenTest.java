package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.session.PlayStatus;

/** A match of two rounds on a fair layout, as people play it. */
final class RoundsScreenTest {
  @Test
  void aMatchIsAgreedInTheFormAndPlayedToItsEnd() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.N);
      app.choose("#seat-1", "Human");
      ToggleButton all = app.lookup("#all-rounds").queryAs(ToggleButton.class);
      ToggleButton one = app.lookup("#one-round").queryAs(ToggleButton.class);
      assertThat(one.isSelected()).isTrue();
      app.clickOn("#all-rounds");
      assertThat(all.isSelected()).isTrue();
      assertThat(one.isSelected()).isFalse();
      app.keys(KeyCode.LEFT);
      assertThat(one.isSelected() && one.isFocused()).isTrue();
      app.keys(KeyCode.SPACE); // it does not turn itself off
      assertThat(one.isSelected()).isTrue();
      app.keys(KeyCode.RIGHT);
      assertThat(all.isSelected() && all.isFocused()).isTrue();
      app.clickOn("#layout-fair");
      app.clickOn("#start-game");
      app.await(() -> app.now().live().score().agreed() == 2);
      String layout = app.position();
      assertThat(app.words(".header .quiet-words")).isEqualTo("Round 1 of 2");
      playOut(app);
      assertThat(app.words(".result-rounds")).startsWith("Round 1 of 2: Player 1 (");
      app.keys(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
      app.await(() -> app.now().live().score().round() == 1);
      assertThat(app.position()).isEqualTo(layout);
      assertThat(app.words(".header .quiet-words")).isEqualTo("Round 2 of 2");
      playOut(app);
      assertThat(app.words(".result-headline")).contains("match");
      List<Integer> totals = ((PlayStatus.Over) app.now().status()).match().totals();
      assertThat(app.words(".result-scores"))
          .isEqualTo("Player 1 (%d) · Player 2 (%d)".formatted(totals.get(1), totals.get(0)));
    }
  }

  private static void playOut(Driver app) throws TimeoutException {
    while (!app.isOver()) {
      app.interact(() -> app.window().game().play(app.now().board().legal().getFirst()));
    }
  }
}
