package yomikiri.app.play;

import java.util.OptionalInt;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.text.Texts;

/**
 * Stands on the board while a game in real time does not run: the key with which it begins or goes
 * on, at the lower edge so that one sees where everybody is; then the count before it does.
 */
final class RealTimeSign extends Label {
  private static final PseudoClass COUNTING = PseudoClass.getPseudoClass("counting");

  private final Texts texts;

  /** {@code begins} is called when the count begins. */
  RealTimeSign(PlayViewModel game, Texts texts, Runnable begins) {
    this.texts = texts;
    getStyleClass().add("real-time-sign");
    setMouseTransparent(true);
    setWrapText(true);
    setAccessibleRole(AccessibleRole.TEXT);
    texts.language().addListener((value, before, now) -> show(game.now()));
    game.snapshot()
        .addListener(
            (value, before, now) -> {
              show(now);
              if (before.mode().countdown().isEmpty() && now.mode().countdown().isPresent()) {
                begins.run();
              }
            });
    show(game.now());
  }

  private void show(PlaySnapshot now) {
    OptionalInt count = now.mode().countdown();
    String words = count.isPresent() ? Integer.toString(count.getAsInt()) : call(now);
    pseudoClassStateChanged(COUNTING, count.isPresent());
    StackPane.setAlignment(this, count.isPresent() ? Pos.CENTER : Pos.BOTTOM_CENTER);
    setVisible(!words.isEmpty());
    if (!words.equals(getText())) {
      setText(words);
      notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }
  }

  /** Which key is waited for; empty where none is. */
  private String call(PlaySnapshot now) {
    boolean waits =
        now.mode().realTime()
            && !now.mode().spectating()
            && now.status() instanceof PlayStatus.Paused
            && !now.isAway()
            && !now.mode().resigning();
    return waits ? texts.get(now.awaitsStart() ? "status.start" : "status.ready") : "";
  }
}
