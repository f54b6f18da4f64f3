package yomikiri.app.shell;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** Something to be filled in, below its name. */
public final class LabelledField extends VBox {
  public LabelledField(ObservableValue<String> name, Node input) {
    Label label = new Label();
    label.getStyleClass().add("field-name");
    label.textProperty().bind(name);
    label.setLabelFor(input);
    input.accessibleTextProperty().bind(name);
    getStyleClass().add("field");
    getChildren().addAll(label, input);
  }
}
