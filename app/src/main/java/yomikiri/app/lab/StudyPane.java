package yomikiri.app.lab;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.value.ChangeListener;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.chart.StudyCharts;
import yomikiri.app.jobs.Job;
import yomikiri.app.jobs.JobButtons;
import yomikiri.app.jobs.JobList;
import yomikiri.app.jobs.JobSnapshot;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.text.Field;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.CopyDetails;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.Focus;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.Presence;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyText;
import yomikiri.engine.study.run.RunProgress;

/** The page of a study: its progress, findings, games, and the boards being played. */
public final class StudyPane extends VBox {
  private final Job<RunProgress> job;
  private final GamesViewModel games;
  private final LiveGamesViewModel liveGames;
  private final StudyChangeForm changes;
  private final Supplier<StudyCharts> pictures;
  private final Texts texts;
  private final LabWords words;
  private final Label title = Controls.label("title");
  private final Label players = Controls.label("quiet-words");
  private final Label headline = Controls.id("lab-headline", Controls.label("headline"));
  private final Label progress = Controls.id("lab-progress", Controls.label());
  private final Label done = Controls.line();
  private final ProgressBar bar = new ProgressBar(0);
  private final JobButtons buttons;
  private final VBox state;
  private final TextArea definition = Controls.styled(new TextArea(), "definition");
  private final Tab gamesTab = new Tab();
  private final Tab wallTab = new Tab();
  private final TabPane tabs = Controls.styled(new Tabs(), "lab-tabs");
  private final ChangeListener<JobSnapshot<RunProgress>> listener =
      (value, before, now) -> show(now);
  private @Nullable LiveGamesPane wallPane;
  private boolean isFilled;
  private boolean isShown;

  public StudyPane(
      JobList<RunProgress> jobs,
      Job<RunProgress> job,
      GamesViewModel games,
      LiveGamesViewModel liveGames,
      StudyChangeForm changes,
      Supplier<StudyCharts> pictures,
      Texts texts,
      LabWords words) {
    this.job = job;
    this.games = games;
    this.liveGames = liveGames;
    this.changes = changes;
    this.pictures = pictures;
    this.texts = texts;
    this.words = words;
    buttons = new JobButtons(jobs, job, texts, "lab");
    getStyleClass().add("study");
    Presence.withWords(headline);
    bar.setMaxWidth(Double.MAX_VALUE);
    tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
    VBox.setVgrow(tabs, Priority.ALWAYS);
    tabs.getSelectionModel().selectedItemProperty().addListener(change -> look());
    tabs.accessibleTextProperty().bind(title.textProperty());
    state = state();
    getChildren().addAll(buttons.head(title, players), state, headline, tabs);
    show(job.snapshot().get());
  }

  private VBox state() {
    HBox line = new HBox(12, progress, Controls.gap(), done);
    VBox box = Controls.styled(new VBox(6, line, bar, buttons), "card");
    Presence.atTimes(box);
    return box;
  }

  /** Puts the keyboard on what is most likely wanted next. */
  public void focus() {
    Focus.put(buttons.next().orElse(tabs));
  }

  private void show(JobSnapshot<RunProgress> snapshot) {
    title.setText(words.title(snapshot));
    players.setText(words.about(snapshot));
    headline.setText(
        Controls.unbroken(
            snapshot.details().map(RunProgress::findings).map(words::headline).orElse("")));
    progress.setText(words.progress(snapshot));
    CopyDetails.beside(progress, texts)
        .show(snapshot.fault().flatMap(fault -> fault.details(texts)));
    done.setText(snapshot.details().map(words::done).orElse(""));
    bar.setProgress(snapshot.done());
    state.setVisible(snapshot.state() != JobState.FINISHED || snapshot.fault().isPresent());
    buttons.show(snapshot.state(), this::focus);
    Optional<Study> study = snapshot.details().map(RunProgress::study);
    study.filter(now -> !isFilled).ifPresent(this::fill);
    study.ifPresent(this::define);
  }

  private void fill(Study study) {
    isFilled = true;
    changes.fill(study);
    gamesTab.setId("lab-games-tab");
    gamesTab.setText(texts.get("lab.tab.games"));
    gamesTab.setContent(new GamesPane(games, study, words.names()));
    wallTab.setId("lab-watch-tab");
    wallTab.setText(texts.get("lab.tab.watch"));
    LiveGamesPane boards = new LiveGamesPane(liveGames, words.names());
    wallPane = boards;
    wallTab.setContent(boards);
    Tab about = new Tab(texts.get("lab.tab.about"), about());
    Tab results = new Tab(texts.get("lab.tab.pictures"), pictures.get());
    Tab change = new Tab(texts.get("lab.tab.change"), new StudyChangePane(changes, study, texts));
    change.setId("lab-change-tab");
    tabs.getTabs().setAll(results, gamesTab, wallTab, change, about);
    look();
  }

  private VBox about() {
    Label where = Controls.words(texts.get("lab.about", job.snapshot().get().entry().folder()));
    definition.setEditable(false);
    definition.setWrapText(true);
    definition.setAccessibleText(texts.get("lab.tab.about"));
    VBox.setVgrow(definition, Priority.ALWAYS);
    VBox box = Controls.styled(new VBox(8, where, definition), "about");
    return box;
  }

  private void define(Study study) {
    String text =
        "%s\nyomikiri study --out '%s'\n"
            .formatted(StudyText.write(study), job.snapshot().get().entry().folder());
    if (!text.equals(definition.getText())) {
      definition.setText(text);
    }
  }

  /** Only the tab in view is kept up to date. */
  private void look() {
    Tab chosen = tabs.getSelectionModel().getSelectedItem();
    if (wallPane != null && isShown && wallTab.equals(chosen)) {
      wallPane.shown();
    } else if (wallPane != null) {
      wallPane.hidden();
    }
    if (isShown && gamesTab.equals(chosen)) {
      games.load();
    }
  }

  /** Goes on where {@code before}, of the same study, was left: with its tab and its charts. */
  public void goOnFrom(StudyPane before) {
    tabs.getSelectionModel().select(before.tabs.getSelectionModel().getSelectedIndex());
  }

  public Job<RunProgress> job() {
    return job;
  }

  public GamesViewModel games() {
    return games;
  }

  StudyChangeForm changes() {
    return changes;
  }

  /** The charts, taken out of here; empty if there are none yet. */
  public Optional<StudyCharts> takePictures() {
    for (Tab tab : tabs.getTabs()) {
      if (tab.getContent() instanceof StudyCharts taken) {
        tab.setContent(null);
        return Optional.of(taken);
      }
    }
    return Optional.empty();
  }

  public void shown() {
    isShown = true;
    job.snapshot().addListener(listener);
    show(job.snapshot().get());
    look();
  }

  public void hidden() {
    isShown = false;
    job.snapshot().removeListener(listener);
    look();
  }

  /** At least as tall as the page chosen has to be: JavaFX's own may hide all of it. */
  private static final class Tabs extends TabPane {
    Tabs() {
      getChildrenUnmodifiable()
          .addListener(
              (ListChangeListener<Node>)
                  change -> getChildrenUnmodifiable().forEach(part -> part.setManaged(true)));
    }

    @Override
    protected double computeMinHeight(double width) {
      return getChildrenUnmodifiable().stream()
          .filter(Node::isVisible)
          .mapToDouble(part -> part.minHeight(-1))
          .sum();
    }
  }

  /** The view of {@link StudyChangeForm}. */
  private static final class StudyChangePane extends PlainScroll {
    private final StudyChangeForm form;
    private final Texts texts;

    StudyChangePane(StudyChangeForm form, Study study, Texts texts) {
      this.form = form;
      this.texts = texts;
      String games = study.seats() == 2 ? "lab.form.games" : "lab.form.games.several";
      FlowPane numbers =
          new FlowPane(
              16,
              10,
              number(games, "lab-change-games", form.games()),
              number("lab.change.jobs", "lab-change-jobs", form.jobs()));
      Button make = Controls.button(texts.of("lab.change.make"), form::submit, "accent");
      VBox content = new VBox(Controls.words(texts.get("lab.change.about")), numbers);
      if (form.canBeTested(study)) {
        content.getChildren().add(new SprtFields(form.test(), texts, form::submit));
      }
      content.getChildren().add(Controls.id("lab-change-make", make));
      content.getStyleClass().addAll("about", "study-change");
      setContent(content);
    }

    private FieldView number(String name, String id, Field<Long> field) {
      TextField input = SprtFields.number(id, field, form::submit);
      return new FieldView(texts.of(name), input).follow(field, input, texts);
    }
  }
}
