package yomikiri.app.lab;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import yomikiri.app.player.PlayerChoice;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.LearntFileFields;
import yomikiri.app.ui.SettingFields;
import yomikiri.app.ui.WhileShown;
import yomikiri.engine.think.PlayerType;

/** The fields of one player in the form of a study: its type and its settings. */
final class PlayerFields extends VBox {
  /**
   * @param place among the players, from 0
   * @param entered what Enter does in a field
   */
  PlayerFields(
      PlayerChoice form, int place, LearntFileFields files, Runnable entered, Runnable remove) {
    Texts texts = files.texts();
    PlayerWords players = new PlayerWords(texts);
    getStyleClass().add("entrant");
    ComboBox<PlayerType<?>> type =
        ChoiceBoxes.<PlayerType<?>>of(texts, form.types(), each -> players.player(each.name()));
    type.setId("entrant-" + place);
    type.setValue(form.type().get());
    type.valueProperty()
        .addListener(
            (value, before, now) -> {
              if (now != null) {
                form.type().set(now);
              }
            });
    type.setAccessibleText(texts.get("seat.player", place + 1));
    HBox.setHgrow(type, Priority.ALWAYS);
    ObservableValue<String> words =
        WhileShown.of(this, texts.language()).map(now -> texts.get("lab.form.remove", place + 1));
    Button gone = Controls.icon(MaterialDesignC.CLOSE, words, remove);
    gone.getStyleClass().add("flat");
    HBox head = new HBox(8, type, gone);
    head.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(head, new SettingFields(form, files, entered));
  }
}
