package yomikiri.app.ui;

import atlantafx.base.theme.Styles;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.VBox;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.Topic;
import yomikiri.app.text.Field;
import yomikiri.app.text.FieldFault;
import yomikiri.app.text.Texts;

/**
 * A field of a form: its name, the input, and below it the sentence of its fault.
 *
 * <p>ControlsFX's {@code ValidationSupport} is not used: it puts a pane of its own in the place of
 * the root of the window, and marks an input only some time after its text has changed.
 */
public final class FieldView extends VBox {
  public FieldView(ObservableValue<String> name, Node input) {
    this(input);
    Label label = Controls.styled(name(name, input), "field-name");
    Controls.wrap(label);
    getChildren().addFirst(label);
  }

  /** Inputs that have names of their own. */
  public FieldView(Node inputs) {
    super(inputs);
    getStyleClass().add("field");
  }

  /** The name of an input, wherever it stands; a screen reader says it with the input. */
  public static Label name(ObservableValue<String> words, Node input) {
    Label label = new Label();
    label.textProperty().bind(words);
    label.setLabelFor(input);
    input.accessibleTextProperty().bind(words);
    return label;
  }

  /** Shows what is wrong with {@code field}, marks {@code input} and puts the keyboard there. */
  public FieldView follow(Field<?> field, Node input, Texts texts) {
    WhileShown.follow(this, field.fault(), fault -> show(field, fault, input, texts));
    return this;
  }

  private void show(Field<?> field, Optional<FieldFault> fault, Node input, Texts texts) {
    input.pseudoClassStateChanged(Styles.STATE_DANGER, fault.isPresent());
    getChildren().removeIf(child -> field.equals(child.getUserData()));
    fault.ifPresent(
        wrong -> {
          Label sentence = sentence(wrong, texts);
          getChildren().add(sentence);
          Focus.first(input).ifPresent(Node::requestFocus);
          if (input instanceof TextInputControl typed && wrong.column() > 0) {
            typed.positionCaret(Math.min(typed.getLength(), wrong.column() - 1));
          }
          Announcement.make(sentence, Topic.NOTICE, sentence.getText());
          sentence.accessibleTextProperty().bind(sentence.textProperty());
          scrollTo(sentence);
        });
  }

  private Label sentence(FieldFault wrong, Texts texts) {
    Label sentence =
        Controls.label(
            WhileShown.of(this, texts.language()).map(now -> wrong.words().in(texts)), "mistake");
    sentence.setUserData(wrong.field());
    CopyDetails.beside(sentence, texts).show(wrong.words().details(texts));
    return sentence;
  }

  private static void scrollTo(Node sentence) {
    for (Parent each = sentence.getParent(); each != null; each = each.getParent()) {
      if (each instanceof ScrollPane pane && pane.getScene() != null) {
        Scrolling.show(pane, sentence);
      }
    }
  }
}
