package yomikiri.app.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;

/** Letters typed on a choice box. */
final class TypeAheadTest {
  private final Texts texts =
      new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH));
  private final ComboBox<String> box =
      ChoiceBoxes.of(
          texts, List.of("Mattix 4", "Tron for 2", "Tron for 3", "Othello"), item -> item);
  private final ComboBox<String> timed = new ComboBox<>();
  private long nanos;

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void open() {
    new Scene(new StackPane(box, timed));
    box.setValue("Mattix 4");
    timed.getItems().setAll("one", "ten", "two");
    timed.setConverter(box.getConverter());
    TypeAhead.of(timed, () -> nanos);
  }

  private static boolean press(ComboBox<String> box, KeyCode code) {
    KeyEvent event =
        new KeyEvent(
            KeyEvent.KEY_PRESSED, KeyEvent.CHAR_UNDEFINED, "", code, false, false, false, false);
    boolean[] got = new boolean[1];
    box.getParent().setOnKeyPressed(left -> got[0] = true);
    Event.fireEvent(box, event);
    return got[0];
  }

  private static void type(ComboBox<String> box, String letters) {
    letters
        .chars()
        .forEach(
            letter ->
                Event.fireEvent(
                    box,
                    new KeyEvent(
                        KeyEvent.KEY_TYPED,
                        Character.toString(letter),
                        "",
                        KeyCode.UNDEFINED,
                        false,
                        false,
                        false,
                        false)));
  }

  @Test
  void theItemThatBeginsWithTheLettersIsChosen() {
    type(box, "o");
    assertThat(box.getValue()).isEqualTo("Othello");
  }

  @Test
  void severalLettersAreOneWordWithItsBlanks() {
    type(box, "tron for 3");
    assertThat(box.getValue()).isEqualTo("Tron for 3");
  }

  @Test
  void theSameLetterAgainGoesToTheNext() {
    type(box, "t");
    assertThat(box.getValue()).isEqualTo("Tron for 2");
    type(box, "t");
    assertThat(box.getValue()).isEqualTo("Tron for 3");
    type(box, "t");
    assertThat(box.getValue()).isEqualTo("Tron for 2");
  }

  @Test
  void lettersThatNothingBeginsWithChangeNothing() {
    type(box, "z");
    assertThat(box.getValue()).isEqualTo("Mattix 4");
  }

  @Test
  void aPauseBeginsANewWord() {
    type(timed, "t");
    assertThat(timed.getValue()).isEqualTo("ten");
    nanos += Duration.ofMillis(1500).toNanos();
    type(timed, "o");
    assertThat(timed.getValue()).isEqualTo("one");
    type(timed, "n");
    assertThat(timed.getValue()).isEqualTo("one");
  }

  @Test
  void lettersAreNoKeysOfCommandsMeanwhile() {
    assertThat(press(box, KeyCode.H)).isFalse();
    assertThat(press(box, KeyCode.F5)).isTrue();
  }
}
