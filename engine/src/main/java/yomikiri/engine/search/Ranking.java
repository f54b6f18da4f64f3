package yomikiri.engine.search;

import java.util.Comparator;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;
import yomikiri.engine.trace.Bound;

/** The order in which root moves are told. */
public final class Ranking {
  /**
   * Higher values first, on a tie the exact value before a bound, then the lower move. Meant for
   * verdicts of one kind.
   */
  public static final Comparator<RankedMove> BEST_FIRST =
      Comparator.<RankedMove>comparingDouble(ranked -> worth(ranked.verdict()))
          .reversed()
          .thenComparing(ranked -> isBound(ranked.verdict()))
          .thenComparingInt(RankedMove::move);

  private Ranking() {}

  /** Points or the share of wins: what verdicts of one kind are compared by. */
  public static double worth(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Points points -> points.value();
      case Verdict.WinRate rate -> rate.p();
    };
  }

  /** Whether the verdict only limits the move's value. */
  public static boolean isBound(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Points points -> points.bound() != Bound.EXACT;
      case Verdict.WinRate rate -> false;
    };
  }
}
