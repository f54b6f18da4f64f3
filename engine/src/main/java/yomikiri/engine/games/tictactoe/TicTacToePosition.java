package yomikiri.engine.games.tictactoe;

import java.util.OptionalInt;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.tictactoe.TicTacToe.TicTacToeStates;

/** A tic-tac-toe position: the cells of each seat, one bit per cell, counted along the rows. */
public final class TicTacToePosition implements DuelPosition {
  static final int FULL = 0b111_111_111;

  private static final int[] LINES = {
    0b111_000_000,
    0b000_111_000,
    0b000_000_111,
    0b100_100_100,
    0b010_010_010,
    0b001_001_001,
    0b100_010_001,
    0b001_010_100
  };

  private int crosses;
  private int noughts;
  private int turn;

  TicTacToePosition(int crosses, int noughts, int turn) {
    this.crosses = crosses;
    this.noughts = noughts;
    this.turn = turn;
  }

  void become(TicTacToePosition from) {
    crosses = from.crosses;
    noughts = from.noughts;
    turn = from.turn;
  }

  /** The cells of {@code seat}, one bit per cell. */
  public int cells(int seat) {
    return seat == 0 ? crosses : noughts;
  }

  /** The cells of the winning line or lines, one bit per cell; 0 if nobody has won. */
  public int winningCells() {
    int winning = 0;
    for (int line : LINES) {
      if ((crosses & line) == line || (noughts & line) == line) {
        winning |= line;
      }
    }
    return winning;
  }

  /** The empty cells, one bit per cell. */
  int empty() {
    return FULL & ~(crosses | noughts);
  }

  /** The empty cells that complete a line of {@code seat}, one bit per cell. */
  int winsAt(int seat) {
    int wins = 0;
    for (int left = empty(); left != 0; left &= left - 1) {
      int cell = left & -left;
      wins |= hasLine(cells(seat) | cell) ? cell : 0;
    }
    return wins;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public OptionalInt movesLeft() {
    return OptionalInt.of((Integer.bitCount(empty()) + 1) / 2);
  }

  @Override
  public boolean isOver() {
    return (crosses | noughts) == FULL || hasLine(crosses) || hasLine(noughts);
  }

  /** 1 for the seat with three in a row. */
  @Override
  public int score(int seat) {
    return hasLine(cells(seat)) ? 1 : 0;
  }

  @Override
  public void legalMoves(Moves into) {
    into.clear();
    for (int left = empty(); left != 0; left &= left - 1) {
      into.add(Integer.numberOfTrailingZeros(left));
    }
  }

  @Override
  public void play(int move) {
    if (turn == 0) {
      crosses |= 1 << move;
    } else {
      noughts |= 1 << move;
    }
    turn = 1 - turn;
  }

  @Override
  public long key() {
    return Hashing.mixed((long) turn << 18 | (long) noughts << 9 | crosses);
  }

  @Override
  public long canonicalKey() {
    return Hashing.mixed((long) turn << 18 | TicTacToeStates.canonical(this));
  }

  private static boolean hasLine(int cells) {
    for (int line : LINES) {
      if ((cells & line) == line) {
        return true;
      }
    }
    return false;
  }
}
