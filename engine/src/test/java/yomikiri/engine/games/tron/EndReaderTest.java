package yomikiri.engine.games.tron;

import yomikiri.engine.game.Game;
import yomikiri.engine.games.tron.grid.Arena;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerContract;

final class EndReaderTest extends PlayerContract<TronPosition.Duel> {
  private final Tron<TronPosition.Duel> game = Tron.duel(new Arena(7, 5));

  @Override
  protected Game<TronPosition.Duel> game() {
    return game;
  }

  @Override
  protected Player<TronPosition.Duel> player(long seed) {
    return new EndReader(game);
  }
}
