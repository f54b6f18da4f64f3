package yomikiri.app.shell;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.Topic;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.CopyDetails;

/**
 * A sentence above all screens that stands there as long as what it warns of lasts. It takes room
 * of its own and is spoken; ControlsFX's {@code NotificationPane} would hide what is below it all
 * that while, and announce nothing to screen readers.
 */
public final class WarningBar extends HBox {
  private final Label words = new Label();
  private final CopyDetails details;
  private Optional<String> copied = Optional.empty();

  WarningBar(Texts texts) {
    details = new CopyDetails(texts);
    getStyleClass().add("standing-warning");
    setAlignment(Pos.CENTER_LEFT);
    words.setWrapText(true);
    words.setMinWidth(0);
    words.setMinHeight(Region.USE_PREF_SIZE);
    HBox.setHgrow(words, Priority.ALWAYS);
    // at the left, where no notice that passes lies over it
    getChildren().addAll(new FontIcon(MaterialDesignA.ALERT_OUTLINE), details, words);
    setAccessibleRole(AccessibleRole.TEXT);
    managedProperty().bind(visibleProperty());
    setVisible(false);
  }

  /**
   * Warns of something.
   *
   * @param noted what can be copied for those who mend the app; empty where the sentence says it
   *     all
   */
  public void show(String sentence, Optional<String> noted) {
    details.show(noted);
    copied = noted;
    if (!isVisible() || !sentence.equals(words.getText())) {
      words.setText(sentence);
      setVisible(true);
      Announcement.make(this, Topic.NOTICE, sentence);
    }
  }

  /** What it warned of is over. */
  public void clear() {
    setVisible(false);
  }

  /** What can be copied beside its sentence. */
  public Optional<String> noted() {
    return copied;
  }

  /** What it warns of, or warned of last. */
  public String sentence() {
    return words.getText();
  }
}
