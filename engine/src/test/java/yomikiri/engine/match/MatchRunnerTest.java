package yomikiri.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static yomikiri.engine.games.TestCatalog.CATALOG;
import static yomikiri.engine.match.Matches.STILL;
import static yomikiri.engine.match.Matches.contestant;
import static yomikiri.engine.match.Matches.pennies;
import static yomikiri.engine.match.Matches.played;
import static yomikiri.engine.match.Matches.random;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.record.GameRecord.Tag;
import yomikiri.engine.search.RandomPlayer;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;

final class MatchRunnerTest {
  private static GameKit<?> kit(String id) {
    return CATALOG.kit(id).orElseThrow();
  }

  private static <P extends Position> List<Contestant<P>> specs(GameKit<P> kit, String... specs) {
    List<Contestant<P>> contestants = new ArrayList<>();
    for (String spec : specs) {
      try {
        contestants.add(Contestant.of(kit, kit.parseSpec(spec)));
      } catch (NotationException e) {
        throw new AssertionError(e);
      }
    }
    return contestants;
  }

  /** Everything that a match tells, as text. */
  private static <P extends Position> String reported(GameKit<P> kit, int jobs, String... specs) {
    return played(kit.game(), specs(kit, specs), STILL, Schedule.of(5, 30, specs.length > 1), jobs)
        .stream()
        .map(r -> r.fixture() + " " + r.ending() + " " + r.rewards() + "\n" + r.game().text())
        .collect(Collectors.joining("\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mattix-4     | mcts:playouts=50 | random",
        "tictactoe    | alphabeta:depth=9 | montecarlo:playouts=20",
        "maze-duel    | duct:playouts=50 | montecarlo:playouts=20",
      })
  void equalSeedsGiveEqualGamesWhateverTheNumberOfJobs(String game, String first, String second) {
    String one = reported(kit(game), 1, first, second);
    assertThat(reported(kit(game), 4, first, second)).isEqualTo(one);
  }

  @Test
  void aGameForOneIsPlayedToo() {
    assertThat(reported(kit("maze-7x9x20"), 2, "greedy"))
        .contains("[Round \"30\"]")
        .isEqualTo(reported(kit("maze-7x9x20"), 1, "greedy"));
  }

  @Test
  void everyLayoutIsPlayedInBothSeatings() {
    checkSwaps(kit("mattix-6"));
  }

  private static <P extends Position> void checkSwaps(GameKit<P> kit) {
    List<MatchRecord<P>> records =
        played(kit.game(), specs(kit, "random", "greedy"), STILL, Schedule.of(1, 20, true), 2);
    for (int i = 0; i < 20; i += 2) {
      MatchRecord<P> one = records.get(i);
      MatchRecord<P> other = records.get(i + 1);
      assertThat(one.fixture().layout()).isEqualTo(other.fixture().layout());
      assertThat(one.fixture().seating()).containsExactly(0, 1);
      assertThat(other.fixture().seating()).containsExactly(1, 0);
      assertThat(one.game().tag(Tag.player(0))).contains("random");
      assertThat(other.game().tag(Tag.player(0))).contains("greedy");
      assertThat(kit.game().newPosition(one.fixture().layout()).key())
          .isEqualTo(one.game().start().key());
    }
    assertThat(records.stream().map(r -> r.fixture().layout()).distinct()).hasSize(10);
    assertThat(records.stream().map(r -> r.fixture().playerSeeds()).distinct()).hasSize(20);
    assertThat(records).extracting(MatchRecord::index).isSorted();
  }

  @Test
  void moreOrFewerGamesAtATimeChangeNoGame() {
    checkJobs(kit("mattix-4"));
  }

  private static <P extends Position> void checkJobs(GameKit<P> kit) {
    List<Contestant<P>> who = specs(kit, "random", "greedy");
    Schedule schedule = Schedule.of(1, 40, true);
    MatchRunner<P> runner = new MatchRunner<>(kit.game(), who, STILL);
    List<String> games = new ArrayList<>();
    runner.play(
        schedule,
        1,
        record -> {
          games.add(record.game().text());
          runner.jobs(1 + games.size() % 4);
        });
    assertThat(games)
        .isEqualTo(
            played(kit.game(), who, STILL, schedule, 1).stream()
                .map(record -> record.game().text())
                .toList());
  }

  @Test
  void aMatchBrokenOffGoesOnAsIfItHadNot() {
    checkSittings(kit("mattix-4"));
  }

  private static <P extends Position> void checkSittings(GameKit<P> kit) {
    Schedule all = Schedule.of(3, 10, true);
    List<Contestant<P>> who = specs(kit, "random", "greedy");
    List<MatchRecord<P>> rest = played(kit.game(), who, STILL, all.startingAt(4), 1);
    List<MatchRecord<P>> whole = played(kit.game(), who, STILL, all, 1);
    assertThat(rest).extracting(r -> r.game().text()).hasSize(6);
    assertThat(rest.stream().map(r -> r.game().text()))
        .containsExactlyElementsOf(whole.stream().skip(4).map(r -> r.game().text()).toList());
  }

  @ParameterizedTest
  @CsvSource({"1", "4"})
  void stoppedInTheMiddleItTellsWhatWasPlayedWithoutGaps(int jobs) {
    List<Integer> reported = new ArrayList<>();
    MatchRunner<TestGames.Pennies> runner =
        new MatchRunner<>(TestGames.PENNIES, List.of(random(), random()), STILL);
    int count =
        runner.play(
            Schedule.of(1, 100_000, true),
            jobs,
            record -> {
              reported.add(record.index());
              if (record.index() == 50) {
                runner.stop();
              }
            });
    assertThat(runner.isStopped()).isTrue();
    assertThat(count).isEqualTo(reported.size()).isBetween(51, 51 + 4 * jobs);
    assertThat(reported).isSorted().doesNotHaveDuplicates();
    assertThat(reported.getLast()).isEqualTo(count - 1);
  }

  @Test
  void anErrorOfTheProgramEndsTheMatch() {
    Contestant<TestGames.Pennies> broken =
        contestant(
            "broken",
            seed ->
                (position, seat, context) -> {
                  throw new AssertionError("not the player's fault");
                });
    assertThatThrownBy(() -> pennies(broken, random())).isInstanceOf(AssertionError.class);
  }

  @Test
  void allPlayersArePreparedBeforeTheFirstMove() {
    List<String> log = new ArrayList<>();
    LongFunction<Player<TestGames.Pennies>> slow =
        seed ->
            new Player<>() {
              @Override
              public void prepare() {
                log.add("prepare");
              }

              @Override
              public int choose(TestGames.Pennies ownCopy, int seat, SearchContext context) {
                log.add("choose");
                return 0;
              }
            };
    assertThat(pennies(contestant("slow", slow), contestant("slow too", slow)).ending())
        .isEqualTo(new Ending.Normal());
    assertThat(log).startsWith("prepare", "prepare", "choose");
    assertThat(log.stream().filter("prepare"::equals)).hasSize(2);
  }

  @Test
  void nobodyIsAskedWhereThereIsNoChoice() {
    checkForcedMoves(kit("othello-4"));
  }

  private static <P extends Position> void checkForcedMoves(GameKit<P> kit) {
    AtomicInteger asked = new AtomicInteger();
    Contestant<P> counting =
        contestant(
            "counting",
            seed -> {
              Player<P> random = new RandomPlayer<>(seed);
              return (position, seat, context) -> {
                asked.incrementAndGet();
                assertThat(new GameSession<>(kit.game(), position).legalMoves(seat).length)
                    .isGreaterThan(1);
                return random.choose(position, seat, context);
              };
            });
    Schedule schedule = Schedule.of(1, 20, true);
    int plies = 0;
    int timed = 0;
    for (MatchRecord<P> record :
        played(kit.game(), List.of(counting, counting), STILL, schedule, 1)) {
      assertThat(record.ending()).isEqualTo(new Ending.Normal());
      plies += record.plies();
      timed += (int) record.times().stream().mapToLong(MoveTimes::moves).sum();
    }
    assertThat(timed).isEqualTo(plies);
    assertThat(asked.get()).isPositive().isLessThan(plies);
  }

  @Test
  void aReaderThatFailsEndsTheMatch() {
    MatchRunner<TestGames.Pennies> runner =
        new MatchRunner<>(TestGames.PENNIES, List.of(random(), random()), STILL);
    assertThatThrownBy(
            () ->
                runner.play(
                    Schedule.of(1, 1_000_000, true),
                    2,
                    record -> {
                      throw new IllegalStateException("full");
                    }))
        .hasMessage("full");
  }
}
