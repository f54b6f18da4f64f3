package yomikiri.engine.games.othello.eval;

import java.util.Arrays;
import java.util.Map;
import yomikiri.engine.games.othello.board.Bitboards;

/**
 * The sum of the weights that a position picks by its {@link Patterns}. A finished game is valued
 * by its margin.
 */
public final class PatternEvaluator implements DiscEvaluator {
  private static final int SQUARES = 64;

  private final Patterns patterns;
  private final short[] weights;
  private final int unit;

  /**
   * @param weights in parts of a full margin of 64 discs
   * @param parts how many make one full margin; they divide the units in it
   */
  public PatternEvaluator(Patterns patterns, short[] weights, int parts) {
    this.patterns = patterns;
    this.weights = patterns.unfolded(weights);
    this.unit = SQUARES * UNIT / parts;
  }

  @Override
  public int of(long own, long other) {
    return of(own, other, Bitboards.moves(own, other));
  }

  @Override
  public int of(long own, long other, long moves) {
    long replies = Bitboards.moves(other, own);
    return (moves | replies) == 0
        ? UNIT * Bitboards.score(own, other, SQUARES)
        : value(
            own,
            other,
            moves,
            replies,
            PatternSum.of(own, other, patterns.phase(own, other), weights));
  }

  /** How the estimate for the side to move adds up, in units. The game is not over. */
  public Map<Patterns.Part, Integer> parts(long own, long other) {
    Map<Patterns.Part, Integer> parts =
        patterns.parts(
            own,
            other,
            Long.bitCount(Bitboards.moves(own, other)),
            Long.bitCount(Bitboards.moves(other, own)),
            weights);
    parts.replaceAll((part, sum) -> unit * sum);
    return parts;
  }

  /**
   * @param shown the sum of the weights picked by shapes
   */
  private int value(long own, long other, long moves, long replies, int shown) {
    int besides =
        patterns.besides(own, other, Long.bitCount(moves), Long.bitCount(replies), weights);
    return Math.clamp((long) unit * (shown + besides), 1 - LIMIT, LIMIT - 1);
  }

  @Override
  public ChildEvaluator evaluator() {
    return new AfterMoves();
  }

  /** Reads positions by what the moves to them have changed, where they follow one another. */
  private final class AfterMoves implements ChildEvaluator {
    private final PackedLooks[] byEmpties = new PackedLooks[SQUARES + 1];
    private PackedLooks before;
    private long mover;
    private long waiter;
    private int phase;
    private int nextPhase;

    AfterMoves() {
      Arrays.setAll(byEmpties, _ -> new PackedLooks());
      before = byEmpties[0];
    }

    @Override
    public void from(long own, long other) {
      int empties = SQUARES - Long.bitCount(own | other);
      mover = own;
      waiter = other;
      phase = patterns.phaseOf(empties);
      nextPhase = patterns.phaseOf(empties - 1);
      before = byEmpties[empties];
      if (!before.isOf(own, other)
          && (empties == SQUARES || !before.follow(byEmpties[empties + 1], own, other))) {
        before.read(own, other);
      }
    }

    @Override
    public int of(long moves) {
      long replies = Bitboards.moves(waiter, mover);
      return (moves | replies) == 0
          ? UNIT * Bitboards.score(mover, waiter, SQUARES)
          : value(mover, waiter, moves, replies, before.sum(phase, weights));
    }

    @Override
    public int after(int square, long own, long other, long moves) {
      long replies = Bitboards.moves(other, own);
      if ((moves | replies) == 0) {
        return UNIT * Bitboards.score(own, other, SQUARES);
      }
      long flips = other ^ mover ^ 1L << square;
      int shown = before.sumAfter(square, flips, nextPhase, weights);
      return value(own, other, moves, replies, shown);
    }
  }
}
