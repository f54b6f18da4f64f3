package yomikiri.engine.search;

import java.util.Comparator;
import java.util.List;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

/** The order in which root moves are reported. */
public final class RootMoveRanking {
  private static final Comparator<RankedMove> BY_VALUE =
      Comparator.<RankedMove>comparingDouble(ranked -> worth(ranked.verdict()))
          .reversed()
          .thenComparing(ranked -> isAtMost(ranked.verdict()))
          .thenComparingInt(ranked -> urgency(ranked.verdict()))
          .thenComparingInt(RankedMove::move);
  private static final Comparator<RankedMove> BY_OUTCOME =
      Comparator.<RankedMove>comparingInt(ranked -> -outcome(ranked.verdict()))
          .thenComparing(BY_VALUE);

  private RootMoveRanking() {}

  /**
   * Puts the best moves first. Points, which are of one kind whether proven or not, go by their
   * value. Otherwise proven wins come first and proven losses last, and all else between them by
   * value. On a tie an upper bound comes last, the short win before the long one, the long loss
   * before the short one, and the lower move before the higher.
   */
  public static void sort(List<RankedMove> moves) {
    boolean points = true;
    for (RankedMove move : moves) {
      points &= move.verdict() instanceof Verdict.Points;
    }
    moves.sort(points ? BY_VALUE : BY_OUTCOME);
  }

  /** 1 for a proven win, -1 for a proven loss, 0 for all else. */
  private static int outcome(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Points points when points.proven() ->
          points.value() > 0 && points.bound() != Bound.AT_MOST
              ? 1
              : points.value() < 0 && points.bound() != Bound.AT_LEAST ? -1 : 0;
      case Verdict.WinRate rate when rate.proven() -> rate.p() >= 1 ? 1 : rate.p() <= 0 ? -1 : 0;
      case Verdict.Points points -> 0;
      case Verdict.WinRate rate -> 0;
      case Verdict.Estimate estimate -> 0;
      case Verdict.Learnt learnt -> 0;
    };
  }

  /** Low for a short win, higher for a long one, lowest for a long loss; 0 where unknown. */
  private static int urgency(Verdict verdict) {
    int distance = verdict.distance().orElse(0);
    return outcome(verdict) < 0 ? -distance : distance;
  }

  /** The number by which verdicts of one kind are compared. */
  public static double worth(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Points points -> points.value();
      case Verdict.WinRate rate -> rate.p();
      case Verdict.Estimate estimate -> estimate.value();
      case Verdict.Learnt learnt -> learnt.value();
    };
  }

  /** Whether the verdict only limits the move's value. */
  public static boolean isBound(Verdict verdict) {
    return verdict.bound() != Bound.EXACT;
  }

  private static boolean isAtMost(Verdict verdict) {
    return verdict.bound() == Bound.AT_MOST;
  }
}
