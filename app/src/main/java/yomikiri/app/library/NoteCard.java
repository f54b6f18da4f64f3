package yomikiri.app.library;

import java.util.List;
import java.util.function.BiConsumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.shell.Shell;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.Focus;

/** The card in which the name of a game and a note about it are typed. */
public final class NoteCard {
  private static final int LONGEST_TITLE = 80; // characters
  private static final int LONGEST_NOTE = 4000;
  private static final KeyCombination SAVE =
      new KeyCodeCombination(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN);

  private final Shell shell;
  private final Texts texts;

  public NoteCard(Shell shell, Texts texts) {
    this.shell = shell;
    this.texts = texts;
  }

  /** Shows what is said of a game; {@code save} hears its new name and note. */
  public void ask(LibraryRow row, BiConsumer<String, String> save) {
    Label title = Controls.words(texts.get("library.note-title"), "title");
    Label game = Controls.words(texts.listed(List.of(row.title(), row.players(), row.date())));
    TextField name = Controls.id("library-note-name", new TextField(row.note().title()));
    limit(name, LONGEST_TITLE);
    TextArea note = Controls.id("library-note-text", new TextArea(row.note().text()));
    note.setWrapText(true);
    note.setPrefRowCount(6);
    limit(note, LONGEST_NOTE);
    Runnable done =
        () -> {
          shell.hideCard();
          save.accept(name.getText(), note.getText());
        };
    name.setOnAction(event -> done.run());
    for (TextInputControl field : List.of(name, note)) {
      Focus.leadOn(field);
      field.addEventFilter(KeyEvent.KEY_PRESSED, event -> pressed(event, done));
    }
    Button ok = Controls.button(texts.of("library.note-save"), done, "accent");
    ok.setId("library-note-save");
    FlowPane buttons = new FlowPane(Controls.button(texts.of("new.cancel"), shell::hideCard), ok);
    buttons.getStyleClass().add("answers");
    VBox card =
        new VBox(
            title,
            game,
            new FieldView(texts.of("library.note-name"), name),
            new FieldView(texts.of("library.note-text"), note),
            buttons);
    card.getStyleClass().addAll("help-card", "question");
    card.setMaxHeight(Region.USE_PREF_SIZE);
    shell.showCard(card);
    name.requestFocus();
    name.selectAll();
  }

  private static void limit(TextInputControl field, int longest) {
    field.setTextFormatter(
        new TextFormatter<>(
            change -> change.getControlNewText().length() <= longest ? change : null));
  }

  /** Ctrl+Enter saves, and Esc puts the card away. */
  private void pressed(KeyEvent event, Runnable done) {
    if (SAVE.match(event)) {
      done.run();
    } else if (event.getCode() == KeyCode.ESCAPE) {
      shell.hideCard();
    } else {
      return;
    }
    event.consume();
  }
}
