package yomikiri.engine.games.othello.search;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.ChildList;
import yomikiri.engine.games.othello.board.SquareMasks;
import yomikiri.engine.games.othello.eval.ChildEvaluator;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.search.ProbCutTable.Cut;
import yomikiri.engine.search.BoundsEntry;
import yomikiri.engine.search.SplitSearch;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.Meter;

/**
 * The midgame search: principal variation search (Marsland and Campbell 1982) to a depth, with a
 * transposition table. A pass is no ply of its own. Moves are tried in the order of the evaluations
 * of the positions after them, the best move of an earlier search first; where that one looked
 * deeper, its bounds count, and they stay in the table.
 *
 * <p>Values are those of the side to move, in units of {@link DiscEvaluator}; fail-soft outside the
 * window. A finished game has its score in them.
 */
public final class MidgameSearch extends SplitSearch<ChildSplit> {
  private static final int NOTHING = -2 * DiscEvaluator.LIMIT; // below every value
  private static final int NO_SQUARE = -2;
  private static final int RANKED = 2; // plies from which moves are ranked by what they lead to
  private static final int LOOKS_AHEAD = 4; // plies from which the table is asked of moves
  private static final int MOBILITY = DiscEvaluator.UNIT / 4; // of a reply, in the order of moves
  private static final int NEEDED = 4; // plies from which it is asked whether a node is needed
  private static final int SHARED = 5; // plies from which nodes are worth sharing

  private final long board;
  private final int cells;
  private final long corners;
  private final DiscEvaluator estimate;
  private final ChildEvaluator evaluator;
  private final TranspositionTable table;
  private final ProbCut cuts;
  private final ChildList[] levels;
  private final Meter meter;

  /**
   * A search.
   *
   * @param size rows and columns of the board
   * @param cuts what may be left out
   */
  public MidgameSearch(
      int size, DiscEvaluator evaluator, TranspositionTable table, ProbCut cuts, Meter meter) {
    this.meter = meter;
    SquareMasks squares = SquareMasks.of(size);
    this.board = squares.all();
    this.cells = size * size;
    this.corners = squares.corners();
    this.estimate = evaluator;
    this.evaluator = evaluator.evaluator();
    this.table = table;
    this.cuts = cuts;
    this.levels = new ChildList[cells + 1];
    for (int i = 0; i < levels.length; i++) {
      levels[i] = new ChildList(board);
    }
  }

  /**
   * The value of a position within a window, {@code alpha < beta}.
   *
   * @param depth plies to look ahead
   */
  public int search(long own, long other, int depth, int alpha, int beta) {
    long moves = Bitboards.moves(own, other) & board;
    return search(own, other, moves, depth, alpha, beta);
  }

  /**
   * The values of the positions after the moves of a position.
   *
   * @param without the square of a move that is left out, -1 for none
   * @param depth plies to look ahead from them
   * @param values by the order of the moves
   */
  public void search(
      long own, long other, ChildList children, int without, int depth, int[] values) {
    if (depth <= 0) {
      evaluator.from(own, other);
    }
    for (int i = 0; i < children.count(); i++) {
      if (children.square(i) != without) {
        values[i] =
            depth <= 0
                ? leaf(children.square(i), children.own(i), children.other(i), children.replies(i))
                : search(children, i, depth, -DiscEvaluator.LIMIT, DiscEvaluator.LIMIT);
      }
    }
  }

  /**
   * The squares that the value of a position rests on, -1 for a pass, as far as the table still has
   * them.
   */
  List<Integer> line(long own, long other, int depth, int value) {
    List<Integer> line = new ArrayList<>();
    long mine = own;
    long theirs = other;
    int worth = value;
    int left = depth;
    int square = expected(mine, theirs, left, worth);
    while (square != NO_SQUARE) {
      line.add(square);
      long flips = square < 0 ? 0 : Bitboards.flips(square, mine, theirs);
      long moved = square < 0 ? mine : mine ^ flips ^ 1L << square;
      mine = theirs ^ flips;
      theirs = moved;
      worth = -worth;
      left -= square < 0 ? 0 : 1;
      square = expected(mine, theirs, left, worth);
    }
    return line;
  }

  /** The square that the table expects, -1 for a pass, if the position is worth that. */
  private int expected(long own, long other, int depth, int value) {
    if ((Bitboards.moves(own, other) & board) == 0) {
      return (Bitboards.moves(other, own) & board) == 0 ? NO_SQUARE : -1;
    }
    long known = table.probe(Bitboards.key(own, other));
    return known != TranspositionTable.NONE
            && isAsDeep(known, depth)
            && BoundsEntry.lowerOf(known) == value
            && BoundsEntry.upperOf(known) == value
            && BoundsEntry.moveOf(known) >= 0
        ? BoundsEntry.moveOf(known)
        : NO_SQUARE;
  }

  /** The value of a position after a move of the one that {@link #evaluator} was given last. */
  private int leaf(int square, long own, long other, long moves) {
    if (moves == 0) {
      return search(own, other, moves, 0, -DiscEvaluator.LIMIT, DiscEvaluator.LIMIT);
    }
    meter.visit();
    return evaluator.after(square, own, other, moves);
  }

  private int search(ChildList children, int i, int depth, int alpha, int beta) {
    return search(children.own(i), children.other(i), children.replies(i), depth, alpha, beta);
  }

  private int search(long own, long other, long moves, int depth, int alpha, int beta) {
    meter.visit();
    if (moves == 0) {
      long others = Bitboards.moves(other, own) & board;
      return others == 0
          ? DiscEvaluator.UNIT * Bitboards.score(own, other, cells)
          : -search(/* own= */ other, /* other= */ own, others, depth, -beta, -alpha);
    }
    if (depth <= 0) {
      return estimate.of(own, other, moves);
    }
    return depth < RANKED
        ? lastPly(own, other, moves, beta)
        : deep(own, other, moves, depth, alpha, beta);
  }

  private int lastPly(long own, long other, long moves, int beta) {
    int best = NOTHING;
    long first = moves & corners;
    long later = moves & ~corners;
    evaluator.from(own, other);
    while ((first | later) != 0 && best < beta) {
      if (first == 0) {
        first = later;
        later = 0;
      }
      int square = Long.numberOfTrailingZeros(first);
      first &= first - 1;
      long flips = Bitboards.flips(square, own, other);
      long next = other ^ flips;
      long mine = own ^ flips ^ 1L << square;
      best = Math.max(best, -leaf(square, next, mine, Bitboards.moves(next, mine) & board));
    }
    return best;
  }

  private int deep(long own, long other, long moves, int depth, int alpha, int beta) {
    if (depth >= NEEDED) {
      leaveIfSettled();
    }
    long key = Bitboards.key(own, other);
    long known = table.probe(key);
    int lower = NOTHING;
    int upper = -NOTHING;
    int knownMove = -1;
    boolean isDeeper = false;
    if (known != TranspositionTable.NONE) {
      knownMove = BoundsEntry.moveOf(known);
      if (isAsDeep(known, depth)) {
        isDeeper = TranspositionTable.depthOf(known) > depth;
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
    int empties = cells - Long.bitCount(own | other);
    if (beta - alpha == 1) {
      int side = probCut(cuts, own, other, moves, depth, beta - 1, beta);
      if (side != 0) {
        return side > 0 ? beta : beta - 1;
      }
    }
    ChildList children = levels[empties];
    children.fill(own, other, moves);
    rank(own, other, children, depth, knownMove);
    if (depth >= LOOKS_AHEAD) {
      int sure = etcBound(children, depth);
      if (sure >= beta) {
        return sure;
      }
    }
    int best = NOTHING;
    int bestMove = -1;
    for (int i = 0; i < children.count() && best < beta; i++) {
      if (i > 0 && depth >= SHARED && hasIdle()) {
        ChildSplit shared =
            new ChildSplit(children, i, alpha, beta, depth, best, cuts.selectivity());
        share(shared);
        best = shared.best();
        bestMove = shared.bestMove(bestMove);
        break;
      }
      children.pick(i);
      int value = after(children, i, depth, Math.max(alpha, best), beta);
      if (value > best) {
        best = value;
        bestMove = children.square(i);
      }
    }
    if (!isDeeper) {
      int newLower = best > alpha ? best : lower;
      int newUpper = best < beta ? best : upper;
      table.store(key, depth, BoundsEntry.of(newLower, newUpper, bestMove, cuts.selectivity()));
    }
    return best;
  }

  /** Whether a result comes from a search like this one, and one as deep or deeper. */
  private boolean isAsDeep(long known, int depth) {
    return TranspositionTable.depthOf(known) >= depth
        && BoundsEntry.selectivityOf(known) == cuts.selectivity();
  }

  /** The value of the {@code i}-th move: within a window of one unit first, unless it leads. */
  private int after(ChildList children, int i, int depth, int floor, int beta) {
    if (i == 0 || floor + 1 == beta) {
      return -search(children, i, depth - 1, -beta, -floor);
    }
    int value = -search(children, i, depth - 1, -floor - 1, -floor);
    return value > floor && value < beta ? -search(children, i, depth - 1, -beta, -floor) : value;
  }

  @Override
  protected Meter meter() {
    return meter;
  }

  @Override
  protected void search(ChildSplit shared, int i) {
    int value = after(shared.children, i, shared.depth, shared.floor(), shared.beta());
    boolean _ = shared.put(i, value);
  }

  /**
   * Enhanced transposition cutoff: a lower bound of this node, from the upper bounds of its
   * children in the table.
   */
  private int etcBound(ChildList children, int depth) {
    int sure = NOTHING;
    for (int i = 0; i < children.count(); i++) {
      long known = table.probe(Bitboards.key(children.own(i), children.other(i)));
      if (known != TranspositionTable.NONE && isAsDeep(known, depth - 1)) {
        sure = Math.max(sure, -BoundsEntry.upperOf(known));
      }
    }
    return sure;
  }

  private void rank(long own, long other, ChildList children, int depth, int knownMove) {
    evaluator.from(own, other); // even where nothing is estimated: what follows is taken faster
    for (int i = 0; i < children.count(); i++) {
      children.rank(
          i,
          children.square(i) == knownMove ? Integer.MAX_VALUE : orderingScore(children, i, depth));
    }
  }

  /** The ordering score of a move, by the position after it. */
  private int orderingScore(ChildList children, int i, int depth) {
    int mobility = Long.bitCount(children.replies(i));
    if (depth == RANKED) {
      return -mobility;
    }
    int value =
        evaluator.after(
            children.square(i), children.own(i), children.other(i), children.replies(i));
    return -value - MOBILITY * mobility;
  }

  /**
   * What a shallow search predicts of a deep one: 1 if it is clear enough that the value is at
   * least {@code beta}, -1 if that it is at most {@code alpha}, else 0.
   */
  int probCut(ProbCut by, long own, long other, long moves, int depth, int alpha, int beta) {
    Cut cut = by.cut(cells - Long.bitCount(own | other), depth);
    if (cut == null) {
      return 0;
    }
    int shallow = cut.shallow();
    evaluator.from(own, other);
    if (evaluator.of(moves) >= beta) {
      int bar = by.bar(cut, beta, 1);
      boolean isAbove =
          bar < DiscEvaluator.LIMIT && search(own, other, moves, shallow, bar - 1, bar) >= bar;
      return isAbove ? 1 : 0;
    }
    int bar = by.bar(cut, alpha, -1);
    boolean isBelow =
        bar > -DiscEvaluator.LIMIT && search(own, other, moves, shallow, bar, bar + 1) <= bar;
    return isBelow ? -1 : 0;
  }
}
