package yomikiri.engine.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class EloEstimateTest {
  /** Results that Fishtest printed on passed tests of Stockfish (2020, logistic Elo). */
  @ParameterizedTest
  @CsvSource({
    "-0.50, 1.50,   17,   253,  1042,   337,   39, 2.96",
    "-0.50, 1.50,   59,   754,  2467,   865,   75, 2.95",
    "-0.50, 1.50,  133,  1751,  5094,  1849,  165, 2.94",
    " 0.25, 1.75,   11,   407,  3238,   513,   11, 2.93",
    " 0.25, 1.75,  149,  4748, 32785,  5063,  159, 2.95",
    "-0.25, 1.25,  491,  7345, 29693,  7670,  465, 2.96",
    " 0.00, 2.00, 1284, 17437, 55536, 18085, 1292, 2.94",
  })
  void theLikelihoodRatioIsThatOfFishtest(
      double elo0, double elo1, long ll, long ld, long even, long wd, long ww, double ratio) {
    Sprt sprt = new Sprt(elo0, elo1, 0.05, 0.05);
    assertThat(sprt.ratio(ResultCounts.ofPairs(ll, ld, even, wd, ww)))
        .isCloseTo(ratio, within(0.005));
    assertThat(sprt.ratio(ResultCounts.ofPairs(ww, wd, even, ld, ll))).isNegative();
  }

  @Test
  void theBoundsAreWalds() {
    Sprt sprt = new Sprt(0, 10, 0.05, 0.05);
    assertThat(sprt.lower()).isCloseTo(-2.94, within(0.005));
    assertThat(sprt.upper()).isCloseTo(2.94, within(0.005));
    assertThat(sprt.decision(2.94)).isEqualTo(Sprt.Decision.GOES_ON);
    assertThat(sprt.decision(2.95)).isEqualTo(Sprt.Decision.ELO1);
    assertThat(sprt.decision(-2.95)).isEqualTo(Sprt.Decision.ELO0);
    assertThat(new Sprt(0, 10, 0.01, 0.2).upper()).isCloseTo(Math.log(80), within(1e-12));
  }

  @Test
  void nothingSeenSpeaksForNothing() {
    assertThat(new Sprt(0, 10, 0.05, 0.05).ratio(ResultCounts.NONE)).isZero();
    EloEstimate none = EloEstimate.of(ResultCounts.NONE);
    assertThat(none.interval().low()).isZero();
    assertThat(none.interval().high()).isEqualTo(1);
    assertThat(none.los()).isEqualTo(0.5);
  }

  /** Wilson's intervals as tabulated by Newcombe (1998, table I, method 3). */
  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.2553, 0.3662",
    "15, 148, 0.0624, 0.1605",
    "0, 20, 0.0000, 0.1611",
    "1, 29, 0.0061, 0.1718"
  })
  void independentGamesWithoutDrawsGiveWilsonsInterval(
      long wins, long games, double low, double high) {
    EloEstimate estimate = EloEstimate.of(ResultCounts.ofGames(games - wins, 0, wins));
    assertThat(estimate.interval().low()).isCloseTo(low, within(5e-5));
    assertThat(estimate.interval().high()).isCloseTo(high, within(5e-5));
  }

  /** p(1-p) of the pairs: as many wins twice, once, never as of two independent coin tosses. */
  @Test
  void independentPairsGiveTheIntervalOfTheirGames() {
    EloEstimate pairs = EloEstimate.of(ResultCounts.ofPairs(250, 0, 500, 0, 250));
    EloEstimate games = EloEstimate.of(ResultCounts.ofGames(1000, 0, 1000));
    assertThat(pairs.interval().low()).isCloseTo(games.interval().low(), within(1e-12));
    assertThat(pairs.los()).isCloseTo(games.los(), within(1e-12));
  }

  @Test
  void luckOfTheLayoutCancelsOutInPairs() {
    EloEstimate pairs =
        EloEstimate.of(ResultCounts.ofPairs(5, 0, 90, 0, 15)); // mostly one win each
    EloEstimate games = EloEstimate.of(ResultCounts.ofGames(100, 0, 120));
    assertThat(pairs.rate()).isCloseTo(games.rate(), within(1e-12));
    assertThat(width(pairs)).isLessThan(0.7 * width(games));
    assertThat(pairs.los()).isGreaterThan(games.los());
  }

  private static double width(EloEstimate estimate) {
    return estimate.interval().high() - estimate.interval().low();
  }

  /** The normal approximation that Fishtest prints as Elo and likelihood of superiority. */
  @ParameterizedTest
  @CsvSource({"17, 253, 1042, 337, 39", "491, 7345, 29693, 7670, 465"})
  void forManyPairsTheIntervalIsTheNormalOne(long a, long b, long c, long d, long e) {
    double n = a + b + c + d + e;
    double mean = (b * 0.25 + c * 0.5 + d * 0.75 + e) / n;
    double variance =
        (a * mean * mean
                + b * Math.pow(0.25 - mean, 2)
                + c * Math.pow(0.5 - mean, 2)
                + d * Math.pow(0.75 - mean, 2)
                + e * Math.pow(1 - mean, 2))
            / n;
    double error = 1.96 * Math.sqrt(variance / n);
    EloEstimate estimate = EloEstimate.of(ResultCounts.ofPairs(a, b, c, d, e));
    assertThat(estimate.rate()).isCloseTo(mean, within(1e-12));
    assertThat(estimate.interval().low()).isCloseTo(mean - error, within(2e-5));
    assertThat(estimate.interval().high()).isCloseTo(mean + error, within(2e-5));
    assertThat(estimate.elo()).isCloseTo(400 * Math.log10(mean / (1 - mean)), within(1e-9));
    assertThat(estimate.los())
        .isCloseTo(below((mean - 0.5) / Math.sqrt(variance / n)), within(1e-4));
  }

  /** The normal distribution function by Simpson's rule. */
  private static double below(double z) {
    int steps = 20_000;
    double sum = 0;
    for (int i = 0; i <= steps; i++) {
      double x = z * i / steps;
      sum += Math.exp(-x * x / 2) * (i == 0 || i == steps ? 1 : i % 2 == 1 ? 4 : 2);
    }
    return 0.5 + sum * z / steps / 3 / Math.sqrt(2 * Math.PI);
  }

  /** A game whose layout is still to be played with seats swapped. */
  @Test
  void aGameWithoutItsPairCountsByItself() {
    EloEstimate alone = EloEstimate.of(ResultCounts.ofGames(0, 0, 1));
    assertThat(alone.rate()).isEqualTo(1);
    assertThat(alone.interval().low()).isCloseTo(0.2065, within(5e-5)); // 1 of 1 game
    EloEstimate three = EloEstimate.of(ResultCounts.ofPairs(0, 0, 0, 0, 1).plusGame(0));
    assertThat(three.rate()).isCloseTo(2 / 3.0, within(1e-12));
    assertThat(width(three)).isLessThan(width(alone));
  }

  /** 10 to 1 is 400 points by definition. */
  @ParameterizedTest
  @CsvSource({
    "10, 1, 400.0000",
    "1, 10, -400.0000",
    "1, 1, 0.0000",
    "64, 36, 99.9509",
    "3, 1, 190.8485",
    "0, 1, -Infinity",
  })
  void eloIsTheLogarithmOfTheOdds(long wins, long losses, double elo) {
    double found = EloEstimate.of(ResultCounts.ofGames(losses, 0, wins)).elo();
    assertThat(Math.abs(found - elo) < 0.0001 || found == elo).isTrue();
  }

  @Test
  void onlyWhatIsEvidenceIsCounted() {
    ResultCounts.Counter pairs = new ResultCounts.Counter();
    pairs.add(1, true);
    assertThat(pairs.counts()).isEqualTo(ResultCounts.ofGames(0, 0, 1));
    assertThat(pairs.whole()).isEqualTo(ResultCounts.NONE);
    pairs.add(0.5, true);
    pairs.endLayout();
    pairs.add(1, false);
    pairs.add(0.5, false);
    pairs.endLayout();
    assertThat(pairs.counts()).isEqualTo(ResultCounts.ofPairs(0, 0, 0, 1, 0));
    ResultCounts.Counter games = new ResultCounts.Counter();
    games.add(1, true);
    games.endLayout();
    games.add(1, false);
    games.endLayout();
    games.add(0, true);
    assertThat(games.counts()).isEqualTo(ResultCounts.ofGames(1, 0, 1));
  }

  /** The table of the World Chess Federation, handbook B.02, 8.1.1: differences by score. */
  @ParameterizedTest
  @CsvSource({"0.75, 191", "0.64, 100", "0.9, 382", "0.24, -200", "0.5, 0"})
  void eloIsThatOfTheLogisticCurve(double rate, double elo) {
    long wins = Math.round(rate * 100);
    assertThat(EloEstimate.of(ResultCounts.ofGames(100 - wins, 0, wins)).elo())
        .isCloseTo(elo, within(1.0));
  }

  @Test
  void allPointsHaveNoEloButABound() {
    EloEstimate all = EloEstimate.of(ResultCounts.ofPairs(0, 0, 0, 0, 50));
    assertThat(all.elo()).isInfinite();
    assertThat(all.interval().low()).isCloseTo(0.9630, within(5e-5)); // 100 of 100 games
    assertThat(all.los()).isGreaterThan(0.999).isLessThanOrEqualTo(1);
  }

  @Test
  void blocksOfTwoGamesAreWorthWhatPairsAre() {
    BlockedResults blocks = new BlockedResults(2);
    ResultCounts pairs = ResultCounts.NONE;
    for (int i = 0; i < 60; i++) {
      double first = i % 3 / 2.0;
      double second = i % 7 < 4 ? 1 : 0;
      blocks.add(first, true);
      blocks.add(second, true);
      blocks.endLayout();
      pairs = pairs.plusPair(first + second);
    }
    EloEstimate one = blocks.estimate();
    EloEstimate other = EloEstimate.of(pairs);
    assertThat(one.rate()).isCloseTo(other.rate(), within(1e-12));
    assertThat(one.interval().low()).isCloseTo(other.interval().low(), within(1e-9));
    assertThat(one.interval().high()).isCloseTo(other.interval().high(), within(1e-9));
    assertThat(one.los()).isCloseTo(other.los(), within(1e-9));
  }

  @Test
  void manyGamesThatHangTogetherSayNoMoreThanFew() {
    BlockedResults few = new BlockedResults(6);
    BlockedResults many = new BlockedResults(6);
    for (int block = 0; block < 100; block++) {
      for (int game = 0; game < 24; game++) {
        many.add(block % 2, true);
        if (game < 6) {
          few.add(block % 2, true);
        }
      }
      few.endLayout();
      many.endLayout();
    }
    assertThat(many.estimate().interval().low())
        .isCloseTo(few.estimate().interval().low(), within(1e-12));
    assertThat(new BlockedResults(1).estimate().interval()).isEqualTo(new Interval(0, 1));
  }

  /** Whatever came, down to all points and none. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7, 25, 49, 50})
  void moreMeetingsThatGoAlikeMakeNothingSurer(int wins) {
    BlockedResults one = new BlockedResults(2);
    BlockedResults eight = new BlockedResults(2);
    for (int layout = 0; layout < 50; layout++) {
      for (int meeting = 0; meeting < 8; meeting++) {
        for (int game = 0; game < 2; game++) {
          eight.add(layout < wins ? 1 : 0, true);
          if (meeting == 0) {
            one.add(layout < wins ? 1 : 0, true);
          }
        }
      }
      one.endLayout();
      eight.endLayout();
    }
    Interval alone = one.estimate().interval();
    Interval all = eight.estimate().interval();
    assertThat(all.low()).isCloseTo(alone.low(), within(1e-12));
    assertThat(all.high()).isCloseTo(alone.high(), within(1e-12));
    assertThat(eight.estimate().los()).isCloseTo(one.estimate().los(), within(1e-12));
    assertThat(eight.standardError().orElseThrow())
        .isCloseTo(one.standardError().orElseThrow(), within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 5, 10, 77, 1000, 999_999})
  void theIntervalOfAllPointsOrNoneEndsThereAndEloIsOpen(long games) {
    EloEstimate all = EloEstimate.of(ResultCounts.ofGames(0, 0, games));
    assertThat(all.interval().high()).isEqualTo(1);
    assertThat(all.eloInterval().high()).isEqualTo(Double.POSITIVE_INFINITY);
    EloEstimate none = EloEstimate.of(ResultCounts.ofPairs(games, 0, 0, 0, 0));
    assertThat(none.interval().low()).isZero();
    assertThat(none.eloInterval().low()).isEqualTo(Double.NEGATIVE_INFINITY);
    EloEstimate reversed = all.reversed();
    assertThat(reversed.interval().low()).isZero();
    assertThat(reversed.eloInterval().low()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(reversed.interval().high())
        .isCloseTo(
            EloEstimate.of(ResultCounts.ofGames(games, 0, 0)).interval().high(), within(1e-12));
  }

  @Test
  void singleResultsHaveTheStandardErrorOfASample() {
    BlockedResults blocks = new BlockedResults(1);
    Sample sample = new Sample();
    for (double value : new double[] {2, 4, 4, 4, 5, 5, 7, 9}) {
      blocks.add(value, true);
      blocks.endLayout();
      sample.add(value);
    }
    assertThat(blocks.mean()).isCloseTo(sample.mean(), within(1e-12));
    assertThat(blocks.standardError().orElseThrow())
        .isCloseTo(sample.standardError().orElseThrow(), within(1e-12));
    assertThat(new BlockedResults(1).standardError()).isEmpty();
  }
}
