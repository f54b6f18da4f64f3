package yomikiri.app.play;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import yomikiri.app.play.session.AnalysisWords;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.play.session.Seating;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;

/** The analysis of the position shown, in three lines. */
public final class SummaryCard extends VBox {
  private final AnalysisWords words;
  private final Label best = Controls.label("summary-best");
  private final Label prospect = Controls.label();
  private final Label effort = Controls.label();

  public SummaryCard(Texts texts) {
    words = new AnalysisWords(texts);
    getStyleClass().addAll("card", "summary");
    getChildren().addAll(best, prospect, effort);
    Presence.withWords(prospect);
    Presence.hide(this);
  }

  public void show(PositionAnalysis analysis, Seating seating) {
    best.setText(words.best(analysis, seating));
    Controls.say(prospect, words.prospect(analysis, seating));
    effort.setText(words.effort(analysis));
    setVisible(true);
  }

  public void clear() {
    setVisible(false);
  }
}
