package yomikiri.app.library;

import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.shell.Shell;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FieldView;

/** The card in which the name of a collection is typed. */
public final class NameCard {
  private final Shell shell;
  private final Texts texts;

  public NameCard(Shell shell, Texts texts) {
    this.shell = shell;
    this.texts = texts;
  }

  /** Shows a name to be changed; {@code done} is given the name that was typed. */
  void ask(String before, Consumer<String> done) {
    Label title = Controls.words(texts.get("collection.name-title"), "title");
    TextField name = Controls.id("collection-name", new TextField(before));
    Runnable save =
        () -> {
          if (!name.getText().isBlank()) {
            shell.hideCard();
            done.accept(name.getText().strip());
          }
        };
    name.setOnAction(event -> save.run());
    Button ok = Controls.button(texts.of("library.note-save"), save, "accent");
    ok.disableProperty()
        .bind(Bindings.createBooleanBinding(() -> name.getText().isBlank(), name.textProperty()));
    FlowPane buttons = new FlowPane(Controls.button(texts.of("new.cancel"), shell::hideCard), ok);
    buttons.getStyleClass().add("answers");
    VBox card = new VBox(title, new FieldView(texts.of("collection.name"), name), buttons);
    card.getStyleClass().addAll("help-card", "question");
    card.setMaxHeight(Region.USE_PREF_SIZE);
    shell.showCard(card);
    name.requestFocus();
    name.selectAll();
  }
}
