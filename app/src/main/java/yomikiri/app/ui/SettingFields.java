package yomikiri.app.ui;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.player.PlayerChoice;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.player.SettingField;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Parameter;

/**
 * The settings of a player being chosen, each with what it takes. They are typed, as most may stay
 * unset and many are exact or carry a unit: JavaFX's {@code Spinner} is never empty, and a slider,
 * ControlsFX's {@code RangeSlider} included, is not exact.
 */
public final class SettingFields extends FlowPane {
  private final Texts texts;
  private final PlayerWords words;
  private final @Nullable Runnable entered;
  private final Map<Parameter, Control> inputs = new HashMap<>();

  /** Fields in which Enter means nothing of its own. */
  public SettingFields(ObservableValue<List<SettingField>> fields, Texts texts) {
    this(fields, texts, null);
  }

  /**
   * @param entered what Enter does in a field; null for nothing
   */
  public SettingFields(
      ObservableValue<List<SettingField>> fields, Texts texts, @Nullable Runnable entered) {
    this.texts = texts;
    this.entered = entered;
    this.words = new PlayerWords(texts);
    getStyleClass().add("setting-fields");
    managedProperty().bind(visibleProperty());
    WhileShown.follow(this, fields, this::show);
    WhileShown.of(this, texts.language())
        .addListener((value, before, now) -> show(fields.getValue()));
  }

  private void show(List<SettingField> now) {
    inputs.clear();
    getChildren().setAll(now.stream().map(this::field).toList());
    setVisible(!getChildren().isEmpty());
  }

  private VBox field(SettingField field) {
    Parameter parameter = field.parameter();
    boolean isChoice = parameter.kind() == Parameter.Kind.CHOICE;
    Control input = isChoice ? choice(field) : text(field);
    input.getStyleClass().add("setting-" + parameter.name());
    Label name = LabelledField.name(new ReadOnlyStringWrapper(words.setting(parameter)), input);
    name.getStyleClass().add("small-name");
    inputs.put(parameter, input);
    VBox whole = new VBox(name, input);
    if (!isChoice) {
      Label range = new Label(words.range(parameter));
      range.getStyleClass().add("range");
      whole.getChildren().add(range);
    }
    return whole;
  }

  private ComboBox<String> choice(SettingField field) {
    Parameter parameter = field.parameter();
    ComboBox<String> box =
        ChoiceBoxes.of(
            texts,
            Stream.concat(Stream.of(""), parameter.choices().stream()).toList(),
            value ->
                value.isEmpty() ? texts.get("setting-range.unset") : words.set(parameter, value));
    box.valueProperty().bindBidirectional(field.text());
    return box;
  }

  private TextField text(SettingField field) {
    TextField text = new TextField();
    text.setPrefColumnCount(7);
    text.textProperty().bindBidirectional(field.text());
    text.setPromptText(texts.get("setting-range.unset"));
    text.setTooltip(new Tooltip(words.range(field.parameter())));
    text.setAccessibleHelp(words.range(field.parameter()));
    if (entered != null) {
      text.setOnAction(event -> entered.run());
    }
    return text;
  }

  /** Puts the keyboard on what is wrong. */
  public void focus(PlayerChoice.Mistake mistake) {
    switch (mistake) {
      case PlayerChoice.Mistake.Setting(Parameter parameter) -> focus(parameter);
      case PlayerChoice.Mistake.NoLimit(var type) ->
          type.parameters().stream()
              .filter(parameter -> type.limits().contains(parameter.name()))
              .findFirst()
              .ifPresent(this::focus);
    }
  }

  private void focus(Parameter parameter) {
    Control input = inputs.get(parameter);
    if (input != null) {
      input.requestFocus();
    }
  }
}
