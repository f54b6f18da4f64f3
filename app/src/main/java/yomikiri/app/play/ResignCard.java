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

/** Asks whether the game is really given up; whoever answers by habit plays on. */
final class ResignCard extends VBox {
  private final Texts texts;
  private final Label question = new Label();
  private final Button no = new Button();

  ResignCard(PlayViewModel game, Texts texts, Runnable answered) {
    this.texts = texts;
    getStyleClass().addAll("card", "result", "resign");
    question.getStyleClass().add("result-line");
    question.setWrapText(true);
    question.setMinHeight(USE_PREF_SIZE);
    Button yes = new Button();
    yes.setId("resign-yes");
    yes.textProperty().bind(texts.of("command.resign"));
    yes.getStyleClass().addAll("accent", "small");
    yes.setOnAction(
        event -> {
          game.resigning().answer(true);
          answered.run();
        });
    no.setId("resign-no");
    no.textProperty().bind(texts.of("resign.keep"));
    no.getStyleClass().add("small");
    no.setOnAction(event -> keep(game, answered));
    addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            keep(game, answered);
            event.consume();
          }
        });
    HBox answers = new HBox(8, yes, no);
    getChildren().addAll(question, answers);
    managedProperty().bind(visibleProperty());
    setVisible(false);
    setMinHeight(USE_PREF_SIZE);
  }

  private static void keep(PlayViewModel game, Runnable answered) {
    game.resigning().answer(false);
    answered.run();
  }

  /**
   * @param asked whether the question is open
   * @param rounds of the match
   */
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
