package yomikiri.app.training.kept;

import yomikiri.app.kept.Item;

/** What stands beside the list of trainings. */
public sealed interface TrainingPage {
  /** What can be done here, and the example. */
  record Start() implements TrainingPage {}

  /** The form of a new training. */
  record Making() implements TrainingPage {}

  record OfTraining(Item<TrainingCard> training) implements TrainingPage {}
}
