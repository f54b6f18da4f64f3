package yomikiri.engine.search;

import yomikiri.engine.think.TimeKeeper;

/**
 * Whether a search by iterative deepening goes on to the next depth where its budget has time to
 * spare, which a depth once begun may take. None is begun after half of the usual time if the best
 * move has not changed at the last depth, or after all of it if it has. Where nothing is to spare,
 * a search uses all its time.
 */
public final class ThinkingTime {
  private static final double UNCHANGED = 0.5; // of the usual time

  private final TimeKeeper clock;
  private int best = -1;

  /** For a search that begins. */
  public ThinkingTime(TimeKeeper clock) {
    this.clock = clock;
    clock.takeSpareTime();
  }

  /**
   * Whether the next depth is worth its time.
   *
   * @param move the best of the depth just completed
   */
  public boolean goesOn(int move) {
    boolean hasChanged = move != best;
    best = move;
    double usual = (double) clock.budget().nanos();
    return clock.budget().spare() == 0
        || clock.elapsedNanos() < (hasChanged ? usual : UNCHANGED * usual);
  }
}
