package yomikiri.engine.games.trapez;

import java.util.Arrays;
import yomikiri.engine.games.trapez.board.Groups;
import yomikiri.engine.games.trapez.board.HexCellSet;
import yomikiri.engine.games.trapez.board.HexSymmetry;
import yomikiri.engine.games.trapez.board.TrapezTileSet;
import yomikiri.engine.think.TupleFeatures;

/**
 * The features of Trapez that networks use. Light and dark are exchanged where dark is to move,
 * which turns each tile by half a circle. What is left between the seats, that equal longest groups
 * on a full board are light's, goes by the number of empty cells, since that tells who is to move.
 *
 * <p>Tuples of five cells are read in all twelve images of the board, also where two images cover
 * the same cells. Since groups decide the game, there are two kinds of looks besides: for each
 * cell, the largest groups of both that a tile there could make; for the board, the largest groups
 * of both, and the largest that one more tile could make. Tuples have weights for every {@value
 * #PLIES} plies, the other looks for every number of empty cells.
 */
final class TrapezTuples implements TupleFeatures<TrapezPosition> {
  private static final int[][] SHAPES = {
    {0, 1, 3, 4, 9},
    {0, 1, 2, 4, 5},
    {4, 5, 8, 9, 10},
    {7, 8, 9, 10, 11},
    {1, 4, 5, 9, 13},
    {3, 4, 5, 6, 9}
  };

  private static final int SIZE = 5; // cells of a tuple
  private static final int LOOKS = 1 << 3 * SIZE; // each tile has three bits
  private static final int PLIES = 6; // of a phase
  private static final int PHASES = 3; // of 18 cells to play on
  private static final int PHASE = SHAPES.length * LOOKS;
  private static final int TUPLES = PHASES * PHASE;

  private static final int OCCUPIED = Groups.WINNING * Groups.WINNING; // the look of such a cell
  private static final int CELL = OCCUPIED + 1; // looks
  private static final int[] KINDS = kinds();
  private static final int ALL_CELLS = 3 * CELL; // corners, edges, inner cells
  private static final int LONGEST = 6; // a longer group ends the game
  private static final int BOARD = LONGEST * LONGEST * Groups.WINNING * Groups.WINNING;
  private static final int PLY = ALL_CELLS + BOARD;

  private static final long THRICE = 1 | 1L << HexBoard.CELLS | 1L << 2 * HexBoard.CELLS;
  private static final int ALL = (1 << HexBoard.CELLS) - 1;

  private final long[] masks =
      Arrays.stream(SHAPES)
          .mapToLong(shape -> THRICE * Arrays.stream(shape).map(cell -> 1 << cell).sum())
          .toArray();

  /** Where the weights of each cell begin. */
  private static int[] kinds() {
    int[] kinds = new int[HexBoard.CELLS];
    for (int cell = 0; cell < kinds.length; cell++) {
      int neighbours = Integer.bitCount(HexCellSet.neighbours(cell));
      kinds[cell] = Math.min(2, neighbours - 3) * CELL;
    }
    return kinds;
  }

  @Override
  public int weights() {
    return TUPLES + (HexBoard.CELLS - 1) * PLY;
  }

  @Override
  public int count() {
    return HexSymmetry.COUNT * SHAPES.length + HexBoard.CELLS + 1;
  }

  @Override
  public void read(TrapezPosition position, int[] into, int from) {
    int empties = position.empties();
    readTuples(position, (empties - 1) / PLIES * PHASE, into, from);
    int to = from + HexSymmetry.COUNT * masks.length;
    readGroups(position, TUPLES + (empties - 1) * PLY, into, to);
  }

  private void readTuples(TrapezPosition position, int first, int[] into, int from) {
    int to = from;
    for (int symmetry = 0; symmetry < HexSymmetry.COUNT; symmetry++) {
      long bits = HexSymmetry.bits(position.tileSet(), symmetry);
      if (position.turn() == 1) {
        long occupied = (bits | bits >>> HexBoard.CELLS | bits >>> 2 * HexBoard.CELLS) & ALL;
        bits ^= occupied * THRICE;
      }
      int table = first;
      for (long mask : masks) {
        into[to++] = table + (int) Long.compress(bits, mask);
        table += LOOKS;
      }
    }
  }

  private static void readGroups(TrapezPosition position, int first, int[] into, int from) {
    int own = position.turn();
    TrapezTileSet tiles = position.tileSet();
    Groups groups = position.groups();
    int to = from;
    int ownReach = 1;
    int otherReach = 1;
    for (int cell = 0; cell < HexBoard.CELLS; cell++) {
      int bit = HexCellSet.bit(cell);
      int look = OCCUPIED;
      if ((tiles.occupied() & bit) == 0) {
        int mine = Math.min(Groups.WINNING, groups.reach(own, tiles, bit));
        int theirs = Math.min(Groups.WINNING, groups.reach(1 - own, tiles, bit));
        ownReach = Math.max(ownReach, mine);
        otherReach = Math.max(otherReach, theirs);
        look = (mine - 1) * Groups.WINNING + theirs - 1;
      }
      into[to++] = first + KINDS[cell] + look;
    }
    int look = (groups.longest(own) - 1) * LONGEST + groups.longest(1 - own) - 1;
    look = (look * Groups.WINNING + ownReach - 1) * Groups.WINNING + otherReach - 1;
    into[to] = first + ALL_CELLS + look;
  }
}
