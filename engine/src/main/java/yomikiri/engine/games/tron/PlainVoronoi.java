package yomikiri.engine.games.tron;

import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.board.PlainFlood;
import yomikiri.engine.think.Evaluation;

/** The same as {@link Voronoi} without a limit, by {@link PlainFlood}. For one thread at a time. */
final class PlainVoronoi<P extends TronPosition & Position> implements Evaluation<P> {
  private final PlainFlood flood = new PlainFlood();

  @Override
  public int unit() {
    return Voronoi.UNIT;
  }

  @Override
  public int toCome(P position, int seat) {
    return position.isOver()
        ? 0
        : flood.lead(position.free(), position.heads(), position.turn(), seat);
  }
}
