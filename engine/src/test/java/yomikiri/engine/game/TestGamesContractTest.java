package yomikiri.engine.game;

import org.junit.jupiter.api.Nested;

/** The contract holds for simultaneous moves and for three seats too. */
final class TestGamesContractTest {
  abstract static class Of<P extends Position> extends GameContract<P> {
    private final Game<P> game;
    private final int longestGame;

    Of(Game<P> game, int longestGame) {
      this.game = game;
      this.longestGame = longestGame;
    }

    @Override
    protected final Game<P> game() {
      return game;
    }

    @Override
    protected final int longestGame() {
      return longestGame;
    }
  }

  @Nested
  final class OfJointMoves extends Of<TestGames.Pennies> {
    OfJointMoves() {
      super(TestGames.PENNIES, 4);
    }
  }

  @Nested
  final class OfSeatsThatDropOut extends Of<Candles> {
    OfSeatsThatDropOut() {
      super(Candles.game(4), 12);
    }
  }

  @Nested
  final class OfSeatsThatDropOutOfJointMoves extends Of<Lots> {
    OfSeatsThatDropOutOfJointMoves() {
      super(Lots.GAME, 6);
    }
  }

  @Nested
  final class OfThreeSeats extends Of<TestGames.Coins> {
    OfThreeSeats() {
      super(TestGames.COINS, 14);
    }
  }

  @Nested
  final class WhereTiesMatter extends Of<Forks> {
    WhereTiesMatter() {
      super(Forks.GAME, 6);
    }
  }

  @Nested
  final class OfDebts extends Of<Wheel> {
    OfDebts() {
      super(Wheel.GAME, 10);
    }
  }
}
