package yomikiri.app.training;

import java.util.List;
import yomikiri.app.jobs.Job;

/** What stands beside the list of trainings. */
public sealed interface TrainingPage {
  /** What can be done here, and the example. */
  record Start() implements TrainingPage {}

  /** The form of a new training. */
  record Making() implements TrainingPage {}

  record OfTraining(Job<TrainingCard> training) implements TrainingPage {}

  /** Several trainings side by side. */
  record Compared(List<Job<TrainingCard>> trainings) implements TrainingPage {
    public Compared {
      trainings = List.copyOf(trainings);
    }
  }

  /** The trainings that are on the page. */
  default List<Job<TrainingCard>> shown() {
    return switch (this) {
      case Start start -> List.of();
      case Making making -> List.of();
      case OfTraining(Job<TrainingCard> training) -> List.of(training);
      case Compared(List<Job<TrainingCard>> several) -> several;
    };
  }
}
