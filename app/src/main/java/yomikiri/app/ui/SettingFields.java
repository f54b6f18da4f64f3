package yomikiri.app.ui;

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
import yomikiri.app.player.PlayerSettings;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Field;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Parameter;

/**
 * The settings of a player being chosen, each with what it takes. They are typed, as most may stay
 * unset and many are exact or carry a unit: JavaFX's {@code Spinner} is never empty, and a slider,
 * ControlsFX's {@code RangeSlider} included, is not exact.
 */
public final class SettingFields extends VBox {
  private final Texts texts;
  private final PlayerWords words;
  private final @Nullable Runnable entered;
  private final @Nullable LearntFileFields files;
  private final String game;

  /** Settings that name no files; Enter means nothing of its own in a field. */
  public SettingFields(ObservableValue<PlayerSettings> settings, Texts texts) {
    this(settings, texts, null, null, "");
  }

  /** Settings that name no files; {@code entered} is what Enter does in a field. */
  public SettingFields(ObservableValue<PlayerSettings> settings, Texts texts, Runnable entered) {
    this(settings, texts, entered, null, "");
  }

  /** The settings of any player of a game; Enter in a field does {@code entered}, if not null. */
  public SettingFields(PlayerChoice player, LearntFileFields files, @Nullable Runnable entered) {
    this(player.settings(), files.texts(), entered, files, player.game());
  }

  private SettingFields(
      ObservableValue<PlayerSettings> settings,
      Texts texts,
      @Nullable Runnable entered,
      @Nullable LearntFileFields files,
      String game) {
    this.texts = texts;
    this.entered = entered;
    this.files = files;
    this.game = game;
    this.words = new PlayerWords(texts);
    Presence.atTimes(this);
    WhileShown.follow(this, settings, this::show);
    WhileShown.of(this, texts.language())
        .addListener((value, before, now) -> show(settings.getValue()));
  }

  private void show(PlayerSettings settings) {
    FlowPane row = Controls.styled(new FlowPane(), "setting-fields");
    VBox all = new VBox(row); // a file has a line of its own, as narrow as there is room
    FieldView whole = new FieldView(all);
    settings
        .fields()
        .forEach(
            (parameter, field) ->
                (parameter.kind() == Parameter.Kind.NAME ? all : row)
                    .getChildren()
                    .add(named(parameter, field, whole)));
    row.setVisible(!row.getChildren().isEmpty());
    row.setManaged(row.isVisible());
    all.getStyleClass().add("setting-lines");
    getChildren().setAll(whole);
    setVisible(!settings.fields().isEmpty());
  }

  private VBox named(Parameter parameter, Field<String> field, FieldView whole) {
    boolean isChoice = parameter.kind() == Parameter.Kind.CHOICE;
    LearntFileFields learnt = parameter.kind() == Parameter.Kind.NAME ? files : null;
    Control input =
        learnt != null
            ? learnt.list(game, parameter, field)
            : isChoice ? choice(parameter, field) : text(parameter, field);
    input.getStyleClass().add("setting-" + parameter.name());
    whole.follow(field, input, texts);
    Label name = FieldView.name(new ReadOnlyStringWrapper(words.setting(parameter)), input);
    name.getStyleClass().add("small-name");
    VBox named = new VBox(name, input);
    if (learnt != null) {
      named.getChildren().add(learnt.another(game, parameter, field));
    } else if (!isChoice) {
      Label range = Controls.styled(new Label(words.range(parameter)), "range");
      named.getChildren().add(range);
    }
    return named;
  }

  private ComboBox<String> choice(Parameter parameter, Field<String> field) {
    ComboBox<String> box =
        ChoiceBoxes.of(
            texts,
            Stream.concat(Stream.of(""), parameter.choices().stream()).toList(),
            value ->
                value.isEmpty() ? texts.get("setting-range.unset") : words.set(parameter, value));
    box.valueProperty().bindBidirectional(field.text());
    return box;
  }

  private TextField text(Parameter parameter, Field<String> field) {
    TextField text = new TextField();
    text.setPrefColumnCount(7);
    text.textProperty().bindBidirectional(field.text());
    text.setPromptText(texts.get("setting-range.unset"));
    text.setTooltip(new Tooltip(words.range(parameter)));
    text.setAccessibleHelp(words.range(parameter));
    if (entered != null) {
      text.setOnAction(event -> entered.run());
    }
    return text;
  }
}
