package yomikiri.engine.games.mattix;

import org.junit.jupiter.api.Nested;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameContract;

final class MattixContractTest {
  @Nested
  final class OnFourByFour extends GameContract<MattixPosition> {
    @Override
    protected Game<MattixPosition> game() {
      return Mattix.ofSize(4);
    }

    @Override
    protected int longestGame() {
      return 16;
    }
  }

  @Nested
  final class OnSixBySix extends GameContract<MattixPosition> {
    @Override
    protected Game<MattixPosition> game() {
      return Mattix.ofSize(6);
    }

    @Override
    protected int longestGame() {
      return 36;
    }
  }

  @Nested
  final class OnEightByEight extends GameContract<MattixPosition> {
    @Override
    protected Game<MattixPosition> game() {
      return Mattix.ofSize(8);
    }

    @Override
    protected int longestGame() {
      return 64;
    }
  }
}
