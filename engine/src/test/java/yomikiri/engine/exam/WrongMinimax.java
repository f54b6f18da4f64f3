package yomikiri.engine.exam;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/** A search to a fixed depth as a beginner writes it, with one mistake; or with none. */
final class WrongMinimax<P extends DuelPosition> implements Player<P> {
  private final Game<P> game;
  private final Mistake mistake;
  private final SplittableRandom random = new SplittableRandom(1);
  private int seat;
  private boolean isWhole;

  /** What is wrong with it. */
  enum Mistake {
    NONE,
    LEAF_FOR_ROOT_SIDE, // in a negamax, which wants it for the side to move
    LEAF_FOR_OTHER_SIDE,
    LEAF_FOR_FIRST_SEAT,
    LEAF_FOR_SECOND_SEAT,
    LEAF_AGAINST_ROOT_SIDE,
    NO_MINUS,
    BOTH_MAXIMISE,
    MINIMISES_INSIDE,
    ONE_PLY_MORE,
    ONE_PLY_LESS,
    PASS_IS_END,
    FULL_BOARD_IS_DRAW,
    LOOP_ENDS_EARLY,
    LOOP_BEGINS_LATE,
    DRAW_IS_LOSS,
    DRAW_IS_WIN,
    REPORTS_FOR_OTHER_SIDE,
    REPORTS_FOR_FIRST_SEAT,
    ALWAYS_PROVEN,
    BOUND_IS_VALUE,
    PLAYS_SECOND_BEST,
    SEED_NEVER_SET, // of the chance by which equal moves are ordered
    LEAF_BY_PLACE, // before the end of the game
    END_BY_PLACE
  }

  WrongMinimax(Game<P> game, Mistake mistake) {
    this.game = game;
    this.mistake = mistake;
  }

  @Override
  public boolean begin(P start, long seed) {
    return true;
  }

  private boolean is(Mistake one) {
    return mistake == one;
  }

  @Override
  public int choose(P root, int forSeat, SearchContext context) {
    seat = forSeat;
    isWhole = true;
    int depth = Math.min(9, context.clock().budget().depth());
    int looked = depth + (is(Mistake.ONE_PLY_MORE) ? 1 : is(Mistake.ONE_PLY_LESS) ? -1 : 0);
    List<RankedMove> ranked = new ArrayList<>();
    List<Integer> moves = moves(root);
    int best = Integer.MIN_VALUE;
    for (int move : moves) {
      P child = game.copyOf(root);
      child.play(move);
      boolean isLast = moves(root).size() == 1;
      int value = looked < 1 ? root.lead(seat) : turned(root, child, looked - 1, isLast);
      if (is(Mistake.BOUND_IS_VALUE) && value < best) {
        value = best; // as alpha-beta says of it: no better than the best so far
      }
      best = Math.max(best, value);
      int shown = isReportTurned() ? -value : value;
      boolean proven = is(Mistake.ALWAYS_PROVEN) || isWhole && !is(Mistake.END_BY_PLACE);
      ranked.add(new RankedMove(move, new Verdict.Points(shown, proven)));
    }
    int sign = isReportTurned() ? 1 : -1;
    Comparator<RankedMove> order =
        Comparator.comparingInt(one -> sign * ((Verdict.Points) one.verdict()).value());
    if (is(Mistake.SEED_NEVER_SET)) {
      Collections.shuffle(ranked, random);
    }
    ranked.sort(is(Mistake.BOUND_IS_VALUE) ? order.thenComparingInt(one -> -one.move()) : order);
    context.report(() -> new SearchReport(depth, 1, 0, ranked));
    int played = is(Mistake.PLAYS_SECOND_BEST) && ranked.size() > 1 ? 1 : 0;
    return ranked.get(played).move();
  }

  private boolean isReportTurned() {
    return is(Mistake.REPORTS_FOR_OTHER_SIDE) || is(Mistake.REPORTS_FOR_FIRST_SEAT) && seat != 0;
  }

  private List<Integer> moves(P position) {
    Moves legal = new Moves();
    position.legalMoves(legal);
    List<Integer> moves = new ArrayList<>();
    int from = is(Mistake.LOOP_BEGINS_LATE) && legal.size() > 1 ? 1 : 0;
    int to = legal.size() - (is(Mistake.LOOP_ENDS_EARLY) && legal.size() > 1 ? 1 : 0);
    for (int i = from; i < to; i++) {
      moves.add(legal.get(i));
    }
    return moves;
  }

  /** The child's value as the parent sees it. */
  private int turned(P parent, P child, int depth, boolean wasLast) {
    int value = negamax(child, depth, wasLast);
    return is(Mistake.NO_MINUS) || parent.turn() == child.turn() ? value : -value;
  }

  private int negamax(P position, int depth, boolean wasLast) {
    boolean isPass = passes(position) && is(Mistake.PASS_IS_END);
    if (position.isOver() || depth <= 0 || isPass) {
      isWhole &= position.isOver() || isPass;
      return leaf(position, wasLast);
    }
    int best = Integer.MIN_VALUE;
    boolean isHelped =
        is(Mistake.MINIMISES_INSIDE) || is(Mistake.BOTH_MAXIMISE) && position.turn() != seat;
    List<Integer> moves = moves(position);
    for (int move : moves) {
      P child = game.copyOf(position);
      child.play(move);
      int value = turned(position, child, depth - 1, moves.size() == 1);
      best = Math.max(best, isHelped ? -value : value);
    }
    return isHelped ? -best : best;
  }

  private boolean passes(P position) {
    Moves legal = new Moves();
    position.legalMoves(legal);
    return legal.size() == 1 && game.pass().stream().anyMatch(pass -> pass == legal.get(0));
  }

  private int leaf(P position, boolean wasLast) {
    int own = position.lead(position.turn());
    return switch (mistake) {
      case LEAF_FOR_ROOT_SIDE -> position.lead(seat);
      case LEAF_FOR_OTHER_SIDE -> -own;
      case LEAF_AGAINST_ROOT_SIDE -> -position.lead(seat);
      case LEAF_FOR_FIRST_SEAT -> seat == 0 ? own : -own;
      case LEAF_FOR_SECOND_SEAT -> seat == 0 ? -own : own;
      case FULL_BOARD_IS_DRAW -> position.isOver() && wasLast ? 0 : own;
      case DRAW_IS_LOSS -> position.isOver() && own == 0 ? (position.turn() == seat ? -1 : 1) : own;
      case DRAW_IS_WIN -> position.isOver() && own == 0 ? (position.turn() == seat ? 1 : -1) : own;
      case LEAF_BY_PLACE -> position.isOver() ? own : own + Math.floorMod(position.key(), 5);
      case END_BY_PLACE -> position.isOver() ? own + Math.floorMod(position.key(), 5) : own;
      default -> own;
    };
  }
}
