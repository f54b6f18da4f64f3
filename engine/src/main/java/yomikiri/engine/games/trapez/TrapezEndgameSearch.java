package yomikiri.engine.games.trapez;

import yomikiri.engine.game.Hashing;
import yomikiri.engine.games.trapez.board.Groups;
import yomikiri.engine.games.trapez.board.HexCellSet;
import yomikiri.engine.games.trapez.board.HexSymmetry;
import yomikiri.engine.games.trapez.board.JoinableGroups;
import yomikiri.engine.games.trapez.board.TrapezTileSet;
import yomikiri.engine.search.BoundsEntry;
import yomikiri.engine.search.HistoryTable;
import yomikiri.engine.search.SplitSearch;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.Meter;

/**
 * The endgame search of Trapez: alpha-beta (Knuth and Moore 1975) over the {@link WinDistance} of
 * positions. A move that wins is looked for before anything else, and moves that lose at once are
 * only counted. The others are tried in the order of how much longer the mover's group becomes than
 * the other's, and of how often the move has cut off elsewhere ({@link HistoryTable}). Results are
 * shared by the twelve images of a position.
 */
final class TrapezEndgameSearch extends SplitSearch<TrapezSplit> {
  /** Empty cells from which nodes are worth sharing among threads. */
  private static final int SHARED = 4;

  private static final int HISTORY_LIMIT = 1 << 30;
  private static final int KEPT = 3; // empty cells from which on results are worth keeping

  private final TranspositionTable table;
  private final Meter meter;
  private final LastTile lastTile = new LastTile();
  private final TrapezChildList[] successors = new TrapezChildList[HexBoard.CELLS];
  private final TrapezTileSet[] positions = new TrapezTileSet[HexBoard.CELLS]; // by empty cells
  private final HistoryTable history; // by empty cells

  /** One that goes by what {@code table} knows and adds to it. */
  TrapezEndgameSearch(TranspositionTable table, Meter meter) {
    this(table, new HistoryTable(HexBoard.CELLS, TrapezMove.LIMIT, HISTORY_LIMIT), meter);
  }

  private TrapezEndgameSearch(TranspositionTable table, HistoryTable history, Meter meter) {
    this.table = table;
    this.history = history;
    this.meter = meter;
    for (int empties = 0; empties < HexBoard.CELLS; empties++) {
      successors[empties] = new TrapezChildList(history, empties);
      positions[empties] = new TrapezTileSet();
    }
  }

  /**
   * The worth of a position that is not over; at most that if it is no more than {@code alpha}, at
   * least that if it is no less than {@code beta}.
   */
  int search(TrapezTileSet tiles, int alpha, int beta) {
    return search(tiles, Integer.bitCount(tiles.empty()), alpha, beta);
  }

  private int search(TrapezTileSet tiles, int empties, int alpha, int beta) {
    meter.visit();
    if (empties >= SHARED) {
      leaveIfSettled();
    }
    if (empties == 1) {
      return lastTile.wins(tiles) ? WinDistance.WIN_NOW : -WinDistance.WIN_NOW;
    }
    if (alpha >= WinDistance.WIN_NOW) {
      return WinDistance.WIN_NOW;
    }
    if (beta <= -WinDistance.WIN_NOW) {
      return -WinDistance.WIN_NOW;
    }
    // all tiles, mixed one to one: no position is ever taken for another
    long key = empties < KEPT ? 0 : Hashing.mixed(HexSymmetry.canonical(tiles));
    long known = empties < KEPT ? TranspositionTable.NONE : table.probe(key);
    boolean isKnown = known != TranspositionTable.NONE;
    int low = isKnown ? BoundsEntry.lowerOf(known) : -WinDistance.BEYOND;
    int high = isKnown ? BoundsEntry.upperOf(known) : WinDistance.BEYOND;
    if (low >= beta || low == high) {
      return low;
    }
    if (high <= alpha) {
      return high;
    }
    int worth = tryMoves(tiles, empties, alpha, beta);
    if (empties >= KEPT) {
      int lower = worth > alpha ? Math.max(low, worth) : low;
      table.store(key, empties, BoundsEntry.of(lower, worth < beta ? worth : high, -1, 0));
    }
    return worth;
  }

  private int tryMoves(TrapezTileSet tiles, int empties, int alpha, int beta) {
    int mover = empties & 1; // dark places the last tile
    TrapezChildList moves = successors[empties];
    moves.find(tiles, mover);
    if (moves.wins()) {
      return WinDistance.WIN_NOW;
    }
    int best = moves.loses() ? -WinDistance.WIN_NOW : -WinDistance.BEYOND;
    for (int i = 0; i < moves.count() && best < beta; i++) {
      if (i > 0 && empties >= SHARED && hasIdle()) {
        TrapezSplit shared = new TrapezSplit(tiles, empties, moves, i, alpha, beta, best);
        share(shared);
        return shared.best();
      }
      best = Math.max(best, after(tiles, moves.pick(i), empties, Math.max(alpha, best), beta));
    }
    return best;
  }

  /** The value of a move in a window. */
  private int after(TrapezTileSet tiles, int move, int empties, int alpha, int beta) {
    TrapezTileSet after = positions[empties - 1];
    after.become(tiles);
    TrapezMove.play(move, after);
    int value =
        WinDistance.ofMove(
            search(after, empties - 1, WinDistance.next(beta), WinDistance.next(alpha)));
    if (value >= beta) {
      history.add(empties, move, 1);
    }
    return value;
  }

  /** A search for another thread, which shares the table and the history. */
  TrapezEndgameSearch another(Meter ofHelper) {
    return new TrapezEndgameSearch(table, history, ofHelper);
  }

  @Override
  protected Meter meter() {
    return meter;
  }

  @Override
  protected void search(TrapezSplit shared, int place) {
    int move = shared.move(place);
    int value = after(shared.tiles, move, shared.empties, shared.floor(), shared.beta());
    boolean _ = shared.put(place, value);
  }

  /**
   * The value of a solved position for the side to move: above 0 it wins, the sooner the more;
   * below 0 it loses, the later the more.
   */
  static final class WinDistance {
    /** Above every worth. */
    static final int BEYOND = HexBoard.CELLS + 2;

    /** The next move wins; its negative: whatever it is, it loses. */
    static final int WIN_NOW = BEYOND - 1;

    private WinDistance() {}

    /** Plies to the end of the game. */
    static int plies(int worth) {
      return BEYOND - Math.abs(worth);
    }

    /** The value of a move, from the value of the position that it leaves the other side. */
    static int ofMove(int next) {
      return next > 0 ? 1 - next : -1 - next;
    }

    /**
     * The value of the position that a move leaves the other side, from the value of the move, or
     * 0.
     */
    static int next(int ofMove) {
      return ofMove > 0 ? -1 - ofMove : ofMove < 0 ? 1 - ofMove : 0;
    }
  }

  /** Whether dark, who always places the last tile of a board, wins with it. */
  static final class LastTile {
    private final TrapezTileSet turned = new TrapezTileSet();
    private final Groups groups = new Groups();
    private final JoinableGroups joins = new JoinableGroups();

    /**
     * Tries all that dark can do.
     *
     * @param tiles on all cells but one
     */
    boolean wins(TrapezTileSet tiles) {
      int hole = tiles.empty();
      for (int left = HexCellSet.neighbours(HexCellSet.first(hole)); left != 0; left &= left - 1) {
        int bit = left & -left;
        if (wins(tiles, hole, bit, true) || wins(tiles, hole, bit, false)) {
          return true;
        }
      }
      return false;
    }

    private boolean wins(TrapezTileSet tiles, int hole, int bit, boolean isClockwise) {
      turned.become(tiles);
      turned.turn(bit, isClockwise);
      groups.set(turned);
      int light = groups.longest(0);
      if (light >= Groups.WINNING) {
        return false;
      }
      int dark = groups.longest(1);
      joins.set(turned, groups, hole);
      for (int tile = 1; tile <= TrapezTileSet.TILES; tile++) {
        int longestLight = Math.max(light, Integer.bitCount(joins.light(tile)));
        int longestDark = Math.max(dark, Integer.bitCount(joins.dark(tile)));
        if (longestDark > longestLight && longestLight < Groups.WINNING) {
          return true;
        }
      }
      return false;
    }
  }
}
