package yomikiri.engine.games.mattix;

import java.util.SplittableRandom;
import yomikiri.engine.game.Moves;

/** A position of 8×8 as the searches have it, with its bounds. */
final class LaidMattix {
  private static final int SPAN = MattixSolver.SPAN;
  private static final Mattix GAME = Mattix.ofSize(8);

  final MattixBounds bounds = new MattixBounds();
  final long own;
  final long other;
  final int side;
  final int line;

  LaidMattix(MattixPosition position) {
    long rows = 0;
    long columns = 0;
    for (int cell = 0; cell < 64; cell++) {
      if (position.hasTile(cell)) {
        int across = cell % 8 * SPAN + cell / 8;
        rows |= 1L << cell;
        columns |= 1L << across;
        bounds.weight[cell] = position.tile(cell);
        bounds.weight[MattixSolver.SIDE_CELLS + across] = position.tile(cell);
      }
    }
    side = position.turn();
    line = position.line();
    own = side == 0 ? rows : columns;
    other = side == 0 ? columns : rows;
    bounds.prepare(rows, columns, side * SPAN + line);
  }

  /** The same as the look-ahead by a plain recursion, without window, table or order. */
  int plain(long mine, long theirs, int mover, int at, int depth) {
    int mask = MattixSolver.lineMask(mine, at);
    if (mask == 0) {
      return 0;
    }
    int lines = mover * MattixSolver.SIDE_LINES + (at << SPAN);
    int rest = bounds.sum(mine, mover) - bounds.await[lines + mask];
    int lower = rest + bounds.leave[lines + mask];
    int upper = -bounds.sum(theirs, mover ^ 1) - bounds.potential[mover * SPAN + at];
    if (depth == 0) {
      return lower >= upper ? lower : lower + upper >> 1;
    }
    int best = Integer.MIN_VALUE;
    for (int cross = 0; cross < SPAN; cross++) {
      if ((mask >> cross & 1) != 0) {
        int gain = bounds.weight[mover * MattixSolver.SIDE_CELLS + at * SPAN + cross];
        long next = theirs ^ 1L << cross * SPAN + at;
        long left = mine ^ 1L << at * SPAN + cross;
        best = Math.max(best, gain - plain(next, left, mover ^ 1, cross, depth - 1));
      }
    }
    return Math.clamp(best, lower, upper);
  }

  /** A position that random moves lead to from a deal, with at most so many tiles. */
  static MattixPosition ending(long seed, int tiles) {
    SplittableRandom random = new SplittableRandom(seed);
    MattixPosition position = GAME.newPosition(seed);
    Moves legal = new Moves();
    while (!position.isOver() && Long.bitCount(position.tiles()) > tiles) {
      position.legalMoves(legal);
      position.play(legal.get(random.nextInt(legal.size())));
    }
    return position;
  }
}
