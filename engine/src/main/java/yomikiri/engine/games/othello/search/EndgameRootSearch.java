package yomikiri.engine.games.othello.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.games.othello.board.OthelloRootMove;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

/**
 * The root of an endgame search: solves the moves of a position, first whether they win, draw or
 * lose, then by how many discs. Bounds found before a stop are kept. Selective searches may come
 * first: they tell which move to try first, and around which value.
 */
public final class EndgameRootSearch {
  private static final Comparator<Valued> BY_VALUE =
      Comparator.comparingInt(Valued::value).reversed().thenComparing(Valued::bound);

  private static final int STEP = 3; // discs that a window is widened by the first time

  private final EndgameSearch search;
  private final int beyond; // above every score
  private final List<Valued> ranked = new ArrayList<>();
  private List<OthelloRootMove> order = List.of(); // by the last selective search
  private int expected; // the value of the best move
  private int confidence; // of that, in per cent
  private int count; // of the moves
  private boolean done;

  /**
   * Nothing is known yet.
   *
   * @param cells of the board
   */
  public EndgameRootSearch(EndgameSearch search, int cells) {
    this.search = search;
    this.beyond = cells + 1;
  }

  /** A move and what its score is known to be for the side that makes it. */
  private record Valued(OthelloRootMove move, int value, Bound bound) {
    private RankedMove rankedMove() {
      return new RankedMove(move.move(), new Verdict.Points(value, bound, true));
    }

    private boolean wins() {
      return value > 0 && bound != Bound.AT_MOST;
    }

    private boolean draws() {
      return value == 0 && bound == Bound.EXACT;
    }

    /** What may be expected, as far as that agrees with what is known. */
    private Verdict.Points within(Verdict.Points expected) {
      boolean isWithin =
          bound == Bound.AT_LEAST ? expected.value() >= value : expected.value() <= value;
      return bound == Bound.EXACT || !isWithin
          ? new Verdict.Points(value, bound == Bound.EXACT)
          : new Verdict.Points(expected.value(), false).at(expected.confidence());
    }
  }

  /** Looks for the value of the best move around this one from now on. */
  public void expect(int value) {
    expected = value;
  }

  /**
   * Values moves by selective searches, to be asked with falling selectivities.
   *
   * @param moves in the order in which to try them the first time
   */
  public void searchSelectively(List<OthelloRootMove> moves, int selectivity) {
    List<OthelloRootMove> tried = new ArrayList<>(order.isEmpty() ? moves : order);
    search.select(selectivity);
    int best = -beyond;
    for (int i = 0; i < tried.size(); i++) {
      OthelloRootMove move = tried.get(i);
      int value = i == 0 ? around(move, -beyond, beyond) : value(move, best, best + 1);
      if (i > 0 && value > best) {
        value = value(move, value - 1, beyond);
      }
      if (value > best) {
        best = value;
        tried.addFirst(tried.remove(i));
      }
    }
    search.select(0);
    order = tried;
    expected = best;
    confidence = EndgameSearch.confidence(selectivity);
  }

  /** The value of a move in a window, looked for around what is expected of the best move. */
  private int around(OthelloRootMove move, int alpha, int beta) {
    int guess = Math.clamp(expected, alpha + 1, beta - 1);
    int low = guess - 1;
    int high = guess + 1;
    int value = value(move, low, high);
    if (value < guess) {
      for (int step = STEP; value <= low && low > alpha; step *= 2) {
        low = Math.max(alpha, value - step);
        value = value(move, low, value + 1);
      }
    } else {
      for (int step = STEP; value >= high && high < beta; step *= 2) {
        high = Math.min(beta, value + step);
        value = value(move, value - 1, high);
      }
    }
    return value;
  }

  /**
   * The moves as the last selective search expects them: the best one first, as sure as the search
   * is, and none above its value.
   *
   * @param ahead all moves by a look-ahead, the best first
   */
  public List<RankedMove> selective(List<RankedMove> ahead) {
    if (order.isEmpty()) {
      return ahead;
    }
    int best = order.getFirst().move();
    List<RankedMove> all = new ArrayList<>();
    all.add(new RankedMove(best, new Verdict.Points(expected, false).at(confidence)));
    for (RankedMove move : ahead) {
      if (move.move() != best) {
        Verdict.Points points = (Verdict.Points) move.verdict();
        int value = Math.min(points.value(), expected);
        all.add(new RankedMove(move.move(), new Verdict.Points(value, points.bound(), false)));
      }
    }
    return all;
  }

  /**
   * Reads all moves out.
   *
   * @param inOrder in the order in which to try them, unless selective searches have found one
   * @param everyMove whether each move needs its own score, not only the best one
   */
  public void of(List<OthelloRootMove> inOrder, boolean everyMove) {
    List<OthelloRootMove> moves = order.isEmpty() ? inOrder : order;
    count = moves.size();
    findOutcome(moves);
    boolean isLost = ranked.getFirst().bound() == Bound.AT_MOST;
    OthelloRootMove first = isLost ? moves.getFirst() : ranked.getFirst().move();
    int sign = isLost ? -1 : Integer.signum(ranked.getFirst().value());
    int most = sign < 0 ? 0 : beyond;
    int best = 0;
    if (sign != 0) {
      best = around(first, sign < 0 ? -beyond : 0, most);
      store(first, best, Bound.EXACT);
    }
    for (OthelloRootMove move : moves) {
      if (move.move() != first.move()) {
        best = Math.max(best, score(move, best, sign == 0 ? 1 : most, everyMove));
      }
    }
    done = true;
  }

  /** Looks for a move that wins, else for one that draws. */
  private void findOutcome(List<OthelloRootMove> moves) {
    int alpha = -1;
    for (OthelloRootMove move : moves) {
      int value = value(move, alpha, 1);
      store(move, value, value > 0 ? Bound.AT_LEAST : value > alpha ? Bound.EXACT : Bound.AT_MOST);
      if (value > 0) {
        return;
      }
      alpha = Math.max(alpha, value);
    }
  }

  /**
   * The score of a move, or an upper bound if it is no better than {@code best}.
   *
   * @param most above what it can be
   */
  private int score(OthelloRootMove move, int best, int most, boolean everyMove) {
    int low = everyMove ? -beyond : best;
    int value = value(move, low, best + 1);
    if (value > best && best + 1 < most) {
      value = value(move, value - 1, most);
      low = best;
    }
    store(move, value, value > low ? Bound.EXACT : Bound.AT_MOST);
    return value;
  }

  private void store(OthelloRootMove move, int value, Bound bound) {
    ranked.removeIf(known -> known.move().move() == move.move());
    ranked.add(new Valued(move, value, bound));
    ranked.sort(BY_VALUE);
  }

  private int value(OthelloRootMove move, int alpha, int beta) {
    return -search.search(move.own(), move.other(), -beta, -alpha);
  }

  /** Whether all that was asked for is known. */
  public boolean isDone() {
    return done;
  }

  /** Whether nothing is known yet. */
  public boolean isEmpty() {
    return ranked.isEmpty();
  }

  /** Whether a move is known that wins, or that does what none does better. */
  public boolean isSettled() {
    return !ranked.isEmpty()
        && ranked.getFirst().bound() != Bound.AT_MOST
        && (ranked.getFirst().wins() || ranked.size() == count);
  }

  /** The verdicts known of moves, the best first. */
  public List<RankedMove> ranked() {
    return ranked.stream().map(Valued::rankedMove).toList();
  }

  /**
   * All moves where the search was stopped: those that win, one that draws, those of which nothing
   * is known, and those known to be no better than the draw, or to lose.
   *
   * @param expected of all moves by a look-ahead, the best first
   * @param everyMove whether each move is to have a value of its own, and no bound
   */
  public List<RankedMove> with(List<RankedMove> expected, boolean everyMove) {
    List<RankedMove> all = new ArrayList<>(expected);
    all.sort(Comparator.comparingInt(move -> place(move.move())));
    all.replaceAll(move -> merged(move, everyMove));
    return all;
  }

  private Optional<Valued> known(int move) {
    return ranked.stream().filter(one -> one.move().move() == move).findFirst();
  }

  /** Where a move stands when not all is known; moves in one place stand as expected. */
  private int place(int move) {
    Valued known = known(move).orElse(null);
    if (known == null) {
      return count;
    }
    return known.wins() || known.draws()
        ? ranked.indexOf(known)
        : known.value() == 0 ? count + 1 : count + 2;
  }

  private RankedMove merged(RankedMove expected, boolean everyMove) {
    Valued known = known(expected.move()).orElse(null);
    if (known == null) {
      return expected;
    }
    boolean mayBeBeaten = known.draws() && ranked.size() < count;
    if (everyMove) {
      Verdict.Points points = (Verdict.Points) expected.verdict();
      return new RankedMove(
          expected.move(), mayBeBeaten ? new Verdict.Points(0, false) : known.within(points));
    }
    return mayBeBeaten
        ? new RankedMove(expected.move(), new Verdict.Points(0, Bound.AT_LEAST, true))
        : known.rankedMove();
  }
}
