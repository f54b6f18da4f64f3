package yomikiri.engine.search;

/**
 * What a {@link TranspositionTable} keeps of a position for a search that narrows its value from
 * both sides: a lower and an upper bound for the side to move, the best move, and how much was
 * pruned.
 */
public final class BoundsEntry {
  private static final int LIMIT = 1 << 15; // added to a value, makes it positive
  private static final int SELECTIVITY_SHIFT = TranspositionTable.CONTENTS_SHIFT;
  private static final int MOVE_SHIFT = SELECTIVITY_SHIFT + 5;
  private static final int UPPER_SHIFT = MOVE_SHIFT + 7;
  private static final int LOWER_SHIFT = UPPER_SHIFT + 16;

  private BoundsEntry() {}

  /**
   * Contents for {@link TranspositionTable#store}.
   *
   * @param lower above -{@value #LIMIT}, as {@code upper} is below it
   * @param move a square, or -1 if none is known
   * @param selectivity how much was pruned, up to 31, by the measure of the search that uses the
   *     table; 0 for nothing
   */
  public static long of(int lower, int upper, int move, int selectivity) {
    return ((long) (lower + LIMIT) << LOWER_SHIFT
            | (long) (upper + LIMIT) << UPPER_SHIFT
            | (long) (move + 1) << MOVE_SHIFT
            | (long) selectivity << SELECTIVITY_SHIFT)
        >>> TranspositionTable.CONTENTS_SHIFT;
  }

  public static int lowerOf(long result) {
    return (int) (result >>> LOWER_SHIFT & 0xffff) - LIMIT;
  }

  public static int upperOf(long result) {
    return (int) (result >>> UPPER_SHIFT & 0xffff) - LIMIT;
  }

  public static int moveOf(long result) {
    return (int) (result >>> MOVE_SHIFT & 0x7f) - 1;
  }

  public static int selectivityOf(long result) {
    return (int) (result >>> SELECTIVITY_SHIFT & 0x1f);
  }
}
