package yomikiri.app.play;

import java.util.List;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.Topic;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.CopyDetails;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.Theme;

/**
 * The line below the board: what the game waits for, and in passing what has just happened; two
 * lines where there is little room.
 */
final class StatusLine extends VBox {
  private static final PseudoClass FORCED = PseudoClass.getPseudoClass("forced");
  private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");
  private static final Duration PATIENCE = Duration.millis(700);
  private static final Duration PASSING = Duration.seconds(6);
  private static final Duration READING = Duration.millis(100); // a character

  private static final double NARROW = 620;

  private final Texts texts;
  private final HBox line = Controls.styled(new HBox(), "line");
  private final HBox below = Controls.styled(new HBox(), "line");
  private final Label status = Controls.label("status");
  private final Label notice = Controls.label("notice");
  private final CopyDetails details;
  private final ButtonBase stop;
  private final ButtonBase hurry;
  private final ButtonBase pass;
  private final Region gap = new Region();
  private final PauseTransition patience = new PauseTransition(PATIENCE);
  private final PauseTransition passing = new PauseTransition(PASSING);

  /**
   * @param stop offered while a layout is looked for
   * @param hurry offered once a search takes a while
   * @param pass offered where it is a move
   */
  StatusLine(ButtonBase stop, ButtonBase hurry, ButtonBase pass, Texts texts) {
    this.texts = texts;
    details = CopyDetails.beside(notice, texts);
    this.stop = stop;
    this.hurry = Controls.styled(hurry, "small");
    this.pass = pass;
    for (ButtonBase offered : List.of(stop, pass)) {
      offered.getStyleClass().add("small");
      Presence.when(offered, offered.disableProperty().not());
    }
    Presence.hide(hurry);
    patience.setOnFinished(event -> hurry.setVisible(true));
    getStyleClass().add("status-line");
    line.setAlignment(Pos.CENTER_LEFT);
    below.setAlignment(Pos.CENTER_RIGHT);
    status.setMinWidth(0);
    notice.setMinWidth(0);
    line.setMinHeight(USE_PREF_SIZE);
    below.setMinHeight(USE_PREF_SIZE);
    HBox.setHgrow(gap, Priority.ALWAYS);
    gap.getStyleClass().add("gap"); // as high as a button, whether one is there or not
    getChildren().add(line);
    arrange(false);
    widthProperty().addListener(change -> arrange());
    notice.textProperty().addListener(change -> arrange());
    status.textProperty().addListener(change -> arrange());
    setAccessibleRole(AccessibleRole.TEXT);
    passing.setOnFinished(event -> clearNotice());
    sceneProperty().addListener((value, before, now) -> sayAgain());
  }

  /** Gives the notice a line of its own where it has no room beside the status. */
  private void arrange() {
    double words = status.prefWidth(-1) + notice.prefWidth(-1);
    arrange(
        getWidth() < Math.max(NARROW * Theme.scale(this), notice.getText().isEmpty() ? 0 : words));
  }

  private void arrange(boolean narrow) {
    if (narrow && getChildren().size() == 1) {
      line.getChildren().setAll(status, stop, hurry, pass, gap);
      below.getChildren().setAll(notice);
      getChildren().setAll(line, below);
    } else if (!narrow && line.getChildren().size() < 6) {
      below.getChildren().clear();
      line.getChildren().setAll(status, stop, hurry, pass, gap, notice);
      getChildren().setAll(line);
    }
  }

  /** Words that take two lines use that of the notice while there is none: nothing moves then. */
  @Override
  protected double computePrefHeight(double width) {
    if (!getChildren().contains(below) || !notice.getText().isEmpty()) {
      return super.computePrefHeight(width);
    }
    double first = Math.max(status.prefHeight(-1), gap.minHeight(-1));
    double lines = first + below.prefHeight(width);
    return snappedTopInset() + Math.max(line.prefHeight(width), lines) + snappedBottomInset();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  /** Sets whether a CPU is searching that can be made to move now. */
  void setBusy(boolean now) {
    if (!now) {
      patience.stop();
      hurry.setVisible(false);
    } else if (!hurry.isVisible() && patience.getStatus() != Animation.Status.RUNNING) {
      patience.playFromStart();
    }
  }

  /** Shows what the game waits for; {@code forced} if it goes on by itself. */
  void setStatus(String text, boolean forced) {
    status.pseudoClassStateChanged(FORCED, forced);
    if (text.equals(status.getText())) {
      return;
    }
    status.setText(text);
    say(Topic.STATUS, text);
  }

  /** Shows what has just happened, and says it as {@code spoken} to those who hear it. */
  void setNotice(Notice now, Phrase spoken) {
    notice.textProperty().bind(texts.of(now.text()));
    details.show(now.text().details(texts));
    notice.pseudoClassStateChanged(WARNING, now.warning());
    Duration reading = READING.multiply(notice.getText().length());
    passing.setDuration(reading.greaterThan(PASSING) ? reading : PASSING);
    passing.playFromStart();
    say(Topic.EVENT, spoken.in(texts));
  }

  /** Whoever comes to the board hears what it waits for. */
  private void sayAgain() {
    if (getScene() != null) {
      Platform.runLater(() -> say(Topic.STATUS, status.getText()));
    }
  }

  /** Has {@code words} heard, without showing them. */
  void say(Topic topic, String words) {
    Announcement.make(this, topic, words, (notice.getText() + " " + status.getText()).strip());
  }

  /** Stops what passes. */
  void rest() {
    passing.stop();
    setBusy(false);
    clearNotice();
  }

  /** Hides what has happened. */
  void clearNotice() {
    notice.textProperty().unbind();
    notice.setText("");
    details.show(Optional.empty());
  }
}
