package yomikiri.engine.games.othello.search;

import java.util.Arrays;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.ChildList;
import yomikiri.engine.games.othello.board.SquareMasks;
import yomikiri.engine.games.othello.board.StableDiscs;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.search.MoveOrdering.RegionParity;
import yomikiri.engine.search.BoundsEntry;
import yomikiri.engine.search.SplitSearch;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Verdict;

/**
 * The endgame search: principal variation search (Marsland and Campbell 1982) to the end of the
 * game, with a transposition table. Far from the end, moves are tried in the order of what a short
 * search expects after them and of how few replies they leave; nearer to it, of the replies alone
 * ("fastest first"), and among equals in regions with an odd number of empty squares first, so that
 * the side to move gets the last move there (parity). A node is cut off without search by the other
 * side's stable discs (stability cutoff) or by its children's entries in the table (enhanced
 * transposition cutoff). A selective search also leaves out what a midgame search predicts
 * (ProbCut); it is there to order the moves of a less selective one.
 *
 * <p>Scores are those of the side to move, from -cells to cells; fail-soft outside the window.
 */
public final class EndgameSearch extends SplitSearch<ChildSplit> {
  private static final int NOTHING = -100; // below every score
  private static final int CUT = 13; // empty squares from which a selective search leaves nodes out

  /**
   * By selectivity, how many values are right in per cent, or more, as measured with 18 to 23 empty
   * squares; with 24 to 26 about so many of those from 50 to 87.
   */
  private static final int[] CONFIDENCES = {Verdict.PROVEN, 98, 95, 87, 73, 60, 50};

  /** By selectivity, the standard errors by which a shallow value must clear the window. */
  private static final double[] CLEARANCES = {0, 6, 5, 4, 2.6, 2, 1.5};

  private static final double CLEARANCE_AHEAD = 1.3; // of the shallow searches themselves

  /** The selectivity of what leaves out most; 0 leaves out nothing. */
  public static final int MOST_SELECTIVE = CLEARANCES.length - 1;

  private static final int SHARED = 13; // empty squares from which nodes are worth sharing
  private static final int LOOKS_AHEAD = 9; // empty squares from which the table is asked of moves

  private final Meter meter;
  private final long board;
  private final int cells;
  private final EndgameTable table;
  private final FewEmpties few;
  private final MoveOrdering ranking;
  private final MidgameSearch ahead;
  private final ProbCut[] cuts; // by selectivity
  private final ChildList[] levels;
  private int selectivity;

  /**
   * @param size rows and columns of the board
   * @param cuts what a selective search may leave out
   */
  public EndgameSearch(
      int size,
      EndgameTable table,
      DiscEvaluator evaluator,
      TranspositionTable seen,
      ProbCut cuts,
      Meter meter) {
    this.meter = meter;
    this.board = SquareMasks.of(size).all();
    this.cells = size * size;
    RegionParity parity = new RegionParity(size);
    this.table = table;
    ProbCut ofAhead = cuts.with(CLEARANCE_AHEAD);
    this.ahead = new MidgameSearch(size, evaluator, seen, ofAhead, meter);
    this.ranking = new MoveOrdering(size, parity, ahead);
    this.cuts = Arrays.stream(CLEARANCES).mapToObj(cuts::with).toArray(ProbCut[]::new);
    this.few = new FewEmpties(board, parity, ranking, meter);
    this.levels = new ChildList[cells + 1];
    for (int i = 0; i < levels.length; i++) {
      levels[i] = new ChildList(board);
    }
  }

  /** The value of a position within a window, {@code alpha < beta}. */
  public int search(long mine, long theirs, int alpha, int beta) {
    long moves = Bitboards.moves(mine, theirs) & board;
    return search(mine, theirs, moves, alpha, beta, Long.bitCount(board & ~(mine | theirs)));
  }

  /** The square of the best move as far as is known, -1 if none is. */
  public int bestSquare(long own, long other) {
    long known = table.probe(Bitboards.key(own, other), Long.bitCount(board & ~(own | other)));
    return known == TranspositionTable.NONE ? -1 : BoundsEntry.moveOf(known);
  }

  /** Whether there is something that a selective search leaves out. */
  public boolean canSelect() {
    return !cuts[MOST_SELECTIVE].isNone();
  }

  /** How sure the values of searches with a selectivity are, in per cent. */
  static int confidence(int selectivity) {
    return CONFIDENCES[selectivity];
  }

  /**
   * Searches from now on with a selectivity: 0, as at first, for exact values, up to {@link
   * #MOST_SELECTIVE}. What was found with a higher one only orders moves then.
   */
  void select(int selectivity) {
    this.selectivity = selectivity;
  }

  private int search(long own, long other, long moves, int alpha, int beta, int empties) {
    if (empties <= FewEmpties.MOST) {
      return few.search(own, other, moves, alpha, beta, empties);
    }
    return moves == 0
        ? passed(own, other, alpha, beta, empties)
        : searchStored(own, other, moves, alpha, beta, empties);
  }

  private int passed(long own, long other, int alpha, int beta, int empties) {
    meter.visit();
    long moves = Bitboards.moves(other, own) & board;
    return moves == 0
        ? Bitboards.score(own, other, cells)
        : -search(/* own= */ other, /* other= */ own, moves, -beta, -alpha, empties);
  }

  private int searchStored(long own, long other, long moves, int alpha, int beta, int empties) {
    meter.visit();
    leaveIfSettled();
    int most = stabilityBound(other, own, alpha);
    if (most <= alpha) {
      return most;
    }
    long key = Bitboards.key(own, other);
    long known = table.probe(key, empties);
    int lower = NOTHING;
    int upper = -NOTHING;
    int knownMove = -1;
    if (known != TranspositionTable.NONE) {
      knownMove = BoundsEntry.moveOf(known);
      if (isSure(known)) {
        lower = BoundsEntry.lowerOf(known);
        upper = BoundsEntry.upperOf(known);
        if (lower >= beta || lower == upper) {
          return lower;
        }
        if (upper <= alpha) {
          return upper;
        }
      }
    }
    if (selectivity > 0 && empties >= CUT && beta - alpha == 1) {
      int low = alpha * DiscEvaluator.UNIT;
      int high = beta * DiscEvaluator.UNIT;
      int side = ahead.probCut(cuts[selectivity], own, other, moves, empties, low, high);
      if (side != 0) {
        return side > 0 ? beta : alpha;
      }
    }
    ChildList children = levels[empties];
    children.fill(own, other, moves);
    if (empties >= LOOKS_AHEAD) {
      int sure = etcBound(children, empties - 1);
      if (sure >= beta) {
        return sure;
      }
    }
    ranking.rank(children, own, other, knownMove, empties);
    return searchMoves(children, key, alpha, beta, lower, upper, empties);
  }

  private int searchMoves(
      ChildList children, long key, int alpha, int beta, int lower, int upper, int empties) {
    int best = NOTHING;
    int bestMove = -1;
    for (int i = 0; i < children.count() && best < beta; i++) {
      if (i > 0 && empties >= SHARED && hasIdle()) {
        ChildSplit shared = new ChildSplit(children, i, alpha, beta, empties, best, selectivity);
        share(shared);
        best = shared.best();
        bestMove = shared.bestMove(bestMove);
        break;
      }
      children.pick(i);
      int value = after(children, i, Math.max(alpha, best), beta, empties);
      if (value > best) {
        best = value;
        bestMove = children.square(i);
      }
    }
    int newLower = best > alpha ? best : lower;
    int newUpper = best < beta ? best : upper;
    int doubt = empties < CUT ? 0 : selectivity; // where nothing can be left out any more, none
    long contents =
        BoundsEntry.of(Math.max(lower, newLower), Math.min(upper, newUpper), bestMove, doubt);
    table.store(key, empties, contents);
    return best;
  }

  /** The value of the {@code i}-th move: within a window of one disc first, unless it leads. */
  private int after(ChildList children, int i, int floor, int beta, int empties) {
    if (i == 0 || floor + 1 == beta) {
      return -search(children, i, floor, beta, empties);
    }
    int value = -search(children, i, floor, floor + 1, empties);
    return value > floor && value < beta ? -search(children, i, value - 1, beta, empties) : value;
  }

  /** The value for the other side after the {@code i}-th move, within the mover's window. */
  private int search(ChildList children, int i, int alpha, int beta, int empties) {
    return search(
        children.own(i), children.other(i), children.replies(i), -beta, -alpha, empties - 1);
  }

  @Override
  protected Meter meter() {
    return meter;
  }

  @Override
  protected void search(ChildSplit shared, int i) {
    int before = selectivity;
    selectivity = shared.selectivity;
    try {
      int value = after(shared.children, i, shared.floor(), shared.beta(), shared.depth);
      boolean _ = shared.put(i, value);
    } finally {
      selectivity = before;
    }
  }

  // ---- what cuts off

  /**
   * Enhanced transposition cutoff: a lower bound of this node, from the upper bounds of its
   * children in the table.
   */
  private int etcBound(ChildList children, int empties) {
    int sure = NOTHING;
    for (int i = 0; i < children.count(); i++) {
      long known = table.probe(Bitboards.key(children.own(i), children.other(i)), empties);
      if (known != TranspositionTable.NONE && isSure(known)) {
        sure = Math.max(sure, -BoundsEntry.upperOf(known));
      }
    }
    return sure;
  }

  /** Whether a result of the table is as sure as what is asked for now. */
  private boolean isSure(long known) {
    return BoundsEntry.selectivityOf(known) <= selectivity;
  }

  // ---- stable discs

  /**
   * The most that {@code mover} can score against the discs {@code holder} cannot lose any more;
   * without looking for these where they could not bring it down to {@code enough}.
   */
  private int stabilityBound(long holder, long mover, int enough) {
    return cells - 2 * Long.bitCount(holder) > enough
        ? cells
        : cells - 2 * Long.bitCount(StableDiscs.of(board, holder, mover));
  }
}
