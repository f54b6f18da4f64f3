package yomikiri.engine.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.games.maze.MazeDuel;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.ExactEvaluator;
import yomikiri.engine.think.FairLayoutSearch;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Solver;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

final class FairLayoutSearchTest {
  private static final GameKit<MattixPosition> SMALL = Mattix.kit(4);

  private static TimeKeeper unlimited() {
    return TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM);
  }

  private static int worth(MattixPosition start) {
    return ExactEvaluator.of(SMALL).orElseThrow().margin(start, unlimited()).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"1, 0, 0", "100, 0, 0", "7, -3, -1", "7, 12, 20"})
  void theFirstDealThatFitsIsFound(long seed, int least, int most) {
    List<Long> reported = new ArrayList<>();
    FairLayoutSearch.Deal<MattixPosition> deal =
        FairLayoutSearch.of(SMALL)
            .orElseThrow()
            .find(seed, least, most, unlimited(), reported::add)
            .orElseThrow();
    assertThat(worth(deal.start())).isEqualTo(deal.worth()).isBetween(least, most);
    assertThat(deal.start().key()).isEqualTo(SMALL.game().newPosition(deal.seed()).key());
    assertThat(deal.tried()).isEqualTo(deal.seed() - seed + 1).isEqualTo(reported.size());
    assertThat(reported).isSorted().startsWith(1L);
    for (long before = seed; before < deal.seed(); before++) {
      assertThat(worth(SMALL.game().newPosition(before)))
          .satisfiesAnyOf(
              value -> assertThat(value).isLessThan(least),
              value -> assertThat(value).isGreaterThan(most));
    }
  }

  @Test
  void aHandicapCountsInTheWorth() {
    FairLayoutSearch.Deal<MattixPosition> deal =
        FairLayoutSearch.of(SMALL, List.of(0, 5))
            .orElseThrow()
            .find(3_860, 0, 0, unlimited(), tried -> {}) // few deals fit
            .orElseThrow();
    assertThat(deal.start().score(1)).isEqualTo(5);
    assertThat(worth(deal.start())).isZero();
    assertThat(worth(SMALL.game().newPosition(deal.seed()))).isEqualTo(5);
  }

  @Test
  void aStoppedSearchFindsNothing() {
    TimeKeeper clock = unlimited();
    FairLayoutSearch<MattixPosition> fair = FairLayoutSearch.of(SMALL).orElseThrow();
    Optional<FairLayoutSearch.Deal<MattixPosition>> deal =
        fair.find(
            1,
            900,
            900,
            clock,
            tried -> {
              if (tried == 3) {
                clock.stop();
              }
            });
    assertThat(deal).isEmpty();
    assertThat(clock.isTimeOver()).isTrue();
  }

  @Test
  void ofAGameWithOneLayoutThatIsTriedAndNoOther() {
    var fair = FairLayoutSearch.of(TicTacToe.kit()).orElseThrow();
    assertThat(fair.find(5, 0, 0, unlimited(), tried -> {}))
        .hasValueSatisfying(deal -> assertThat(deal.seed()).isEqualTo(5));
    assertThat(fair.find(5, 1, 9, unlimited(), tried -> {})).isEmpty();
  }

  @Test
  void layoutsThatTheSolverDoesNotReachArePassedOver() {
    long reached = SMALL.game().newPosition(3).key();
    FairLayoutSearch<MattixPosition> fair =
        FairLayoutSearch.of(solvedWhere(start -> start.key() != SMALL.game().newPosition(4).key()))
            .orElseThrow();
    assertThat(fair.find(4, -99, 99, unlimited(), tried -> {}))
        .hasValueSatisfying(deal -> assertThat(deal.seed()).isEqualTo(5));
    assertThat(FairLayoutSearch.of(solvedWhere(start -> start.key() == reached))).isEmpty();
  }

  private static GameKit<MattixPosition> solvedWhere(Predicate<MattixPosition> reaches) {
    return new GameKit<>(
        SMALL.game(),
        SMALL.players(),
        SMALL.levels(),
        SMALL.adviser(),
        Optional.of(new Solver<>(PlayerSpec.of("perfect"), reaches)));
  }

  @Test
  void withoutASolverThereIsNone() {
    assertThat(FairLayoutSearch.of(MazeDuel.kit())).isEmpty();
  }
}
