package yomikiri.app.training;

import java.util.List;
import yomikiri.app.jobs.Job;

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
