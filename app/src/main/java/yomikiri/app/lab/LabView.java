package yomikiri.app.lab;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.GameUi;
import yomikiri.app.chart.StudyCharts;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.draw.Export;
import yomikiri.app.jobs.Job;
import yomikiri.app.jobs.JobListPane;
import yomikiri.app.lab.LabViewModel.LabPage;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.shell.Screen;
import yomikiri.app.store.UserFiles;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.FilePicker;
import yomikiri.app.ui.Focus;
import yomikiri.app.ui.LearntFileFields;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.run.RunProgress;

/** The Lab: the list of studies, and beside it the one chosen, a new one or the presets. */
public final class LabView implements Screen {
  private final LabViewModel model;
  private final AvailableGames availableGames;
  private final Texts texts;
  private final UiScheduler scheduler;
  private final UserFiles files;
  private final FilePicker picker;
  private final Consumer<? super RestoredGame<?>> open;
  private final LearntFileFields learnt;
  private final LabWords words;
  private final StudyForm form;
  private final PresetStudies presets;
  private final JobListPane<RunProgress> root;
  private @Nullable StudyPane study;
  private boolean isShown;

  /** {@code files} save charts and numbers; {@code open} puts a game on the board and shows it. */
  public LabView(
      LabViewModel model,
      List<GameUi> gameList,
      LearntFileFields learnt,
      UiScheduler scheduler,
      UserFiles files,
      Consumer<? super RestoredGame<?>> open) {
    this.model = model;
    this.availableGames = AvailableGames.of(gameList);
    this.learnt = learnt;
    this.texts = learnt.texts();
    this.scheduler = scheduler;
    this.files = files;
    this.picker = learnt.picker();
    this.open = open;
    this.words = new LabWords(texts, gameList);
    this.form = StudyForm.of(availableGames);
    this.presets = new PresetStudies(model.lab(), availableGames::kit);
    root =
        new JobListPane<>(
            texts, words, model.studies(), chosen -> open(chosen.getFirst()), model.jobs()::delete);
    root.name("lab-studies", "lab.studies", "lab.none");
    root.add("lab.new", "lab-new", MaterialDesignP.PLUS, this::make).getStyleClass().add("accent");
    root.add(
        "lab.presets",
        "lab-presets",
        MaterialDesignF.FLASK_OUTLINE,
        () -> model.page().set(new LabPage.Start()));
    root.add("lab.open", "lab-open", MaterialDesignF.FOLDER_OPEN_OUTLINE, this::choose);
    model.page().addListener((value, before, now) -> show(now));
    texts.language().addListener((value, before, now) -> speak());
    show(model.page().get());
  }

  private void open(Job<RunProgress> job) {
    model.page().set(new LabPage.OfStudy(job));
  }

  private void make() {
    form.clear();
    model.page().set(new LabPage.Making());
  }

  private void choose() {
    picker.folder(root.getScene().getWindow(), texts.get("lab.open")).ifPresent(model::open);
  }

  private void show(LabPage page) {
    StudyPane before = study;
    if (study != null) {
      study.hidden();
      study = null;
    }
    Region now =
        switch (page) {
          case LabPage.Start start ->
              new LabStartPane(
                  texts,
                  preset -> model.page().set(new LabPage.OfPreset(preset)),
                  () -> model.page().set(new LabPage.Regret()));
          case LabPage.Regret regret ->
              new RegretPane(presets, texts, words, new Export(texts, files, picker));
          case LabPage.Making making ->
              new StudyFormPane(
                  form,
                  learnt,
                  words,
                  file -> model.openings(form, file),
                  this::begin,
                  () -> model.page().set(new LabPage.Start()));
          case LabPage.OfPreset(Preset preset) ->
              new PresetPane(preset, presets, texts, words, this::run, this::change);
          case LabPage.OfStudy(Job<RunProgress> job) -> paneOf(job, before);
        };
    root.show(chosen(page), now, () -> focus(now));
  }

  private static List<Job<RunProgress>> chosen(LabPage page) {
    return page instanceof LabPage.OfStudy(Job<RunProgress> job) ? List.of(job) : List.of();
  }

  private static void focus(Region page) {
    switch (page) {
      case StudyPane pane -> pane.focus();
      case PresetPane pane -> pane.focus();
      default -> Focus.first(page).ifPresent(Focus::put);
    }
  }

  /**
   * @param before what was shown until now; the same study in another language stays as it was
   */
  private Region paneOf(Job<RunProgress> job, @Nullable StudyPane before) {
    StudyPane same = before != null && before.job().equals(job) ? before : null;
    GamesViewModel games =
        new GamesViewModel(model.lab(), job, availableGames, open, model.notices());
    if (same != null) {
      games.goOnFrom(same.games());
    }
    LiveGamesViewModel liveGames = new LiveGamesViewModel(model.lab(), job, scheduler);
    Supplier<StudyCharts> pictures =
        () ->
            Optional.ofNullable(same)
                .flatMap(StudyPane::takePictures)
                .orElseGet(() -> newPictures(job));
    StudyChangeForm changes = same == null ? new StudyChangeForm(model, job) : same.changes();
    StudyPane made =
        new StudyPane(model.jobs(), job, games, liveGames, changes, pictures, texts, words);
    if (same != null) {
      made.goOnFrom(same);
    }
    study = made;
    if (isShown) {
      made.shown();
    }
    return made;
  }

  private StudyCharts newPictures(Job<RunProgress> job) {
    return new StudyCharts(
        words.names(),
        job.snapshot().map(snapshot -> snapshot.details().map(RunProgress::findings).orElseThrow()),
        scheduler,
        files,
        picker);
  }

  private void begin(Study made) {
    model.begin(made, form.naming());
  }

  private void run(Preset preset, List<Study> studies) {
    studies.forEach(each -> model.begin(each, StudyName.of(preset)));
  }

  private void change(Preset preset, Study from) {
    form.fill(from, preset);
    model.page().set(new LabPage.Making());
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
    isShown = true;
    model.jobs().shown();
    if (study != null) {
      study.shown();
    }
  }

  @Override
  public void hidden() {
    isShown = false;
    model.jobs().hidden();
    if (study != null) {
      study.hidden();
    }
  }
}
