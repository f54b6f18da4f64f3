package yomikiri.engine.think;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.game.TestGames.Coins;

/** The contract sees when a player does not keep to its terms. */
final class PlayerContractTest {
  /** The contract that a player is held to, its tests called by hand. */
  private static final class Held extends PlayerContract<Coins> {
    private final Player<Coins> player;
    private final Duration patience;

    Held(Player<Coins> player) {
      this(player, Duration.ofMinutes(1));
    }

    Held(Player<Coins> player, Duration patience) {
      this.player = player;
      this.patience = patience;
    }

    @Override
    protected Game<Coins> game() {
      return TestGames.COINS;
    }

    @Override
    protected Player<Coins> player(long seed) {
      return player;
    }

    @Override
    protected Duration patience() {
      return patience;
    }
  }

  private static int firstMove(Coins position) {
    Moves moves = new Moves();
    position.legalMoves(moves);
    return moves.get(0);
  }

  private static int visiting(Coins position, SearchContext context, long most) {
    try {
      for (long nodes = 0; nodes < most; nodes++) {
        context.clock().meter().visit();
      }
    } catch (SearchStopped budgetSpent) {
      return firstMove(position);
    }
    return firstMove(position);
  }

  @Test
  void whoVisitsAllItMayAndMovesWhenToldToPasses() {
    Held held = new Held((position, seat, context) -> visiting(position, context, 1_000_000));
    assertThatCode(held::visitsTheNodesItIsGiven).doesNotThrowAnyException();
    assertThatCode(held::movesWhenToldTo).doesNotThrowAnyException();
  }

  @Test
  void whoNeverVisitsIsSeen() {
    Held held = new Held((position, seat, context) -> firstMove(position));
    assertThatThrownBy(held::visitsTheNodesItIsGiven).isInstanceOf(AssertionError.class);
    assertThatThrownBy(held::movesWhenToldTo).isInstanceOf(AssertionError.class);
  }

  @Test
  void whoLeavesNodesUnusedIsSeen() {
    Held held =
        new Held(
            (position, seat, context) ->
                visiting(position, context, context.clock().budget().nodes() / 2));
    assertThatThrownBy(held::visitsTheNodesItIsGiven).isInstanceOf(AssertionError.class);
  }

  @Test
  void whoIsDeafIsSeen() {
    Held held =
        new Held(
            (position, seat, context) -> {
              while (!Thread.currentThread().isInterrupted()) {
                int _ = visiting(position, context, Long.MAX_VALUE);
              }
              return firstMove(position);
            },
            Duration.ofMillis(50));
    assertThatThrownBy(held::movesWhenToldTo).hasMessageContaining("timed out");
  }
}
