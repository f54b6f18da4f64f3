package yomikiri.engine.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Game;
import yomikiri.engine.think.TupleFeatures;
import yomikiri.engine.think.TupleFeaturesContract;

final class PatternTuplesTest extends TupleFeaturesContract<OthelloPosition> {
  private static final int SIZE = 8;

  private final PatternTuples tuples = new PatternTuples();

  @Override
  protected Game<OthelloPosition> game() {
    return new Othello(SIZE);
  }

  @Override
  protected TupleFeatures<OthelloPosition> tuples() {
    return tuples;
  }

  @Override
  protected List<OthelloPosition> images(OthelloPosition position) {
    int turn = position.turn();
    List<OthelloPosition> images = new ArrayList<>();
    for (int way = 0; way < 8; way++) {
      images.add(
          new OthelloPosition(
              SIZE, laid(position.discs(turn), way), laid(position.discs(1 - turn), way), turn));
    }
    return images;
  }

  /** Square by square: transposed, and mirrored at either middle, as the bits of the way say. */
  private static long laid(long discs, int way) {
    long laid = 0;
    for (int square = 0; square < SIZE * SIZE; square++) {
      int row = square / SIZE;
      int column = square % SIZE;
      int newRow = (way & 1) == 0 ? row : SIZE - 1 - row;
      int newColumn = (way & 2) == 0 ? column : SIZE - 1 - column;
      int to = (way & 4) == 0 ? newRow * SIZE + newColumn : newColumn * SIZE + newRow;
      laid |= (discs >>> square & 1) << to;
    }
    return laid;
  }

  @Override
  protected OthelloPosition exchanged(OthelloPosition position) {
    int turn = position.turn();
    return new OthelloPosition(SIZE, position.discs(turn), position.discs(1 - turn), 1 - turn);
  }

  /** A board set up by hand may have fewer discs than any game. */
  @Test
  void aBoardWithNextToNoDiscsPicksWeightsThatExist() {
    OthelloPosition position = new OthelloPosition(SIZE, 1, 2, 0);
    assertThat(position.isOver()).isFalse();
    int[] picks = new int[tuples.count()];
    tuples.read(position, picks, 0);
    for (int pick : picks) {
      assertThat(pick).isBetween(0, tuples.weights() - 1);
    }
  }
}
