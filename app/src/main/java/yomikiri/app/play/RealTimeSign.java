package yomikiri.app.play;

import java.util.List;
import java.util.OptionalInt;
import javafx.beans.Observable;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import yomikiri.app.play.model.PlayState;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.text.Texts;

/**
 * Stands on the board while a game in real time does not run: the key with which it begins or goes
 * on, at the lower edge so that one sees where everybody is; then the count before it does.
 */
final class RealTimeSign extends Label {
  private static final PseudoClass COUNTING = PseudoClass.getPseudoClass("counting");

  private final PlayState state;
  private final Texts texts;

  /**
   * @param begins called when the count begins
   */
  RealTimeSign(PlayState state, Texts texts, Runnable begins) {
    this.state = state;
    this.texts = texts;
    getStyleClass().add("real-time-sign");
    setMouseTransparent(true);
    setWrapText(true);
    setAccessibleRole(AccessibleRole.TEXT);
    List<Observable> told =
        List.of(
            state.countdown(),
            state.status(),
            state.livePly(),
            state.realTime(),
            state.spectating(),
            state.away(),
            state.resigning(),
            texts.language());
    told.forEach(each -> each.addListener(change -> show()));
    state
        .countdown()
        .addListener(
            (value, before, now) -> {
              if (before.isEmpty() && now.isPresent()) {
                begins.run();
              }
            });
    show();
  }

  private void show() {
    OptionalInt count = state.countdown().get();
    String words = count.isPresent() ? Integer.toString(count.getAsInt()) : call();
    pseudoClassStateChanged(COUNTING, count.isPresent());
    StackPane.setAlignment(this, count.isPresent() ? Pos.CENTER : Pos.BOTTOM_CENTER);
    setVisible(!words.isEmpty());
    if (!words.equals(getText())) {
      setText(words);
      notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }
  }

  /** Which key is waited for; empty where none is. */
  private String call() {
    boolean waits =
        state.realTime().get()
            && !state.spectating().get()
            && state.status().get() instanceof PlayStatus.Paused
            && !state.away().get()
            && !state.resigning().get();
    return waits ? texts.get(state.awaitsStart() ? "status.start" : "status.ready") : "";
  }
}
