package yomikiri.engine.think;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.think.GameKit.LazyPlayer;

/** Players that wait for nothing when they are built. */
final class LazyPlayerTest {
  private static final Map<String, String> LEARNT =
      Map.of("depth", "1", "eval", "learnt", "file", "some");

  @Test
  void itIsMadeOnceWhenItIsFirstAsked() {
    TicTacToe game = new TicTacToe();
    AtomicInteger made = new AtomicInteger();
    Player<TicTacToePosition> late =
        new LazyPlayer<>(
            seed -> {
              int first = made.incrementAndGet();
              return (ownCopy, seat, context) -> first;
            },
            1);
    assertThat(made).hasValue(0);
    assertThat(late.choose(game.newPosition(0), 0, silent())).isEqualTo(1);
    assertThat(late.choose(game.newPosition(0), 0, silent())).isEqualTo(1);
    assertThat(made).hasValue(1);
  }

  @Test
  void ofAPlayerOfOneGameItMakesANewOneForEach() {
    TicTacToe game = new TicTacToe();
    AtomicInteger closed = new AtomicInteger();
    Player<TicTacToePosition> late = new LazyPlayer<>(seed -> new OfOneGame((int) seed, closed), 1);
    for (int seed = 2; seed < 5; seed++) {
      assertThat(late.begin(game.newPosition(0), seed)).isTrue();
      assertThat(late.choose(game.newPosition(0), 0, silent())).isEqualTo(seed);
    }
    assertThat(closed).hasValue(2);
    late.close();
    assertThat(closed).hasValue(3);
  }

  private record OfOneGame(int move, AtomicInteger closed) implements Player<TicTacToePosition> {
    @Override
    public int choose(TicTacToePosition ownCopy, int seat, SearchContext context) {
      return move;
    }

    @Override
    public void close() {
      closed.incrementAndGet();
    }
  }

  private static SearchContext silent() {
    return SearchContext.silent(TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1)));
  }

  @Test
  void whatItReadsTakesNothingFromTheTimeOfItsFirstThought() {
    AtomicLong now = new AtomicLong();
    Player<TicTacToePosition> late =
        new LazyPlayer<>(
            seed -> {
              now.addAndGet(Duration.ofSeconds(5).toNanos());
              return (ownCopy, seat, context) -> context.clock().isTimeOver() ? 0 : 4;
            },
            1);
    TicTacToe game = new TicTacToe();
    Budget second = Budget.ofTime(Duration.ofSeconds(1));
    SearchResult result =
        SearchResult.of(late, game, game.newPosition(0), 0, second, false, now::get);
    assertThat(result.move()).isEqualTo(4);
    assertThat(result.nanos()).isZero();
  }

  private static Stream<GameKit<?>> kits() {
    return Catalog.of(
        new ResourceCache(
            name -> {
              throw new AssertionError(name + " is read");
            }))
        .kits()
        .stream();
  }

  /** Whoever builds players may be the thread that draws the screen. */
  @ParameterizedTest
  @MethodSource("kits")
  <P extends Position> void noPlayerReadsAnythingWhenItIsBuilt(GameKit<P> kit) {
    kit.levels().forEach(level -> kit.build(level.spec(), 1));
    kit.build(kit.adviser(), 1);
    kit.solver().ifPresent(solver -> kit.build(solver.spec(), 1));
    for (PlayerType<P> type : kit.players()) {
      kit.build(PlayerSpec.of(type.name()).with("depth", "1"), 1);
      kit.build(PlayerSpec.of(type.name()).with(LEARNT), 1);
    }
  }
}
