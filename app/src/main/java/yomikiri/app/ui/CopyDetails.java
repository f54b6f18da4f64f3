package yomikiri.app.ui;

import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import yomikiri.app.text.Texts;

/** The button beside a failure's sentence that copies technical details for the developers. */
public final class CopyDetails extends Button {
  private String details = "";

  public CopyDetails(Texts texts) {
    getStyleClass().addAll("small", "copy-details");
    textProperty().bind(texts.of("app.copy-details"));
    setMinWidth(USE_PREF_SIZE);
    Presence.hide(this);
    setOnAction(event -> copy());
  }

  /** The one beside {@code sentence}; it is made if there is none yet. */
  public static CopyDetails beside(Label sentence, Texts texts) {
    if (sentence.getGraphic() instanceof CopyDetails known) {
      return known;
    }
    CopyDetails made = new CopyDetails(texts);
    made.managedProperty().unbind(); // a label overlooks when that changes
    made.setManaged(true);
    sentence.setGraphic(made);
    sentence
        .contentDisplayProperty()
        .bind(
            made.visibleProperty()
                .map(shown -> shown ? ContentDisplay.RIGHT : ContentDisplay.TEXT_ONLY));
    return made;
  }

  /** Offers details; empty where the sentence says it all. */
  public void show(Optional<String> now) {
    details = now.orElse("");
    setVisible(now.isPresent());
  }

  private void copy() {
    ClipboardContent content = new ClipboardContent();
    content.putString(details);
    Clipboard.getSystemClipboard().setContent(content);
  }
}
