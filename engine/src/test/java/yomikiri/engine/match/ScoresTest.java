package yomikiri.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.stats.Sample;
import yomikiri.engine.stats.Tally;

/** What games add up to: tallies, samples, and the scores of a game for one. */
final class ScoresTest {
  @Test
  void aDrawIsHalfAWin() {
    assertThat(new Tally(1, 2, 1).rate()).isEqualTo(0.5);
    assertThat(Tally.NONE.plus(1).plus(0.5).plus(0).plus(0)).isEqualTo(new Tally(1, 1, 2));
  }

  @Test
  void aSampleKnowsItsSpread() {
    Sample sample = new Sample();
    sample.add(2);
    assertThat(sample.standardError()).isEmpty();
    DoubleStream.of(4, 4, 4, 5, 5, 7, 9).forEach(sample::add);
    assertThat(sample.mean()).isEqualTo(5);
    assertThat(sample.standardError().orElseThrow())
        .isCloseTo(Math.sqrt(32.0 / 7 / 8), within(1e-12));
    assertThat(sample.least()).isEqualTo(2);
    assertThat(sample.most()).isEqualTo(9);
    assertThat(sample.count()).isEqualTo(8);
  }

  @Test
  void forfeitsAreCountedByWhoSatThere() {
    Forfeits forfeits = new Forfeits();
    Ending normal = new Ending.Normal();
    Ending thrown = new Ending.Forfeit(1, Ending.Fault.THREW, "threw up");
    forfeits.add(record(2, normal, List.of(0, 1), List.of(1, 2), List.of(0.0, 1.0), 9, 1));
    forfeits.add(record(3, thrown, List.of(1, 0), List.of(0, 0), List.of(1.0, 0.0), 1, 0));
    forfeits.add(record(4, thrown, List.of(0, 1), List.of(0, 0), List.of(1.0, 0.0), 1, 0));
    assertThat(forfeits.of(0)).isEqualTo(1);
    assertThat(forfeits.of(1)).isEqualTo(1);
    assertThat(forfeits.first()).contains(new Forfeits.First(3, "threw up"));
  }

  @Test
  void pointsOfForfeitedGamesDoNotCount() {
    Scores scores = new Scores();
    Ending thrown = new Ending.Forfeit(0, Ending.Fault.THREW, "threw up");
    scores.add(
        record(0, new Ending.Normal(), List.of(0, 1), List.of(3, 0), List.of(1.0, 0.0), 7, 0));
    scores.add(record(1, thrown, List.of(0, 1), List.of(9, 0), List.of(0.0, 1.0), 1, 0));
    assertThat(scores.games()).isEqualTo(2);
    assertThat(scores.points().count()).isEqualTo(1);
    assertThat(scores.points().mean()).isEqualTo(3);
    assertThat(scores.times()).isEqualTo(new MoveTimes(2, 8, 7));
    assertThat(scores.forfeits().of(0)).isEqualTo(1);
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
}
