package yomikiri.engine.games.tron.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;
import yomikiri.engine.games.tron.search.LongestPath.WayTable;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchStopped;
import yomikiri.engine.think.Verdict;

/**
 * The root search for a cycle that is separated from all others. Against one other it wins or
 * loses, by the longest ways of both; where both move at once, equal ways are a draw. Of winning
 * moves the one that leaves the longest way found is the best, of losing ones the one that lasts
 * longest. Among several others nothing but the own way counts. Results are reused for later moves
 * of the same game. For one thread at a time.
 */
public final class SeparatedRootSearch {
  private static final int FIRST_VISITS = 256;
  private static final int VISITS_TO_COUNT = 1 << 14;
  private static final int BESIDE_DEPTH = 1 << 16; // visits where depth alone is limited: a second

  private final LongestPath[] ways = new LongestPath[Arena.MOVES]; // after each move
  private final LongestPath other;
  private final List<Integer> moves = new ArrayList<>(); // to free cells
  private final Comparator<Integer> bestFirst =
      Comparator.<Integer>comparingInt(move -> -leastOutcome(move) - mostOutcome(move))
          .thenComparingInt(move -> -orderingScore(move));
  private final WayTable table;
  private int[] plan = new int[0];
  private int head;
  private int otherHead;
  private boolean joint;

  public SeparatedRootSearch(WayTable table) {
    this.table = table;
    for (int move = 0; move < Arena.MOVES; move++) {
      ways[move] = new LongestPath(table);
    }
    other = new LongestPath(table);
  }

  /** Forgets the game before. */
  public void beginGame() {
    table.clear();
    plan = new int[0];
  }

  /**
   * The best move that is found within the budget. Progress is reported whenever twice as much was
   * tried as before.
   *
   * @param free only read
   * @param from the head of the cycle to move
   * @param opponent the head of the only other one, -1 if there are several
   * @param atOnce whether both move at once
   */
  public int choose(long[] free, int from, int opponent, boolean atOnce, SearchContext context) {
    joint = atOnce;
    begin(free, from, opponent);
    Meter meter = context.clock().meter();
    try {
      meter.visit();
      boolean isOfDepthAlone = context.clock().budget().isOfDepthAlone(); // ways have no depth
      long most = isOfDepthAlone ? BESIDE_DEPTH : Long.MAX_VALUE;
      for (long visits = FIRST_VISITS;
          !isSettled(context.everyMove()) && meter.nodes() < most;
          visits *= 2) {
        improve(meter, visits, context.everyMove());
        report(context);
      }
      if (context.everyMove()) {
        count(meter);
      }
    } catch (SearchStopped budgetSpent) {
      context.reportStopped();
    }
    report(context);
    keepPlan();
    return moves.isEmpty() ? 0 : moves.getFirst();
  }

  private void begin(long[] free, int from, int opponent) {
    head = from;
    otherHead = opponent;
    moves.clear();
    long[] after = free.clone();
    for (int move = 0; move < Arena.MOVES; move++) {
      int cell = Arena.target(from, move);
      if (GridCellSet.isIn(free, cell)) {
        moves.add(move);
        GridCellSet.remove(after, cell);
        ways[move].begin(after, cell);
        GridCellSet.add(after, cell);
        for (int i = 0; i < plan.length; i++) {
          if (plan[i] == cell) {
            ways[move].take(plan, i + 1, plan.length - i - 1);
          }
        }
      }
    }
    if (opponent >= 0) {
      other.begin(free, opponent);
    }
    moves.sort(bestFirst);
  }

  /** The outcome of a move at least: 1 if it wins, 0 a draw, -1 if it loses. */
  private int leastOutcome(int move) {
    return otherHead < 0 ? 0 : FillOutcome.outcome(ways[move].least() + 1, other.most(), joint);
  }

  /** The outcome of a move at most. */
  private int mostOutcome(int move) {
    return otherHead < 0 ? 0 : FillOutcome.outcome(ways[move].most() + 1, other.least(), joint);
  }

  /** Whether it is to be found out yet what a move comes to. */
  private boolean isOpen(int move) {
    return leastOutcome(move) < mostOutcome(move);
  }

  private boolean isWon() {
    return !moves.isEmpty() && leastOutcome(moves.getFirst()) > 0;
  }

  /** By what moves of one outcome are put in order: what is found, then what can be hoped. */
  private int orderingScore(int move) {
    return GridCellSet.LIMIT * ways[move].least() + ways[move].most();
  }

  private boolean isSettled(boolean everyMove) {
    return isOutcomeKnown(everyMove) && (isWon() || isLongest());
  }

  /** Whether it is known what every move comes to, or that none comes to more than the first. */
  private boolean isOutcomeKnown(boolean everyMove) {
    for (int move : moves) {
      boolean isEnough =
          everyMove ? !isOpen(move) : mostOutcome(move) <= leastOutcome(moves.getFirst());
      if (!isEnough) {
        return false;
      }
    }
    return true;
  }

  /** Whether no move leaves a longer way than the one found after the first. */
  private boolean isLongest() {
    for (int move : moves) {
      if (ways[move].most() > ways[moves.getFirst()].least()) {
        return false;
      }
    }
    return true;
  }

  private void improve(Meter meter, long visits, boolean everyMove) {
    boolean wins = isWon();
    if (moves.stream().anyMatch(this::isOpen)) {
      other.improve(meter, visits);
    }
    for (int move : moves) {
      boolean mayBeLongest = !wins && ways[move].most() > longestFound();
      if (isOpen(move) && (everyMove || !wins) || mayBeLongest) {
        ways[move].improve(meter, visits);
      }
    }
    moves.sort(null);
    moves.sort(bestFirst);
  }

  private int longestFound() {
    int longest = 0;
    for (int move : moves) {
      longest = Math.max(longest, ways[move].least());
    }
    return longest;
  }

  /** Tries to count the plies to the end, too. */
  private void count(Meter meter) {
    if (otherHead >= 0) {
      other.improve(meter, VISITS_TO_COUNT);
    }
    for (int move : moves) {
      ways[move].improve(meter, VISITS_TO_COUNT);
    }
    moves.sort(null);
    moves.sort(bestFirst);
  }

  private void keepPlan() {
    if (!moves.isEmpty()) {
      LongestPath own = ways[moves.getFirst()];
      plan = new int[own.least()];
      System.arraycopy(own.way(), 0, plan, 0, plan.length);
    }
  }

  private void report(SearchContext context) {
    context.report(
        () ->
            new SearchReport(
                0, context.clock().meter().nodes(), context.clock().elapsedNanos(), ranked()));
  }

  /** The moves with what is known of them, the best first. */
  private List<RankedMove> ranked() {
    List<RankedMove> ranked = new ArrayList<>();
    for (int move : moves) {
      ranked.add(new RankedMove(move, verdict(move), line(move)));
    }
    for (int move = 0; move < Arena.MOVES && moves.isEmpty(); move++) {
      ranked.add(new RankedMove(move, crash()));
    }
    return ranked;
  }

  private Verdict crash() {
    if (otherHead < 0) {
      return new Verdict.Estimate(0, Bound.EXACT);
    }
    int outcome = FillOutcome.outcome(0, other.least() > 0 ? 1 : 0, joint);
    return new Verdict.Points(outcome, Bound.EXACT, true, OptionalInt.of(1));
  }

  private Verdict verdict(int move) {
    LongestPath own = ways[move];
    int steps = 1 + (own.least() + own.most()) / 2;
    if (otherHead < 0) {
      return new Verdict.Estimate(steps, Bound.EXACT);
    }
    int least = leastOutcome(move);
    int most = mostOutcome(move);
    if (least < most) {
      return most == 0
          ? new Verdict.Points(0, Bound.AT_MOST, true)
          : least == 0
              ? new Verdict.Points(0, Bound.AT_LEAST, true)
              : new Verdict.Estimate(steps - (other.least() + other.most()) / 2, Bound.EXACT);
    }
    return new Verdict.Points(
        least,
        Bound.EXACT,
        true,
        least > 0 ? distance(other, other.most(), 2) : distance(own, own.most() + 1, 1));
  }

  /**
   * Plies to a crash, if it is known when it comes.
   *
   * @param way the way of who crashes
   * @param steps as many as it has left
   * @param first the ply of its crash if it had none left
   */
  private OptionalInt distance(LongestPath way, int steps, int first) {
    int plies = joint ? steps + 1 : 2 * steps + first;
    return way.isExact() ? OptionalInt.of(plies) : OptionalInt.empty();
  }

  /** A move and the steps of both in turns, as far as both have one; else only the move. */
  private List<Integer> line(int move) {
    LongestPath own = ways[move];
    List<Integer> line = new ArrayList<>(List.of(move));
    int cell = Arena.target(head, move);
    int otherCell = otherHead;
    int steps = otherHead < 0 || joint ? 0 : other.least();
    for (int i = 0; i < steps; i++) {
      line.add(move(otherCell, other.way()[i]));
      otherCell = other.way()[i];
      if (i >= own.least()) {
        break;
      }
      line.add(move(cell, own.way()[i]));
      cell = own.way()[i];
    }
    return line;
  }

  private static int move(int from, int to) {
    int move = 0;
    while (Arena.target(from, move) != to) {
      move++;
    }
    return move;
  }
}
