package yomikiri.engine.games.tron;

import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameContract;
import yomikiri.engine.games.tron.board.Arena;

final class TronFourTest extends GameContract<TronPosition.Several> {
  @Override
  protected Game<TronPosition.Several> game() {
    return Tron.several(new Arena(9, 7), 4);
  }

  @Override
  protected int longestGame() {
    return 64;
  }
}
