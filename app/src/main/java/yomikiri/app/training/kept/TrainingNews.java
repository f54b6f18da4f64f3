package yomikiri.app.training.kept;

/** What people are told of, wherever they are in the app. */
public sealed interface TrainingNews {
  record Deleted(TrainingItem training) implements TrainingNews {}

  record Failed(TrainingFault fault) implements TrainingNews {}
}
