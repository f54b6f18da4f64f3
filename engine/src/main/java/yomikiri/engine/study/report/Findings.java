package yomikiri.engine.study.report;

import yomikiri.engine.study.Study;

/** All that is known of a study at one moment. */
public sealed interface Findings permits DuelFindings, PlaceFindings {
  Study study();

  int games();

  /** Games that are not copies. */
  int distinct();

  /** Games there will be in the end; fewer when a test decides early. */
  int planned();

  /** No more games will come. */
  boolean isDone();
}
