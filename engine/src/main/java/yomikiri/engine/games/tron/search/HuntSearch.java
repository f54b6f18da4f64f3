package yomikiri.engine.games.tron.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.ChamberScore;
import yomikiri.engine.games.tron.board.GridCellSet;
import yomikiri.engine.search.HistoryTable;
import yomikiri.engine.search.SplitSearch;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.search.ValueEntry;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Meter;

/**
 * Principal variation search (Marsland and Campbell 1982) of two cycles that can reach each other,
 * with a transposition table, killer moves and history heuristic. Values are those of the cycle to
 * move: {@link #WIN} less the plies to it, or an {@link ChamberScore} in units. The thinker is
 * number 0.
 *
 * <p>Where both move at once, the other is supposed to see the thinker's move before it makes its
 * own, and can also go to the same cell, so that both crash: a draw.
 */
final class HuntSearch extends SplitSearch<HuntSplit> {
  /** Less the plies until the other has crashed; more than any estimate. */
  static final int WIN = 1 << 20;

  /** Values beyond this, above or below, are those of games that are solved. */
  static final int CERTAIN = WIN - 4096;

  /** Values beyond this tell the plies to the end, too. */
  static final int COUNTED = WIN - 2048;

  private static final int INFINITE = WIN + 1;
  private static final int NO_CELL = GridCellSet.LIMIT;
  // plies left to search, below which it does not pay
  private static final int LEAST_TO_COMPARE = 3;
  private static final int LEAST_TO_FILL = 9;
  private static final int LEAST_TO_SHARE = 5;
  private static final int LEAST_TO_LEAVE = 4; // what nobody needs any more
  private static final int MOST_BITS = 12; // of the visits for one comparison of ways
  private static final int DEEPEST = 640;
  private static final int HISTORY_LIMIT = 1 << 30;

  private final TranspositionTable table;
  private final boolean joint;
  private final Meter meter;
  private final ChamberScore estimate = new ChamberScore();
  private final HuntPosition position;
  private final int[][] killers = new int[DEEPEST][2];
  private final HistoryTable history;
  private final Separation separation = new Separation();
  private final FillOutcome fill;

  /**
   * A search from a position in which number 0 is to move.
   *
   * @param table may know results of earlier searches of the same kind
   * @param fill may as well
   * @param position left as it is by a search that is not stopped
   * @param joint whether both move at once
   */
  HuntSearch(
      TranspositionTable table,
      FillOutcome fill,
      HuntPosition position,
      boolean joint,
      Meter meter) {
    this(
        table, new HistoryTable(2, GridCellSet.LIMIT, HISTORY_LIMIT), fill, position, joint, meter);
  }

  private HuntSearch(
      TranspositionTable table,
      HistoryTable history,
      FillOutcome fill,
      HuntPosition position,
      boolean joint,
      Meter meter) {
    this.table = table;
    this.history = history;
    this.fill = fill;
    this.joint = joint;
    this.meter = meter;
    this.position = position;
    for (int[] killer : killers) {
      Arrays.fill(killer, -1);
    }
  }

  /** The search of another thread, with the same table and history. */
  HuntSearch another(FillOutcome itsFill, Meter itsMeter) {
    return new HuntSearch(table, history, itsFill, new HuntPosition(position), joint, itsMeter);
  }

  /** The value for the thinker of its move to {@code cell}. */
  int value(int cell, int depth, int alpha, int beta) {
    int from = position.enter(0, cell);
    int value = -search(1, depth - 1, 1, -beta, -alpha, beta - alpha == 1);
    position.leave(0, from);
    return value;
  }

  /** The value for the thinker of a move that crashes. */
  int crash() {
    return joint && position.freeNeighbours(1) == 0 ? 0 : 1 - WIN;
  }

  private int search(int seat, int depth, int ply, int alpha, int beta, boolean isCutExpected) {
    meter.visit();
    int drawn = joint && seat == 1 && position.areBeside() ? 0 : -INFINITE;
    int count = position.freeNeighbours(seat);
    if (count == 0) {
      boolean isDraw = drawn == 0 || joint && seat == 0 && position.freeNeighbours(1) == 0;
      return isDraw ? 0 : ply + 1 - WIN;
    }
    if (depth <= 0) {
      return Math.max(drawn, estimate.lead(position.free(), position.heads(), seat, alpha, beta));
    }
    if (depth >= LEAST_TO_LEAVE) {
      leaveIfSettled();
    }
    if (depth >= LEAST_TO_COMPARE && isApart(1 - seat)) {
      int value = compare(seat, depth, ply, alpha, beta);
      if (value != FillOutcome.OPEN) {
        return Math.max(drawn, value);
      }
    }
    if (drawn >= beta) {
      return drawn;
    }
    if (count == 1 && drawn < 0) {
      int from = position.enter(seat, next(seat, 0, -1, ply));
      int value =
          -search(1 - seat, depth - 1, ply + 1, -beta, -alpha, beta - alpha == 1 && !isCutExpected);
      position.leave(seat, from);
      return value;
    }
    return searchMoves(seat, depth, ply, alpha, beta, drawn, isCutExpected);
  }

  /** Whether the two are apart, if they were not before the last move, that of {@code mover}. */
  private boolean isApart(int mover) {
    boolean mayBe =
        GridCellSet.isNarrow(position.free(), position.head(mover))
            || GridCellSet.isNarrow(position.free(), position.cameFrom());
    return mayBe
        && separation.isApart(position.free(), position.head(mover), position.head(1 - mover));
  }

  /** The value where the two are apart, by their ways; {@link FillOutcome#OPEN} if that is long. */
  private int compare(int seat, int depth, int ply, int alpha, int beta) {
    long known = table.probe(position.key());
    if (known != TranspositionTable.NONE) {
      int value = fromTable(ValueEntry.valueOf(known), ply);
      if (isEnough(known, value, depth, alpha, beta)) {
        return value;
      }
    }
    int ahead = joint ? seat : 0;
    long visits = depth < LEAST_TO_FILL ? 0 : 1L << Math.min(2 * depth / 3, MOST_BITS);
    int value =
        fill.value(
            position.free(),
            position.head(seat),
            position.head(1 - seat),
            joint,
            ahead,
            meter,
            visits);
    if (value != FillOutcome.OPEN) {
      int holds = Math.abs(value) > CERTAIN ? TranspositionTable.SOLVED : depth;
      table.store(position.key(), holds, ValueEntry.of(value, Bound.EXACT, NO_CELL));
    }
    return value;
  }

  private int searchMoves(
      int seat, int depth, int ply, int alpha, int beta, int least, boolean isCutExpected) {
    int knownCell = -1;
    long known = table.probe(position.key());
    if (known != TranspositionTable.NONE) {
      int value = fromTable(ValueEntry.valueOf(known), ply);
      if (isEnough(known, value, depth, alpha, beta)) {
        return value;
      }
      knownCell = ValueEntry.moveOf(known);
    }
    int from = position.head(seat);
    int tried = 0;
    int best = least;
    int floor = Math.max(alpha, least);
    int cell = next(seat, tried, knownCell, ply);
    int bestCell = cell;
    while (cell >= 0 && best < beta) {
      if (!isCutExpected && isWorthSharing(tried, depth, beta - alpha)) {
        int[] cells = untried(seat, tried, knownCell, ply);
        if (cells.length > 1) {
          HuntSplit shared = new HuntSplit(position, cells, seat, depth, ply, alpha, beta, best);
          share(shared);
          position.become(shared.position);
          best = shared.best();
          bestCell = shared.bestCell(bestCell);
          break;
        }
      }
      int value = value(seat, cell, depth, ply, tried == 0, floor, beta, isCutExpected);
      if (value > best) {
        best = value;
        bestCell = cell;
        floor = Math.max(floor, best);
      }
      tried |= 1 << moveTo(from, cell);
      cell = next(seat, tried, knownCell, ply);
    }
    if (best >= beta) {
      recordCutoff(seat, bestCell, depth, ply);
    }
    Bound bound = best >= beta ? Bound.AT_LEAST : best > alpha ? Bound.EXACT : Bound.AT_MOST;
    table.store(position.key(), depth, ValueEntry.of(toTable(best, ply), bound, bestCell));
    return best;
  }

  /** The value of a move: within a window of one first, unless it is the first. */
  private int value(
      int seat,
      int cell,
      int depth,
      int ply,
      boolean isFirst,
      int floor,
      int beta,
      boolean isCutExpected) {
    int from = position.enter(seat, cell);
    int value =
        isFirst
            ? -search(
                1 - seat, depth - 1, ply + 1, -beta, -floor, beta - floor == 1 && !isCutExpected)
            : -search(1 - seat, depth - 1, ply + 1, -floor - 1, -floor, !isCutExpected);
    if (!isFirst && value > floor && value < beta) {
      value = -search(1 - seat, depth - 1, ply + 1, -beta, -floor, false);
    }
    position.leave(seat, from);
    return value;
  }

  /**
   * Whether others should help with the moves that are left of a node at which none is expected to
   * cut off: once one is searched, or at once if that narrows no window.
   */
  private boolean isWorthSharing(int tried, int depth, int window) {
    return depth >= LEAST_TO_SHARE && hasIdle() && (tried != 0 || window == 1);
  }

  /** The cells that were not tried yet, the most promising first. */
  private int[] untried(int seat, int before, int knownCell, int ply) {
    int[] cells = new int[Arena.MOVES];
    int count = 0;
    int tried = before;
    for (int cell = next(seat, tried, knownCell, ply); cell >= 0; ) {
      cells[count] = cell;
      count++;
      tried |= 1 << moveTo(position.head(seat), cell);
      cell = next(seat, tried, knownCell, ply);
    }
    return Arrays.copyOf(cells, count);
  }

  @Override
  protected Meter meter() {
    return meter;
  }

  @Override
  protected void search(HuntSplit shared, int place) {
    position.become(shared.position);
    int value =
        value(
            shared.seat,
            shared.cell(place),
            shared.depth,
            shared.ply,
            /* isFirst= */ false,
            shared.floor(),
            shared.beta(),
            /* isCutExpected= */ false);
    boolean _ = shared.put(place, value);
  }

  /** Whether a result of the table answers for the search. */
  private static boolean isEnough(long known, int value, int depth, int alpha, int beta) {
    boolean isDeep = TranspositionTable.depthOf(known) >= depth || Math.abs(value) > CERTAIN;
    return isDeep
        && switch (ValueEntry.boundOf(known)) {
          case EXACT -> true;
          case AT_LEAST -> value >= beta;
          case AT_MOST -> value <= alpha;
        };
  }

  /** Remembers a move that cut off. */
  private void recordCutoff(int seat, int cell, int depth, int ply) {
    history.add(seat, cell, depth);
    if (killers[ply][0] != cell) {
      killers[ply][1] = killers[ply][0];
      killers[ply][0] = cell;
    }
  }

  private static int moveTo(int head, int cell) {
    int step = cell - head;
    return step == -GridCellSet.ROW ? 0 : step == GridCellSet.ROW ? 1 : step == -1 ? 2 : 3;
  }

  /** The most promising cell that was not tried yet, or -1. */
  private int next(int seat, int tried, int knownCell, int ply) {
    int best = -1;
    int bestRank = -1;
    for (int move = 0; move < Arena.MOVES; move++) {
      int cell = Arena.target(position.head(seat), move);
      if ((tried >> move & 1) == 0 && position.isFree(cell)) {
        int rank = rank(seat, cell, knownCell, ply);
        if (rank > bestRank) {
          bestRank = rank;
          best = cell;
        }
      }
    }
    return best;
  }

  private int rank(int seat, int cell, int knownCell, int ply) {
    return cell == knownCell
        ? Integer.MAX_VALUE
        : cell == killers[ply][0]
            ? Integer.MAX_VALUE - 1
            : cell == killers[ply][1] ? Integer.MAX_VALUE - 2 : history.count(seat, cell);
  }

  /** Plies to the end are counted from the position in the table, from the root elsewhere. */
  private static int toTable(int value, int ply) {
    return value > COUNTED ? value + ply : value < -COUNTED ? value - ply : value;
  }

  private static int fromTable(int value, int ply) {
    return value > COUNTED ? value - ply : value < -COUNTED ? value + ply : value;
  }

  /** The line expected after a move of the thinker, as far as the table tells. */
  List<Integer> line(int move, int depth) {
    List<Integer> line = new ArrayList<>();
    List<Integer> froms = new ArrayList<>();
    int mover = 0;
    int cell = Arena.target(position.head(0), move);
    while (cell >= 0 && position.isFree(cell) && line.size() < depth) {
      line.add(moveTo(position.head(mover), cell));
      froms.add(position.enter(mover, cell));
      mover = 1 - mover;
      long known = table.probe(position.key());
      boolean isForced = position.freeNeighbours(mover) == 1;
      cell =
          isForced
              ? next(mover, 0, -1, 0)
              : known == TranspositionTable.NONE ? -1 : ValueEntry.moveOf(known);
    }
    for (int from : froms.reversed()) {
      mover = 1 - mover;
      position.leave(mover, from);
    }
    return line;
  }
}
