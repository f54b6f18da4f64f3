package yomikiri.engine.games.othello.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import yomikiri.engine.games.othello.board.OthelloRootMove;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

/**
 * The root of a midgame search: values the moves of a position, one depth after the other. The best
 * move of a depth is searched first in the next, within a window around its value (aspiration).
 */
public final class MidgameRootSearch {
  private static final int ASPIRATION = 3 * DiscEvaluator.UNIT;
  private static final int ASPIRED = 3; // plies from which values are looked for around the last
  private static final Comparator<Valued> BY_VALUE =
      Comparator.comparingInt(Valued::value).reversed().thenComparing(valued -> !valued.exact());

  private final MidgameSearch search;
  private final boolean everyMove;
  private List<Valued> moves;
  private int reached; // plies

  /**
   * Nothing is known yet.
   *
   * @param everyMove whether each move needs its own value, not only the best one
   */
  public MidgameRootSearch(MidgameSearch search, List<OthelloRootMove> moves, boolean everyMove) {
    this.search = search;
    this.everyMove = everyMove;
    this.moves = moves.stream().map(move -> new Valued(move, 0, true)).toList();
  }

  /** A move and its value for the side that makes it, or an upper bound of that. */
  private record Valued(OthelloRootMove move, int value, boolean exact) {
    private RankedMove ranked() {
      int discs = Math.round((float) value / DiscEvaluator.UNIT);
      Bound bound = exact ? Bound.EXACT : Bound.AT_MOST;
      return new RankedMove(move.move(), new Verdict.Points(discs, bound, false));
    }
  }

  /** The moves, best first as far as is known. */
  public List<OthelloRootMove> order() {
    return moves.stream().map(Valued::move).toList();
  }

  /** The moves with the margins to be expected, the best first. */
  public List<RankedMove> ranked() {
    return moves.stream().map(Valued::ranked).toList();
  }

  /** Looks {@code depth} plies ahead; to be asked with rising depths. */
  public void to(int depth) {
    List<Valued> valued = new ArrayList<>();
    int best = -DiscEvaluator.LIMIT;
    for (Valued move : moves) {
      Valued now = everyMove || valued.isEmpty() ? around(move, depth) : beyond(move, depth, best);
      valued.add(now);
      best = now.exact() ? Math.max(best, now.value()) : best;
    }
    valued.sort(BY_VALUE);
    moves = List.copyOf(valued);
    reached = depth;
  }

  /** The squares expected after a move of which the value is known, -1 for a pass. */
  public List<Integer> line(int move) {
    return moves.stream()
        .filter(valued -> valued.move().move() == move && valued.exact())
        .findFirst()
        .map(
            valued ->
                search.line(
                    valued.move().own(), valued.move().other(), reached - 1, -valued.value()))
        .orElse(List.of());
  }

  /** The value of a move, looked for around the one found before. */
  private Valued around(Valued move, int depth) {
    int low = depth < ASPIRED ? -DiscEvaluator.LIMIT : move.value() - ASPIRATION;
    int high = depth < ASPIRED ? DiscEvaluator.LIMIT : move.value() + ASPIRATION;
    int value = value(move.move(), depth, low, high);
    if (value <= low) {
      value = value(move.move(), depth, -DiscEvaluator.LIMIT, value + 1);
    } else if (value >= high) {
      value = value(move.move(), depth, value - 1, DiscEvaluator.LIMIT);
    }
    return new Valued(move.move(), value, true);
  }

  /** The value of a move if it is better than {@code best}, else an upper bound. */
  private Valued beyond(Valued move, int depth, int best) {
    int value = value(move.move(), depth, best, best + 1);
    return value <= best
        ? new Valued(move.move(), value, false)
        : new Valued(move.move(), value(move.move(), depth, best, DiscEvaluator.LIMIT), true);
  }

  private int value(OthelloRootMove move, int depth, int alpha, int beta) {
    return -search.search(move.own(), move.other(), depth - 1, -beta, -alpha);
  }
}
