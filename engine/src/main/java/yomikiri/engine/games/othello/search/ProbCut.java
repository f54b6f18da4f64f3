package yomikiri.engine.games.othello.search;

import org.jspecify.annotations.Nullable;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.search.ProbCutTable.Cut;

/**
 * Multi-ProbCut (Buro 1995, 1997): what a shallow search finds foretells what a deep one would
 * find. If the shallow value is far enough beyond the window, the deep search is left out.
 */
public final class ProbCut {
  /** Leaves nothing out. */
  public static final ProbCut NONE = new ProbCut(0, 0, null);

  private final int selectivity;
  private final double sigmas;
  private final @Nullable ProbCutTable probCut;

  private ProbCut(int selectivity, double sigmas, @Nullable ProbCutTable probCut) {
    this.selectivity = selectivity;
    this.sigmas = sigmas;
    this.probCut = probCut;
  }

  /**
   * Cuts.
   *
   * @param sigmas how many standard errors beyond the window a shallow value must lie
   */
  public static ProbCut by(ProbCutTable probCut, double sigmas) {
    return new ProbCut(1, sigmas, probCut);
  }

  /** The same with another clearance. */
  ProbCut with(double sigmas) {
    return new ProbCut(selectivity, sigmas, probCut);
  }

  boolean isNone() {
    return probCut == null;
  }

  /** Tells searches apart that share a table: 0 where nothing is left out. */
  int selectivity() {
    return selectivity;
  }

  /** The cut for a search of {@code depth} plies; null if there is none. */
  @Nullable Cut cut(int empties, int depth) {
    return probCut == null ? null : probCut.of(empties, depth);
  }

  /**
   * The shallow value beyond which the deep one is taken to be beyond {@code bound}, in units.
   *
   * @param side 1 for above, -1 for below
   */
  int bar(Cut cut, int bound, int side) {
    double clear = cut.offset() - side * sigmas * cut.sigma(); // discs
    return (int) Math.round((bound - DiscEvaluator.UNIT * clear) / cut.slope());
  }
}
