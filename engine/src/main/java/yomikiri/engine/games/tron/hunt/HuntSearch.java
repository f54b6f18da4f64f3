package yomikiri.engine.games.tron.hunt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import yomikiri.engine.game.Keys;
import yomikiri.engine.games.tron.grid.Arena;
import yomikiri.engine.games.tron.grid.Cells;
import yomikiri.engine.games.tron.territory.Estimate;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.Meter;
import yomikiri.engine.trace.Bound;

/**
 * Principal variation search (Marsland and Campbell 1982) of two cycles that can reach each other,
 * with a transposition table, killer moves and history heuristic. Values are those of the seat to
 * move: {@link #WIN} less the plies to it, or an {@link Estimate} in units.
 */
final class HuntSearch {
  /** Less the plies until the other has crashed; more than any estimate. */
  static final int WIN = 1 << 20;

  /** Values beyond this, above or below, are those of games that are read out. */
  static final int CERTAIN = WIN - 4096;

  private static final int INFINITE = WIN + 1;
  private static final int TABLE_BITS = 18;
  private static final int DEEPEST = 640;
  private static final long[] CELL_CODES = codes(1);
  private static final long[][] HEAD_CODES = {codes(2), codes(3)};
  private static final long TURN_CODE = Keys.mixed(4L << 12);

  private final TranspositionTable table = new TranspositionTable(TABLE_BITS);
  private final Estimate estimate;
  private final Meter meter;
  private final boolean joint;
  private final long[] free = new long[Cells.WORDS];
  private final int[] heads = new int[2];
  private final int[][] killers = new int[DEEPEST][2];
  private final int[][] history = new int[2][Cells.LIMIT];
  private long key;

  HuntSearch(Estimate estimate, boolean joint, Meter meter) {
    this.estimate = estimate;
    this.joint = joint;
    this.meter = meter;
  }

  private static long[] codes(int kind) {
    long[] codes = new long[Cells.LIMIT];
    for (int cell = 0; cell < Cells.LIMIT; cell++) {
      codes[cell] = Keys.mixed((long) kind << 12 | cell);
    }
    return codes;
  }

  /** Begins with a position. */
  void begin(long[] from, int[] fromHeads) {
    System.arraycopy(from, 0, free, 0, Cells.WORDS);
    System.arraycopy(fromHeads, 0, heads, 0, 2);
    table.startSearch();
    for (int[] killer : killers) {
      Arrays.fill(killer, -1);
    }
    for (int[] ofSeat : history) {
      Arrays.fill(ofSeat, 0);
    }
    key = HEAD_CODES[0][heads[0]] ^ HEAD_CODES[1][heads[1]];
  }

  /** The value for {@code seat} of its move to {@code cell}. */
  int value(int seat, int cell, int depth, int alpha, int beta) {
    int from = enter(seat, cell);
    int value = -search(1 - seat, depth - 1, 1, -beta, -alpha);
    leave(seat, from);
    return value;
  }

  private int enter(int seat, int cell) {
    int from = heads[seat];
    Cells.remove(free, cell);
    heads[seat] = cell;
    key ^= CELL_CODES[cell] ^ HEAD_CODES[seat][from] ^ HEAD_CODES[seat][cell] ^ TURN_CODE;
    return from;
  }

  private void leave(int seat, int from) {
    int cell = heads[seat];
    Cells.add(free, cell);
    heads[seat] = from;
    key ^= CELL_CODES[cell] ^ HEAD_CODES[seat][from] ^ HEAD_CODES[seat][cell] ^ TURN_CODE;
  }

  private int search(int seat, int depth, int ply, int alpha, int beta) {
    meter.visit();
    int head = heads[seat];
    int first = -1;
    int count = 0;
    for (int move = 0; move < Arena.MOVES; move++) {
      int cell = Arena.target(head, move);
      if (Cells.isIn(free, cell)) {
        first = cell;
        count++;
      }
    }
    if (count == 0) {
      return ply - WIN;
    }
    if (depth <= 0) {
      return estimate.lead(free, heads, seat);
    }
    if (count == 1) {
      int from = enter(seat, first);
      int value = -search(1 - seat, depth - 1, ply + 1, -beta, -alpha);
      leave(seat, from);
      return value;
    }
    return searchMoves(seat, depth, ply, alpha, beta);
  }

  private int searchMoves(int seat, int depth, int ply, int alpha, int beta) {
    int tableCell = -1;
    long known = table.probe(key);
    if (known != TranspositionTable.NONE) {
      int value = fromTable(TranspositionTable.valueOf(known), ply);
      Bound bound = TranspositionTable.boundOf(known);
      boolean isDeep = TranspositionTable.depthOf(known) >= depth || Math.abs(value) > CERTAIN;
      if (isDeep
          && (bound == Bound.EXACT
              || bound == Bound.AT_LEAST && value >= beta
              || bound == Bound.AT_MOST && value <= alpha)) {
        return value;
      }
      tableCell = TranspositionTable.moveOf(known);
    }
    int head = heads[seat];
    int tried = 0;
    int best = -INFINITE;
    int bestCell = -1;
    int floor = alpha;
    int from = head;
    for (int n = 0; n < Arena.MOVES && best < beta; n++) {
      int cell = next(seat, head, tried, tableCell, ply);
      if (cell < 0) {
        break;
      }
      tried |= 1 << moveTo(head, cell);
      enter(seat, cell);
      int value;
      if (n == 0) {
        value = -search(1 - seat, depth - 1, ply + 1, -beta, -floor);
      } else {
        value = -search(1 - seat, depth - 1, ply + 1, -floor - 1, -floor);
        if (value > floor && value < beta) {
          value = -search(1 - seat, depth - 1, ply + 1, -beta, -floor);
        }
      }
      leave(seat, from);
      if (value > best) {
        best = value;
        bestCell = cell;
        floor = Math.max(floor, best);
      }
    }
    if (best >= beta) {
      history[seat][bestCell] += depth * depth;
      if (killers[ply][0] != bestCell) {
        killers[ply][1] = killers[ply][0];
        killers[ply][0] = bestCell;
      }
    }
    Bound bound = best >= beta ? Bound.AT_LEAST : best > alpha ? Bound.EXACT : Bound.AT_MOST;
    table.store(key, toTable(best, ply), depth, bound, bestCell);
    return best;
  }

  private static int moveTo(int head, int cell) {
    int step = cell - head;
    return step == -Cells.ROW ? 0 : step == Cells.ROW ? 1 : step == -1 ? 2 : 3;
  }

  /** The most promising cell that was not tried yet, or -1. */
  private int next(int seat, int head, int tried, int tableCell, int ply) {
    int best = -1;
    int bestRank = -1;
    for (int move = 0; move < Arena.MOVES; move++) {
      int cell = Arena.target(head, move);
      if ((tried >> move & 1) == 0 && Cells.isIn(free, cell)) {
        int rank =
            cell == tableCell
                ? Integer.MAX_VALUE
                : cell == killers[ply][0]
                    ? Integer.MAX_VALUE - 1
                    : cell == killers[ply][1] ? Integer.MAX_VALUE - 2 : history[seat][cell];
        if (rank > bestRank) {
          bestRank = rank;
          best = cell;
        }
      }
    }
    return best;
  }

  /** Plies to the end are counted from the position in the table, from the root elsewhere. */
  private static int toTable(int value, int ply) {
    return value > CERTAIN ? value + ply : value < -CERTAIN ? value - ply : value;
  }

  private static int fromTable(int value, int ply) {
    return value > CERTAIN ? value - ply : value < -CERTAIN ? value + ply : value;
  }

  /** The line expected from the position that was begun with, as far as the table tells. */
  List<Integer> line(int seat, int move, int depth) {
    List<Integer> line = new ArrayList<>();
    List<Integer> froms = new ArrayList<>();
    int mover = seat;
    int cell = Arena.target(heads[seat], move);
    while (cell >= 0 && Cells.isIn(free, cell) && line.size() < depth) {
      line.add(moveTo(heads[mover], cell));
      froms.add(enter(mover, cell));
      mover = 1 - mover;
      long known = table.probe(key);
      cell = known == TranspositionTable.NONE ? onlyCell(mover) : TranspositionTable.moveOf(known);
    }
    for (int i = froms.size() - 1; i >= 0; i--) {
      mover = 1 - mover;
      leave(mover, froms.get(i));
    }
    return line;
  }

  private int onlyCell(int seat) {
    int only = -1;
    for (int move = 0; move < Arena.MOVES; move++) {
      int cell = Arena.target(heads[seat], move);
      if (Cells.isIn(free, cell)) {
        if (only >= 0) {
          return -1;
        }
        only = cell;
      }
    }
    return only;
  }
}
