package yomikiri.engine.teach;

import java.util.List;
import java.util.stream.Stream;

/** The longest way of the cycle to move over the free cells of a board in text, by plain trial. */
final class TronWalk {
  private final char[][] board;
  private final int row;
  private final int column;

  private TronWalk(char[][] board, int row, int column) {
    this.board = board;
    this.row = row;
    this.column = column;
  }

  /** Of a position as its game writes it. */
  static TronWalk of(String position) {
    List<String> parts = List.of(position.split(" ", -1));
    char[][] board =
        Stream.of(parts.getFirst().split("/", -1)).map(String::toCharArray).toArray(char[][]::new);
    char head = (char) ('A' + Integer.parseInt(parts.get(1)) - 1);
    for (int row = 0; row < board.length; row++) {
      for (int column = 0; column < board[row].length; column++) {
        if (board[row][column] == head) {
          return new TronWalk(board, row, column);
        }
      }
    }
    throw new IllegalArgumentException(position);
  }

  /** Steps of the longest way that begins with U, D, L or R. */
  int longest(char first) {
    int toRow = row + (first == 'D' ? 1 : first == 'U' ? -1 : 0);
    int toColumn = column + (first == 'R' ? 1 : first == 'L' ? -1 : 0);
    return from(toRow, toColumn);
  }

  private int from(int toRow, int toColumn) {
    boolean isFree =
        toRow >= 0
            && toRow < board.length
            && toColumn >= 0
            && toColumn < board[toRow].length
            && board[toRow][toColumn] == '.';
    if (!isFree) {
      return 0;
    }
    board[toRow][toColumn] = 'x';
    int most =
        1
            + Math.max(
                Math.max(from(toRow - 1, toColumn), from(toRow + 1, toColumn)),
                Math.max(from(toRow, toColumn - 1), from(toRow, toColumn + 1)));
    board[toRow][toColumn] = '.';
    return most;
  }
}
