package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.game.TestGames.Coins;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerContract;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Thinking;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class MultiSearchTest {
  /**
   * With three coins or fewer take all and win; with four, no move wins, but taking one is third.
   */
  @ParameterizedTest
  @CsvSource({"1 0, 1, 1", "2 1, 2, 1", "3 2, 3, 1", "4 0, 1, 0.5", "5 0, 2, 0.5", "6 1, 3, 0.5"})
  void eachSeatMaximisesItsOwnReward(String position, int move, double reward)
      throws NotationException {
    Coins coins = TestGames.COINS.notation().parsePosition(position);
    List<SearchReport> reports = new ArrayList<>();
    Mcts<Coins> player = new Mcts<>(TestGames.COINS, 1, 1, 3);
    Thinking thinking =
        new Thinking(
            TimeKeeper.start(Budget.ofNodes(5_000), new FakeTicker(1)), true, reports::add);
    assertThat(player.choose(coins, coins.turn(), thinking)).isEqualTo(move);
    assertThat(reports.getLast().moves().getFirst().verdict())
        .isInstanceOfSatisfying(
            Verdict.WinRate.class,
            rate -> {
              assertThat(rate.proven()).isTrue();
              assertThat(rate.p()).isEqualTo(reward);
            });
  }

  abstract static class OnCoins extends PlayerContract<Coins> {
    @Override
    protected Game<Coins> game() {
      return TestGames.COINS;
    }
  }

  @Nested
  final class OfRandom extends OnCoins {
    @Override
    protected Player<Coins> player(long seed) {
      return new RandomPlayer<>(seed);
    }
  }

  @Nested
  final class OfGreedy extends OnCoins {
    @Override
    protected Player<Coins> player(long seed) {
      return new Greedy<>(game());
    }
  }

  @Nested
  final class OfMcts extends OnCoins {
    @Override
    protected Player<Coins> player(long seed) {
      return new Mcts<>(game(), 1, 10, seed);
    }
  }
}
