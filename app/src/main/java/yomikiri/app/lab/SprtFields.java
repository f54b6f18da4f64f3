package yomikiri.app.lab;

import javafx.scene.control.CheckBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import yomikiri.app.text.Field;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.Presence;

/** The view of {@link SprtForm}: its box, and below it the numbers once that is ticked. */
final class SprtFields extends VBox {
  private final CheckBox choice;

  /** {@code submit} is done by Enter in a number. */
  SprtFields(SprtForm form, Texts texts, Runnable submit) {
    choice = Controls.id("lab-sprt", new CheckBox(texts.get("lab.form.sprt")));
    choice.setWrapText(true);
    choice.selectedProperty().bindBidirectional(form.wanted());
    FlowPane numbers = new FlowPane(12, 8);
    FieldView whole = new FieldView(numbers);
    form.fields()
        .forEach(
            (name, field) -> {
              TextField input = number("lab-" + name, field, submit);
              input.setPrefColumnCount(5);
              numbers.getChildren().add(new FieldView(texts.of("lab.form.test." + name), input));
              whole.follow(field, input, texts);
            });
    Presence.when(whole, form.wanted());
    getStyleClass().add("choices");
    getChildren().addAll(choice, whole);
  }

  /** The input of a number in a form of the Lab. */
  static TextField number(String id, Field<?> field, Runnable submit) {
    TextField input = Controls.styled(Controls.id(id, new TextField()), "number-field");
    input.textProperty().bindBidirectional(field.text());
    input.setOnAction(event -> submit.run());
    return input;
  }

  CheckBox choice() {
    return choice;
  }
}
