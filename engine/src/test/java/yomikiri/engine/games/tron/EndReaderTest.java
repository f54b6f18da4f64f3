package yomikiri.engine.games.tron;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.tron.grid.Arena;
import yomikiri.engine.games.tron.territory.Territory;
import yomikiri.engine.search.AlphaBeta;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerContract;
import yomikiri.engine.think.Thinking;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

final class EndReaderTest extends PlayerContract<TronPosition.Duel> {
  private final Tron<TronPosition.Duel> game = Tron.duel(new Arena(7, 5));

  @Override
  protected Game<TronPosition.Duel> game() {
    return game;
  }

  @Override
  protected Player<TronPosition.Duel> player(long seed) {
    return new EndReader<>(new AlphaBeta<>(game, new Voronoi<>(Territory.UNLIMITED)));
  }

  @Test
  void ofThreeTheOneApartFillsItsRoomWhileTheOthersPlayOn() throws NotationException {
    Tron<TronPosition.Several> three = Tron.several(new Arena(5, 3), 3);
    Player<TronPosition.Several> reader =
        new EndReader<>(
            (position, seat, thinking) -> {
              throw new AssertionError("seat " + seat + " is apart");
            });
    TronPosition.Several position = three.notation().parsePosition("..aB./A.a../..aC. 1 -");
    for (int step = 0; step < 5; step++) {
      TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(1000), Ticker.SYSTEM);
      position.play(reader.choose(position, 0, Thinking.silent(keeper)));
      assertThat(position.isOut(0)).isFalse();
      position.setTurn(0);
    }
  }
}
