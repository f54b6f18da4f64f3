package yomikiri.app.training;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
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
import yomikiri.app.player.LearntFileChoices;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.learn.train.Training.Checkpoint;
import yomikiri.engine.learn.train.TrainingProgress;
import yomikiri.engine.think.Ticker;

/** View model of the Training screen: the trainings, and the page shown beside their list. */
@UiThread
public final class TrainingViewModel implements LearntFileChoices {
  private final TrainingJobType trainer;
  private final CheckpointFiles files;
  private final JobList<TrainingDetails> trainings;
  private final ObjectProperty<TrainingPage> page =
      new SimpleObjectProperty<>(new TrainingPage.Start());

  /** {@code title} is what one is called. */
  public TrainingViewModel(
      JobRunner runner,
      AvailableGames availableGames,
      Ticker ticker,
      UiScheduler scheduler,
      Function<? super JobSnapshot<TrainingDetails>, Phrase> title,
      Notices notices) {
    this.trainer = new TrainingJobType(availableGames::kit, ticker, new ConcurrentHashMap<>());
    this.files = new CheckpointFiles(runner.folder(), availableGames::kit);
    this.trainings =
        new JobList<>(trainer, runner, scheduler, () -> {}, this::show, this::left, title, notices);
  }

  /** All trainings, the newest first. */
  public ObservableList<Job<TrainingDetails>> trainings() {
    return trainings.jobs();
  }

  /** Runs, pauses, stops, deletes them. */
  public JobList<TrainingDetails> jobs() {
    return trainings;
  }

  public ObjectProperty<TrainingPage> page() {
    return page;
  }

  private void show(Job<TrainingDetails> job) {
    show(List.of(job));
  }

  /** Shows a training, or compares several; for none, what can be done here. */
  public void show(List<Job<TrainingDetails>> chosen) {
    page.set(
        switch (chosen.size()) {
          case 0 -> new TrainingPage.Start();
          case 1 -> new TrainingPage.OfTraining(chosen.getFirst());
          default -> new TrainingPage.Compared(chosen);
        });
  }

  /** Begins a training and shows it; {@code name} is empty for none. */
  public void begin(TrainingPlan plan, String name) {
    trainings.begin(plan.game(), name, "", trainer.opener(plan));
  }

  /** What has left the list is no longer in view. */
  private void left(Job<TrainingDetails> job) {
    List<Job<TrainingDetails>> shown = page.get().shown();
    if (shown.contains(job)) {
      show(shown.stream().filter(other -> !other.equals(job)).toList());
    }
  }

  /** Hands {@code then} what was learnt after {@code line}, by {@code from} or until now. */
  public void look(
      Job<TrainingDetails> job,
      Optional<Checkpoint> from,
      List<Integer> line,
      Consumer<? super LearntBoard> then) {
    JobEntry entry = job.entry();
    trainings.ask(() -> trainer.look(entry, from, line), then);
  }

  @Override
  public void list(String game, boolean networkOnly, Consumer<? super List<LearntFile>> more) {
    for (Job<TrainingDetails> job : trainings()) {
      if (job.entry().own()) {
        Path folder = job.entry().folder();
        String name = job.entry().name();
        trainings.ask(() -> files.of(folder, name, game, networkOnly), more);
      }
    }
  }

  @Override
  public void take(Path chosen, String game, boolean networkOnly, Consumer<? super String> then) {
    trainings.ask(() -> files.take(chosen, game, networkOnly), then);
  }

  /** The pages shown beside the list of trainings. */
  public sealed interface TrainingPage {
    /** What can be done here, and the example. */
    record Start() implements TrainingPage {}

    /** The form of a new training. */
    record Making() implements TrainingPage {}

    record OfTraining(Job<TrainingDetails> training) implements TrainingPage {}

    /** Several trainings side by side. */
    record Compared(List<Job<TrainingDetails>> trainings) implements TrainingPage {
      public Compared {
        trainings = List.copyOf(trainings);
      }
    }

    /** The trainings that are on the page. */
    default List<Job<TrainingDetails>> shown() {
      return switch (this) {
        case Start start -> List.of();
        case Making making -> List.of();
        case OfTraining(Job<TrainingDetails> training) -> List.of(training);
        case Compared(List<Job<TrainingDetails>> several) -> several;
      };
    }
  }

  /**
   * The details of a training that are shown.
   *
   * @param checkpoints those known so far, the first one first
   * @param board what was learnt of the start; empty until it is known
   * @param missing why later checkpoints are not known
   */
  public record TrainingDetails(
      TrainingPlan plan,
      TrainingProgress progress,
      List<Checkpoint> checkpoints,
      Optional<LearntBoard> board,
      Optional<Fault> missing) {
    public TrainingDetails {
      checkpoints = List.copyOf(checkpoints);
    }

    TrainingDetails with(List<Checkpoint> listed) {
      return new TrainingDetails(plan, progress, listed, board, missing);
    }
  }
}
