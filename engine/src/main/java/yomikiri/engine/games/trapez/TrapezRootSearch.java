package yomikiri.engine.games.trapez;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.trapez.board.TrapezTileSet;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

/**
 * Values the moves of a position by reading the game out to its end: first whether they win, then
 * how soon they win or how long they resist. What is known when it is stopped is kept.
 */
final class TrapezRootSearch {
  private static final Comparator<Root> BY_WORTH =
      Comparator.<Root>comparingInt(root -> -root.high).thenComparingInt(root -> -root.low);

  private final Evaluation<TrapezPosition> evaluation = new GroupsEvaluation();
  private final TrapezEndgameSearch search;
  private final TrapezPosition from;
  private final List<Root> roots = new ArrayList<>(); // in the order in which to try them

  TrapezRootSearch(TrapezEndgameSearch search, TrapezPosition from) {
    this.search = search;
    this.from = from;
    Moves legal = new Moves();
    from.legalMoves(legal);
    for (int i = 0; i < legal.size(); i++) {
      roots.add(new Root(legal.get(i)));
    }
    roots.sort(Comparator.comparingInt(root -> -root.promise));
  }

  /** A move and between which bounds its worth lies. */
  private final class Root {
    final int move;
    final TrapezTileSet after = new TrapezTileSet();
    final boolean ends;
    final int promise;
    int low = -WinDistance.BEYOND;
    int high = WinDistance.BEYOND;

    Root(int move) {
      this.move = move;
      TrapezPosition next = new TrapezPosition(from);
      next.play(move);
      after.become(next.tileSet());
      ends = next.isOver();
      promise = evaluation.orderingScore(next, from.turn());
      if (ends) {
        low = next.margin(from.turn()) * WinDistance.WIN_NOW;
        high = low;
      }
    }

    /** Finds out what the move is worth, or that it is not between these. */
    void look(int alpha, int beta) {
      if (low >= beta || high <= alpha || low == high) {
        return;
      }
      int worth =
          WinDistance.ofMove(search.search(after, WinDistance.next(beta), WinDistance.next(alpha)));
      low = worth > alpha ? Math.max(low, worth) : low;
      high = worth < beta ? Math.min(high, worth) : high;
    }

    boolean wins() {
      return low > 0;
    }

    boolean loses() {
      return high < 0;
    }

    RankedMove told() {
      if (low == high) {
        return new RankedMove(
            move,
            new Verdict.Points(
                Integer.signum(low), Bound.EXACT, true, OptionalInt.of(WinDistance.plies(low))));
      }
      return wins() || loses()
          ? new RankedMove(move, new Verdict.Points(wins() ? 1 : -1, true))
          : new RankedMove(move, new Verdict.Points(1, Bound.AT_MOST, true));
    }
  }

  /** Finds the move to be played: the soonest win, or the longest resistance. */
  void best() {
    for (int i = 0; i < roots.size() && !isSettled(); i++) {
      roots.get(i).look(0, 1);
    }
    int most = isWon() ? WinDistance.BEYOND : 0;
    int best = isWon() ? 0 : -WinDistance.BEYOND;
    for (Root root : ranked()) {
      root.look(best, most);
      best = Math.max(best, root.low);
    }
  }

  /** Finds out of every move whether it wins. */
  void everyOutcome() {
    roots.forEach(root -> root.look(0, 1));
  }

  /** Finds out what every move is worth. */
  void everyWorth() {
    for (Root root : roots) {
      root.look(root.wins() ? 0 : -WinDistance.BEYOND, root.wins() ? WinDistance.BEYOND : 0);
    }
  }

  /** Whether it is known of every move whether it wins. */
  boolean knowsEveryOutcome() {
    return roots.stream().allMatch(root -> root.wins() || root.loses());
  }

  private boolean isWon() {
    return roots.stream().anyMatch(Root::wins);
  }

  /** Whether it is known who wins. */
  boolean isSettled() {
    return isWon() || roots.stream().allMatch(Root::loses);
  }

  /** Whether as much is known as a report needs. */
  boolean isEnough(boolean everyMove) {
    return everyMove ? knowsEveryOutcome() : isSettled();
  }

  /**
   * All moves where the search was stopped, the one to be played first: those that win, those of
   * which nothing is known, and those that lose.
   *
   * @param expected of all moves by a look-ahead, the best first
   */
  List<RankedMove> with(List<RankedMove> expected) {
    List<Root> known = ranked();
    List<RankedMove> all = new ArrayList<>();
    known.stream().filter(Root::wins).map(Root::told).forEach(all::add);
    expected.stream().filter(move -> isOpen(move.move())).forEach(all::add);
    known.stream().filter(Root::loses).map(Root::told).forEach(all::add);
    return all;
  }

  private boolean isOpen(int move) {
    return roots.stream().anyMatch(root -> root.move == move && !root.wins() && !root.loses());
  }

  /** The moves, the one to be played first. */
  List<RankedMove> told() {
    return ranked().stream().map(Root::told).toList();
  }

  /** The move to be played by what is known. */
  int move() {
    return ranked().getFirst().move;
  }

  /**
   * The best play of both sides to the end of the game.
   *
   * @throws IllegalStateException unless the worth of the first move is known
   */
  List<Integer> line() {
    Root first = ranked().getFirst();
    if (first.low != first.high) {
      throw new IllegalStateException("the first move has no exact worth");
    }
    List<Integer> line = new ArrayList<>(List.of(first.move));
    TrapezPosition position = new TrapezPosition(from);
    position.play(first.move);
    int worth = first.low;
    while (!position.isOver()) {
      worth = WinDistance.next(worth);
      int move = keeping(position, worth);
      line.add(move);
      position.play(move);
    }
    return line;
  }

  /** A move with which the side to move keeps what its position is worth. */
  private int keeping(TrapezPosition position, int worth) {
    TrapezRootSearch next = new TrapezRootSearch(search, position);
    for (Root root : next.roots) {
      root.look(worth - 1, worth);
      if (root.low >= worth) {
        return root.move;
      }
    }
    throw new IllegalStateException("no move keeps the worth " + worth + " of a position");
  }

  private List<Root> ranked() {
    boolean isWon = isWon();
    return roots.stream()
        .sorted(
            Comparator.<Root, Boolean>comparing(root -> isWon && !root.wins())
                .thenComparing(BY_WORTH))
        .toList();
  }
}
