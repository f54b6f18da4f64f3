package yomikiri.app.lab.form;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.player.SettingField;
import yomikiri.app.shell.Choosers;
import yomikiri.app.shell.WhileShown;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerType;

/** One player in the form of a study: who it is and its settings, each with what it takes. */
final class EntrantPane extends VBox {
  private final EntrantForm form;
  private final Texts texts;
  private final PlayerWords words;
  private final FlowPane fields = new FlowPane();
  private final Map<Parameter, TextField> inputs = new HashMap<>();

  /**
   * @param place among the players, from 0
   */
  EntrantPane(EntrantForm form, int place, Texts texts, Runnable remove) {
    this.form = form;
    this.texts = texts;
    this.words = new PlayerWords(texts);
    getStyleClass().add("entrant");
    ComboBox<PlayerType<?>> type =
        Choosers.<PlayerType<?>>of(texts, form.types(), each -> words.player(each.name()));
    type.setId("entrant-" + place);
    type.setValue(form.type().get());
    type.valueProperty()
        .addListener(
            (value, before, now) -> {
              if (now != null) {
                form.type().set(now);
              }
            });
    type.setAccessibleText(texts.get("lab.form.player", place + 1));
    HBox.setHgrow(type, Priority.ALWAYS);
    Button gone = new Button();
    gone.setGraphic(new FontIcon(MaterialDesignC.CLOSE));
    gone.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    gone.getStyleClass().addAll("icon-button", "flat");
    gone.setAccessibleText(texts.get("lab.form.remove", place + 1));
    gone.setTooltip(new Tooltip(texts.get("lab.form.remove", place + 1)));
    gone.setOnAction(event -> remove.run());
    HBox head = new HBox(8, type, gone);
    head.setAlignment(Pos.CENTER_LEFT);
    fields.getStyleClass().add("entrant-fields");
    getChildren().addAll(head, fields);
    WhileShown.follow(this, form.fields(), this::show);
  }

  private void show(List<SettingField> now) {
    inputs.clear();
    fields.getChildren().setAll(now.stream().map(this::field).toList());
    fields.setManaged(!fields.getChildren().isEmpty());
  }

  private VBox field(SettingField field) {
    Label name = new Label(words.setting(field.parameter()));
    name.getStyleClass().add("small-name");
    TextField text = new TextField();
    text.getStyleClass().add("setting-" + field.parameter().name());
    text.setPrefColumnCount(7);
    text.textProperty().bindBidirectional(field.text());
    text.setPromptText(texts.get("lab.form.unset"));
    text.setTooltip(new Tooltip(words.range(field.parameter())));
    text.setAccessibleText(name.getText());
    text.setAccessibleHelp(words.range(field.parameter()));
    name.setLabelFor(text);
    inputs.put(field.parameter(), text);
    Label range = new Label(words.range(field.parameter()));
    range.getStyleClass().add("range");
    return new VBox(name, text, range);
  }

  boolean shows(EntrantForm player) {
    return form.equals(player);
  }

  /** Puts the keyboard on a setting. */
  void focus(Parameter parameter) {
    TextField text = inputs.get(parameter);
    if (text != null) {
      text.requestFocus();
    }
  }
}
