package yomikiri.engine.game;

import org.junit.jupiter.api.Nested;

/** The contract holds for simultaneous moves and for three seats too. */
final class TestGamesContractTest {
  @Nested
  final class OfJointMoves extends GameContract<TestGames.Pennies> {
    @Override
    protected Game<TestGames.Pennies> game() {
      return TestGames.PENNIES;
    }

    @Override
    protected int longestGame() {
      return 4;
    }
  }

  @Nested
  final class OfSeatsThatDropOut extends GameContract<Candles> {
    @Override
    protected Game<Candles> game() {
      return Candles.game(4);
    }

    @Override
    protected int longestGame() {
      return 12;
    }
  }

  @Nested
  final class OfSeatsThatDropOutOfJointMoves extends GameContract<Lots> {
    @Override
    protected Game<Lots> game() {
      return Lots.GAME;
    }

    @Override
    protected int longestGame() {
      return 6;
    }
  }

  @Nested
  final class OfThreeSeats extends GameContract<TestGames.Coins> {
    @Override
    protected Game<TestGames.Coins> game() {
      return TestGames.COINS;
    }

    @Override
    protected int longestGame() {
      return 14;
    }
  }

  @Nested
  final class WhereTiesMatter extends GameContract<Forks> {
    @Override
    protected Game<Forks> game() {
      return Forks.GAME;
    }

    @Override
    protected int longestGame() {
      return 6;
    }
  }

  @Nested
  final class OfDebts extends GameContract<Wheel> {
    @Override
    protected Game<Wheel> game() {
      return Wheel.GAME;
    }

    @Override
    protected int longestGame() {
      return 10;
    }
  }
}
