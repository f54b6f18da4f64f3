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
 * The root moves of a search: the moves of the position searched, each with the bounds of its value
 * for the side to move, and the order in which to try them. Moves are named by their index. Not
 * thread-safe.
 */
public final class RootMoves {
  private final int[] moves;
  private final int[] lower;
  private final int[] upper;
  private final int[] order;
  private final Probe probe;

  /** A fail-soft search of one move. */
  @FunctionalInterface
  public interface Probe {
    /**
     * The value of a move; at most that if it is not above {@code alpha}, at least that if it is
     * not below {@code beta}.
     */
    int value(int index, int alpha, int beta);
  }

  /**
   * Moves of which nothing is known, to be tried as they stand.
   *
   * @param least no value is below it
   * @param most no value is above it
   */
  public RootMoves(int[] moves, int least, int most, Probe probe) {
    this.moves = moves.clone();
    this.lower = new int[moves.length];
    this.upper = new int[moves.length];
    this.order = IntStream.range(0, moves.length).toArray();
    this.probe = probe;
    Arrays.fill(lower, least);
    Arrays.fill(upper, most);
  }

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

  /** Stores what a move is worth. */
  public void settle(int index, int value) {
    lower[index] = value;
    upper[index] = value;
  }

  /**
   * The value of a move as far as the window asks, from its bounds if they tell, else from a search
   * that narrows them.
   */
  public int probe(int index, int alpha, int beta) {
    if (lower[index] >= beta || isExact(index)) {
      return lower[index];
    }
    if (upper[index] <= alpha) {
      return upper[index];
    }
    int value = probe.value(index, alpha, beta);
    if (value > alpha) {
      lower[index] = Math.max(lower[index], value);
    }
    if (value < beta) {
      upper[index] = Math.min(upper[index], value);
    }
    return value;
  }

  /** The first move, by index, that is worth at least {@code value}; -1 if there is none. */
  public int firstAtLeast(int value) {
    int index = 0;
    while (index < moves.length && probe(index, value - 1, value) < value) {
      index++;
    }
    return index < moves.length ? index : -1;
  }

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

  /** Moves what stands at a place of the order to its front. */
  public void bringForward(int place) {
    int index = order[place];
    System.arraycopy(order, 0, order, 1, place);
    order[0] = index;
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
}
