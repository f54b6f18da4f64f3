package yomikiri.app.play;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.model.PlayState;
import yomikiri.app.text.Texts;

/** The goal of a game in one line, until the player knows it. */
final class GoalLine extends HBox {
  private final Texts texts;
  private final KnownGames known;
  private final Label goal = new Label();
  private String family = "";

  GoalLine(KnownGames known, Texts texts) {
    this.known = known;
    this.texts = texts;
    getStyleClass().addAll("row", "goal");
    setAlignment(Pos.CENTER_LEFT);
    goal.setWrapText(true);
    goal.setMinHeight(USE_PREF_SIZE);
    goal.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(goal, Priority.ALWAYS);
    Button close = new Button();
    close.textProperty().bind(texts.of("goal.known"));
    close.getStyleClass().addAll("small", "goal-known");
    close.setMinWidth(USE_PREF_SIZE);
    close.setOnAction(
        event -> {
          known.add(family);
          setVisible(false);
        });
    getChildren().addAll(goal, close);
    managedProperty().bind(visibleProperty());
  }

  void show(GameUi ui, PlayState state) {
    family = ui.family();
    known.follow(family, state);
    goal.setText(texts.get(family + ".goal"));
    setVisible(!known.has(family));
  }
}
