package yomikiri.app.shell;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.WhileShown;

/** The list of all keys of the app and their actions. */
public final class KeyList extends GridPane {
  /** Lists the keys of those {@code commands} that are offered now, and of the board. */
  public KeyList(List<Command> commands, Texts texts) {
    getStyleClass().addAll("card", "keys");
    int line = 0;
    for (Command command : commands) {
      if (!command.keysText().isEmpty() && command.shown().get()) {
        Label cap = new Label(command.keysText());
        Label what = new Label();
        WhileShown.follow(what, command.words(texts), what::setText);
        add(line++, what, cap);
      }
    }
    for (String key :
        List.of("move", "choose", "turn", "type", "replay", "practice", "sort", "menu", "close")) {
      Label cap = new Label();
      cap.textProperty().bind(texts.of("keys." + key + ".keys"));
      Label what = new Label();
      what.textProperty().bind(texts.of("keys." + key));
      add(line++, what, cap);
    }
  }

  private void add(int line, Label what, Label cap) {
    what.setWrapText(true);
    cap.getStyleClass().add("key-cap");
    cap.setMinWidth(Region.USE_PREF_SIZE);
    addRow(line, cap, what);
  }
}
