package yomikiri.app.play;

import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Duration;

/** One line below the board: what the game waits for, and in passing what has just happened. */
final class StatusLine extends HBox {
  private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");
  private static final Duration PATIENCE = Duration.millis(700);
  private static final Duration PASSING = Duration.seconds(6);

  private final Label status = new Label();
  private final Label notice = new Label();
  private final ButtonBase hurry;
  private final PauseTransition patience = new PauseTransition(PATIENCE);
  private final PauseTransition passing = new PauseTransition(PASSING);

  /**
   * @param hurry offered once a thought takes a while
   */
  StatusLine(ButtonBase hurry) {
    this.hurry = hurry;
    hurry.getStyleClass().add("small");
    hurry.setVisible(false);
    hurry.managedProperty().bind(hurry.visibleProperty());
    patience.setOnFinished(event -> hurry.setVisible(true));
    getStyleClass().add("status-line");
    setAlignment(Pos.CENTER_LEFT);
    status.getStyleClass().add("status");
    notice.getStyleClass().add("notice");
    status.setMinWidth(0);
    notice.setMinWidth(Region.USE_PREF_SIZE);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    getChildren().addAll(status, hurry, gap, notice);
    setAccessibleRole(AccessibleRole.TEXT);
    passing.setOnFinished(event -> notice.setText(""));
  }

  /** Tells whether a CPU is thinking that can be told to move now. */
  void setBusy(boolean now) {
    if (!now) {
      patience.stop();
      hurry.setVisible(false);
    } else if (!hurry.isVisible() && patience.getStatus() != Animation.Status.RUNNING) {
      patience.playFromStart();
    }
  }

  void setStatus(String text) {
    if (text.equals(status.getText())) {
      return;
    }
    status.setText(text);
    say();
  }

  void setNotice(String text, boolean warning) {
    notice.setText(text);
    notice.pseudoClassStateChanged(WARNING, warning);
    passing.playFromStart();
    say();
  }

  private void say() {
    setAccessibleText((notice.getText() + " " + status.getText()).strip());
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  /** Stops what passes. */
  void rest() {
    passing.stop();
    setBusy(false);
    notice.setText("");
  }
}
