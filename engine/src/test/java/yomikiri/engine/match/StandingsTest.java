package yomikiri.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.GameRecord;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.stats.Sample;
import yomikiri.engine.stats.Tally;

final class StandingsTest {
  @Test
  void aDrawIsHalfAWin() {
    assertThat(new Tally(1, 2, 1).rate()).isEqualTo(0.5);
    assertThat(Tally.NONE.plus(1).plus(0.5).plus(0).plus(0)).isEqualTo(new Tally(1, 1, 2));
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
        new Schedule.Fixture(index, 1, false, 0, seating, List.of(1L, 2L)),
        ending,
        scores,
        rewards,
        List.of(MoveTimes.NONE.plus(nanos), MoveTimes.NONE.plus(4)),
        new GameRecord<>(
            TestGames.PENNIES, TestGames.PENNIES.newPosition(0), List.of(), List.of(entry)));
  }

  @Test
  void winDrawAndLossAreNotForThree() {
    assertThatThrownBy(() -> new Standings(3)).isInstanceOf(IllegalArgumentException.class);
  }
}
