package yomikiri.engine.games.mattix;

import java.util.Arrays;

/**
 * Bounds of the value to come that need no search.
 *
 * <p>A player always moves out of the line that the opponent has just entered, so he can play each
 * of his lines as a game of its own, whatever the opponent does elsewhere: the sum of these
 * one-line games, with the opponent free to enter any line by any tile or to stop, is a margin he
 * can force. {@link #await} holds a line's share while the opponent has yet to enter it, {@link
 * #leave} while its owner has to leave it. The rows bound the value from the row player's side, the
 * columns from the other. Only one line changes on each side by a move.
 *
 * <p>A game is a trail in a bipartite graph, so the parity of the line's degrees mostly tells the
 * line where it ends (Euler). Then the opponent may not stop there before it is used up, and tiles
 * may be shifted by a potential per line: the shifts of a trail cancel but for both its ends. The
 * potentials flatten the tiles inside each line, which makes the one-line games smaller and the
 * bounds closer (Lagrange multipliers for "entered by a column, left by a column").
 */
final class MattixBounds {

  private static final int SPAN = MattixSolver.SPAN;
  private static final int SIDE_CELLS = MattixSolver.SIDE_CELLS;
  private static final int SIDE_LINES = MattixSolver.SIDE_LINES;
  private static final int NO_LINE = -1;
  private static final int LARGEST_POTENTIAL = 20;

  /** Tile values by side, line of that side, crossing line. */
  final int[] weight = new int[2 * SIDE_CELLS];

  /** The same, raised by the potential of the crossing line. */
  final int[] shifted = new int[2 * SIDE_CELLS];

  final int[] potential = new int[2 * SPAN];

  /** By side, line of that side, tiles left in the line. */
  final int[] await = new int[2 * SIDE_LINES];

  final int[] leave = new int[2 * SIDE_LINES];

  /** How much a line with these tiles helps the side it is handed to, for the move order. */
  final int[] danger = new int[2 * SIDE_LINES];

  /** What the potential of the last line takes off the sum of either side. */
  private final int[] sideConstant = new int[2];

  /** Prepares all bounds for {@code start}, rows before columns, and what follows from it. */
  void prepare(long rows, long columns, int start) {
    int lastLine = lastLine(rows, columns, start);
    Arrays.fill(potential, 0);
    if (lastLine != NO_LINE) {
      flatten(rows, 0);
      flatten(columns, 1);
    }
    for (int index = 0; index < 2 * SPAN; index++) {
      long lines = index < SPAN ? rows : columns;
      prepareLine(index, MattixSolver.lineMask(lines, index % SPAN), index == lastLine);
    }
    sideConstant[0] = lastLine >= SPAN ? -potential[lastLine] : 0;
    sideConstant[1] = lastLine != NO_LINE && lastLine < SPAN ? -potential[lastLine] : 0;
  }

  /** The sum of {@link #await} over the lines of a side, given its tiles. */
  int sum(long tiles, int side) {
    int sum = sideConstant[side];
    for (int line = 0; line < SPAN; line++) {
      sum += await[side * SIDE_LINES + (line << SPAN) + MattixSolver.lineMask(tiles, line)];
    }
    return sum;
  }

  /** The line every game from here ends in, rows before columns, if parity decides it. */
  private int lastLine(long rows, long columns, int start) {
    int odd = 0;
    int last = NO_LINE;
    for (int index = 0; index < 2 * SPAN; index++) {
      long lines = index < SPAN ? rows : columns;
      if (index != start
          && (Integer.bitCount(MattixSolver.lineMask(lines, index % SPAN)) & 1) != 0) {
        odd++;
        last = index;
      }
    }
    return odd == 0 ? start : odd == 1 ? last : NO_LINE;
  }

  /**
   * Chooses potentials of the other side's lines that bring the tiles inside the lines of {@code
   * side} close together, one line at a time until none gets better.
   */
  private void flatten(long lines, int side) {
    int others = (side ^ 1) * SPAN;
    boolean better = true;
    while (better) {
      better = false;
      for (int cross = 0; cross < SPAN; cross++) {
        int before = potential[others + cross];
        int best = before;
        int least = spread(lines, side, cross);
        for (int shift = -LARGEST_POTENTIAL; shift <= LARGEST_POTENTIAL; shift++) {
          potential[others + cross] = shift;
          int spread = spread(lines, side, cross);
          if (spread < least) {
            least = spread;
            best = shift;
          }
        }
        potential[others + cross] = best;
        better |= best != before;
      }
    }
  }

  /** Sum of the differences between the tiles on {@code cross} and those in line with them. */
  private int spread(long lines, int side, int cross) {
    int others = (side ^ 1) * SPAN;
    int spread = 0;
    for (int line = 0; line < SPAN; line++) {
      int mask = MattixSolver.lineMask(lines, line);
      if ((mask >> cross & 1) != 0) {
        int cells = side * SIDE_CELLS + line * SPAN;
        int value = weight[cells + cross] + potential[others + cross];
        for (int left = mask; left != 0; left &= left - 1) {
          int other = Integer.numberOfTrailingZeros(left);
          spread += Math.abs(value - weight[cells + other] - potential[others + other]);
        }
      }
    }
    return spread;
  }

  /** Prepares a line for any part of the tiles it holds now. */
  private void prepareLine(int index, int held, boolean last) {
    int side = index / SPAN;
    int cells = index * SPAN;
    int lines = index << SPAN;
    for (int cross = 0; cross < SPAN; cross++) {
      shifted[cells + cross] = weight[cells + cross] + potential[(side ^ 1) * SPAN + cross];
    }
    for (int mask = -held & held; mask != 0; mask = mask - held & held) {
      int entered = last ? Integer.MAX_VALUE : 0;
      int left = Integer.MIN_VALUE;
      int largest = Integer.MIN_VALUE;
      for (int tiles = mask; tiles != 0; tiles &= tiles - 1) {
        int cross = Integer.numberOfTrailingZeros(tiles);
        int rest = lines + (mask ^ 1 << cross);
        entered = Math.min(entered, leave[rest] - shifted[cells + cross]);
        left = Math.max(left, await[rest] + shifted[cells + cross]);
        largest = Math.max(largest, weight[cells + cross]);
      }
      await[lines + mask] = entered;
      leave[lines + mask] = left;
      danger[lines + mask] = 16 * Integer.bitCount(mask) + 8 * largest - (last ? 12 : 0);
    }
  }
}
