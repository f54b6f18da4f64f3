package yomikiri.engine.games.trapez;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.trapez.TrapezEndgameSearch.WinDistance;
import yomikiri.engine.games.trapez.board.TrapezTileSet;
import yomikiri.engine.search.RootSolver;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

/**
 * The root of an endgame search: solves the moves of a position, first whether they win, then how
 * soon they win or how long they resist. Bounds found before a stop are kept.
 */
final class TrapezRootSearch {
  private final Evaluation<TrapezPosition> evaluation = new GroupsEvaluation();
  private final TrapezEndgameSearch search;
  private final TrapezPosition from;
  private final Runnable beforeMove;
  private final List<Root> roots = new ArrayList<>(); // in the order in which to try them
  private final RootSolver bounds;

  /**
   * Nothing is known yet but what moves that end the game are worth.
   *
   * @param beforeMove to be run before each search of a move
   */
  TrapezRootSearch(TrapezEndgameSearch search, TrapezPosition from, Runnable beforeMove) {
    this.search = search;
    this.from = from;
    this.beforeMove = beforeMove;
    Moves legal = new Moves();
    from.legalMoves(legal);
    for (int i = 0; i < legal.size(); i++) {
      roots.add(new Root(legal.get(i)));
    }
    roots.sort(Comparator.comparingInt(root -> -root.orderingScore));
    bounds =
        new RootSolver(
            roots.stream().mapToInt(root -> root.move).toArray(),
            -WinDistance.BEYOND,
            WinDistance.BEYOND,
            (i, worth) -> bound(roots.get(i), worth));
    for (int i = 0; i < roots.size(); i++) {
      if (roots.get(i).ends) {
        bounds.set(i, WinDistance.WIN_NOW * roots.get(i).margin);
      }
    }
  }

  /** A move, what it leaves, and by how much it ends the game. */
  private final class Root {
    final int move;
    final TrapezTileSet after = new TrapezTileSet();
    final boolean ends;
    final int margin;
    final int orderingScore;
    List<Integer> line = List.of(); // once it is followed

    Root(int move) {
      this.move = move;
      TrapezPosition next = new TrapezPosition(from);
      next.play(move);
      after.become(next.tileSet());
      ends = next.isOver();
      margin = ends ? next.margin(from.turn()) : 0;
      orderingScore = evaluation.orderingScore(next, from.turn());
    }
  }

  private int bound(Root root, int worth) {
    beforeMove.run();
    return WinDistance.ofMove(
        search.search(root.after, WinDistance.next(worth), WinDistance.next(worth - 1)));
  }

  private boolean wins(int index) {
    return bounds.lower(index) > 0;
  }

  private boolean loses(int index) {
    return bounds.upper(index) < 0;
  }

  private boolean isOpen(int index) {
    return !wins(index) && !loses(index);
  }

  private RankedMove rankedMove(int index) {
    return verdict(index).withLine(roots.get(index).line);
  }

  private RankedMove verdict(int index) {
    int low = bounds.lower(index);
    if (bounds.isExact(index)) {
      return new RankedMove(
          bounds.move(index),
          new Verdict.Points(
              Integer.signum(low), Bound.EXACT, true, OptionalInt.of(WinDistance.plies(low))));
    }
    return new RankedMove(
        bounds.move(index),
        isOpen(index)
            ? new Verdict.Points(1, Bound.AT_MOST, true)
            : new Verdict.Points(wins(index) ? 1 : -1, true));
  }

  /** Finds the move to be played: the soonest win, or the longest resistance. */
  void best() {
    int _ = bounds.solve(bounds.reaches(1) ? bounds.lower() : bounds.upper());
  }

  /** Finds out of every move whether it wins. */
  void everyOutcome() {
    for (int i = 0; i < roots.size(); i++) {
      boolean _ = bounds.reaches(i, 1);
    }
  }

  /** Finds out what every move is worth. */
  void everyWorth() {
    for (int i = 0; i < roots.size(); i++) {
      int _ = bounds.solve(i, bounds.reaches(i, 1) ? bounds.lower(i) : bounds.upper(i));
    }
  }

  /** Whether it is known of every move whether it wins. */
  boolean hasEveryOutcome() {
    return all().noneMatch(this::isOpen);
  }

  private boolean isWon() {
    return all().anyMatch(this::wins);
  }

  /** Whether it is known who wins. */
  boolean isSettled() {
    return isWon() || all().allMatch(this::loses);
  }

  /** Whether as much is known as a report needs. */
  boolean isEnough(boolean everyMove) {
    return everyMove ? hasEveryOutcome() : isSettled();
  }

  /**
   * All moves where the search was stopped, the one to be played first: those that win, those of
   * which nothing is known, and those that lose.
   *
   * @param expected of all moves by a look-ahead, the best first
   */
  List<RankedMove> with(List<RankedMove> expected) {
    List<Integer> known = ranked();
    List<RankedMove> all = new ArrayList<>();
    known.stream().filter(this::wins).map(this::rankedMove).forEach(all::add);
    expected.stream().filter(move -> isOpenMove(move.move())).forEach(all::add);
    known.stream().filter(this::loses).map(this::rankedMove).forEach(all::add);
    return all;
  }

  private boolean isOpenMove(int move) {
    return all().anyMatch(i -> bounds.move(i) == move && isOpen(i));
  }

  /** The moves, the one to be played first. */
  List<RankedMove> rankedMoves() {
    return ranked().stream().map(this::rankedMove).toList();
  }

  /** The move to be played by what is known. */
  int move() {
    return bounds.move(ranked().getFirst());
  }

  /**
   * Follows the best play of both sides to the end of the game after each move whose worth is
   * known.
   *
   * @param everyMove whether after each, not only after the first
   */
  void followLines(boolean everyMove) {
    for (int index : everyMove ? ranked() : List.of(ranked().getFirst())) {
      if (bounds.isExact(index)) {
        roots.get(index).line = line(index);
      }
    }
  }

  private List<Integer> line(int index) {
    List<Integer> line = new ArrayList<>(List.of(bounds.move(index)));
    TrapezPosition position = new TrapezPosition(from);
    position.play(bounds.move(index));
    int worth = bounds.lower(index);
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
    RootSolver next = new TrapezRootSearch(search, position, beforeMove).bounds;
    int index = next.firstAtLeast(worth);
    if (index < 0) {
      throw new IllegalStateException("no move keeps the worth " + worth + " of a position");
    }
    return next.move(index);
  }

  private IntStream all() {
    return IntStream.range(0, roots.size());
  }

  private List<Integer> ranked() {
    boolean isWon = isWon();
    return all()
        .boxed()
        .sorted(
            Comparator.<Integer, Boolean>comparing(i -> isWon && !wins(i))
                .thenComparingInt(i -> -bounds.upper(i))
                .thenComparingInt(i -> -bounds.lower(i)))
        .toList();
  }
}
