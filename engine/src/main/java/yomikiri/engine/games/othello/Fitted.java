package yomikiri.engine.games.othello;

import org.jspecify.annotations.Nullable;
import yomikiri.engine.games.othello.estimate.DiscEstimate;
import yomikiri.engine.games.othello.estimate.Features;
import yomikiri.engine.games.othello.estimate.PhasedEstimate;
import yomikiri.engine.games.othello.estimate.Weights;
import yomikiri.engine.games.othello.middle.Forecasts;
import yomikiri.engine.games.othello.middle.ProbCut;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.Resources;

/**
 * The estimate whose weights were fitted to games, as an evaluation. It has 64 units to a disc and
 * tells how many discs a side will be ahead at the end.
 */
final class Fitted implements Evaluation<OthelloPosition> {
  private static final double SIGMAS = 1.3; // as far beyond the window as a cut wants

  private final int size;
  private final Resources resources;
  private @Nullable DiscEstimate estimate;

  /**
   * @param resources where the weights are; read when they are first needed
   */
  Fitted(int size, Resources resources) {
    this.size = size;
    this.resources = resources;
  }

  /** What may be left out in looking ahead on a board of this size: 6 or 8. */
  static ProbCut cuts(int size, Resources resources) {
    String name = "/yomikiri/engine/games/othello/cuts-" + size + ".txt";
    return ProbCut.by(resources.get(name, Forecasts.class, Forecasts::read), SIGMAS);
  }

  /** The estimate for a board of this size: 6 or 8. */
  static DiscEstimate estimate(int size, Resources resources) {
    String name = "/yomikiri/engine/games/othello/weights-" + size + ".txt";
    return resources.get(
        name, DiscEstimate.class, in -> new PhasedEstimate(Weights.read(new Features(size), in)));
  }

  @Override
  public int unit() {
    return DiscEstimate.UNIT;
  }

  @Override
  public int toCome(OthelloPosition position, int seat) {
    if (position.isOver()) {
      return 0;
    }
    DiscEstimate known = estimate;
    if (known == null) {
      known = estimate(size, resources);
      estimate = known;
    }
    int turn = position.turn();
    int value = known.of(position.discs(turn), position.discs(1 - turn));
    return (seat == turn ? value : -value) - unit() * position.margin(seat);
  }

  @Override
  public int clearLead() {
    return 6 * unit();
  }
}
