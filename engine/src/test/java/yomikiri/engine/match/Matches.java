package yomikiri.engine.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.search.RandomPlayer;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.Ticker;

/** Matches played for tests, by players made for them. */
final class Matches {
  static final Ticker STILL = () -> 0;

  private Matches() {}

  static <P extends Position> List<MatchRecord<P>> played(
      Game<P> game, List<Contestant<P>> who, Ticker ticker, Schedule schedule, int jobs) {
    List<MatchRecord<P>> records = new ArrayList<>();
    int reported = new MatchRunner<>(game, who, ticker).play(schedule, jobs, records::add);
    assertThat(records).hasSize(reported);
    return records;
  }

  static <P extends Position> Contestant<P> random() {
    return contestant("random", RandomPlayer::new);
  }

  static <P extends Position> Contestant<P> contestant(
      String name, LongFunction<Player<P>> builder) {
    return new Contestant<>(name, Budget.UNLIMITED, false, builder);
  }

  static MatchRecord<TestGames.Pennies> pennies(
      Contestant<TestGames.Pennies> first, Contestant<TestGames.Pennies> second) {
    return played(TestGames.PENNIES, List.of(first, second), STILL, Schedule.of(1, 1, false), 1)
        .getFirst();
  }
}
