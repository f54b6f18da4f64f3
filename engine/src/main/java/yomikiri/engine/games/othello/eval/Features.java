package yomikiri.engine.games.othello.eval;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.SquareMasks;

/**
 * The features that an evaluation counts in a position, each as a whole number from the view of the
 * side to move, which has a move. Most are differences between the sides. They are the same for all
 * positions that turn into each other as the board is turned or mirrored.
 */
public final class Features {
  private static final List<String> OF_ALL_SIZES =
      List.of(
          "turn", // always 1: what it is worth to be to move
          "odd", // 1 if the number of empty squares is odd
          "odd-quarters", // quarters of the board with an odd number of empty squares
          "odd-moves", // moves there, less the other side's
          "moves", // all moves, less the other side's
          "log-moves", // the same by their logarithms: the first few count most
          "blocked", // 1 if the other side would have to pass now
          "safe-moves", // those not beside an empty corner, less the other side's
          "corner-moves", // the mover's moves to corners
          "corner-threats", // the other side's, if it were to move
          "open", // empty squares beside discs of the other side, less those beside own ones
          "frontier", // discs beside empty squares, less the other side's
          "x", // discs on the diagonal next to an empty corner, less the other side's
          "c", // discs on the edge next to an empty corner, less the other side's
          "edges", // discs for good along the edges, less the other side's
          "enclosed"); // discs in four full lines, less the other side's

  private static final int[] LOG = logarithms();
  private static final long FIRST_FILE = 0x0101010101010101L;
  private static final long TO_FIRST_RANK = 0x0102040810204080L;

  private final SquareMasks squares;
  private final long board;
  private final int size;
  private final long[] quarters;
  private final long[] kinds;
  private final StableEdges edges;
  private final List<String> names;

  /**
   * @param size rows and columns of the board
   */
  public Features(int size) {
    this.size = size;
    this.squares = SquareMasks.of(size);
    this.board = squares.all();
    this.edges = new StableEdges(size);
    this.quarters = new long[4];
    List<String> all = new ArrayList<>(OF_ALL_SIZES);
    List<Long> alike = new ArrayList<>();
    for (int rank = 0; rank < size / 2; rank++) {
      for (int file = rank; file < size / 2; file++) {
        all.add((char) ('a' + file) + "" + (1 + rank));
        alike.add(alike(file, rank));
      }
    }
    for (int square = 0; square < 64; square++) {
      if ((board >>> square & 1) != 0) {
        quarters[2 * (2 * (square / 8) / size) + 2 * (square % 8) / size] |= 1L << square;
      }
    }
    this.kinds = alike.stream().mapToLong(Long::longValue).toArray();
    this.names = List.copyOf(all);
  }

  private static int[] logarithms() {
    int[] logarithms = new int[65];
    for (int i = 0; i < logarithms.length; i++) {
      logarithms[i] = (int) Math.round(16 * Math.log(1 + i) / Math.log(2));
    }
    return logarithms;
  }

  /** The squares that one square becomes as the board is turned and mirrored. */
  private long alike(int file, int rank) {
    long alike = 0;
    int[] files = {file, size - 1 - file};
    int[] ranks = {rank, size - 1 - rank};
    for (int x : files) {
      for (int y : ranks) {
        alike |= 1L << 8 * y + x | 1L << 8 * x + y;
      }
    }
    return alike;
  }

  /** What is counted, in the order of weights; squares stand for all squares like them. */
  public List<String> names() {
    return names;
  }

  /** All squares. */
  public long board() {
    return board;
  }

  /**
   * The sum of all features, each times its weight.
   *
   * @param moves where the side to move can play, at least one
   * @param replies where the other side could, if it were to move
   */
  int sum(long own, long other, long moves, long replies, int[] weights) {
    long empty = board & ~(own | other);
    int ownMoves = Long.bitCount(moves);
    int otherMoves = Long.bitCount(replies);
    long odd = 0;
    int oddQuarters = 0;
    for (long quarter : quarters) {
      long one = Long.bitCount(empty & quarter) & 1;
      odd |= quarter & -one;
      oddQuarters += (int) one;
    }
    long emptyCorners = empty & squares.corners();
    long unsafe = Bitboards.around(emptyCorners) & ~emptyCorners;
    long c = unsafe & squares.edge();
    long x = unsafe & ~squares.edge();
    int sum = weights[0];
    sum += weights[1] * (oddQuarters & 1);
    sum += weights[2] * oddQuarters;
    sum += weights[3] * lead(moves, replies, odd);
    sum += weights[4] * (ownMoves - otherMoves);
    sum += weights[5] * (LOG[ownMoves] - LOG[otherMoves]);
    sum += weights[6] * (otherMoves == 0 ? 1 : 0);
    sum += weights[7] * lead(moves, replies, ~unsafe);
    sum += weights[8] * Long.bitCount(moves & emptyCorners);
    sum += weights[9] * Long.bitCount(replies & emptyCorners);
    sum += weights[10] * lead(Bitboards.around(other), Bitboards.around(own), empty);
    sum += weights[11] * lead(own, other, Bitboards.around(empty));
    sum += weights[12] * lead(own, other, x);
    sum += weights[13] * lead(own, other, c);
    sum += weights[14] * edges(own, other);
    sum += weights[15] * lead(own, other, enclosed(empty));
    for (int i = 0; i < kinds.length; i++) {
      sum += weights[OF_ALL_SIZES.size() + i] * lead(own, other, kinds[i]);
    }
    return sum;
  }

  /** The features one by one, in the order of their names. */
  public int[] of(long own, long other) {
    long moves = Bitboards.moves(own, other) & board;
    long replies = Bitboards.moves(other, own) & board;
    int[] features = new int[names.size()];
    int[] one = new int[features.length];
    for (int i = 0; i < features.length; i++) {
      one[i] = 1;
      features[i] = sum(own, other, moves, replies, one);
      one[i] = 0;
    }
    return features;
  }

  private static int lead(long own, long other, long where) {
    return Long.bitCount(own & where) - Long.bitCount(other & where);
  }

  private int edges(long own, long other) {
    int last = 8 * (size - 1);
    int line = (1 << size) - 1;
    return edges.lead((int) own & line, (int) other & line)
        + edges.lead((int) (own >>> last) & line, (int) (other >>> last) & line)
        + edges.lead(file(own), file(other))
        + edges.lead(file(own >>> size - 1), file(other >>> size - 1));
  }

  /** The squares of the first file as bits from one end to the other. */
  private int file(long discs) {
    return (int) ((discs & FIRST_FILE) * TO_FIRST_RANK >>> 56);
  }

  /** The squares from which no line leads to an empty one. */
  private long enclosed(long empty) {
    return board
        & ~(along(empty, 1, 0x7f7f7f7f7f7f7f7fL)
            | along(empty, 8, -1L)
            | along(empty, 9, 0x7f7f7f7f7f7f7f7fL)
            | along(empty, 7, 0xfefefefefefefefeL));
  }

  /**
   * All squares on lines with {@code some}, both ways.
   *
   * @param from the squares from which a step up stays on the board
   */
  private static long along(long some, int step, long from) {
    long up = some;
    long down = some;
    long rises = from;
    long falls = from << step;
    up |= (up & rises) << step;
    down |= (down & falls) >>> step;
    rises &= rises >>> step;
    falls &= falls << step;
    up |= (up & rises) << 2 * step;
    down |= (down & falls) >>> 2 * step;
    rises &= rises >>> 2 * step;
    falls &= falls << 2 * step;
    up |= (up & rises) << 4 * step;
    down |= (down & falls) >>> 4 * step;
    return up | down;
  }
}
