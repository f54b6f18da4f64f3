package yomikiri.app.play;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.Theme;

/**
 * The goal of a game in one line, until the player knows it. It stays to the end of the game, so
 * that the board keeps its size. In a low window the board gets its room; the goal then stands in
 * the help alone.
 */
final class GoalLine extends HBox {
  private static final double LEAST = 440; // of the screen at 100 %, in pixels

  private final Texts texts;
  private final KnownGames known;
  private final Label goal = Controls.label();
  private final Region screen;
  private String family = "";
  private boolean isWanted;

  /** {@code screen} shares its height with the board. */
  GoalLine(KnownGames known, Texts texts, Region screen) {
    this.screen = screen;
    this.known = known;
    this.texts = texts;
    getStyleClass().addAll("row", "goal");
    setAlignment(Pos.CENTER_LEFT);
    Controls.grow(goal);
    getChildren()
        .addAll(goal, Controls.button(texts.of("goal.known"), this::close, "small", "goal-known"));
    Presence.atTimes(this);
    screen.heightProperty().addListener(change -> appear());
    goal.fontProperty().addListener(change -> appear()); // the size of letters has changed
  }

  void show(GameUi ui, PlaySnapshot now) {
    boolean isAnother = !family.equals(ui.family());
    family = ui.family();
    known.follow(family, now);
    if (isAnother || !(now.status() instanceof PlayStatus.Over)) {
      isWanted = !known.has(family);
    }
    goal.setText(texts.get(family + ".goal"));
    appear();
  }

  private void close() {
    known.add(family);
    isWanted = false;
    appear();
  }

  private void appear() {
    setVisible(isWanted && screen.getHeight() >= LEAST * Theme.scale(screen));
  }
}
