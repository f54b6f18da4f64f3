package yomikiri.engine.games.tron;

import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.board.Territory;
import yomikiri.engine.think.Evaluation;

/**
 * The original's evaluation by Voronoi regions: the cells that a seat reaches before all others,
 * less those of the others. For one thread at a time.
 */
final class VoronoiEvaluation<P extends TronPosition & Position> implements Evaluation<P> {
  /** To a place; more than there are cells. */
  static final int UNIT = 10_000;

  private static final int CLEAR_LEAD = 100;

  private final Territory territory = new Territory();
  private final int reach;

  /**
   * @param reach cells further than this many steps from every head do not count
   */
  VoronoiEvaluation(int reach) {
    this.reach = reach;
  }

  @Override
  public int unit() {
    return UNIT;
  }

  @Override
  public int evaluate(P position, int seat) {
    if (position.isOver()) {
      return 0;
    }
    territory.divide(position.free(), position.heads(), position.turn(), reach);
    return territory.lead(seat);
  }

  @Override
  public int logisticScale() {
    return CLEAR_LEAD;
  }
}
