package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.javafx.tk.Toolkit;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCombination;
import javax.management.JMException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * What is opened and closed again and again leaves nothing behind. The system property {@code
 * yomikiri.rounds} says how often; a few times are enough while one works on it.
 */
@Tag("thorough")
abstract class LetGoFixture {
  private static final int FIRST_ROUNDS = 3;
  private static final int ROUNDS = Integer.getInteger("yomikiri.rounds", FIRST_ROUNDS);
  private static final int DOUBTS = 3;

  static Driver app;

  /** Opens something and closes it. */
  @FunctionalInterface
  interface Round {
    void go() throws TimeoutException;
  }

  @BeforeAll
  static void open() throws TimeoutException {
    app = Driver.open();
  }

  @BeforeEach
  void toThePlayScreen() {
    press("Shortcut+1");
  }

  @AfterAll
  static void close() throws TimeoutException {
    app.close();
  }

  /** Finds no class that has one more object after each of many rounds. */
  static void letsGo(Round round) throws JMException, TimeoutException {
    LiveHeap before = after(FIRST_ROUNDS, round);
    LiveHeap now = after(ROUNDS, round);
    Map<String, Integer> more = now.moreThan(before, ROUNDS);
    for (int doubt = 0; doubt < DOUBTS && !more.isEmpty(); doubt++) {
      before = now;
      now = after(ROUNDS, round);
      more.keySet().retainAll(now.moreThan(before, ROUNDS).keySet());
    }
    assertThat(more).isEmpty();
  }

  private static LiveHeap after(int rounds, Round round) throws JMException, TimeoutException {
    for (int i = 0; i < rounds; i++) {
      round.go();
    }
    System.gc();
    app.keepPatience();
    Driver.settle(); // meanwhile what was held weakly is taken off its lists
    FxToolkit.toolkitContext().setRegisteredStage(app.stage()); // which forgets the events so far
    return LiveHeap.now();
  }

  // ---- hands

  /** Does something in the window and lays all out, as the next picture would. */
  static void onFx(Runnable done) {
    WaitForAsyncUtils.waitForAsyncFx(
        30_000,
        () -> {
          done.run();
          Toolkit.getToolkit().firePulse();
        });
  }

  /** Chooses what the menus have under these keys. */
  static void press(String keys) {
    KeyCombination combination = KeyCombination.valueOf(keys);
    onFx(
        () ->
            app.lookup(".menu-bar").queryAs(MenuBar.class).getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .filter(item -> combination.equals(item.getAccelerator()))
                .forEach(MenuItem::fire));
  }

  static void fire(String button) {
    onFx(() -> app.lookup(button).queryAs(Button.class).fire());
  }
}
