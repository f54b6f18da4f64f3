package yomikiri.app.ui;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** Something to be filled in, below its name. */
public final class LabelledField extends VBox {
  public LabelledField(ObservableValue<String> name, Node input) {
    Label label = name(name, input);
    label.getStyleClass().add("field-name");
    label.setWrapText(true);
    label.setMinHeight(USE_PREF_SIZE);
    getStyleClass().add("field");
    getChildren().addAll(label, input);
  }

  /** The name of an input, wherever it stands; a screen reader says it with the input. */
  public static Label name(ObservableValue<String> words, Node input) {
    Label label = new Label();
    label.textProperty().bind(words);
    label.setLabelFor(input);
    input.accessibleTextProperty().bind(words);
    return label;
  }
}
