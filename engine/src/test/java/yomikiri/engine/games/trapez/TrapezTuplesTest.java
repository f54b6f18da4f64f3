package yomikiri.engine.games.trapez;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.trapez.board.Groups;
import yomikiri.engine.games.trapez.board.HexSymmetry;
import yomikiri.engine.games.trapez.board.TrapezTileSet;
import yomikiri.engine.think.TupleFeatures;
import yomikiri.engine.think.TupleFeaturesContract;

final class TrapezTuplesTest extends TupleFeaturesContract<TrapezPosition> {
  @Override
  protected Game<TrapezPosition> game() {
    return new Trapez();
  }

  @Override
  protected TupleFeatures<TrapezPosition> tuples() {
    return new TrapezTuples();
  }

  @Override
  protected List<TrapezPosition> images(TrapezPosition position) {
    return IntStream.range(0, HexSymmetry.COUNT)
        .mapToObj(symmetry -> Images.position(symmetry, position))
        .toList();
  }

  /** Half a circle shows light edges where dark ones were. */
  @Override
  protected TrapezPosition exchanged(TrapezPosition position) {
    int[] tiles = new int[HexBoard.CELLS];
    for (int cell = 0; cell < HexBoard.CELLS; cell++) {
      int tile = position.tile(cell);
      tiles[cell] = tile == 0 ? 0 : (tile + 2) % HexBoard.DIRECTIONS + 1;
    }
    return new TrapezPosition(tiles, 1 - position.turn());
  }

  /** Held against the groups that are there once the tile lies, whichever way. */
  @Test
  void theReachOfACellIsTheLargestGroupThatATileThereMakes() {
    SplittableRandom random = new SplittableRandom(4);
    Moves moves = new Moves();
    Groups groups = new Groups();
    for (int i = 0; i < 20; i++) {
      TrapezPosition position = game().newPosition(0);
      while (!position.isOver()) {
        TrapezTileSet tiles = position.tileSet();
        for (int left = tiles.empty(); left != 0; left &= left - 1) {
          groups.set(tiles);
          int light = groups.reach(0, tiles, left & -left);
          int dark = groups.reach(1, tiles, left & -left);
          assertThat(light).isEqualTo(largest(0, tiles, left & -left));
          assertThat(dark).isEqualTo(largest(1, tiles, left & -left));
        }
        position.legalMoves(moves);
        position.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  private static int largest(int seat, TrapezTileSet tiles, int bit) {
    TrapezTileSet placed = new TrapezTileSet();
    Groups groups = new Groups();
    int largest = 0;
    for (int tile = 1; tile <= TrapezTileSet.TILES; tile++) {
      placed.become(tiles);
      placed.put(bit, tile);
      groups.set(placed);
      largest = Math.max(largest, Integer.bitCount(groups.group(seat, bit)));
    }
    return largest;
  }
}
