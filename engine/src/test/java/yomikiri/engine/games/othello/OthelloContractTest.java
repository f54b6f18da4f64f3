package yomikiri.engine.games.othello;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameContract;

final class OthelloContractTest {
  @Nested
  final class OnFourByFour extends OnABoard {
    OnFourByFour() {
      super(4);
    }
  }

  @Nested
  final class OnSixBySix extends OnABoard {
    OnSixBySix() {
      super(6);
    }
  }

  @Nested
  final class OnEightByEight extends OnABoard {
    OnEightByEight() {
      super(8);
    }
  }

  abstract static class OnABoard extends GameContract<OthelloPosition> {
    private final int size;

    OnABoard(int size) {
      this.size = size;
    }

    @Override
    protected Game<OthelloPosition> game() {
      return new Othello(size);
    }

    /** Each disc may be followed by a pass. */
    @Override
    protected int longestGame() {
      return 2 * (size * size - 4);
    }

    @Test
    void aConstantCanonicalKeyWouldBeSeen() {
      assertThatThrownBy(() -> checkCanonicalKeys(position -> position.isOver() ? 1 : 0))
          .isInstanceOf(AssertionError.class);
    }
  }
}
