package yomikiri.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;
import static yomikiri.engine.match.Matches.STILL;
import static yomikiri.engine.match.Matches.contestant;
import static yomikiri.engine.match.Matches.pennies;
import static yomikiri.engine.match.Matches.played;
import static yomikiri.engine.match.Matches.random;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Candles;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Lots;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Tag;
import yomikiri.engine.search.RandomPlayer;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.GameTime;
import yomikiri.engine.think.Player;

/** What becomes of players that fail, cheat or think for too long. */
final class ForfeitTest {
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
    int seats = game.players();
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
    checkCrash(
        CATALOG.kit("tictactoe").orElseThrow(),
        Schedule.of(1, 100, true).fixture(17, 2).playerSeeds().getFirst());
  }

  private static <P extends Position> void checkCrash(GameKit<P> kit, long fatal)
      throws NotationException {
    Contestant<P> fragile =
        contestant(
            "fragile",
            seed -> {
              Player<P> sound = new RandomPlayer<>(seed);
              return (position, seat, context) -> {
                if (seed == fatal && position.key() != kit.game().newPosition(0).key()) {
                  throw new IllegalStateException("boom");
                }
                return sound.choose(position, seat, context);
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
    GameRecord<?> read = GameRecord.parse(crashed.game().text(), CATALOG);
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

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whoRunsOutOfStackOrMemoryForfeitsAndTheMatchGoesOn(boolean atOnce) {
    Contestant<TestGames.Pennies> bottomless =
        contestant(
            "bottomless",
            seed -> {
              if (atOnce) {
                throw new OutOfMemoryError("no room");
              }
              return (position, seat, context) -> deeper(0);
            });
    List<MatchRecord<TestGames.Pennies>> records =
        played(TestGames.PENNIES, List.of(random(), bottomless), STILL, Schedule.of(1, 4, true), 2);
    assertThat(records).hasSize(4);
    for (MatchRecord<?> record : records) {
      int seat = record.fixture().seating().indexOf(1);
      assertThat(record.ending())
          .isEqualTo(
              new Ending.Forfeit(
                  seat,
                  Ending.Fault.THREW,
                  atOnce
                      ? "threw java.lang.OutOfMemoryError: no room"
                      : "threw java.lang.StackOverflowError"));
      assertThat(record.rewards().get(seat)).isZero();
    }
  }

  private static int deeper(int depth) {
    return depth < 0 ? 0 : 1 + deeper(depth + 1);
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
                (position, seat, context) -> {
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
      Overshoot late = Overshoot.NONE.plus(nanos - 10_000_000);
      assertThat(record.times())
          .containsExactly(new MoveTimes(1, nanos, nanos, late), MoveTimes.NONE);
    }
  }

  @ParameterizedTest
  @CsvSource({"1000000000, normal", "60002000000, overran"})
  void whoHasNoTimeLeftForfeits(long nanos, String word) throws NotationException {
    AtomicLong now = new AtomicLong();
    Contestant<TestGames.Pennies> slow =
        contestant(
            "slow",
            seed ->
                (position, seat, context) -> {
                  assertThat(context.clock().budget().hasTimeLimit()).isTrue();
                  now.addAndGet(nanos);
                  return 0;
                });
    List<MatchRecord<TestGames.Pennies>> records = new ArrayList<>();
    new MatchRunner<>(
            TestGames.PENNIES, List.of(slow, random()), GameTime.parse("main=60s"), now::get)
        .play(Schedule.of(1, 1, false), 1, records::add);
    assertThat(records.getFirst().ending().word()).isEqualTo(word);
    if (word.equals("overran")) {
      assertThat(records.getFirst().ending().sentence())
          .isEqualTo("forfeit by player 1: lost on time: a move of 60002 ms with 60000 ms left");
    }
  }
}
