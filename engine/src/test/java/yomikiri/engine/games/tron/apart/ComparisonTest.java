package yomikiri.engine.games.tron.apart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

final class ComparisonTest {
  private final Meter meter = TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM).meter();
  private final Comparison comparison = new Comparison(new WayTable(12));

  @Test
  void whoGoesOnLongerWinsAndEqualWaysLoseForTheOneToMove() {
    SplittableRandom random = new SplittableRandom(1);
    int won = 0;
    int early = 0;
    for (int round = 0; round < 600; round++) {
      TwoApart two = TwoApart.random(random);
      int exact = TwoApart.wins(two.free(), two.head(), two.other()) ? 1 : -1;
      comparison.begin(two.free(), two.head(), two.other());
      assertThat(comparison.outcome()).isIn(0, exact);
      comparison.decide(meter, 1);
      assertThat(comparison.outcome()).isIn(0, exact);
      early += comparison.outcome() == exact ? 1 : 0;
      comparison.decide(meter, Long.MAX_VALUE);
      assertThat(comparison.outcome()).isEqualTo(exact);
      won += exact > 0 ? 1 : 0;
    }
    assertThat(won).isBetween(100, 500);
    assertThat(early).isGreaterThan(300);
  }

  @Test
  void theLeadIsThatOfTheLongestWays() {
    SplittableRandom random = new SplittableRandom(2);
    for (int round = 0; round < 300; round++) {
      TwoApart two = TwoApart.random(random);
      comparison.begin(two.free(), two.head(), two.other());
      comparison.own().improve(meter, Long.MAX_VALUE);
      comparison.other().improve(meter, Long.MAX_VALUE);
      assertThat(comparison.doubleLead())
          .isEqualTo(
              2 * BruteForce.longest(two.free(), two.head())
                  - 2 * BruteForce.longest(two.free(), two.other()));
    }
  }
}
