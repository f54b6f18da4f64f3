package yomikiri.app.play;

import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import yomikiri.app.play.course.PlayState;

/** Counts down above the board before a game in real time goes on. */
final class CountdownSign extends Label {
  /**
   * @param begins called when the count begins
   */
  CountdownSign(PlayState state, Runnable begins) {
    getStyleClass().add("countdown");
    setMouseTransparent(true);
    setVisible(false);
    setAccessibleRole(AccessibleRole.TEXT);
    state
        .countdown()
        .addListener(
            (value, before, now) -> {
              setVisible(now.isPresent());
              setText(now.isPresent() ? Integer.toString(now.getAsInt()) : "");
              notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
              if (before.isEmpty() && now.isPresent()) {
                begins.run();
              }
            });
  }
}
