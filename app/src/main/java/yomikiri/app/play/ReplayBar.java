package yomikiri.app.play;

import atlantafx.base.controls.ProgressSliderSkin;
import java.util.List;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import yomikiri.app.play.model.PlayAction;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.shell.Buttons;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;

/** The bar that moves along the game: a slider between buttons for its ends and single steps. */
final class ReplayBar extends HBox {
  private final Texts texts;
  private final Slider slider = new Slider(0, 0, 0);
  private final Label place = Controls.line("replay-place");
  private boolean following;

  ReplayBar(PlayViewModel game, PlayCommands commands, Texts texts) {
    this.texts = texts;
    Buttons buttons = new Buttons(texts);
    getStyleClass().add("replay-bar");
    setAlignment(Pos.CENTER_LEFT);
    slider.setBlockIncrement(1);
    slider.setMajorTickUnit(1);
    slider.setMinorTickCount(0);
    slider.setSnapToTicks(true);
    slider.accessibleTextProperty().bind(texts.of("replay.slider"));
    HBox.setHgrow(slider, Priority.ALWAYS);
    slider
        .valueProperty()
        .addListener(
            (value, before, now) -> {
              if (!following) {
                game.show((int) Math.round(now.doubleValue()));
              }
            });
    ButtonBase live = shownWhile(game.can(PlayAction.GO_LIVE), buttons.icon(commands.live));
    ButtonBase playOn = shownWhile(game.can(PlayAction.PLAY_ON), buttons.of(commands.playOn));
    playOn.getStyleClass().add("small");
    Buttons.iconsBelow(560, this, List.of(playOn));
    ButtonBase resign = shownWhile(game.can(PlayAction.RESIGN), buttons.icon(commands.resign));
    slider.setSkin(new ProgressSliderSkin(slider));
    getChildren()
        .addAll(
            flat(buttons.icon(commands.first)),
            flat(buttons.icon(commands.back)),
            slider,
            flat(buttons.icon(commands.forward)),
            flat(buttons.icon(commands.last)),
            place,
            flat(live),
            playOn,
            flat(resign));
  }

  private static ButtonBase flat(ButtonBase button) {
    button.getStyleClass().add("flat");
    return button;
  }

  private static ButtonBase shownWhile(ObservableBooleanValue condition, ButtonBase button) {
    Presence.when(button, condition);
    return button;
  }

  void show(int shown, int length) {
    following = true;
    slider.setMax(Math.max(1, length));
    slider.setValue(shown);
    slider.setDisable(length == 0);
    following = false;
    place.setText(shown + " / " + length);
    place.setAccessibleText(texts.get("replay.place", shown, length));
  }
}
