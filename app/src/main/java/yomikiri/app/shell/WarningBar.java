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
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.CopyDetails;
import yomikiri.app.ui.Presence;

/**
 * A warning above all screens, shown as long as its cause lasts. It takes room of its own and is
 * spoken; ControlsFX's {@code NotificationPane} would hide what is below it all that while, and
 * announce nothing to screen readers.
 */
final class WarningBar extends HBox {
  private final Texts texts;
  private final Label words = new Label();
  private final CopyDetails details;
  private Optional<Phrase> warning = Optional.empty();

  WarningBar(Texts texts) {
    this.texts = texts;
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
    Presence.hide(this);
  }

  /** Warns of {@code what}, or of nothing any more. */
  void warn(Optional<Phrase> what) {
    String before = sentence();
    boolean isNew = !isVisible();
    warning = what;
    what.ifPresent(now -> words.textProperty().bind(texts.of(now)));
    details.show(noted());
    setVisible(what.isPresent());
    if (what.isPresent() && (isNew || !sentence().equals(before))) {
      Announcement.make(this, Topic.NOTICE, sentence());
    }
  }

  /** What can be copied beside its sentence. */
  Optional<String> noted() {
    return warning.flatMap(now -> now.details(texts));
  }

  /** What it warns of, or warned of last. */
  String sentence() {
    return words.getText();
  }
}
