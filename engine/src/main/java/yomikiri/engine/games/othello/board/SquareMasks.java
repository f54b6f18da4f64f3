package yomikiri.engine.games.othello.board;

/**
 * The squares of a board by their kind, one bit per square, eight squares per row.
 *
 * @param besideCorners on the edge next to a corner, known as C-squares
 * @param aroundCorners those and the ones inside next to a corner, known as X-squares
 */
public record SquareMasks(
    long all, long edge, long corners, long besideCorners, long aroundCorners) {
  /**
   * The squares of a board.
   *
   * @param size rows and columns of the board, from 4 to 8
   */
  public static SquareMasks of(int size) {
    long all = 0;
    long edge = 0;
    long corners = 0;
    long near = 0;
    for (int rank = 0; rank < size; rank++) {
      for (int file = 0; file < size; file++) {
        long square = 1L << 8 * rank + file;
        int fromSide = Math.min(file, size - 1 - file);
        int fromTop = Math.min(rank, size - 1 - rank);
        all |= square;
        edge |= fromSide == 0 || fromTop == 0 ? square : 0;
        corners |= fromSide == 0 && fromTop == 0 ? square : 0;
        near |= fromSide <= 1 && fromTop <= 1 ? square : 0;
      }
    }
    long around = near & ~corners;
    return new SquareMasks(all, edge, corners, around & edge, around);
  }
}
