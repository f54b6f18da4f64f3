package yomikiri.app.play;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import yomikiri.app.shell.Buttons;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;

/** Who won and by how much, and what can be done next. */
final class ResultCard extends VBox {
  private static final PseudoClass WON = PseudoClass.getPseudoClass("won");
  private static final PseudoClass LOST = PseudoClass.getPseudoClass("lost");

  private final PlayWords words;
  private final Label headline = new Label();
  private final Label scores = new Label();

  ResultCard(PlayCommands commands, Texts texts, Runnable review) {
    words = new PlayWords(texts);
    getStyleClass().addAll("card", "result");
    headline.getStyleClass().add("result-headline");
    headline.setWrapText(true);
    headline.setMinHeight(USE_PREF_SIZE);
    scores.getStyleClass().add("result-scores");
    Buttons buttons = new Buttons(texts);
    ButtonBase again = buttons.of(commands.again);
    again.getStyleClass().add("accent");
    Button look = new Button();
    look.textProperty().bind(texts.of("result.review"));
    look.setGraphic(new FontIcon(MaterialDesignM.MAGNIFY));
    look.setOnAction(event -> review.run());
    FlowPane next =
        new FlowPane(
            8, 8, again, buttons.of(commands.againSwapped), buttons.of(commands.sameLayout), look);
    next.getChildren().forEach(button -> button.getStyleClass().add("small"));
    getChildren().addAll(headline, scores, next);
    managedProperty().bind(visibleProperty());
    setVisible(false);
  }

  void show(Status status, List<SeatSetup> seats) {
    if (!(status instanceof Status.Over over)) {
      setVisible(false);
      return;
    }
    boolean person = over.winner().isPresent() && seats.get(over.winner().getAsInt()).isHuman();
    boolean anyPerson = seats.stream().anyMatch(SeatSetup::isHuman);
    pseudoClassStateChanged(WON, person);
    pseudoClassStateChanged(LOST, over.winner().isPresent() && anyPerson && !person);
    headline.setText(words.result(over, seats));
    scores.setText(
        Figures.plain(over.scores().getFirst()) + " : " + Figures.plain(over.scores().getLast()));
    setVisible(true);
  }
}
