package yomikiri.engine.games.tron;

import java.util.Optional;
import org.junit.jupiter.api.Nested;
import yomikiri.engine.game.Game;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.search.Paranoid;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerContract;

final class HunterTest {
  private static final Arena ARENA = new Arena(7, 5);

  @Nested
  final class OfTwo extends PlayerContract<TronPosition.Duel> {
    @Override
    protected Game<TronPosition.Duel> game() {
      return Tron.duel(ARENA);
    }

    @Override
    protected Player<TronPosition.Duel> player(long seed) {
      return new Hunter<>(Optional.empty());
    }
  }

  @Nested
  final class OfTwoAtOnce extends PlayerContract<TronPosition.Joint> {
    @Override
    protected Game<TronPosition.Joint> game() {
      return Tron.joint(ARENA);
    }

    @Override
    protected Player<TronPosition.Joint> player(long seed) {
      return new Hunter<>(Optional.empty());
    }
  }

  @Nested
  final class OfSeveral extends PlayerContract<TronPosition.Several> {
    private final Tron<TronPosition.Several> game = Tron.several(ARENA, 3);

    @Override
    protected Game<TronPosition.Several> game() {
      return game;
    }

    @Override
    protected Player<TronPosition.Several> player(long seed) {
      return new Hunter<>(Optional.of(new Paranoid<>(game, new ChamberEvaluation<>())));
    }
  }
}
