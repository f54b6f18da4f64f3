package yomikiri.app.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.ENGLISH;

import atlantafx.base.theme.Styles;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import yomikiri.app.Forgotten;
import yomikiri.app.speech.Announcement;
import yomikiri.app.text.Field;
import yomikiri.app.text.Form;
import yomikiri.app.text.Phrase;

/** What is wrong is shown at its field. */
final class FieldViewTest {
  private final Form form = new Form();
  private final Field<Long> field = new Field<>("", Field.whole(1, 9), Phrase.of("new.bad-seed"));
  private final Field<Long> other = Field.seed("x");

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  private FieldView shown(Field<?> shown, TextField input) {
    input.textProperty().bindBidirectional(shown.text());
    return new FieldView(new ReadOnlyStringWrapper("Seed"), input).follow(shown, input, ENGLISH);
  }

  @Test
  void theSentenceStandsBelowItsFieldAndIsReadAloudUntilSomethingIsTyped() {
    TextField first = new TextField();
    TextField second = new TextField();
    FieldView view = shown(field, first);
    VBox root = new VBox(shown(other, second), view);
    Scene scene = new Scene(root);
    List<String> reported = new ArrayList<>();
    root.addEventHandler(Announcement.TYPE, event -> reported.add(event.words()));
    form.watch(field.text(), other.text());
    second.requestFocus();
    assertThat(form.accepts(field.wrong())).isFalse();
    Label sentence = (Label) view.getChildren().getLast();
    assertThat(sentence.getText()).startsWith("Type a seed");
    assertThat(reported).containsExactly(sentence.getText());
    assertThat(first.getPseudoClassStates()).contains(Styles.STATE_DANGER);
    assertThat(second.getPseudoClassStates()).doesNotContain(Styles.STATE_DANGER);
    assertThat(scene.getFocusOwner()).isSameAs(first);
    second.setText("7");
    assertThat(view.getChildren()).doesNotContain(sentence);
    assertThat(first.getPseudoClassStates()).doesNotContain(Styles.STATE_DANGER);
    assertThat(form.fault().get()).isEmpty();
  }

  @Test
  void whatHoldsForTheWholeFormIsShownAtTheFieldNamed() {
    TextField input = new TextField();
    FieldView view = shown(other, input);
    new Scene(new VBox(view));
    form.show(field.because(texts -> "elsewhere"));
    form.show(other.because(texts -> "here"));
    assertThat(field.fault().get()).isEmpty();
    assertThat(((Label) view.getChildren().getLast()).getText()).isEqualTo("here");
    assertThat(form.accepts(Optional.empty())).isTrue();
    assertThat(view.getChildren()).hasSize(2);
  }

  @Test
  void numbersAreReadAsTheyAreTypedInJapaneseToo() {
    other.text().set("\u00A0\uFF13 ");
    assertThat(other.value()).contains(3L);
    for (String wrong : List.of("", "0", "10", "1.5", "x", "99999999999999999999")) {
      field.text().set(wrong);
      assertThat(field.value()).as(wrong).isEmpty();
      assertThat(field.wrong()).isPresent();
    }
  }

  @Test
  void aViewThatIsGoneIsNotHeldByItsField() {
    assertThat(Forgotten.isGone(takenOut())).isTrue();
    assertThat(field.text().get()).isEmpty();
  }

  private WeakReference<FieldView> takenOut() {
    FieldView view = shown(field, new TextField());
    VBox root = new VBox(view);
    new Scene(root);
    form.show(field.because(texts -> "wrong"));
    root.getChildren().clear();
    return new WeakReference<>(view);
  }
}
