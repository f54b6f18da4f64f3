package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

/**
 * The root moves of {@link Pvs}: valued to one depth after the other, on the caller's thread. Where
 * a win is all there is, a depth ends with the first move that is proven to win.
 */
final class PvsRootSearch<P extends DuelPosition> {
  private final Game<P> game;
  private final Horizon<P> horizon;
  private final PvsSearch<P> below;
  private final TableLine<P> lines;
  private final P root;
  private final boolean exact;
  private final Meter meter;
  private final Runnable beat;
  private List<RankedMove> order; // as the last completed depth left it
  private final List<RankedMove> ranked = new ArrayList<>(); // of the depth being searched

  /**
   * Puts the root moves in order of what they look like.
   *
   * @param below has begun to search {@code root} with {@code meter}, as {@code exact} as this
   * @param beat called now and then while it goes on
   */
  PvsRootSearch(
      TableLine<P> lines, PvsSearch<P> below, P root, boolean exact, Meter meter, Runnable beat) {
    this.game = lines.game();
    this.horizon = lines.horizon();
    this.lines = lines;
    this.below = below;
    this.root = root;
    this.exact = exact;
    this.meter = meter;
    this.beat = beat;
    List<RankedMove> moves = new ArrayList<>();
    Moves legal = new Moves();
    root.legalMoves(legal);
    int seat = root.turn();
    P child = game.copyOf(root);
    for (int i = 0; i < legal.size(); i++) {
      game.copy(root, child);
      child.play(legal.get(i));
      int gain = horizon.units(child.margin(seat) - root.margin(seat));
      int score = horizon.orderingScore(child, seat, gain, 0);
      moves.add(new RankedMove(legal.get(i), new Verdict.Estimate(score, Bound.EXACT)));
    }
    this.order = inOrder(moves);
  }

  private static List<RankedMove> inOrder(List<RankedMove> moves) {
    List<RankedMove> sorted = new ArrayList<>(moves);
    RootMoveRanking.sort(sorted);
    return List.copyOf(sorted);
  }

  /** The move that is tried first. */
  int firstMove() {
    return order.getFirst().move();
  }

  /** The root moves as a stopped depth leaves them; none if the best one is that of before. */
  List<RankedMove> foundBetter() {
    RootMoveRanking.sort(ranked);
    return exact || ranked.isEmpty() || ranked.getFirst().move() == firstMove() ? List.of() : all();
  }

  /** The root moves of this depth, then the others as the one before has left them. */
  private List<RankedMove> all() {
    List<RankedMove> all = new ArrayList<>(ranked);
    for (RankedMove before : order) {
      if (ranked.stream().noneMatch(found -> found.move() == before.move())) {
        all.add(before);
      }
    }
    return all;
  }

  /**
   * The depth to search after another. Where points are counted at the horizon it is even: who
   * moves last takes points without the other's answer.
   */
  int deeper(int depth) {
    int plies = exact || horizon.isEvaluation() || depth < 2 ? 1 : 2;
    return Math.min(depth + plies, TranspositionTable.SOLVED - 1);
  }

  /** Searches to a depth. */
  IterativeDeepening.Iteration search(int depth) {
    meter.visit();
    ranked.clear();
    below.trace().begin(depth);
    boolean horizonAnywhere = false;
    int seat = root.turn();
    P child = game.copyOf(root);
    int best = -PvsSearch.INFINITE;
    for (RankedMove next : order) {
      beat.run();
      game.copy(root, child);
      int move = next.move();
      child.play(move);
      int gain = horizon.units(child.margin(seat));
      int alpha = exact ? -PvsSearch.INFINITE : best;
      int place = exact ? 0 : ranked.size();
      int value = gain + below.afterRoot(child, seat, move, depth, place, alpha, gain);
      horizonAnywhere |= below.isHorizonSeen();
      ranked.add(lines.ranked(root, move, depth, value, alpha, !below.isHorizonSeen()));
      best = Math.max(best, value);
      if (!exact && horizon.isForced(game, best, Bound.AT_LEAST)) {
        break;
      }
    }
    order = inOrder(all());
    List<RankedMove> found = inOrder(ranked);
    below.trace().end(best, firstMove());
    return new IterativeDeepening.Iteration(
        found, !horizonAnywhere || lines.isSettled(found, best, exact));
  }
}
