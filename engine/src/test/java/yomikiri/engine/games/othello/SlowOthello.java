package yomikiri.engine.games.othello;

import java.util.stream.IntStream;

/** The rules square by square and direction by direction, to hold the fast ones against. */
final class SlowOthello {
  private SlowOthello() {}

  static int[] moves(OthelloPosition position) {
    int[] squares = moves(position, position.turn());
    boolean passes = squares.length == 0 && canMove(position, 1 - position.turn());
    return passes ? new int[] {position.pass()} : squares;
  }

  static boolean canMove(OthelloPosition position, int seat) {
    return moves(position, seat).length > 0;
  }

  private static int[] moves(OthelloPosition position, int seat) {
    int size = position.size();
    return IntStream.range(0, size * size)
        .filter(cell -> flips(position, seat, position.square(cell)) != 0)
        .toArray();
  }

  static long flips(OthelloPosition position, int move) {
    return move == position.pass() ? 0 : flips(position, position.turn(), position.square(move));
  }

  private static long flips(OthelloPosition position, int seat, int square) {
    long own = position.discs(seat);
    long other = position.discs(1 - seat);
    long flips = 0;
    if (((own | other) >>> square & 1) != 0) {
      return 0;
    }
    for (int direction = 0; direction < 9; direction++) {
      int right = direction % 3 - 1;
      int down = direction / 3 - 1;
      int file = square % 8 + right;
      int rank = square / 8 + down;
      long line = 0;
      while (isOn(position, file, rank) && (other >>> 8 * rank + file & 1) != 0) {
        line |= 1L << 8 * rank + file;
        file += right;
        rank += down;
      }
      if (isOn(position, file, rank) && (own >>> 8 * rank + file & 1) != 0) {
        flips |= line;
      }
    }
    return flips;
  }

  private static boolean isOn(OthelloPosition position, int file, int rank) {
    return file >= 0 && file < position.size() && rank >= 0 && rank < position.size();
  }
}
