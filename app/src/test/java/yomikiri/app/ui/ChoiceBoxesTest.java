package yomikiri.app.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import yomikiri.app.Forgotten;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;

/** Choice boxes and what they set. */
final class ChoiceBoxesTest {
  private final Texts texts =
      new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH));
  private final ObjectProperty<String> chosen = new SimpleObjectProperty<>("one");

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  /** A box that is in a window. */
  private ComboBox<String> box() {
    ComboBox<String> box = ChoiceBoxes.of(texts, List.of("one", "two"), item -> item);
    ChoiceBoxes.settle(box, chosen);
    new Scene(new StackPane(box));
    return box;
  }

  private static void takeOut(ComboBox<String> box) {
    ((StackPane) box.getParent()).getChildren().clear();
  }

  @Test
  void aBoxShowsAndSetsWhatIsChosen() {
    ComboBox<String> box = box();
    assertThat(box.getValue()).isEqualTo("one");
    chosen.set("two");
    assertThat(box.getValue()).isEqualTo("two");
    box.setValue("one");
    assertThat(chosen.get()).isEqualTo("one");
  }

  @Test
  void aBoxInNoWindowSetsNothingAndShowsWhatIsChosenWhenItIsBack() {
    ComboBox<String> box = box();
    takeOut(box);
    chosen.set("three");
    ChoiceBoxes.offer(box, List.of("two", "three"));
    assertThat(chosen.get()).isEqualTo("three");
    new Scene(new StackPane(box));
    assertThat(box.getValue()).isEqualTo("three");
    assertThat(chosen.get()).isEqualTo("three");
  }

  @Test
  void aBoxThatIsGoneIsHeldByNothing() {
    assertThat(Forgotten.isGone(takenOut())).isTrue();
    assertThat(chosen.get()).isEqualTo("one");
  }

  private WeakReference<ComboBox<String>> takenOut() {
    ComboBox<String> box = box();
    takeOut(box);
    return new WeakReference<>(box);
  }
}
