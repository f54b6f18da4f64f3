package yomikiri.app.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.tictactoe.TicTacToeUi;
import yomikiri.app.chart.LearningCurve;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.concurrent.ManualUiScheduler;
import yomikiri.app.jobs.Job;
import yomikiri.app.jobs.JobRunner;
import yomikiri.app.jobs.JobSnapshot;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.lab.LabFixture;
import yomikiri.app.text.Faults;
import yomikiri.app.text.Language;
import yomikiri.app.text.TestNotices;
import yomikiri.app.text.Texts;
import yomikiri.app.training.TrainingViewModel.TrainingDetails;
import yomikiri.app.training.TrainingViewModel.TrainingPage;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.learn.LearnerType;
import yomikiri.engine.learn.TrainingException;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.learn.train.Training;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;

/** Trainings without a toolkit: everything happens at once, on the test's own thread. */
final class TrainingViewModelTest {
  private final AvailableGames availableGames = LabFixture.availableGames();
  private final TestNotices notices = new TestNotices();

  @TempDir private Path folder;

  private TrainingViewModel model() {
    return new TrainingViewModel(
        new JobRunner(
            "training",
            folder,
            Training.FILE,
            new FileExecutor(Runnable::run, Runnable::run),
            Runnable::run,
            LabFixture.CLOCK),
        availableGames,
        Ticker.SYSTEM,
        new ManualUiScheduler(),
        training -> texts -> training.entry().id(),
        notices);
  }

  private TrainingPlan plan() {
    return plan(availableGames.kit("tictactoe").orElseThrow(), "0.1", 1);
  }

  private static <P extends Position> TrainingPlan plan(GameKit<P> kit, String alpha, long seed) {
    LearnerType type = LearnerType.of(kit).getFirst();
    return TrainingPlan.of(
        kit,
        kit.game().newPosition(1),
        type.usual().with("episodes", "2000").with("alpha", alpha),
        seed);
  }

  private static TrainingDetails details(JobSnapshot<TrainingDetails> snapshot) {
    return snapshot.details().orElseThrow();
  }

  @Test
  void aTrainingLearnsToItsEndAndIsFoundAgain() {
    TrainingViewModel model = model();
    model.begin(plan(), "first");
    JobSnapshot<TrainingDetails> card = model.trainings().getFirst().snapshot().get();
    assertThat(card.state()).isEqualTo(JobState.FINISHED);
    assertThat(card.done()).isEqualTo(1);
    assertThat(details(card).checkpoints()).hasSize(20);
    assertThat(details(card).board().orElseThrow().board().verdicts()).isNotEmpty();
    TrainingViewModel later = model();
    later.jobs().shown();
    JobSnapshot<TrainingDetails> found = later.trainings().getFirst().snapshot().get();
    assertThat(found.entry().name()).isEqualTo("first");
    assertThat(found.state()).isEqualTo(JobState.FINISHED);
    assertThat(details(found).progress().curve()).isEqualTo(details(card).progress().curve());
  }

  @Test
  void aStoppedTrainingShowsWhatWasLearntLastNotItsLastCheckpoint() throws TrainingException {
    stop();
    TrainingViewModel model = model();
    model.jobs().shown();
    JobSnapshot<TrainingDetails> card = model.trainings().getFirst().snapshot().get();
    long done = details(card).progress().done();
    assertThat(card.state()).isEqualTo(JobState.STOPPED);
    assertThat(details(card).checkpoints()).isNotEmpty();
    assertThat(done).isGreaterThan(details(card).checkpoints().getLast().episodes());
    assertThat(details(card).board().orElseThrow().episodes()).isEqualTo(done);
  }

  @Test
  void checkpointsStayInViewWhileTheyCannotBeListed() throws TrainingException {
    stop();
    TrainingViewModel model = model();
    model.jobs().shown();
    TrainingDetails before = details(model.trainings().getFirst().snapshot().get());
    assertThat(before.checkpoints()).isNotEmpty();
    TrainingDetails now = before.with(List.of());
    TrainingDetails unlisted =
        new TrainingDetails(
            now.plan(),
            now.progress(),
            now.checkpoints(),
            now.board(),
            Optional.of(Faults.of("disk-full", folder)));
    TrainingJobType type = new TrainingJobType(availableGames::kit, Ticker.SYSTEM, Map.of());
    assertThat(type.after(before, unlisted).checkpoints()).isEqualTo(before.checkpoints());
    assertThat(type.after(before, now).checkpoints()).isEmpty();
  }

  /** Leaves a training that was stopped in the middle. */
  private void stop() throws TrainingException {
    List<Training<?>> open = new ArrayList<>();
    AtomicInteger looks = new AtomicInteger();
    Ticker stopping =
        () -> {
          if (looks.incrementAndGet() == 10) {
            open.forEach(Training::stop);
          }
          return 0;
        };
    try (Training<?> training =
        Training.open(folder.resolve("stopped"), plan(), availableGames::kit, stopping)) {
      open.add(training);
      assertThat(training.run()).isFalse();
    }
  }

  @Test
  void whatIsDeletedCanBeBroughtBack() {
    TrainingViewModel model = model();
    model.begin(plan(), "");
    Job<TrainingDetails> job = model.trainings().getFirst();
    model.jobs().delete(job);
    assertThat(model.trainings()).isEmpty();
    assertThat(notices.reported()).containsExactly("Deleted: " + job.entry().id());
    notices.undo(0);
    assertThat(notices.reported()).last().isEqualTo("Back in the list: " + job.entry().id());
    assertThat(job.snapshot().get().state()).isEqualTo(JobState.FINISHED);
    assertThat(job.entry().folder()).exists();
  }

  @Test
  void aNewNameIsKept() {
    TrainingViewModel model = model();
    model.begin(plan(), "");
    model.jobs().rename(model.trainings().getFirst(), " better ");
    TrainingViewModel later = model();
    later.jobs().resume();
    assertThat(later.trainings().getFirst().entry().name()).isEqualTo("better");
  }

  private List<Job<TrainingDetails>> begun(TrainingViewModel model, TrainingPlan... plans) {
    for (TrainingPlan plan : plans) {
      model.begin(plan, "");
    }
    return List.copyOf(model.trainings()).reversed();
  }

  private static TrainingWords words(Language language) {
    Texts texts =
        new Texts(
            List.of("/yomikiri/app/text", "/yomikiri/app/board/tictactoe"),
            new SimpleObjectProperty<>(language));
    return new TrainingWords(texts, List.of(TicTacToeUi.of(TicTacToe.kit())));
  }

  private static Comparison compared(List<Job<TrainingDetails>> jobs, Language language) {
    return Comparison.of(jobs.stream().map(job -> job.snapshot().get()).toList(), words(language));
  }

  @Test
  void aTrainingNotReadYetIsCalledByTheGameInItsFoldersName() {
    model().begin(plan(), "");
    TrainingViewModel later = model();
    later.jobs().resume();
    JobSnapshot<TrainingDetails> unread = later.trainings().getFirst().snapshot().get();
    assertThat(unread.details()).isEmpty();
    assertThat(words(Language.ENGLISH).title(unread)).isEqualTo("Tic-tac-toe");
    assertThat(words(Language.JAPANESE).proposed(unread)).isEqualTo("三目並べ");
  }

  @Test
  void severalTrainingsAreComparedUntilOnlyOneIsLeft() {
    TrainingViewModel model = model();
    TrainingPlan plan = plan();
    List<Job<TrainingDetails>> jobs = begun(model, plan, plan, plan);
    model.show(jobs);
    assertThat(model.page().get()).isEqualTo(new TrainingPage.Compared(jobs));
    model.jobs().delete(jobs.get(1));
    assertThat(model.page().get().shown()).containsExactly(jobs.get(0), jobs.get(2));
    model.jobs().delete(jobs.get(0));
    assertThat(model.page().get()).isEqualTo(new TrainingPage.OfTraining(jobs.get(2)));
    model.jobs().delete(jobs.get(2));
    assertThat(model.page().get()).isInstanceOf(TrainingPage.Start.class);
  }

  @Test
  void curvesAreNamedByWhatDiffers() {
    TrainingViewModel model = model();
    GameKit<?> kit = availableGames.kit("tictactoe").orElseThrow();
    List<Job<TrainingDetails>> jobs =
        begun(model, plan(kit, "0.1", 1), plan(kit, "0.1", 2), plan(kit, "0.5", 2));
    model.jobs().rename(jobs.getFirst(), "first");
    Comparison.Of english = (Comparison.Of) compared(jobs, Language.ENGLISH);
    assertThat(english.game()).isEqualTo("Tic-tac-toe");
    assertThat(english.curves())
        .extracting(LearningCurve.Named::name)
        .containsExactly(
            "first",
            "Tic-tac-toe \u00b7 learning rate 0.1, seed 2",
            "Tic-tac-toe \u00b7 learning rate 0.5, seed 2");
    assertThat(english.curves()).allSatisfy(curve -> assertThat(curve.points()).hasSize(20));
    Comparison.Of japanese = (Comparison.Of) compared(jobs, Language.JAPANESE);
    assertThat(japanese.curves().getLast().name()).contains("シード 2");
  }

  @Test
  void equalTrainingsAreNumbered() {
    List<Job<TrainingDetails>> jobs = begun(model(), plan(), plan());
    assertThat(((Comparison.Of) compared(jobs, Language.ENGLISH)).curves())
        .extracting(LearningCurve.Named::name)
        .containsExactly("Tic-tac-toe (1)", "Tic-tac-toe (2)");
  }

  @Test
  void onlyTrainingsOfOneGameAreComparedAndNotTooMany() {
    TrainingPlan other = plan(availableGames.kit("mattix-4").orElseThrow(), "0.1", 1);
    List<Job<TrainingDetails>> jobs = begun(model(), plan(), other);
    assertThat(compared(jobs, Language.ENGLISH)).isEqualTo(new Comparison.OfSeveralGames());
    List<Job<TrainingDetails>> many = Collections.nCopies(6, jobs.getFirst());
    assertThat(compared(many, Language.ENGLISH)).isEqualTo(new Comparison.OfTooMany());
  }
}
