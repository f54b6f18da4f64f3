package yomikiri.app.training;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import yomikiri.app.chart.LearningCurve;
import yomikiri.app.draw.Export;
import yomikiri.app.jobs.Job;
import yomikiri.app.jobs.JobButtons;
import yomikiri.app.jobs.JobSnapshot;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Texts;
import yomikiri.app.training.TrainingViewModel.TrainingDetails;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.CopyDetails;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.Focus;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.WhileShown;

/** The page of a training: progress, learning curve, and values of the start position. */
public final class TrainingPane extends PlainScroll {
  private final TrainingViewModel model;
  private final Job<TrainingDetails> job;
  private final Texts texts;
  private final TrainingWords words;
  private final Label title = Controls.label("title");
  private final TextField name = Controls.id("training-name", new TextField());
  private final Label plan = Controls.id("training-plan", Controls.label("quiet-words"));
  private final Label state = Controls.styled(new Label(), "headline");
  private final Label figures = Controls.id("training-figures", Controls.label("quiet-words"));
  private final Label measured = Controls.id("training-measured", Controls.label("quiet-words"));
  private final ProgressBar bar = new ProgressBar(0);
  private final JobButtons buttons;
  private final LearningCurve curve;
  private final StartPositionViewModel start;
  private final StartPositionPane startPane;

  public TrainingPane(
      TrainingViewModel model,
      Job<TrainingDetails> job,
      StartPositionViewModel start,
      StartPositionPane startPane,
      Texts texts,
      TrainingWords words,
      Export export) {
    this.model = model;
    this.job = job;
    this.texts = texts;
    this.words = words;
    this.curve = new LearningCurve(texts, export);
    this.start = start;
    this.startPane = startPane;
    buttons = new JobButtons(model.jobs(), job, texts, "training");
    state.setId("training-state");
    bar.setMaxWidth(Double.MAX_VALUE);
    curve.setPrefHeight(320);
    VBox content =
        new VBox(
            buttons.head(title, plan),
            buttons,
            state,
            bar,
            figures,
            measured,
            startPane,
            curve,
            new FieldView(texts.of("lab.form.name"), name()));
    content.getStyleClass().add("study");
    setContent(content);
    WhileShown.follow(this, job.snapshot(), this::show);
  }

  /** Puts the keyboard on what is most likely wanted next. */
  public void focus() {
    buttons
        .next()
        .or(() -> Focus.first(startPane))
        .or(() -> Focus.first(curve))
        .ifPresent(Focus::put);
  }

  private TextField name() {
    name.setText(job.snapshot().get().entry().name());
    name.setOnAction(event -> model.jobs().rename(job, name.getText()));
    name.focusedProperty()
        .addListener(
            (value, before, now) -> {
              if (!now) {
                model.jobs().rename(job, name.getText());
              }
            });
    return name;
  }

  private void show(JobSnapshot<TrainingDetails> snapshot) {
    Optional<TrainingDetails> details = snapshot.details();
    title.setText(words.title(snapshot));
    name.setPromptText(words.proposed(snapshot));
    plan.setText(details.map(d -> words.settings(d.plan())).orElse(""));
    state.setText(words.state(snapshot));
    CopyDetails.beside(state, texts).show(snapshot.fault().flatMap(fault -> fault.details(texts)));
    bar.setProgress(snapshot.done());
    figures.setText(texts.get("training.done", words.done(snapshot), words.figures(snapshot)));
    measured.setText(Controls.unbroken(words.measured(snapshot)));
    start.follow(
        details.map(TrainingDetails::checkpoints).orElse(List.of()),
        details.flatMap(TrainingDetails::board));
    buttons.show(snapshot.state(), this::focus);
    details.ifPresent(
        known ->
            curve.show(
                words.title(snapshot),
                new PlayerWords(texts).player(known.plan().opponent()),
                known.progress().fullMargin(),
                known.progress().curve()));
  }
}
