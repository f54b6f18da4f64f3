package yomikiri.engine.search;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

/**
 * Solves the moves of a position, as {@link Probe} tells of each whether it reaches a value: keeps
 * bounds of what each is worth to the side to move and the order in which to try them. What was
 * found before a search is stopped stays. Moves are named by their index. Not thread-safe.
 *
 * <p>Values are found from a guess by tests alone, each of which moves a bound (MTD(f): Plaat,
 * Schaeffer, Pijls and de Bruin 1996).
 */
public final class RootSolver {
  private final int[] moves;
  private final int[] lower;
  private final int[] upper;
  private final int[] order;
  private final int least;
  private final int most;
  private final Probe probe;

  /** A fail-soft search of one move. */
  @FunctionalInterface
  public interface Probe {
    /**
     * Whether a move is worth {@code value} or more: a lower bound of its worth that is not below
     * it, or an upper bound that is. Where a selective search contradicts itself, what it said
     * first limits what it says later.
     */
    int bound(int index, int value);
  }

  /**
   * Moves of which nothing is known, to be tried as they stand.
   *
   * @param least no value is below it
   * @param most no value is above it
   */
  public RootSolver(int[] moves, int least, int most, Probe probe) {
    this.moves = moves.clone();
    this.lower = new int[moves.length];
    this.upper = new int[moves.length];
    this.order = IntStream.range(0, moves.length).toArray();
    this.least = least;
    this.most = most;
    this.probe = probe;
    Arrays.fill(lower, least);
    Arrays.fill(upper, most);
  }

  // ---- what is known

  public int count() {
    return moves.length;
  }

  public int move(int index) {
    return moves[index];
  }

  public int lower(int index) {
    return lower[index];
  }

  public int upper(int index) {
    return upper[index];
  }

  public boolean isExact(int index) {
    return lower[index] == upper[index];
  }

  /** Whether anything is known of a move. */
  public boolean isKnown(int index) {
    return lower[index] > least || upper[index] < most;
  }

  /** The best move is worth at least this. */
  public int lower() {
    return Arrays.stream(lower).max().orElse(least);
  }

  /** No move is worth more than this. */
  public int upper() {
    return Arrays.stream(upper).max().orElse(least);
  }

  /** Stores what a move is worth. */
  public void set(int index, int value) {
    lower[index] = value;
    upper[index] = value;
  }

  /** The moves with their verdicts by index, the best first. */
  public List<RankedMove> ranked(IntFunction<? extends Verdict> verdict) {
    List<RankedMove> ranked =
        IntStream.range(0, moves.length)
            .mapToObj(i -> new RankedMove(moves[i], verdict.apply(i)))
            .collect(Collectors.toList());
    RootMoveRanking.sort(ranked);
    return ranked;
  }

  // ---- the order

  /** The move to be tried at a place of the order. */
  public int at(int place) {
    return order[place];
  }

  /** Orders the moves by {@code score}, the highest first, equal ones by index. */
  public void order(IntUnaryOperator score) {
    int[] sorted =
        IntStream.range(0, moves.length)
            .boxed()
            .sorted((a, b) -> Integer.compare(score.applyAsInt(b), score.applyAsInt(a)))
            .mapToInt(Integer::intValue)
            .toArray();
    System.arraycopy(sorted, 0, order, 0, sorted.length);
  }

  /** Tries the moves in the order of another solver of the same ones. */
  public void orderLike(RootSolver other) {
    System.arraycopy(other.order, 0, order, 0, order.length);
  }

  private void bringForward(int place) {
    int index = order[place];
    System.arraycopy(order, 0, order, 1, place);
    order[0] = index;
  }

  // ---- searches

  /**
   * Whether a move is worth {@code value} or more, from its bounds if they tell, else from a search
   * that narrows them.
   */
  public boolean reaches(int index, int value) {
    if (lower[index] < value && upper[index] >= value) {
      int bound = probe.bound(index, value);
      if (bound >= value) {
        lower[index] = Math.min(bound, upper[index]);
      } else {
        upper[index] = Math.max(bound, lower[index]);
      }
    }
    return lower[index] >= value;
  }

  /** Whether any move is worth {@code value} or more; the first one found is tried first then. */
  public boolean reaches(int value) {
    boolean isKnown = lower() >= value;
    for (int place = 0; place < order.length; place++) {
      int index = order[place];
      if (isKnown ? lower[index] >= value : reaches(index, value)) {
        bringForward(place);
        return true;
      }
    }
    return false;
  }

  /** The first move, by index, that is worth at least {@code value}; -1 if there is none. */
  public int firstAtLeast(int value) {
    int index = 0;
    while (index < moves.length && !reaches(index, value)) {
      index++;
    }
    return index < moves.length ? index : -1;
  }

  /**
   * Finds what the best move is worth, which comes first in the order then: solves the first one,
   * and of the others those that are better than the best so far.
   */
  public int solve(int guess) {
    int best = solve(order[0], guess);
    for (int place = 1; place < order.length; place++) {
      int index = order[place];
      if (reaches(index, best + 1)) {
        best = solve(index, lower[index] + 1);
        bringForward(place);
      }
    }
    return best;
  }

  /** Finds what a move is worth. */
  public int solve(int index, int guess) {
    int value = guess;
    while (!isExact(index)) {
      boolean isLow = reaches(index, Math.clamp(value, lower[index] + 1, upper[index]));
      value = isLow ? lower[index] + 1 : upper[index];
    }
    return lower[index];
  }

  /**
   * Finds what every move is worth; how far off its guess the first one was tells how far off the
   * guesses of the others may be.
   */
  public void solveEach(IntUnaryOperator guess) {
    int drift = 0;
    for (int place = 0; place < order.length; place++) {
      int index = order[place];
      int value = solve(index, guess.applyAsInt(index) + drift);
      drift = place == 0 ? value - guess.applyAsInt(index) : drift;
    }
  }
}
