package yomikiri.engine.games.tron;

import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameContract;

final class TronJointTest extends GameContract<TronPosition.Joint> {
  @Override
  protected Game<TronPosition.Joint> game() {
    return Tron.joint(Tron.ARENA);
  }

  @Override
  protected int longestGame() {
    return 601;
  }
}
