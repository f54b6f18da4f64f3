package yomikiri.app.training;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import yomikiri.app.chart.LearningCurve;
import yomikiri.app.draw.Export;
import yomikiri.app.jobs.Job;
import yomikiri.app.jobs.JobSnapshot;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.CopyDetails;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.Focus;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.WhileShown;

/** One training: how far it is, its learning curve, and what it has learnt of the start. */
public final class TrainingPane extends PlainScroll {
  private final TrainingViewModel model;
  private final Job<TrainingDetails> job;
  private final Texts texts;
  private final TrainingWords words;
  private final Label title = new Label();
  private final TextField name = new TextField();
  private final Label plan = quiet("training-plan");
  private final Label doing = new Label();
  private final Label figures = quiet("training-figures");
  private final Label measured = quiet("training-measured");
  private final ProgressBar bar = new ProgressBar(0);
  private final Button pause;
  private final Button goOn;
  private final Button stop;
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
    pause =
        button("lab.pause", "training-pause", MaterialDesignP.PAUSE, () -> model.jobs().pause(job));
    goOn = button("go-on", "training-go-on", MaterialDesignP.PLAY, () -> model.jobs().goOn(job));
    stop =
        button(
            "training.stop",
            "training-stop",
            MaterialDesignS.STOP_CIRCLE_OUTLINE,
            () -> model.jobs().stop(job));
    title.getStyleClass().add("title");
    title.setWrapText(true);
    title.setMinHeight(Region.USE_PREF_SIZE);
    doing.getStyleClass().add("headline");
    doing.setId("training-doing");
    bar.setMaxWidth(Double.MAX_VALUE);
    curve.setPrefHeight(320);
    VBox content =
        new VBox(
            head(),
            buttons(),
            doing,
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

  /** Away from the other buttons, into whose place it must not slip when the training ends. */
  private HBox head() {
    Button delete =
        Controls.icon(
            MaterialDesignD.DELETE_OUTLINE,
            texts.of("training.delete"),
            () -> model.jobs().delete(job));
    delete.setId("training-delete");
    VBox names = new VBox(2, title, plan);
    HBox.setHgrow(names, Priority.ALWAYS);
    HBox head = new HBox(8, names, delete);
    head.setAlignment(Pos.TOP_LEFT);
    return head;
  }

  private FlowPane buttons() {
    FlowPane buttons = new FlowPane(8, 8, goOn, pause, stop);
    buttons.managedProperty().bind(buttons.visibleProperty());
    buttons
        .visibleProperty()
        .bind(pause.visibleProperty().or(goOn.visibleProperty()).or(stop.visibleProperty()));
    return buttons;
  }

  /** Puts the keyboard on what is most likely wanted next. */
  public void focus() {
    Stream.of(pause, goOn)
        .filter(Node::isVisible)
        .findFirst()
        .<Node>map(button -> button)
        .or(() -> Focus.first(startPane))
        .or(() -> Focus.first(curve))
        .ifPresent(Focus::put);
  }

  private boolean hasKeyboard() {
    return Stream.of(pause, goOn, stop).anyMatch(one -> one.isFocused() && one.isVisible());
  }

  private static Label quiet(String id) {
    Label label = Controls.label("quiet-words");
    label.setId(id);
    return label;
  }

  private Button button(String key, String id, Ikon icon, Runnable action) {
    Button button = new Button();
    button.setId(id);
    button.textProperty().bind(texts.of(key));
    button.setGraphic(new FontIcon(icon));
    button.setOnAction(event -> action.run());
    button.managedProperty().bind(button.visibleProperty());
    return button;
  }

  private TextField name() {
    name.setText(job.snapshot().get().entry().name());
    name.setId("training-name");
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
    doing.setText(words.doing(snapshot));
    CopyDetails.beside(doing, texts).show(snapshot.fault().flatMap(fault -> fault.details(texts)));
    bar.setProgress(snapshot.done());
    figures.setText(texts.get("training.done", words.done(snapshot), words.figures(snapshot)));
    measured.setText(Controls.unbroken(words.measured(snapshot)));
    boolean hadKeyboard = hasKeyboard();
    switch (snapshot.state()) {
      case UNREAD -> offer(false, false, false);
      case STARTING, WORKING -> offer(false, true, true);
      case ENDING, STOPPED -> offer(true, false, false);
      case PAUSED -> offer(true, false, true);
      case FINISHED -> offer(false, false, false);
    }
    start.follow(
        details.map(TrainingDetails::checkpoints).orElse(List.of()),
        details.flatMap(TrainingDetails::board));
    if (hadKeyboard && !hasKeyboard()) {
      focus();
    }
    details.ifPresent(
        known ->
            curve.show(
                words.title(snapshot),
                new PlayerWords(texts).player(known.plan().opponent()),
                known.progress().fullMargin(),
                known.progress().curve()));
  }

  private void offer(boolean canGoOn, boolean canPause, boolean canStop) {
    goOn.setVisible(canGoOn);
    pause.setVisible(canPause);
    stop.setVisible(canStop);
  }
}
