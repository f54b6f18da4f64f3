package yomikiri.engine.search;

import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.think.Evaluation;

/** Evaluations for tests: one for any game for two, one that makes sense. */
final class TestEvaluations {
  private static final int[][] LINES = {
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
  };

  private TestEvaluations() {}

  /** Any number, as the key has it: whatever a search does with it, it must do right. */
  static <P extends DuelPosition> Evaluation<P> ofKeys(int unit, int range) {
    return new Evaluation<>() {
      @Override
      public int unit() {
        return unit;
      }

      @Override
      public int evaluate(P position, int seat) {
        int value =
            position.isOver()
                ? 0
                : (int) Math.floorMod(Hashing.mixed(position.key()), 2L * range + 1) - range;
        return seat == 0 ? value : -value;
      }
    };
  }

  /** Lines in which only one side has stones, a tenth of a point each; a won game outweighs all. */
  static Evaluation<TicTacToePosition> openLines() {
    return new Evaluation<>() {
      @Override
      public int unit() {
        return 10;
      }

      @Override
      public int evaluate(TicTacToePosition position, int seat) {
        return position.isOver() ? 0 : open(position, seat) - open(position, 1 - seat);
      }
    };
  }

  private static int open(TicTacToePosition position, int seat) {
    int open = 0;
    for (int[] line : LINES) {
      int own = 0;
      int others = 0;
      for (int cell : line) {
        own += position.cells(seat) >> cell & 1;
        others += position.cells(1 - seat) >> cell & 1;
      }
      open += own > 0 && others == 0 ? 1 : 0;
    }
    return open;
  }
}
