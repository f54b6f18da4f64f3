package yomikiri.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.GameRecord;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Sample;
import yomikiri.engine.stats.Tally;

final class StandingsTest {
  /** Newcombe 1998, "Two-sided confidence intervals for the single proportion", table I. */
  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.2553, 0.3662",
    "15, 148, 0.0624, 0.1605",
    "0, 20, 0.0000, 0.1611",
    "1, 29, 0.0061, 0.1718",
  })
  void theIntervalIsWilsons(int wins, int games, double low, double high) {
    Interval interval = new Tally(wins, 0, games - wins).interval();
    assertThat(interval.low()).isCloseTo(low, within(0.00005));
    assertThat(interval.high()).isCloseTo(high, within(0.00005));
  }

  @Test
  void aDrawIsHalfAWin() {
    assertThat(new Tally(1, 2, 1).rate()).isEqualTo(0.5);
    assertThat(new Tally(3, 2, 1).interval()).isEqualTo(new Tally(4, 0, 2).interval());
    assertThat(Tally.NONE.plus(1).plus(0.5).plus(0).plus(0)).isEqualTo(new Tally(1, 1, 2));
    assertThat(Tally.NONE.interval()).isEqualTo(new Interval(0, 1));
  }

  /** 10 to 1 is 400 points by definition. */
  @ParameterizedTest
  @CsvSource({
    "10, 1, 400.0000",
    "1, 10, -400.0000",
    "1, 1, 0.0000",
    "64, 36, 99.9509",
    "3, 1, 190.8485",
    "1, 0, Infinity",
    "0, 1, -Infinity",
  })
  void eloIsTheLogarithmOfTheOdds(int wins, int losses, double elo) {
    Tally tally = new Tally(wins, 0, losses);
    if (Double.isInfinite(elo)) {
      assertThat(tally.elo()).isEqualTo(elo);
    } else {
      assertThat(tally.elo()).isCloseTo(elo, within(0.0001));
    }
  }

  @Test
  void theEloIntervalIsThatOfTheRate() {
    Interval elo = new Tally(81, 0, 182).eloInterval();
    assertThat(elo.low()).isCloseTo(400 * Math.log10(0.2553 / 0.7447), within(0.1));
    assertThat(elo.high()).isCloseTo(400 * Math.log10(0.3662 / 0.6338), within(0.1));
    assertThat(new Tally(20, 0, 0).eloInterval().high()).isEqualTo(Double.POSITIVE_INFINITY);
  }

  @Test
  void aSampleKnowsItsSpread() {
    Sample sample = new Sample();
    DoubleStream.of(2, 4, 4, 4, 5, 5, 7, 9).forEach(sample::add);
    assertThat(sample.mean()).isEqualTo(5);
    assertThat(sample.standardError()).isCloseTo(Math.sqrt(32.0 / 7 / 8), within(1e-12));
    assertThat(sample.least()).isEqualTo(2);
    assertThat(sample.most()).isEqualTo(9);
    assertThat(sample.count()).isEqualTo(8);
  }

  @Test
  void gamesAreAddedUpByContestantAndSeat() {
    Standings standings = new Standings(2);
    Ending normal = new Ending.Normal();
    Ending thrown = new Ending.Forfeit(1, Ending.Fault.THREW, "threw up");
    standings.add(record(0, normal, List.of(0, 1), List.of(3, 0), List.of(1.0, 0.0), 7, 0));
    standings.add(record(1, normal, List.of(1, 0), List.of(3, 0), List.of(1.0, 0.0), 7, 0));
    standings.add(record(2, normal, List.of(0, 1), List.of(1, 2), List.of(0.0, 1.0), 9, 1));
    standings.add(record(3, thrown, List.of(1, 0), List.of(0, 0), List.of(1.0, 0.0), 1, 0));
    assertThat(standings.games()).isEqualTo(4);
    assertThat(standings.of(0)).isEqualTo(new Tally(1, 0, 3));
    assertThat(standings.of(1)).isEqualTo(new Tally(3, 0, 1));
    assertThat(standings.of(0, 0)).isEqualTo(new Tally(1, 0, 1));
    assertThat(standings.of(0, 1)).isEqualTo(new Tally(0, 0, 2));
    assertThat(standings.scoreDifference().count()).isEqualTo(3);
    assertThat(standings.scoreDifference().mean()).isCloseTo(-1 / 3.0, within(1e-12));
    assertThat(standings.distinctGames()).isEqualTo(2);
    assertThat(standings.times(0)).isEqualTo(new MoveTimes(4, 24, 9));
    assertThat(standings.times(1)).isEqualTo(new MoveTimes(4, 16, 7));
    assertThat(standings.forfeits(0)).isEqualTo(1);
    assertThat(standings.forfeits(1)).isZero();
    assertThat(standings.firstForfeit().orElseThrow().index()).isEqualTo(3);
  }

  /** A game of one step in which seat 0 took {@code nanos}, seat 1 always 4. */
  private static MatchRecord<TestGames.Pennies> record(
      int index,
      Ending ending,
      List<Integer> seating,
      List<Integer> scores,
      List<Double> rewards,
      long nanos,
      int move) {
    GameRecord.Entry entry = new GameRecord.Entry(new Step.Joint(List.of(move, 0)), "");
    return new MatchRecord<>(
        new Schedule.Fixture(index, 1, 0, seating, List.of(1L, 2L)),
        ending,
        scores,
        rewards,
        List.of(MoveTimes.NONE.plus(nanos), MoveTimes.NONE.plus(4)),
        new GameRecord<>(
            TestGames.PENNIES, TestGames.PENNIES.newPosition(0), List.of(), List.of(entry)));
  }
}
