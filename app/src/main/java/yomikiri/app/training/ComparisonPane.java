package yomikiri.app.training;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import yomikiri.app.chart.LearningCurve;
import yomikiri.app.draw.Export;
import yomikiri.app.jobs.Job;
import yomikiri.app.jobs.JobSnapshot;
import yomikiri.app.text.Texts;
import yomikiri.app.training.TrainingViewModel.TrainingDetails;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.WhileShown;

/** The learning curves of several trainings in one chart, or why there is none. */
public final class ComparisonPane extends VBox {
  private final List<Job<TrainingDetails>> jobs;
  private final Texts texts;
  private final TrainingWords words;
  private final Label doubt = Controls.id("training-doubt", Controls.label());
  private final LearningCurve curves;

  public ComparisonPane(
      List<Job<TrainingDetails>> jobs, Texts texts, TrainingWords words, Export export) {
    this.jobs = List.copyOf(jobs);
    this.texts = texts;
    this.words = words;
    this.curves = new LearningCurve(texts, export);
    getStyleClass().add("study");
    Label title = new Label(texts.get("training.compare.title", jobs.size()));
    title.getStyleClass().add("title");
    Presence.when(doubt, curves.visibleProperty().not());
    VBox.setVgrow(curves, Priority.ALWAYS);
    getChildren().addAll(title, doubt, curves);
    jobs.forEach(job -> WhileShown.follow(this, job.snapshot(), snapshot -> show()));
  }

  private void show() {
    List<JobSnapshot<TrainingDetails>> snapshots =
        jobs.stream().map(job -> job.snapshot().get()).toList();
    Comparison now = Comparison.of(snapshots, words);
    curves.setVisible(now instanceof Comparison.Of);
    switch (now) {
      case Comparison.Of(String game, var shown) -> curves.show(game, shown);
      case Comparison.OfSeveralGames several -> doubt.setText(texts.get("training.compare.games"));
      case Comparison.OfTooMany many ->
          doubt.setText(texts.get("training.compare.many", LearningCurve.MOST));
    }
  }
}
