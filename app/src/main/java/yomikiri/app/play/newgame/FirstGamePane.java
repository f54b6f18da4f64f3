package yomikiri.app.play.newgame;

import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.board.BoardView;
import yomikiri.app.board.GameUi;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.Topic;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FormHead;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.WhileShown;

/** A first game on a board of its own; what to do stands above the board. */
final class FirstGamePane extends VBox {
  private final GameUi ui;
  private final Texts texts;
  private final FirstGame<?> game;
  private final BoardView board;
  private final Label words = Controls.id("first-words", Controls.label("first-game-words"));
  private final Label hint = Controls.label("mistake");
  private final Button play;

  /**
   * @param close called when the person has seen enough
   * @param start called when they want to play the game itself
   */
  FirstGamePane(
      GameUi ui, Texts texts, ObservableValue<Boolean> motion, Runnable close, Runnable start) {
    this.ui = ui;
    this.texts = texts;
    this.game = FirstGame.of(ui.first());
    this.board =
        ui.board()
            .make(
                ui.first().kit(),
                new BoardView.Surroundings(
                    texts,
                    motion,
                    new SimpleObjectProperty<>(false),
                    this::chosen,
                    this::typed,
                    why -> hint.setText(texts.get("first.other")),
                    next -> hint.setText(next.map(what -> what.in(texts)).orElse("")),
                    Optional.empty()));
    this.play = Controls.id("first-play", Controls.button(texts.of("first.play"), start, "accent"));
    getStyleClass().add("first-game");
    Presence.withWords(hint);
    Presence.hide(play);
    Region picture = board.root();
    picture.setMinSize(0, 0);
    VBox.setVgrow(picture, Priority.ALWAYS);
    HBox foot = new HBox(Controls.button(texts.of("first.back"), close), play);
    foot.getStyleClass().add("row");
    getChildren()
        .setAll(
            new FormHead(texts.of("first.title"), texts.of("first.back"), close),
            words,
            hint,
            picture,
            foot);
    WhileShown.follow(this, texts.language(), now -> show());
    show();
  }

  private void typed(String text) {
    game.move(text).ifPresentOrElse(this::chosen, () -> hint.setText(texts.get("first.other")));
  }

  private void chosen(int move) {
    if (game.play(move)) {
      hint.setText("");
      show();
      Announcement.read(this, Topic.NOTICE, words.getText());
    } else {
      hint.setText(texts.get("first.other"));
    }
  }

  private void show() {
    words.setText(texts.get(ui.family() + ".first." + game.taps()));
    board.show(game.board());
    if (game.isOver()) {
      play.setVisible(true);
      play.requestFocus();
    }
  }

  /** Puts the keyboard on the board. */
  void begin() {
    board.focus();
  }

  /** Lets the board go. */
  void end() {
    board.close();
  }
}
