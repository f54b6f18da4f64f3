package yomikiri.app.ui;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.player.PlayerChoice;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.PlayerType;

/** The fields of any player of a game: which one it is, and its settings. */
public final class PlayerChoiceFields extends VBox {
  /**
   * @param id of the list of players
   * @param name of that list, for those who cannot see it
   * @param entered what Enter does in a field; null for nothing
   * @param beside stands beside that list
   */
  public PlayerChoiceFields(
      PlayerChoice player,
      String id,
      ObservableValue<String> name,
      LearntFileFields files,
      @Nullable Runnable entered,
      Node... beside) {
    Texts texts = files.texts();
    PlayerWords words = new PlayerWords(texts);
    ComboBox<PlayerType<?>> type =
        ChoiceBoxes.<PlayerType<?>>of(texts, player.types(), one -> words.player(one.name()));
    type.setId(id);
    WhileShown.follow(this, name, type::setAccessibleText);
    ChoiceBoxes.settle(type, player.type());
    ChoiceBoxes.offerAnew(type, player::types);
    HBox.setHgrow(type, Priority.ALWAYS);
    HBox head = Controls.styled(new HBox(type), "row");
    head.getChildren().addAll(beside);
    getStyleClass().add("player-choice");
    getChildren().addAll(head, new SettingFields(player, files, entered));
  }
}
