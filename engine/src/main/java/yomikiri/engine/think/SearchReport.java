package yomikiri.engine.think;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import yomikiri.engine.game.Game;

/**
 * The result of a search at one moment. The hint, the values on the board and the thinking panel
 * all show it.
 *
 * @param depth plies of the last completed depth; 0 where the search does not go by depth
 * @param nodes positions visited or playouts made so far
 * @param nanos time used so far, in nanoseconds
 * @param moves the root moves of which something is known, best first; the first one is what the
 *     player would play
 * @param isFromBook whether they were looked up in an opening book: {@code depth} is then how deep
 *     they were searched for it
 */
public record SearchReport(
    int depth, long nodes, long nanos, List<RankedMove> moves, boolean isFromBook) {
  public SearchReport {
    moves = List.copyOf(moves);
  }

  /** What a search says. */
  public SearchReport(int depth, long nodes, long nanos, List<RankedMove> moves) {
    this(depth, nodes, nanos, moves, false);
  }

  /** The same with other moves. */
  public SearchReport with(List<RankedMove> ranked) {
    return new SearchReport(depth, nodes, nanos, ranked, isFromBook);
  }

  public Optional<RankedMove> best() {
    return moves.stream().findFirst();
  }

  /** The moves expected from here on, beginning with the best; empty if nothing is known. */
  public List<Integer> line() {
    return moves.isEmpty() ? List.of() : moves.getFirst().line();
  }

  /**
   * Whether the first move's value is what the position is worth: it is exact and proven, and no
   * move can be better, because it is proven of each or because there is nothing better in {@code
   * game}.
   *
   * @param legal all moves
   */
  public boolean isBestProven(Game<?> game, int... legal) {
    Verdict best = moves.isEmpty() ? null : moves.getFirst().verdict();
    return best != null
        && best.proven()
        && best.bound() == Bound.EXACT
        && (isMost(best, game)
            || IntStream.of(legal)
                .mapToObj(this::verdictOf)
                .allMatch(known -> known.filter(other -> isNoBetter(other, best)).isPresent()));
  }

  /** Whether nothing is worth more than what is proven here: a win, where that is all there is. */
  private static boolean isMost(Verdict proven, Game<?> game) {
    return switch (proven) {
      case Verdict.Points points -> game.isWinTheMost() && points.value() > 0;
      case Verdict.WinRate rate -> rate.p() >= 1;
      case Verdict.Estimate estimate -> false;
      case Verdict.Learnt learnt -> false;
    };
  }

  /**
   * What the position is worth: the first move's verdict, as proven only if {@link #isBestProven}.
   *
   * @param legal all moves
   */
  public Optional<Verdict> worth(Game<?> game, int... legal) {
    return best()
        .map(RankedMove::verdict)
        .map(verdict -> isBestProven(game, legal) ? verdict : verdict.unproven());
  }

  private static boolean isNoBetter(Verdict other, Verdict best) {
    return other.proven()
        && other.bound() != Bound.AT_LEAST
        && provenValue(other) <= provenValue(best);
  }

  /** Of points or of a share of wins, which alone are ever proven. */
  private static double provenValue(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Points points -> points.value();
      case Verdict.WinRate rate -> rate.p();
      case Verdict.Estimate estimate -> throw new IllegalArgumentException("not proven");
      case Verdict.Learnt learnt -> throw new IllegalArgumentException("not proven");
    };
  }

  /** The verdict on {@code move}, if there is one. */
  public Optional<Verdict> verdictOf(int move) {
    return moves.stream()
        .filter(ranked -> ranked.move() == move)
        .findFirst()
        .map(RankedMove::verdict);
  }
}
