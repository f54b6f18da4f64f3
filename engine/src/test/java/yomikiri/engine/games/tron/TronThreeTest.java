package yomikiri.engine.games.tron;

import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameContract;
import yomikiri.engine.games.tron.board.Arena;

final class TronThreeTest extends GameContract<TronPosition.Several> {
  @Override
  protected Game<TronPosition.Several> game() {
    return Tron.several(new Arena(9, 7), 3);
  }

  @Override
  protected int longestGame() {
    return 64;
  }
}
