package yomikiri.app.play;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitMenuButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import yomikiri.app.shell.Buttons;
import yomikiri.app.text.Texts;

/** The head of the play screen: the game's name and the commands used most. */
final class Header extends HBox {
  private static final double ROOMY = 680;

  private final Label title = new Label();
  private final List<ButtonBase> shrinking;

  /**
   * @param quick further ways to start a game
   */
  Header(PlayCommands commands, Texts texts, List<MenuItem> quick) {
    Buttons buttons = new Buttons(texts);
    getStyleClass().add("header");
    setAlignment(Pos.CENTER_LEFT);
    title.getStyleClass().add("title");
    title.setMinWidth(Region.USE_PREF_SIZE);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    ButtonBase takeBack = buttons.of(commands.takeBack);
    ButtonBase redo = buttons.of(commands.redo);
    ButtonBase hint = buttons.of(commands.hint);
    ButtonBase values = buttons.of(commands.values);
    values.getStyleClass().add("values-switch");
    shrinking = List.of(takeBack, redo);
    SplitMenuButton newGame = new SplitMenuButton();
    newGame.getStyleClass().addAll("accent", "new-game");
    newGame.textProperty().bind(texts.of(commands.newGame.key()));
    newGame.setGraphic(new FontIcon(commands.newGame.icon()));
    newGame.setOnAction(event -> commands.newGame.run());
    newGame.setMinWidth(Region.USE_PREF_SIZE);
    newGame.getItems().setAll(quick);
    getChildren().addAll(title, gap, takeBack, redo, hint, values, newGame);
    widthProperty().addListener(change -> fit());
  }

  private void fit() {
    ContentDisplay display = getWidth() < ROOMY ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT;
    shrinking.forEach(button -> button.setContentDisplay(display));
  }

  void setTitle(String text) {
    title.setText(text);
  }
}
