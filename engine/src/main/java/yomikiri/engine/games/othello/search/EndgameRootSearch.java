package yomikiri.engine.games.othello.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import yomikiri.engine.games.othello.board.OthelloRootMove;
import yomikiri.engine.search.RootSolver;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

/**
 * The root of an endgame search: solves the moves of a position, first whether they win, draw or
 * lose if it may be stopped, then by how many discs. Bounds found before a stop are kept. Selective
 * searches may come first: they tell which move to try first, and around which score.
 */
public final class EndgameRootSearch {
  private final EndgameSearch search;
  private final List<OthelloRootMove> moves;
  private final int beyond; // above every score
  private final RootSolver scores;
  private final int[] ahead; // the scores that a look-ahead expects
  private int expected; // the score of the best move
  private int confidence; // of that, in per cent; 0 before any selective search
  private int likeliest; // the best move by the last selective search
  private boolean done;

  /**
   * Nothing is known yet.
   *
   * @param moves in the order in which to try them
   * @param cells of the board
   */
  public EndgameRootSearch(EndgameSearch search, List<OthelloRootMove> moves, int cells) {
    this.search = search;
    this.moves = List.copyOf(moves);
    this.beyond = cells + 1;
    this.scores = solver();
    this.ahead = new int[moves.size()];
  }

  private RootSolver solver() {
    return new RootSolver(
        moves.stream().mapToInt(OthelloRootMove::move).toArray(),
        -beyond,
        beyond,
        (i, score) -> -search.search(moves.get(i).own(), moves.get(i).other(), -score, 1 - score));
  }

  /**
   * Tries the moves in the order of a look-ahead from now on, around what it expects.
   *
   * @param ranked all moves, the best first
   */
  public void expect(List<RankedMove> ranked) {
    int[] place = new int[moves.size()];
    for (int i = 0; i < ranked.size(); i++) {
      int index = index(ranked.get(i).move());
      ahead[index] = points(ranked.get(i)).value();
      place[index] = i;
    }
    scores.order(index -> -place[index]);
    expected = ahead[scores.at(0)];
  }

  private int index(int move) {
    return IntStream.range(0, moves.size())
        .filter(i -> scores.move(i) == move)
        .findFirst()
        .orElseThrow();
  }

  private static Verdict.Points points(RankedMove move) {
    return (Verdict.Points) move.verdict();
  }

  /** Finds the best move by a selective search; to be asked with falling selectivities. */
  public void searchSelectively(int selectivity) {
    RootSolver selective = solver();
    selective.orderLike(scores);
    search.select(selectivity);
    expected = selective.solve(expected);
    search.select(0);
    scores.orderLike(selective);
    likeliest = scores.move(scores.at(0));
    confidence = EndgameSearch.confidence(selectivity);
  }

  /**
   * The moves as the last selective search expects them: the best one first, as sure as the search
   * is, and none above its score.
   *
   * @param ranked all moves by a look-ahead, the best first
   */
  public List<RankedMove> selective(List<RankedMove> ranked) {
    if (confidence == 0) {
      return ranked;
    }
    List<RankedMove> all = new ArrayList<>();
    all.add(new RankedMove(likeliest, new Verdict.Points(expected, false).at(confidence)));
    for (RankedMove move : ranked) {
      if (move.move() != likeliest) {
        Verdict.Points points = points(move);
        int value = Math.min(points.value(), expected);
        all.add(new RankedMove(move.move(), new Verdict.Points(value, points.bound(), false)));
      }
    }
    return all;
  }

  /**
   * Solves the moves.
   *
   * @param everyMove whether each move needs its own score, not only the best one
   * @param mayBeStopped whether it is worth some work to know the outcome before the score
   */
  public void solve(boolean everyMove, boolean mayBeStopped) {
    boolean _ = mayBeStopped && (scores.reaches(1) || scores.reaches(0));
    int _ = scores.solve(expected);
    if (everyMove) {
      scores.solveEach(index -> ahead[index]);
    }
    done = true;
  }

  /** Whether all that was asked for is known. */
  public boolean isDone() {
    return done;
  }

  /** Whether nothing is known yet. */
  public boolean isEmpty() {
    return IntStream.range(0, moves.size()).noneMatch(scores::isKnown);
  }

  /** Whether a move is known that wins, or that does what none does better. */
  public boolean isSettled() {
    return scores.lower() > 0 || scores.lower() == scores.upper();
  }

  /** The moves of which something is known, the best first. */
  public List<RankedMove> ranked() {
    return IntStream.range(0, moves.size())
        .map(scores::at)
        .filter(scores::isKnown)
        .boxed()
        .sorted(
            Comparator.<Integer>comparingInt(index -> -scores.lower(index))
                .thenComparingInt(index -> -scores.upper(index)))
        .map(this::rankedMove)
        .toList();
  }

  private RankedMove rankedMove(int index) {
    return new RankedMove(
        scores.move(index),
        scores.isExact(index)
            ? new Verdict.Points(scores.lower(index), true)
            : wins(index) || scores.upper(index) == beyond
                ? new Verdict.Points(scores.lower(index), Bound.AT_LEAST, true)
                : new Verdict.Points(scores.upper(index), Bound.AT_MOST, true));
  }

  private boolean wins(int index) {
    return scores.lower(index) > 0;
  }

  private boolean draws(int index) {
    return scores.isExact(index) && scores.lower(index) == 0;
  }

  /** Whether it is not known whether a move wins. */
  private boolean isOpen(int index) {
    return !wins(index) && scores.upper(index) > 0;
  }

  /**
   * All moves where the search was stopped: those that win, one that draws, those that may win, as
   * expected, and those known to be no better than the draw, or to lose.
   *
   * @param ranked what is expected of all moves, the best first
   * @param everyMove whether each move is to have a value of its own, and no bound
   */
  public List<RankedMove> with(List<RankedMove> ranked, boolean everyMove) {
    List<RankedMove> all = new ArrayList<>(ranked);
    all.sort(Comparator.comparingInt(move -> place(index(move.move()))));
    all.replaceAll(move -> known(move, everyMove));
    return all;
  }

  /** Where a move stands when not all is known; moves in one place stand as expected. */
  private int place(int index) {
    return wins(index)
        ? -scores.lower(index)
        : draws(index) ? 0 : isOpen(index) ? 1 : scores.upper(index) == 0 ? 2 : 3;
  }

  private RankedMove known(RankedMove move, boolean everyMove) {
    int index = index(move.move());
    boolean mayBeBeaten = draws(index) && scores.upper() > 0;
    if (everyMove) {
      return new RankedMove(
          move.move(), mayBeBeaten ? new Verdict.Points(0, false) : within(index, points(move)));
    }
    return mayBeBeaten
        ? new RankedMove(move.move(), new Verdict.Points(0, Bound.AT_LEAST, true))
        : isOpen(index) ? move : rankedMove(index);
  }

  /** What may be expected of a move, as far as that agrees with what is known. */
  private Verdict.Points within(int index, Verdict.Points points) {
    int value = Math.clamp(points.value(), scores.lower(index), scores.upper(index));
    if (scores.isExact(index)) {
      return new Verdict.Points(value, true);
    }
    return new Verdict.Points(value, false).at(value == points.value() ? points.confidence() : 0);
  }
}
