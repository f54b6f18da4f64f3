package yomikiri.app.lab;

import java.nio.file.Path;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ObservableList;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.jobs.Job;
import yomikiri.app.jobs.JobList;
import yomikiri.app.jobs.JobRunner;
import yomikiri.app.jobs.JobSnapshot;
import yomikiri.app.jobs.JobSnapshot.JobEntry;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.Game;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyChange;
import yomikiri.engine.study.run.RunProgress;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;

/** View model of the Lab: the studies, and the page shown beside their list. */
@UiThread
public final class LabViewModel {
  private final StudyJobType lab;
  private final AvailableGames games;
  private final JobList<RunProgress> studies;
  private final int cores;
  private final Function<? super JobSnapshot<RunProgress>, Phrase> title;
  private final Notices notices;
  private final ObjectProperty<LabPage> page = new SimpleObjectProperty<>(new LabPage.Start());

  /** Of the {@code cores}, one is left to the rest of the app; {@code title} names a study. */
  public LabViewModel(
      JobRunner runner,
      int cores,
      AvailableGames availableGames,
      Ticker ticker,
      UiScheduler scheduler,
      Function<? super JobSnapshot<RunProgress>, Phrase> title,
      Notices notices) {
    this.notices = notices;
    this.title = title;
    this.games = availableGames;
    this.lab = new StudyJobType(runner, availableGames::kit, ticker, cores);
    this.cores = cores;
    this.studies =
        new JobList<>(
            lab, runner, scheduler, () -> shareCores(0), this::show, this::left, title, notices);
  }

  /** All studies, the newest first. */
  public ObservableList<Job<RunProgress>> studies() {
    return studies.jobs();
  }

  /** Runs, pauses, stops, deletes them. */
  public JobList<RunProgress> jobs() {
    return studies;
  }

  public ObjectProperty<LabPage> page() {
    return page;
  }

  private void show(Job<RunProgress> job) {
    page.set(new LabPage.OfStudy(job));
  }

  /** Begins a study and shows it. */
  public void begin(Study study, StudyName name) {
    shareCores(1);
    String preset = name.preset().map(Preset::key).orElse("");
    studies.begin(study.game(), name.name(), preset, lab.opener(study));
  }

  /** Has the games of a form's study begin with the openings in a file. */
  void openings(StudyForm form, Path file) {
    Game<?> game = form.kit().get().game();
    String name = String.valueOf(file.getFileName());
    lab.openings(
        file, game, games.likeliest(game), suite -> form.begin(game, name, suite), form::refuse);
  }

  /** Puts a study made elsewhere on the list and shows it. */
  public void open(Path folder) {
    studies.ask(() -> lab.link(folder), entry -> show(studies.found(entry)));
  }

  /** Changes a study that has begun, at once or after the games being played, and says which. */
  void change(Job<RunProgress> job, StudyChange change) {
    studies.atOnce(job, change.jobs().orElse(0));
    JobEntry entry = job.entry();
    lab.want(entry);
    Phrase named = title.apply(job.snapshot().get());
    if (change.games().isEmpty() && !change.changesTest()) {
      notices.show(Notice.of(Phrase.of("lab.changed", named)));
      return;
    }
    studies.ask(
        () -> lab.change(entry, change),
        atOnce -> {
          studies.read(job);
          notices.show(Notice.of(Phrase.of(atOnce ? "lab.changed" : "lab.changing", named)));
        });
  }

  /** What has left the list is no longer in view. */
  private void left(Job<RunProgress> job) {
    if (page.get().equals(new LabPage.OfStudy(job))) {
      page.set(new LabPage.Start());
    }
  }

  /** Shares the cores among the studies being played, with {@code more} to come. */
  private void shareCores(int more) {
    int playing = (int) studies().stream().filter(Job::isWorking).count() + more;
    lab.share(Math.max(1, (cores - 1) / Math.max(1, playing)));
  }

  int cores() {
    return cores;
  }

  GameKit<?> kit(String game) {
    return games.kit(game).orElseThrow();
  }

  public StudyJobType lab() {
    return lab;
  }

  Notices notices() {
    return notices;
  }

  /** The pages that the Lab shows beside its list. */
  public sealed interface LabPage {
    /** What the Lab is for, and the presets. */
    record Start() implements LabPage {}

    /** A study being made. */
    record Making() implements LabPage {}

    record OfPreset(Preset preset) implements LabPage {}

    /** What searches give away, from the study that comes with the app. */
    record Regret() implements LabPage {}

    record OfStudy(Job<RunProgress> job) implements LabPage {}
  }
}
