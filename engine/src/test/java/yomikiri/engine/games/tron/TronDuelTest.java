package yomikiri.engine.games.tron;

import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameContract;

final class TronDuelTest extends GameContract<TronPosition.Duel> {
  @Override
  protected Game<TronPosition.Duel> game() {
    return Tron.duel(Tron.ARENA);
  }

  @Override
  protected int longestGame() {
    return 601;
  }
}
