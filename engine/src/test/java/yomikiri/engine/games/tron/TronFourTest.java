package yomikiri.engine.games.tron;

import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameContract;

final class TronFourTest extends GameContract<TronPosition.Several> {
  @Override
  protected Game<TronPosition.Several> game() {
    return Tron.several(Tron.ARENA, 4);
  }

  @Override
  protected int longestGame() {
    return 601;
  }
}
