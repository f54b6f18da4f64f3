package yomikiri.app.play;

import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Duration;

/** One line below the board: what the game waits for, and in passing what has just happened. */
final class StatusLine extends HBox {
  private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");
  private static final Duration PASSING = Duration.seconds(6);

  private final Label status = new Label();
  private final Label notice = new Label();
  private final PauseTransition passing = new PauseTransition(PASSING);

  StatusLine() {
    getStyleClass().add("status-line");
    setAlignment(Pos.CENTER_LEFT);
    status.getStyleClass().add("status");
    notice.getStyleClass().add("notice");
    status.setMinWidth(0);
    notice.setMinWidth(Region.USE_PREF_SIZE);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    getChildren().addAll(status, gap, notice);
    setAccessibleRole(AccessibleRole.TEXT);
    passing.setOnFinished(event -> notice.setText(""));
  }

  void setStatus(String text) {
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
    notice.setText("");
  }
}
