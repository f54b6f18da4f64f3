package yomikiri.engine.games.othello.discs;

/** Finds discs that can never turn over again: some of them, not all. */
public final class StableDiscs {
  private static final int[] STEPS = {1, 8, 7, 9};

  private StableDiscs() {}

  /**
   * Discs of {@code holder} that are safe in all four directions: because the line is full, or
   * because on one side the board ends or a safe disc of the same side lies next to them.
   *
   * @param board all squares
   */
  public static long of(long board, long holder, long mover) {
    long full = holder | mover;
    long[] safe = new long[STEPS.length];
    for (int i = 0; i < STEPS.length; i++) {
      safe[i] = fullLines(board, full, STEPS[i]) | edge(board, STEPS[i]);
    }
    long stable = 0;
    long found = holder & safe[0] & safe[1] & safe[2] & safe[3];
    while (found != stable) {
      stable = found;
      long all = holder;
      for (int i = 0; i < STEPS.length; i++) {
        all &= safe[i] | neighbours(stable, STEPS[i]);
      }
      found = stable | all;
    }
    return stable;
  }

  /** The squares whose whole line in one direction is taken. */
  private static long fullLines(long board, long full, int step) {
    long open = board & ~full;
    long before = 0;
    while (open != before) {
      before = open;
      open |= neighbours(open, step) & board;
    }
    return board & ~open;
  }

  /** The squares at an end of their line. */
  private static long edge(long board, int step) {
    return board & ~(up(board, step) & down(board, step));
  }

  private static long neighbours(long squares, int step) {
    return up(squares, step) | down(squares, step);
  }

  private static long up(long squares, int step) {
    return (squares & ~lost(step, true)) << step;
  }

  private static long down(long squares, int step) {
    return (squares & ~lost(step, false)) >>> step;
  }

  /** The squares from which a step would come out on the far side of the board. */
  private static long lost(int step, boolean up) {
    long first = 0x0101010101010101L;
    long lastFile = 0x8080808080808080L;
    return switch (step) {
      case 1, 9 -> up ? lastFile : first;
      case 7 -> up ? first : lastFile;
      default -> 0;
    };
  }
}
