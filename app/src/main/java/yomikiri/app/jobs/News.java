package yomikiri.app.jobs;

import yomikiri.app.text.Fault;

/** What people are told of, wherever they are in the app. */
public sealed interface News<C extends Card<C>> {
  /** Something is off the list; {@link JobList#restore} brings it back. */
  record Deleted<C extends Card<C>>(Job<C> job) implements News<C> {}

  record Failed<C extends Card<C>>(Fault fault) implements News<C> {}
}
