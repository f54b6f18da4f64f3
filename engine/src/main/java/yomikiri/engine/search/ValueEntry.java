package yomikiri.engine.search;

import yomikiri.engine.think.Bound;

/**
 * What a {@link TranspositionTable} keeps of a position for a search that has one value for it:
 * that, its bound and the best move.
 */
public final class ValueEntry {
  private static final int MOVE_SHIFT = 2;
  private static final int MOVE_BITS = 17;
  private static final int VALUE_SHIFT = MOVE_SHIFT + MOVE_BITS;

  private ValueEntry() {}

  /**
   * Contents for {@link TranspositionTable#store}.
   *
   * @param value between -2²⁴ and 2²⁴
   * @param move below 2¹⁷
   */
  public static long of(int value, Bound bound, int move) {
    return ((long) value << VALUE_SHIFT | (long) move << MOVE_SHIFT | bits(bound))
        & TranspositionTable.CONTENTS;
  }

  private static long bits(Bound bound) {
    return switch (bound) {
      case EXACT -> 0;
      case AT_LEAST -> 1;
      case AT_MOST -> 2;
    };
  }

  public static int valueOf(long result) {
    int above = TranspositionTable.SEARCH_BITS; // shifted out to the left, the sign comes first
    return (int) (result << above >> above + TranspositionTable.CONTENTS_SHIFT + VALUE_SHIFT);
  }

  public static int moveOf(long result) {
    return (int) (result >>> TranspositionTable.CONTENTS_SHIFT + MOVE_SHIFT) & (1 << MOVE_BITS) - 1;
  }

  public static Bound boundOf(long result) {
    return switch ((int) (result >>> TranspositionTable.CONTENTS_SHIFT) & 3) {
      case 1 -> Bound.AT_LEAST;
      case 2 -> Bound.AT_MOST;
      default -> Bound.EXACT;
    };
  }
}
