package yomikiri.engine.games.othello;

import java.util.OptionalInt;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.CanonicalPosition;

/**
 * An Othello position: the discs of both sides, see {@link Bitboards}. Seat 0 is black. A move is a
 * cell of the board, counted along its rows from a1 on, or {@link #pass()}.
 */
public final class OthelloPosition implements DuelPosition {
  private int size;
  private long own; // the discs of the side to move
  private long other;
  private int turn;
  private long open; // the squares where the side to move may play
  private boolean over;

  /**
   * @param size rows and columns
   * @param own the discs of {@code turn}, one bit per square, eight squares per row
   */
  OthelloPosition(int size, long own, long other, int turn) {
    this.size = size;
    this.own = own;
    this.other = other;
    this.turn = turn;
    look();
  }

  void become(OthelloPosition from) {
    size = from.size;
    own = from.own;
    other = from.other;
    turn = from.turn;
    open = from.open;
    over = from.over;
  }

  private void look() {
    long board = board(size);
    open = Bitboards.moves(own, other) & board;
    over = open == 0 && (Bitboards.moves(other, own) & board) == 0;
  }

  private static long board(int size) {
    return (size == 8 ? -1L : (1L << 8 * size) - 1) & ((1L << size) - 1) * 0x0101010101010101L;
  }

  /** Rows and columns. */
  public int size() {
    return size;
  }

  /** The discs of {@code seat}, one bit per square, eight squares per row from a1 on. */
  public long discs(int seat) {
    return seat == turn ? own : other;
  }

  /** The squares where the side to move can put a disc, likewise. */
  long open() {
    return open;
  }

  /** The move of a side that can play on no cell. */
  public int pass() {
    return size * size;
  }

  /** The square of a cell: eight squares to a row, whatever the size of the board. */
  public int square(int cell) {
    return size == 8 ? cell : cell / size * 8 + cell % size;
  }

  /** The cell of a square. */
  int cell(int square) {
    return size == 8 ? square : square / 8 * size + square % 8;
  }

  /** The discs that turn over when the side to move plays {@code move}, one bit per square. */
  public long flips(int move) {
    return move == pass() ? 0 : Bitboards.flips(square(move), own, other);
  }

  /** On how many more squares {@code seat} could play than the other side, were it to move. */
  int mobility(int seat) {
    int ahead = Long.bitCount(open) - Long.bitCount(Bitboards.moves(other, own) & board(size));
    return seat == turn ? ahead : -ahead;
  }

  /** Squares without a disc. */
  public int empties() {
    return size * size - Long.bitCount(own | other);
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public OptionalInt movesLeft() {
    return OptionalInt.of((empties() + 1) / 2);
  }

  @Override
  public boolean isOver() {
    return over;
  }

  /** Discs; at the end of the game the winner has the empty squares too. */
  @Override
  public int score(int seat) {
    int discs = Long.bitCount(discs(seat));
    boolean takesRest = over && discs > Long.bitCount(discs(1 - seat));
    return takesRest ? discs + empties() : discs;
  }

  @Override
  public void legalMoves(Moves into) {
    into.clear();
    for (long left = open; left != 0; left &= left - 1) {
      into.add(cell(Long.numberOfTrailingZeros(left)));
    }
    if (open == 0 && !over) {
      into.add(pass());
    }
  }

  @Override
  public void play(int move) {
    long flips = flips(move);
    long placed = move == pass() ? 0 : 1L << square(move);
    long before = own;
    own = other & ~flips;
    other = before | flips | placed;
    turn = 1 - turn;
    look();
  }

  @Override
  public long key() {
    return key(own, other);
  }

  @Override
  public long canonicalKey() {
    CanonicalPosition canonical = CanonicalPosition.of(size, own, other);
    return key(canonical.own(), canonical.other());
  }

  private long key(long movers, long others) {
    return Hashing.mixed(movers) ^ Long.rotateLeft(Hashing.mixed(others), 32) ^ turn;
  }
}
