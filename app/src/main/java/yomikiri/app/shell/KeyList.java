package yomikiri.app.shell;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import yomikiri.app.text.Texts;

/** All keys of the app, and what they do. */
public final class KeyList extends GridPane {
  /**
   * Lists the keys of {@code commands} and those of the board.
   *
   * @param commands all there are; those that are not offered now are left out
   */
  public KeyList(List<Command> commands, Texts texts) {
    getStyleClass().addAll("card", "keys");
    int line = 0;
    for (Command command : commands) {
      if (!command.keysText().isEmpty() && command.shown().get()) {
        Label cap = new Label();
        WhileShown.follow(cap, command.keysShown(), cap::setText);
        add(line++, command.words(texts), cap);
      }
    }
    for (String key :
        List.of("move", "choose", "turn", "type", "replay", "sort", "menu", "close")) {
      Label cap = new Label();
      cap.textProperty().bind(texts.of("keys." + key + ".keys"));
      add(line++, texts.of("keys." + key), cap);
    }
  }

  private void add(int line, ObservableValue<String> words, Label cap) {
    Label what = new Label();
    what.textProperty().bind(words);
    what.setWrapText(true);
    cap.getStyleClass().add("key-cap");
    cap.setMinWidth(Region.USE_PREF_SIZE);
    addRow(line, cap, what);
  }
}
