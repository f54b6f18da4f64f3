package yomikiri.engine.games.othello.board;

/** Finds discs that can never turn over again: some of them, not all. */
public final class StableDiscs {
  private static final long FIRST_FILE = 0x0101010101010101L;
  private static final long LAST_FILE = 0x8080808080808080L;
  private static final long RANK = 0xffL;

  private StableDiscs() {}

  /**
   * Discs of {@code holder} that are safe in all four directions: because the line is full, or
   * because on one side the board ends or a safe disc of the same side lies next to them.
   *
   * @param board all squares
   */
  public static long of(long board, long holder, long mover) {
    long open = board & ~(holder | mover);
    long files = ends(board, 8) | ~spread(open, 8, -1L, -1L);
    long ranks = ends(board, 1) | ~openRanks(open);
    long fromA1 = ends(board, 9) | ~spread(open, 9, ~FIRST_FILE, ~LAST_FILE);
    long fromH1 = ends(board, 7) | ~spread(open, 7, ~LAST_FILE, ~FIRST_FILE);
    long stable = 0;
    long found = holder & files & ranks & fromA1 & fromH1;
    while (found != stable) {
      stable = found;
      long left = stable & ~FIRST_FILE;
      long right = stable & ~LAST_FILE;
      found |=
          holder
              & (files | stable << 8 | stable >>> 8)
              & (ranks | right << 1 | left >>> 1)
              & (fromA1 | right << 9 | left >>> 9)
              & (fromH1 | left << 7 | right >>> 7);
    }
    return stable;
  }

  /** The squares of the ranks in which a square is open. */
  private static long openRanks(long open) {
    long any = open | open >>> 4;
    any |= any >>> 2;
    any |= any >>> 1;
    return (any & FIRST_FILE) * RANK;
  }

  /**
   * The squares of the lines in which a square is open: doubled thrice, both ways.
   *
   * @param up the squares that a step up leads to, {@code down} likewise
   */
  private static long spread(long open, int step, long up, long down) {
    long above = open | open << step & up;
    long below = open | open >>> step & down;
    long up2 = up & up << step;
    long down2 = down & down >>> step;
    above |= above << 2 * step & up2;
    below |= below >>> 2 * step & down2;
    above |= above << 4 * step & up2 & up2 << 2 * step;
    below |= below >>> 4 * step & down2 & down2 >>> 2 * step;
    return above | below;
  }

  /** The squares at an end of their line. */
  private static long ends(long board, int step) {
    long up = step == 7 ? ~LAST_FILE : step == 8 ? -1L : ~FIRST_FILE;
    long down = step == 7 ? ~FIRST_FILE : step == 8 ? -1L : ~LAST_FILE;
    return board & ~(board << step & up & board >>> step & down);
  }
}
