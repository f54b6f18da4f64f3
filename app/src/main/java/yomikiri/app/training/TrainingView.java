package yomikiri.app.training;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.BoardPreview;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.chart.LearningCurve;
import yomikiri.app.draw.Export;
import yomikiri.app.jobs.Job;
import yomikiri.app.jobs.JobListPane;
import yomikiri.app.jobs.JobSnapshot;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.shell.Screen;
import yomikiri.app.text.Texts;
import yomikiri.app.training.TrainingViewModel.TrainingDetails;
import yomikiri.app.training.TrainingViewModel.TrainingPage;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Focus;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.WhileShown;

/** The Training screen: the list of trainings, and beside it the one chosen or a new one. */
public final class TrainingView implements Screen {
  private final TrainingViewModel model;
  private final AvailableGames availableGames;
  private final Texts texts;
  private final Export export;
  private final List<GameUi> gameList;
  private final Around around;
  private final TrainingWords words;
  private final BoardPreview board; // drawn once for all pages
  private TrainingForm form;
  private final JobListPane<TrainingDetails> root;
  private @Nullable Looked looked;

  /** The training on the page, which stays as it was in another language. */
  private record Looked(Job<TrainingDetails> job, StartPositionViewModel start) {}

  /**
   * The ports of the Training screen to the rest of the app.
   *
   * @param folder of all trainings
   * @param onBoard gives what stands on the Play screen
   */
  public record Around(
      Path folder,
      ProvenValueFinder finder,
      Supplier<BoardSnapshot<?>> onBoard,
      Consumer<GameSetup<?>> play) {}

  public TrainingView(
      TrainingViewModel model, List<GameUi> gameList, Around around, Texts texts, Export export) {
    this.model = model;
    this.around = around;
    this.gameList = List.copyOf(gameList);
    this.availableGames = AvailableGames.of(gameList);
    this.texts = texts;
    this.export = export;
    this.words = new TrainingWords(texts, gameList);
    this.board = BoardPreview.toExplore(gameList, texts);
    this.form = TrainingForm.of(availableGames);
    root = new JobListPane<>(texts, words, model.trainings(), model::show, model.jobs()::delete);
    root.name("trainings", "training.list", "training.none");
    root.add("training.new", "training-new", MaterialDesignP.PLUS, this::make)
        .getStyleClass()
        .add("accent");
    root.add(
        "training.about",
        "training-about",
        MaterialDesignS.SCHOOL_OUTLINE,
        () -> model.page().set(new TrainingPage.Start()));
    root.chooseSeveral("training.compare.how");
    model.page().addListener((value, before, now) -> show(now));
    texts.language().addListener((value, before, now) -> speak());
    show(model.page().get());
  }

  private void make() {
    form = TrainingForm.of(availableGames);
    TrainingPage making = new TrainingPage.Making();
    if (model.page().get().equals(making)) {
      show(making);
    }
    model.page().set(making);
  }

  private void show(TrainingPage page) {
    Region now =
        switch (page) {
          case TrainingPage.Start start -> start();
          case TrainingPage.Making making ->
              new TrainingFormPane(
                  form,
                  texts,
                  words,
                  around.onBoard().get(),
                  plan -> model.begin(plan, form.name().get().strip()),
                  () -> model.page().set(new TrainingPage.Start()));
          case TrainingPage.OfTraining(Job<TrainingDetails> job) -> page(job);
          case TrainingPage.Compared(List<Job<TrainingDetails>> several) ->
              new ComparisonPane(several, texts, words, export);
        };
    if (!(page instanceof TrainingPage.OfTraining)) {
      board.clear();
      looked = null;
    }
    root.show(page.shown(), now, () -> focus(now));
  }

  private static void focus(Region page) {
    if (page instanceof TrainingPane training) {
      training.focus();
    } else {
      Focus.first(page).ifPresent(Focus::put);
    }
  }

  private TrainingPane page(Job<TrainingDetails> job) {
    StartPositionViewModel start =
        new StartPositionViewModel(
            (from, line, then) -> model.look(job, from, line, then),
            around.finder(),
            around.folder(),
            TrainingForm::watched);
    Looked before = looked;
    if (before != null && before.job().equals(job)) {
      start.goOnFrom(before.start());
    }
    looked = new Looked(job, start);
    return new TrainingPane(
        model,
        job,
        start,
        new StartPositionPane(start, board, gameList, texts, words, around.play()),
        texts,
        words,
        export);
  }

  private VBox start() {
    Label title = Controls.styled(new Label(), "title");
    title.textProperty().bind(texts.of("place.training"));
    Button example =
        root.button(
            "training.example",
            "training-example",
            MaterialDesignP.PLAY,
            () -> model.begin(TrainingForm.example(availableGames), ""));
    example.setMaxWidth(Region.USE_PREF_SIZE);
    example.getStyleClass().add("accent");
    VBox start = new VBox(title, quiet("training.explained"), example, quiet("training.first"));
    start.getStyleClass().add("lab-start");
    return start;
  }

  private Label quiet(String key) {
    return Controls.label(texts.of(key), "quiet-words");
  }

  /** Words that are not bound follow the language. */
  private void speak() {
    root.speak();
    show(model.page().get());
  }

  @Override
  public Region root() {
    return root;
  }

  @Override
  public void shown() {
    model.jobs().shown();
  }

  @Override
  public void hidden() {
    model.jobs().hidden();
  }

  /** The learning curves of several trainings in one chart, or why there is none. */
  private static final class ComparisonPane extends VBox {
    private final List<Job<TrainingDetails>> jobs;
    private final Texts texts;
    private final TrainingWords words;
    private final Label doubt = Controls.id("training-doubt", Controls.label());
    private final LearningCurve curves;

    ComparisonPane(
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
        case Comparison.OfSeveralGames several ->
            doubt.setText(texts.get("training.compare.games"));
        case Comparison.OfTooMany many ->
            doubt.setText(texts.get("training.compare.many", LearningCurve.MOST));
      }
    }
  }
}
