package yomikiri.app.shell;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import yomikiri.app.player.ChosenPlayer;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.player.SettingField;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Parameter;

/** The settings of a player being chosen, each with what it takes. */
public final class SettingFields extends FlowPane {
  private final Texts texts;
  private final PlayerWords words;
  private final Map<Parameter, TextField> inputs = new HashMap<>();

  public SettingFields(ObservableValue<List<SettingField>> fields, Texts texts) {
    this.texts = texts;
    this.words = new PlayerWords(texts);
    getStyleClass().add("setting-fields");
    WhileShown.follow(this, fields, this::show);
    WhileShown.of(this, texts.language())
        .addListener((value, before, now) -> show(fields.getValue()));
  }

  private void show(List<SettingField> now) {
    inputs.clear();
    getChildren().setAll(now.stream().map(this::field).toList());
    setManaged(!getChildren().isEmpty());
  }

  private VBox field(SettingField field) {
    Label name = new Label(words.setting(field.parameter()));
    name.getStyleClass().add("small-name");
    TextField text = new TextField();
    text.getStyleClass().add("setting-" + field.parameter().name());
    text.setPrefColumnCount(7);
    text.textProperty().bindBidirectional(field.text());
    text.setPromptText(texts.get("setting-range.unset"));
    text.setTooltip(new Tooltip(words.range(field.parameter())));
    text.setAccessibleText(name.getText());
    text.setAccessibleHelp(words.range(field.parameter()));
    name.setLabelFor(text);
    inputs.put(field.parameter(), text);
    Label range = new Label(words.range(field.parameter()));
    range.getStyleClass().add("range");
    return new VBox(name, text, range);
  }

  /** Puts the keyboard on what is wrong. */
  public void focus(ChosenPlayer.Mistake mistake) {
    switch (mistake) {
      case ChosenPlayer.Mistake.Setting(Parameter parameter) -> focus(parameter);
      case ChosenPlayer.Mistake.NoLimit(var type) ->
          type.parameters().stream()
              .filter(parameter -> type.limits().contains(parameter.name()))
              .findFirst()
              .ifPresent(this::focus);
    }
  }

  private void focus(Parameter parameter) {
    TextField text = inputs.get(parameter);
    if (text != null) {
      text.requestFocus();
    }
  }
}
