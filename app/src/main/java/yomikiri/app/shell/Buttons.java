package yomikiri.app.shell;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Theme;

/** Makes buttons for commands. */
public final class Buttons {
  private final Texts texts;

  public Buttons(Texts texts) {
    this.texts = texts;
  }

  /** A button with icon and words. */
  public ButtonBase of(Command command) {
    ButtonBase button = base(command);
    dress(button, command);
    return button;
  }

  /** Has {@code button} look like the one of a command. */
  public void dress(ButtonBase button, Command command) {
    button.setGraphic(new FontIcon(command.icon()));
    button.textProperty().bind(command.words(texts));
    button.accessibleTextProperty().bind(command.words(texts));
    button.disableProperty().bind(Bindings.not(command.enabled()));
    button.addEventHandler(
        MouseEvent.MOUSE_ENTERED,
        event -> {
          if (button.getTooltip() == null) {
            button.setTooltip(tooltip(command));
          }
        });
    button.setMinWidth(Region.USE_PREF_SIZE);
  }

  private Tooltip tooltip(Command command) {
    Tooltip tooltip = new Tooltip();
    String keys = command.keysText();
    ObservableValue<String> words =
        command.words(texts).map(text -> keys.isEmpty() ? text : text + "  (" + keys + ")");
    tooltip.textProperty().bind(words);
    return tooltip;
  }

  /** A button with the icon only; its words are its tooltip. */
  public ButtonBase icon(Command command) {
    ButtonBase button = Controls.styled(of(command), "icon-button");
    button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    return button;
  }

  /** Leaves {@code buttons} without words while {@code bar} is narrower than {@code width}. */
  public static void iconsBelow(double width, Region bar, List<ButtonBase> buttons) {
    // their words no longer keep the bar wide, so that it notices where these have no room
    buttons.forEach(button -> button.setMinWidth(Region.USE_COMPUTED_SIZE));
    bar.widthProperty()
        .addListener(
            (value, before, now) ->
                buttons.forEach(
                    button ->
                        button.setContentDisplay(
                            now.doubleValue() < width * Theme.scale(bar)
                                ? ContentDisplay.GRAPHIC_ONLY
                                : ContentDisplay.LEFT)));
  }

  private static ButtonBase base(Command command) {
    ObservableBooleanValue on = command.on();
    if (on == null) {
      Button button = new Button();
      button.setOnAction(event -> command.run());
      return button;
    }
    ToggleButton toggle = new ToggleButton();
    toggle.setSelected(on.get());
    on.addListener((value, before, now) -> toggle.setSelected(now));
    toggle.setOnAction(
        event -> {
          command.run();
          toggle.setSelected(on.get());
        });
    return toggle;
  }
}
