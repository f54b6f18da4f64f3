package yomikiri.app.ui;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.Topic;

/** The head of a form beside the board: its title, read aloud, and the button that closes it. */
public final class FormHead extends HBox {
  /** {@code away} is the words of the button. */
  public FormHead(ObservableValue<String> title, ObservableValue<String> away, Runnable close) {
    Label words = Controls.styled(new Label(), "title");
    words.textProperty().bind(title);
    Button shut = Controls.styled(Controls.icon(MaterialDesignC.CLOSE, away, close), "flat");
    getChildren().addAll(words, Controls.gap(), shut);
    setAlignment(Pos.CENTER_LEFT);
    sceneProperty()
        .subscribe(
            scene -> {
              if (scene != null) {
                Announcement.read(this, Topic.NOTICE, words.getText());
              }
            });
  }
}
