package yomikiri.engine.games.tron;

import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.board.ReferenceTerritory;
import yomikiri.engine.think.Evaluation;

/**
 * The same as {@link VoronoiEvaluation} without a limit, by {@link ReferenceTerritory}. For one
 * thread at a time.
 */
final class PlainVoronoiEvaluation<P extends TronPosition & Position> implements Evaluation<P> {
  private final ReferenceTerritory flood = new ReferenceTerritory();

  @Override
  public int unit() {
    return VoronoiEvaluation.UNIT;
  }

  @Override
  public int evaluate(P position, int seat) {
    return position.isOver()
        ? 0
        : flood.lead(position.free(), position.heads(), position.turn(), seat);
  }
}
