package yomikiri.app.play;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import yomikiri.app.play.session.AnalysisWords;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.play.session.Seating;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Presence;

/** What is known of the position shown, in three lines. */
public final class SummaryCard extends VBox {
  private final AnalysisWords words;
  private final Label best = new Label();
  private final Label prospect = new Label();
  private final Label effort = new Label();

  public SummaryCard(Texts texts) {
    words = new AnalysisWords(texts);
    getStyleClass().addAll("card", "summary");
    best.getStyleClass().add("summary-best");
    for (Label label : List.of(best, prospect, effort)) {
      label.setWrapText(true);
      label.setMinHeight(USE_PREF_SIZE);
      getChildren().add(label);
    }
    Presence.withWords(prospect);
    managedProperty().bind(visibleProperty());
    setVisible(false);
  }

  public void show(PositionAnalysis analysis, Seating seating) {
    best.setText(words.best(analysis, seating));
    prospect.setText(words.prospect(analysis, seating));
    effort.setText(words.effort(analysis));
    setVisible(true);
  }

  public void clear() {
    setVisible(false);
  }
}
