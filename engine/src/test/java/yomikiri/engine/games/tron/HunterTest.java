package yomikiri.engine.games.tron;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.search.Paranoid;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerContract;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

final class HunterTest {
  private static final Arena ARENA = new Arena(7, 5);

  private static final String IN_A_ROOM =
      ".................aaa........../...............aaaaa........../"
          + "...............a..c.........../..............aaccc.........../"
          + "..............acc............./..............ac............../"
          + "..............ac...bb........./........aa...aac...bbb......../"
          + "A...aaaaaaa..a.c...b.b......../aaaaaaa...aaaa.c..bbbb......../"
          + "C..............cc.b.b........./cc....cc.ccccccccbb.b........./"
          + ".cccccccccbbbbbbbb..b........./.....ccbbbb.........b........./"
          + "....bbbb............b........./...Bb........................./"
          + "............................../............................../"
          + "............................../.............................. 2 -";

  /** The longest way through so large a room takes ages, and a depth does not bound it. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aDepthAloneEndsTheSearchInARoomOfItsOwn(boolean everyMove) throws NotationException {
    Tron<TronPosition.Several> game = Tron.several(new Arena(30, 20), 3);
    TronPosition.Several position = game.notation().parsePosition(IN_A_ROOM);
    CompletableFuture<TimeKeeper> clock = new CompletableFuture<>();
    AtomicInteger reads = new AtomicInteger();
    Ticker ticker =
        () -> {
          if (reads.incrementAndGet() == 2_000) { // some two million nodes
            clock.join().stop();
          }
          return reads.get();
        };
    clock.complete(TimeKeeper.start(Budget.ofDepth(2), ticker));
    Player<TronPosition.Several> player =
        new Hunter<>(Optional.of(new Paranoid<>(game, new ChamberEvaluation<>())), 1);
    SearchContext context = new SearchContext(clock.join(), everyMove, report -> {});
    assertThat(player.choose(position, 1, context)).isNotNegative();
    assertThat(clock.join().meter().nodes()).isBetween(1L << 16, 1_000_000L);
  }

  @Nested
  final class OfTwo extends PlayerContract<TronPosition.Duel> {
    @Override
    protected Game<TronPosition.Duel> game() {
      return Tron.duel(ARENA);
    }

    @Override
    protected Player<TronPosition.Duel> player(long seed) {
      return new Hunter<>(Optional.empty(), 1);
    }
  }

  @Nested
  final class OfTwoAtOnce extends PlayerContract<TronPosition.Joint> {
    @Override
    protected Game<TronPosition.Joint> game() {
      return Tron.joint(ARENA);
    }

    @Override
    protected Player<TronPosition.Joint> player(long seed) {
      return new Hunter<>(Optional.empty(), 1);
    }
  }

  @Nested
  final class OfSeveral extends PlayerContract<TronPosition.Several> {
    private final Tron<TronPosition.Several> game = Tron.several(ARENA, 3);

    @Override
    protected Game<TronPosition.Several> game() {
      return game;
    }

    @Override
    protected Player<TronPosition.Several> player(long seed) {
      return new Hunter<>(Optional.of(new Paranoid<>(game, new ChamberEvaluation<>())), 1);
    }
  }
}
