package yomikiri.engine.think;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.othello.Othello;
import yomikiri.engine.games.tictactoe.TicTacToe;

/** The time of a game. */
final class GameTimeTest {
  private static final Budget OWN = Budget.ofTime(Duration.ofMillis(100));

  private static long nanos(long millis) {
    return Duration.ofMillis(millis).toNanos();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "main=60s",
        "main=60s,increment=500ms",
        "move=5s",
        "main=1ms,increment=1s,move=2s,margin=3",
        "margin=1.5"
      })
  void itIsReadAndWritten(String text) throws NotationException {
    assertThat(GameTime.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "main=0s",
        "main=60",
        "increment=1s",
        "move=1s,margin=0.5",
        "time=1s",
        "nothing",
        ""
      })
  void whatIsNoTimeIsRefused(String text) {
    assertThatThrownBy(() -> GameTime.parse(text)).isInstanceOf(NotationException.class);
  }

  @Test
  void withoutAClockOnlyTheOwnLimitAndTenTimesThatCount() {
    assertThat(GameTime.FREE.budget(OWN, Optional.empty(), 30)).isEqualTo(OWN);
    assertThat(GameTime.FREE.most(OWN, Optional.empty())).isEqualTo(nanos(1000));
    assertThat(GameTime.FREE.most(Budget.ofNodes(5), Optional.empty())).isEqualTo(Long.MAX_VALUE);
    assertThat(GameTime.FREE.isLimited()).isFalse();
  }

  @Test
  void aMoveHasTheTighterLimitAndIsAForfeitBeyondTheMargin() throws NotationException {
    GameTime time = GameTime.parse("move=50ms,margin=3");
    assertThat(time.budget(OWN, time.clock(), 30).nanos()).isEqualTo(nanos(50));
    assertThat(time.most(OWN, time.clock())).isEqualTo(nanos(150));
    assertThat(time.isLimited()).isTrue();
  }

  @Test
  void aLimitOfAMoveLeavesNoSpareTimeBeyondIt() throws NotationException {
    GameTime time = GameTime.parse("main=60s,move=2s,margin=1");
    Budget budget = time.budget(Budget.UNLIMITED, time.clock(), 30);
    assertThat(budget.nanos()).isEqualTo(nanos(1850));
    assertThat(budget.longest()).isEqualTo(nanos(2000));
    assertThat(time.budget(OWN, time.clock(), 30).longest()).isEqualTo(OWN.nanos());
  }

  @Test
  void theClockLeavesNoMoreThanIsOnIt() throws NotationException {
    GameTime time = GameTime.parse("main=60s,increment=1s");
    GameClock clock = time.clock().orElseThrow();
    Budget none = Budget.ofDepth(3);
    assertThat(time.budget(none, Optional.of(clock), 30).nanos())
        .isEqualTo(clock.budget(30).nanos());
    assertThat(time.budget(none, Optional.of(clock), 30).depth()).isEqualTo(3);
    assertThat(time.most(none, Optional.of(clock))).isEqualTo(nanos(60_001));
    assertThat(time.most(OWN, Optional.of(clock))).isEqualTo(nanos(1000));
    GameClock late = clock.after(nanos(59_990));
    assertThat(time.most(none, Optional.of(late))).isEqualTo(nanos(1011));
  }

  /** Games of random moves, in which every choice takes all it may and 20 ms more. */
  @Test
  void aBankLastsForTheGameAndIsSpent() {
    assertThat(spent(Mattix.ofSize(6), 2_000, Budget::nanos)).isGreaterThan(0.6);
    assertThat(spent(Mattix.ofSize(8), 4_000, Budget::nanos)).isGreaterThan(0.6);
    assertThat(spent(new Othello(8), 4_000, Budget::nanos)).isGreaterThan(0.9);
    assertThat(spent(new TicTacToe(), 1_000, Budget::nanos)).isGreaterThan(0.4);
  }

  @Test
  void aBankLastsWhereEveryMoveTakesItsSpareTimeToo() {
    assertThat(spent(Mattix.ofSize(8), 4_000, Budget::longest)).isGreaterThan(0.8);
    assertThat(spent(new Othello(8), 4_000, Budget::longest)).isGreaterThan(0.9);
    assertThat(spent(new TicTacToe(), 1_000, Budget::longest)).isGreaterThan(0.4);
  }

  /** The share of the bank that is spent; none may run out. */
  private static <P extends Position> double spent(
      Game<P> game, long bank, ToLongFunction<Budget> taken) {
    int games = 20;
    double spent = 0;
    for (long seed = 0; seed < games; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      GameSession<P> session = new GameSession<>(game, game.newPosition(seed));
      List<GameClock> clocks = new ArrayList<>();
      GameTime time = new GameTime(nanos(bank), 0, Long.MAX_VALUE, 1);
      for (int seat = 0; seat < session.players(); seat++) {
        clocks.add(time.clock().orElseThrow());
      }
      while (!session.isOver()) {
        int seat = SearchResult.seat(session.position());
        int[] legal = session.legalMoves(seat);
        if (legal.length > 1) {
          GameClock clock = clocks.get(seat);
          int toGo = GameTime.movesToGo(session.position());
          Budget budget = time.budget(Budget.UNLIMITED, Optional.of(clock), toGo);
          long nanos = taken.applyAsLong(budget) + nanos(20);
          assertThat(nanos).isLessThan(clock.nanos());
          clocks.set(seat, clock.after(nanos));
        }
        session.play(seat, legal[random.nextInt(legal.length)]);
      }
      spent +=
          clocks.stream()
              .mapToDouble(clock -> 1 - clock.nanos() / 1e6 / bank)
              .average()
              .orElseThrow();
    }
    return spent / games;
  }
}
