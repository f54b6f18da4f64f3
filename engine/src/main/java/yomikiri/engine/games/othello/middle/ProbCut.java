package yomikiri.engine.games.othello.middle;

import yomikiri.engine.games.othello.estimate.DiscEstimate;

/**
 * Multi-ProbCut (Buro 1995, 1997): what a shallow search finds foretells what a deep one would
 * find. If the shallow value is far enough beyond the window, the deep search is left out.
 */
public final class ProbCut {
  /** Leaves nothing out. */
  public static final ProbCut NONE = new ProbCut(0, 0);

  private static final int LEAST = 3; // plies

  private final int care;
  private final double sigmas;

  /**
   * Cuts.
   *
   * @param care tells searches apart that share a table; 0 where nothing is left out
   * @param sigmas how many standard errors beyond the window a shallow value must lie
   */
  public ProbCut(int care, double sigmas) {
    this.care = care;
    this.sigmas = sigmas;
  }

  int care() {
    return care;
  }

  /** Plies of the search that foretells one of {@code depth} plies; -1 where none does. */
  int shallow(int depth) {
    return care == 0 || depth < LEAST ? -1 : depth / 4 * 2 + depth % 2;
  }

  /**
   * The shallow value beyond which the deep one is taken to be beyond {@code bound}.
   *
   * @param side 1 for above, -1 for below
   */
  int bar(int empties, int depth, int bound, int side) {
    double sigma = DiscEstimate.UNIT * (3.0 + 0.1 * (depth - shallow(depth)));
    return (int) Math.round(bound + side * sigmas * sigma);
  }
}
