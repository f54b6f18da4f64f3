package yomikiri.app.play;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.Topic;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;

/** Asks whether the game is really given up; whoever answers by habit plays on. */
final class ResignCard extends VBox {
  private final Texts texts;
  private final Label question = Controls.label("result-line");
  private final Button no;

  ResignCard(PlayViewModel game, Texts texts, Runnable answered) {
    this.texts = texts;
    getStyleClass().addAll("card", "result", "resign");
    Button yes =
        Controls.button(
            texts.of("command.resign"), () -> answer(game, true, answered), "accent", "small");
    no = Controls.button(texts.of("resign.keep"), () -> answer(game, false, answered), "small");
    yes.setId("resign-yes");
    no.setId("resign-no");
    addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            answer(game, false, answered);
            event.consume();
          }
        });
    HBox answers = new HBox(8, yes, no);
    getChildren().addAll(question, answers);
    Presence.hide(this);
    setMinHeight(USE_PREF_SIZE);
  }

  private static void answer(PlayViewModel game, boolean resigns, Runnable answered) {
    game.resigning().answer(resigns);
    answered.run();
  }

  /** {@code asked} if the question is open; {@code rounds} are those of the match. */
  void show(boolean asked, int rounds) {
    question.setText(texts.get(rounds > 1 ? "resign.ask-match" : "resign.ask"));
    boolean begins = asked && !isVisible();
    setVisible(asked);
    if (begins) {
      Announcement.read(this, Topic.NOTICE, question.getText());
      no.requestFocus();
    }
  }
}
