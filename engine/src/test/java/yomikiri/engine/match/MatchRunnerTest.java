package yomikiri.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Candles;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameRecord;
import yomikiri.engine.game.GameRecord.Tag;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Lots;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.search.RandomPlayer;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.Ticker;

final class MatchRunnerTest {
  private static final Ticker STILL = () -> 0;

  private static GameKit<?> kit(String id) {
    return CATALOG.kit(id).orElseThrow();
  }

  private static <P extends Position> List<MatchRecord<P>> played(
      Game<P> game, List<Contestant<P>> who, Ticker ticker, Schedule schedule, int jobs) {
    List<MatchRecord<P>> records = new ArrayList<>();
    int told = new MatchRunner<>(game, who, ticker).play(schedule, jobs, records::add);
    assertThat(records).hasSize(told);
    return records;
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

  private static <P extends Position> Contestant<P> random() {
    return contestant("random", RandomPlayer::new);
  }

  private static <P extends Position> Contestant<P> contestant(
      String name, LongFunction<Player<P>> builder) {
    return new Contestant<>(name, Budget.UNLIMITED, false, builder);
  }

  /** Everything that a match tells, as text. */
  private static <P extends Position> String told(GameKit<P> kit, int jobs, String... specs) {
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
    String one = told(kit(game), 1, first, second);
    assertThat(told(kit(game), 4, first, second)).isEqualTo(one);
  }

  @Test
  void aGameForOneIsPlayedToo() {
    assertThat(told(kit("maze-7x9x20"), 2, "greedy"))
        .contains("[Round \"30\"]")
        .isEqualTo(told(kit("maze-7x9x20"), 1, "greedy"));
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
  void withoutSwapsEachGameHasItsOwnLayout() {
    Schedule schedule = Schedule.of(1, 20, false);
    assertThat(IntStream.range(0, 20).mapToObj(i -> schedule.fixture(i, 2)))
        .extracting(Schedule.Fixture::layout)
        .doesNotHaveDuplicates();
    assertThat(schedule.fixture(7, 2).seating()).containsExactly(0, 1);
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

  @Test
  void layoutSeedsAreShortEnoughForSpreadsheets() {
    Schedule schedule = Schedule.of(1, 100_000, false);
    assertThat(IntStream.range(0, 100_000).mapToLong(i -> schedule.fixture(i, 2).layout()))
        .doesNotHaveDuplicates()
        .allMatch(seed -> seed >= 0 && seed < 1_000_000_000_000_000L);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void everybodySitsEverywhereAndBehindEverybodyEquallyOftenOnEveryLayout(int seats) {
    int orders = IntStream.rangeClosed(1, seats).reduce(1, (a, b) -> a * b);
    Schedule schedule = Schedule.of(1, 3 * orders, true);
    List<Schedule.Fixture> fixtures = new ArrayList<>();
    schedule.fixtures(seats).forEachRemaining(fixtures::add);
    assertThat(fixtures).extracting(Schedule.Fixture::index).isSorted();
    for (int from = 0; from < fixtures.size(); from += orders) {
      List<Schedule.Fixture> group = fixtures.subList(from, from + orders);
      assertThat(group)
          .extracting(Schedule.Fixture::layout)
          .containsOnly(group.getFirst().layout());
      assertThat(group).extracting(f -> f.seating().toString()).doesNotHaveDuplicates().isSorted();
      for (int who = 0; who < seats; who++) {
        for (int other = 0; other < seats; other++) {
          int one = who;
          int two = other;
          assertThat(group.stream().filter(f -> f.seating().get(two) == one))
              .hasSize(orders / seats);
          assertThat(group.stream().filter(f -> before(f.seating(), one, two)))
              .hasSize(one == two ? 0 : orders / (seats - 1));
        }
      }
    }
    assertThat(fixtures).extracting(Schedule.Fixture::layout).containsAll(layouts(schedule, seats));
    assertThat(layouts(schedule, seats)).hasSize(3);
  }

  /** Whether {@code one} sits right before {@code two}, the last seat being before the first. */
  private static boolean before(List<Integer> seating, int one, int two) {
    return seating.get((seating.indexOf(one) + 1) % seating.size()) == two;
  }

  private static Set<Long> layouts(Schedule schedule, int seats) {
    return IntStream.range(0, schedule.to())
        .mapToObj(index -> schedule.fixture(index, seats).layout())
        .collect(Collectors.toSet());
  }

  @Test
  void moreThanFourSeatsHaveTooManyOrders() {
    assertThatThrownBy(() -> Schedule.of(1, 120, true).fixture(0, 5))
        .hasMessage("too many orders of 5 seats");
    assertThat(Schedule.of(1, 120, false).fixture(7, 5).seating()).containsExactly(0, 1, 2, 3, 4);
  }

  @Test
  void whoForfeitsAmongThreeIsLastAndTheOthersShareThePlacesBefore() {
    MatchRecord<TestGames.Coins> record =
        played(
                TestGames.COINS,
                List.of(random(), contestant("cheat", seed -> (p, s, t) -> 0), random()),
                STILL,
                Schedule.of(1, 1, true),
                1)
            .getFirst();
    assertThat(record.rewards()).containsExactly(0.75, 0.0, 0.75);
    assertThat(record.winner()).isEmpty();
  }

  @Test
  void whereTheRulesKnowHowASeatLeavesTheOthersPlayOn() throws NotationException {
    checkWithdrawal(Candles.game(4));
    checkWithdrawal(Lots.GAME);
  }

  private static <P extends Position> void checkWithdrawal(Game<P> game) throws NotationException {
    int seats = game.newPosition(0).players();
    List<Contestant<P>> who = new ArrayList<>();
    for (int i = 0; i < seats; i++) {
      who.add(i == 1 ? contestant("cheat", seed -> (p, s, t) -> 99) : random());
    }
    for (MatchRecord<P> record : played(game, who, STILL, Schedule.of(1, 24, true), 2)) {
      int cheat = record.fixture().seating().indexOf(1);
      GameSession<P> replayed = session(record, game);
      assertThat(replayed.isOver()).isTrue();
      assertThat(record.rewards())
          .isEqualTo(IntStream.range(0, seats).mapToObj(replayed::reward).toList());
      boolean asked = record.ending() instanceof Ending.Withdrawals;
      assertThat(replayed.hasWithdrawn(cheat)).isEqualTo(asked);
      assertThat(record.times().get(cheat).moves()).isEqualTo(asked ? 1 : 0);
      if (asked) {
        assertThat(record.rewards().get(cheat)).isZero();
        assertThat(record.rewards().stream().filter(reward -> reward > 0)).hasSize(seats - 1);
        assertThat(record.ending().word()).isEqualTo("withdrawn");
        assertThat(record.game().tag(Tag.TERMINATION).orElseThrow())
            .startsWith("player " + (cheat + 1) + " withdrew: illegal move: ");
      }
    }
  }

  private static <P extends Position> GameSession<P> session(MatchRecord<P> record, Game<P> game)
      throws NotationException {
    List<Step> steps =
        GameRecord.parse(record.game().text(), id -> Optional.<Game<?>>of(game)).steps();
    GameSession<P> session = new GameSession<>(game, record.game().start());
    steps.forEach(session::play);
    return session;
  }

  @Test
  void ofSeveralWhoWithdrawAllShareTheLastPlaces() {
    List<Contestant<Lots>> who =
        List.of(
            contestant("cheat", seed -> (p, s, t) -> 99),
            contestant("steady", seed -> (p, s, t) -> 0),
            contestant("cheat too", seed -> (p, s, t) -> 77));
    MatchRecord<Lots> record = played(Lots.GAME, who, STILL, Schedule.of(1, 1, true), 1).getFirst();
    assertThat(record.rewards()).containsExactly(0.25, 1.0, 0.25);
    assertThat(record.ending().forfeits()).extracting(Ending.Forfeit::seat).containsExactly(0, 2);
    assertThat(record.ending().sentence())
        .isEqualTo(
            "player 1 withdrew: illegal move: lots: seat 0 cannot play move 99: the rules do not"
                + " allow it here; player 3 withdrew: illegal move: lots: seat 2 cannot play move"
                + " 77: the rules do not allow it here");
  }

  @Test
  void aCrashForfeitsThatGameOnly() throws NotationException {
    checkCrash(kit("tictactoe"), Schedule.of(1, 100, true).fixture(17, 2).playerSeeds().getFirst());
  }

  private static <P extends Position> void checkCrash(GameKit<P> kit, long fatal)
      throws NotationException {
    Contestant<P> fragile =
        contestant(
            "fragile",
            seed -> {
              Player<P> sound = new RandomPlayer<>(seed);
              return (position, seat, thinking) -> {
                if (seed == fatal && position.key() != kit.game().newPosition(0).key()) {
                  throw new IllegalStateException("boom");
                }
                return sound.choose(position, seat, thinking);
              };
            });
    List<MatchRecord<P>> records =
        played(kit.game(), List.of(random(), fragile), STILL, Schedule.of(1, 100, true), 3);
    assertThat(records).hasSize(100);
    assertThat(records.stream().filter(r -> !r.ending().equals(new Ending.Normal())))
        .singleElement()
        .satisfies(r -> assertThat(r.index()).isEqualTo(17));
    MatchRecord<P> crashed = records.get(17);
    assertThat(crashed.ending())
        .isEqualTo(
            new Ending.Forfeit(
                0, Ending.Fault.THREW, "threw java.lang.IllegalStateException: boom"));
    assertThat(crashed.rewards()).containsExactly(0.0, 1.0);
    assertThat(crashed.winner()).hasValue(1);
    assertThat(crashed.plies()).isEqualTo(2);
    GameRecord<?> read = GameRecord.parse(crashed.game().text(), CATALOG::game);
    assertThat(read.tag(Tag.TERMINATION))
        .contains("forfeit by player 1: threw java.lang.IllegalStateException: boom");
    assertThat(read.tag(Tag.player(0))).contains("fragile");
  }

  @Test
  void aPlayerThatCannotBeBuiltForfeits() {
    Contestant<TestGames.Pennies> unbuilt =
        contestant(
            "unbuilt",
            seed -> {
              throw new IllegalArgumentException("no table");
            });
    assertThat(pennies(random(), unbuilt).ending().word()).isEqualTo("threw");
  }

  @Test
  void anIllegalMoveForfeits() {
    MatchRecord<?> record = pennies(random(), contestant("cheat", seed -> (p, s, t) -> 2));
    assertThat(record.ending())
        .isEqualTo(
            new Ending.Forfeit(
                1,
                Ending.Fault.ILLEGAL,
                "illegal move: pennies: seat 1 cannot play move 2: the rules do not allow it"
                    + " here"));
    assertThat(record.winner()).hasValue(0);
    assertThat(record.plies()).isZero();
  }

  private static MatchRecord<TestGames.Pennies> pennies(
      Contestant<TestGames.Pennies> first, Contestant<TestGames.Pennies> second) {
    return played(TestGames.PENNIES, List.of(first, second), STILL, Schedule.of(1, 1, false), 1)
        .getFirst();
  }

  @ParameterizedTest
  @CsvSource({"10000000, normal", "10000001, normal", "100000000, normal", "100000010, overran"})
  void tenTimesTheBudgetForfeits(long nanos, String word) {
    AtomicLong now = new AtomicLong();
    Contestant<TestGames.Pennies> slow =
        new Contestant<>(
            "slow",
            Budget.ofTime(Duration.ofMillis(10)),
            false,
            seed ->
                (position, seat, thinking) -> {
                  now.addAndGet(nanos);
                  return 0;
                });
    MatchRecord<TestGames.Pennies> record =
        played(TestGames.PENNIES, List.of(slow, random()), now::get, Schedule.of(1, 1, false), 1)
            .getFirst();
    assertThat(record.ending().word()).isEqualTo(word);
    assertThat(record.times().getFirst().longest()).isEqualTo(nanos);
    if (word.equals("overran")) {
      assertThat(record.ending().sentence())
          .isEqualTo("forfeit by player 1: overran its time: 100 ms instead of 10 ms");
      assertThat(record.times()).containsExactly(new MoveTimes(1, nanos, nanos), MoveTimes.NONE);
    }
  }

  @ParameterizedTest
  @CsvSource({"1", "4"})
  void stoppedInTheMiddleItTellsWhatWasPlayedWithoutGaps(int jobs) {
    List<Integer> told = new ArrayList<>();
    MatchRunner<TestGames.Pennies> runner =
        new MatchRunner<>(TestGames.PENNIES, List.of(random(), random()), STILL);
    int count =
        runner.play(
            Schedule.of(1, 100_000, true),
            jobs,
            record -> {
              told.add(record.index());
              if (record.index() == 50) {
                runner.stop();
              }
            });
    assertThat(runner.isStopped()).isTrue();
    assertThat(count).isEqualTo(told.size()).isBetween(51, 51 + 4 * jobs);
    assertThat(told).isSorted().doesNotHaveDuplicates();
    assertThat(told.getLast()).isEqualTo(count - 1);
  }

  @Test
  void anErrorEndsTheMatch() {
    Contestant<TestGames.Pennies> bottomless =
        contestant(
            "bottomless",
            seed ->
                (position, seat, thinking) -> {
                  throw new StackOverflowError();
                });
    assertThatThrownBy(() -> pennies(bottomless, random())).isInstanceOf(StackOverflowError.class);
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
