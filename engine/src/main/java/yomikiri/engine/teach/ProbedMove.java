package yomikiri.engine.teach;

import java.util.List;

/**
 * What a move lost, beside what each rung of a ladder would have lost in its place.
 *
 * @param loss in points or chances to win, 0 or more
 * @param isChance whether losses are in chances
 * @param proven whether no further search can change any of them
 * @param rungs by rung, the weakest first
 */
public record ProbedMove(double loss, boolean isChance, boolean proven, List<RungLoss> rungs) {
  public ProbedMove {
    rungs = List.copyOf(rungs);
  }

  /**
   * What a rung loses in a position.
   *
   * @param mean over the moves that it may choose
   * @param variance the same; 0 for one that always chooses alike
   */
  public record RungLoss(double mean, double variance) {}
}
