package yomikiri.app.play;

import java.time.Duration;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.shell.Buttons;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.Theme;

/** The controls of a game that does not wait for people: pause, one move, move now, speed. */
final class SpectateBar extends HBox {
  private static final double SLOWEST = 3;

  /** The width, at 100 %, from which there is room for the slider's name. */
  private static final double WORDY = 440;

  private final PlayViewModel game;
  private final Texts texts;
  private final FontIcon pauseIcon = new FontIcon(MaterialDesignP.PAUSE);
  private final ButtonBase pause;
  private final Slider speed = new Slider(0, SLOWEST, 0);
  private final Label time = Controls.line("quiet-words");

  SpectateBar(PlayViewModel game, PlayCommands commands, Texts texts) {
    this.game = game;
    this.texts = texts;
    Buttons buttons = new Buttons(texts);
    getStyleClass().add("spectate-bar");
    setAlignment(Pos.CENTER_LEFT);
    pause = Controls.styled(buttons.of(commands.pause), "pause");
    pause.textProperty().unbind();
    pause.accessibleTextProperty().unbind();
    pause.setGraphic(pauseIcon);
    Label word = FieldView.name(texts.of("spectate.speed"), speed);
    word.getStyleClass().add("quiet-words");
    word.setMinWidth(Region.USE_PREF_SIZE);
    Tooltip help = new Tooltip();
    help.textProperty().bind(texts.of("spectate.speed.help"));
    word.setTooltip(help);
    speed.setTooltip(help);
    speed.accessibleHelpProperty().bind(help.textProperty());
    speed.setBlockIncrement(0.2);
    speed.setMajorTickUnit(0.1);
    speed.setMinorTickCount(0);
    speed.setSnapToTicks(true);
    speed.valueProperty().addListener((value, before, now) -> setPace(now.doubleValue()));
    ButtonBase step = buttons.of(commands.step);
    ButtonBase moveNow = buttons.of(commands.moveNow);
    Buttons.iconsBelow(650, this, List.of(step, moveNow));
    getChildren().addAll(pause, step, moveNow, Controls.gap(), word, speed, time);
    ObservableValue<Boolean> paced =
        game.snapshot().map(now -> !now.mode().realTime() && !now.mode().timed());
    speed.visibleProperty().bind(paced);
    time.visibleProperty().bind(paced);
    Presence.when(
        word,
        Bindings.createBooleanBinding(
            () -> paced.getValue() && getWidth() >= WORDY * Theme.scale(this),
            paced,
            widthProperty()));
    visibleProperty().bind(game.snapshot().map(now -> now.mode().isStoppable()));
    Presence.atTimes(this);
  }

  private void setPace(double seconds) {
    Duration pace = Duration.ofMillis(Math.round(seconds * 10) * 100);
    game.setPace(game.now().mode().pace().withWatching(pace));
  }

  void show() {
    boolean paused = game.now().mode().paused();
    double seconds = game.now().mode().pace().watching().toMillis() / 1000.0;
    pauseIcon.setIconCode(paused ? MaterialDesignP.PLAY : MaterialDesignP.PAUSE);
    pause.setText(
        texts.get(
            game.now().awaitsStart() ? "spectate.start" : paused ? "go-on" : "command.pause"));
    pause.setAccessibleText(pause.getText());
    if (!speed.isValueChanging()) {
      speed.setValue(seconds);
    }
    time.setText(texts.get("time.seconds", Figures.shortSeconds(seconds)));
  }
}
