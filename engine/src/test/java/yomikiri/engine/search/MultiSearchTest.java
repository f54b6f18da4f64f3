package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Forks;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.MultiPosition;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.game.TestGames.Coins;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerContract;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
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
    RankedMove best = think(TestGames.COINS, coins, Budget.ofNodes(5_000), true).moves().getFirst();
    assertThat(best.move()).isEqualTo(move);
    assertThat(best.verdict())
        .isInstanceOfSatisfying(
            Verdict.WinRate.class,
            rate -> {
              assertThat(rate.proven()).isTrue();
              assertThat(rate.p()).isEqualTo(reward);
            });
  }

  private static <P extends MultiPosition> SearchReport think(
      Game<P> game, P position, Budget budget, boolean everyMove) {
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(budget, new FakeTicker(1));
    int move =
        new Mcts<>(game, 1, 1, 3)
            .choose(position, position.turn(), new SearchContext(keeper, everyMove, reports::add));
    assertThat(reports.getLast().moves().getFirst().move()).isEqualTo(move);
    return reports.getLast();
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 2", "3, 3"})
  void aWinAtOnceEndsTheSearchWhicheverSeatMoves(int heap, int playouts) throws NotationException {
    for (int turn = 0; turn < 3; turn++) {
      Coins coins = TestGames.COINS.notation().parsePosition(heap + " " + turn);
      assertThat(think(TestGames.COINS, coins, Budget.ofNodes(20_000), false).nodes())
          .isEqualTo(playouts);
    }
  }

  @Test
  void everyProofHoldsWhicheverBestMovesAreTaken() {
    assertThat(proofs(TestGames.COINS)).hasSizeGreaterThan(100);
    assertThat(proofs(Forks.GAME)).hasSizeGreaterThan(500).contains(0.0, 0.5, 1.0);
  }

  /** The proven rewards of first moves at places of random games; each is tried for its truth. */
  private static <P extends MultiPosition> List<Double> proofs(Game<P> game) {
    List<Double> proofs = new ArrayList<>();
    for (long seed = 0; seed < 100; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      P position = game.newPosition(seed);
      while (!position.isOver()) {
        int seat = position.turn();
        for (RankedMove ranked : think(game, position, Budget.ofNodes(300), true).moves()) {
          if (ranked.verdict() instanceof Verdict.WinRate rate && rate.proven()) {
            assertThat(outcomes(game, after(game, position, ranked.move())))
                .extracting(rewards -> rewards.get(seat))
                .containsOnly(rate.p());
            proofs.add(rate.p());
          }
        }
        int[] legal = legalMoves(position);
        position.play(legal[random.nextInt(legal.length)]);
      }
    }
    return proofs;
  }

  /** By seat, the rewards of every way to play in which all always take a best move. */
  static <P extends MultiPosition> Set<List<Double>> outcomes(Game<P> game, P position) {
    if (position.isOver()) {
      return Set.of(IntStream.range(0, 3).mapToObj(position::reward).toList());
    }
    Comparator<List<Double>> forMover =
        Comparator.comparing(rewards -> rewards.get(position.turn()));
    List<Set<List<Double>>> choices = new ArrayList<>();
    for (int move : legalMoves(position)) {
      choices.add(outcomes(game, after(game, position, move)));
    }
    Set<List<Double>> outcomes = new HashSet<>();
    for (Set<List<Double>> choice : choices) {
      for (List<Double> rewards : choice) {
        if (choices.stream()
            .allMatch(other -> forMover.compare(Collections.min(other, forMover), rewards) <= 0)) {
          outcomes.add(rewards);
        }
      }
    }
    return outcomes;
  }

  private static int[] legalMoves(MultiPosition position) {
    Moves moves = new Moves();
    position.legalMoves(moves);
    return moves.toArray();
  }

  private static <P extends MultiPosition> P after(Game<P> game, P position, int move) {
    P next = game.copyOf(position);
    next.play(move);
    return next;
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

    @Override
    protected boolean searches() {
      return false;
    }
  }

  @Nested
  final class OfGreedy extends OnCoins {
    @Override
    protected Player<Coins> player(long seed) {
      return new Greedy<>(game());
    }

    @Override
    protected boolean searches() {
      return false;
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
