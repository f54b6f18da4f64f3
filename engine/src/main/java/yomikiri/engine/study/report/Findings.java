package yomikiri.engine.study.report;

import yomikiri.engine.study.Study;

/** All that is known of a study at one moment. */
public sealed interface Findings permits DuelFindings, PlaceFindings {
  Study study();

  int games();

  /** Games that are no copies. */
  int distinct();

  /** Games there will be in the end; fewer when a test speaks early. */
  int planned();

  /** No more games are to come. */
  boolean isDone();
}
