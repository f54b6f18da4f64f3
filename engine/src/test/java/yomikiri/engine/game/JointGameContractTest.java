package yomikiri.engine.game;

/** The contract holds for simultaneous moves too. */
final class JointGameContractTest extends GameContract<TestGames.Pennies> {
  @Override
  protected Game<TestGames.Pennies> game() {
    return TestGames.PENNIES;
  }

  @Override
  protected int longestGame() {
    return 4;
  }
}
