package yomikiri.engine.games.mattix;

import yomikiri.engine.search.SearchHelpers;
import yomikiri.engine.think.TimeKeeper;

/** Both searches for one move of Mattix, and the threads that help with them. */
final class MattixSearch implements AutoCloseable {
  private static final int SPAN = MattixSolver.SPAN;
  private static final int ALONE = 1_000; // nodes searched before other threads help

  private final MattixMemory memory;
  private final MattixSolver solver;
  private final MattixLookAhead lookAhead;
  private final SearchHelpers<MattixSplit> solverHelpers;
  private final SearchHelpers<MattixSplit> lookAheadHelpers;
  private final MattixRootSearch root;

  /**
   * Prepares the searches of a position; they count their nodes with {@code clock}.
   *
   * @param memory has loaded the position's tiles
   * @param threads that search together
   */
  MattixSearch(MattixMemory memory, MattixPosition position, TimeKeeper clock, int threads) {
    long rows = 0;
    long columns = 0;
    for (long left = position.tiles(); left != 0; left &= left - 1) {
      int cell = Long.numberOfTrailingZeros(left);
      int row = cell / memory.size;
      int column = cell % memory.size;
      rows |= 1L << (row * SPAN + column);
      columns |= 1L << (column * SPAN + row);
    }
    int side = position.turn();
    MattixBounds bounds = memory.bounds;
    bounds.prepare(rows, columns, side * SPAN + position.line());
    MattixTable proven = memory.proven(Long.bitCount(rows));
    MattixTable estimated = memory.estimated();
    this.memory = memory;
    solver = new MattixSolver(bounds, proven, clock.meter());
    lookAhead = new MattixLookAhead(bounds, estimated, clock.meter());
    solverHelpers =
        new SearchHelpers<>(
            solver,
            threads - 1,
            ALONE,
            () -> new MattixSolver(bounds, proven, clock.meterOfHelper()));
    lookAheadHelpers =
        new SearchHelpers<>(
            lookAhead,
            threads - 1,
            ALONE,
            () -> new MattixLookAhead(bounds, estimated, clock.meterOfHelper()));
    root =
        new MattixRootSearch(
            this, side == 0 ? rows : columns, side == 0 ? columns : rows, side, position.line());
  }

  MattixRootSearch root() {
    return root;
  }

  int cell(int side, int line, int cross) {
    return side == 0 ? line * memory.size + cross : cross * memory.size + line;
  }

  int gain(int side, int line, int cross) {
    return memory.bounds.weight[side * MattixSolver.SIDE_CELLS + line * SPAN + cross];
  }

  /** Whether the board is too large to be solved from the first move. */
  boolean isLarge() {
    return memory.isLarge();
  }

  /** See {@link MattixLookAhead#value}. */
  int estimate(long own, long other, int side, int line, int depth, int alpha, int beta) {
    lookAheadHelpers.beginIfWorthwhile();
    return lookAhead.value(own, other, side, line, depth, alpha, beta);
  }

  /** See {@link MattixSolver#test}. */
  int test(long own, long other, int side, int line, int beta) {
    solverHelpers.beginIfWorthwhile();
    return solver.test(own, other, side, line, beta);
  }

  /** Ends the other threads. */
  @Override
  public void close() {
    lookAheadHelpers.close();
    solverHelpers.close();
  }
}
