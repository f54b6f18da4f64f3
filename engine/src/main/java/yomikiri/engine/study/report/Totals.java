package yomikiri.engine.study.report;

import yomikiri.engine.study.log.Played;

/** What the games of a study add up to, added in the order of their numbers. */
sealed interface Totals permits DuelTotals, PlaceTotals {
  void add(Played game);

  /** Whether game {@code number} need not be played any more. */
  boolean isDecided(int number);

  Findings findings();
}
