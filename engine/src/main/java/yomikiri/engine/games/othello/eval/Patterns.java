package yomikiri.engine.games.othello.eval;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import yomikiri.engine.games.othello.board.BitboardSymmetries;
import yomikiri.engine.games.othello.board.Bitboards;

/**
 * The patterns by which positions on 8×8 are evaluated (after Buro 1997): edges with the squares
 * diagonal to the corners, corners of 3×3 and of 2×5 squares, rows and diagonals. Each position
 * shows every pattern in up to eight images, which share one table of weights. Besides, one weight
 * goes by how many moves both sides have, and one by the number of empty squares. Each phase of the
 * game, {@value #PLIES} empty squares long, has weights of its own.
 */
public final class Patterns {
  private static final int PLIES = 4; // of a phase
  private static final int PHASES = 15; // of 60 squares to play on
  private static final int MOVES = 32; // counted up to one less

  /** What a weight stands for. */
  public enum Part {
    EDGES,
    CORNERS,
    ROWS,
    DIAGONALS,
    MOBILITY,
    TEMPO
  }

  static final long EDGE = 0x42ffL; // and the squares diagonal to its corners
  static final long CORNER = 0x070707L; // of 3×3
  static final long BLOCK = 0x1f1fL; // a corner of 2×5
  static final long ROW_2 = 0xff00L;
  static final long ROW_3 = 0xff0000L;
  static final long ROW_4 = 0xff000000L;
  static final long DIAGONAL_8 = 0x8040201008040201L;
  static final long DIAGONAL_7 = 0x4020100804020100L;
  static final long DIAGONAL_6 = 0x2010080402010000L;
  static final long DIAGONAL_5 = 0x1008040201000000L;
  static final long DIAGONAL_4 = 0x0804020100000000L;

  private static final long[] SHAPES = {
    EDGE,
    CORNER,
    BLOCK,
    ROW_2,
    ROW_3,
    ROW_4,
    DIAGONAL_8,
    DIAGONAL_7,
    DIAGONAL_6,
    DIAGONAL_5,
    DIAGONAL_4
  };

  /** By a set of up to ten squares, the sum of the powers of three that belong to them. */
  private static final int[] TERNARY = ternary(10);

  /** Of each pattern on the board, the image of the board in which it lies like its shape. */
  private final int[] images;

  private final long[] shapes;
  private final int[] tables; // where their weights begin in a phase
  private final int[][] folds; // each look of a pattern as the least that it has by symmetry
  private final int moves; // where the weights by moves begin in a phase
  private final int empties;
  private final int phase; // weights of a phase

  public Patterns() {
    int[] begins = new int[SHAPES.length];
    int[][] ofShapes = new int[SHAPES.length][];
    int weights = 0;
    for (int shape = 0; shape < SHAPES.length; shape++) {
      begins[shape] = weights;
      ofShapes[shape] = fold(SHAPES[shape]);
      weights += ofShapes[shape].length;
    }
    List<Integer> order = new ArrayList<>();
    List<Integer> byOrder = new ArrayList<>();
    for (int image = 0; image < BitboardSymmetries.COUNT; image++) {
      for (int shape = 0; shape < SHAPES.length; shape++) {
        if (isFirst(SHAPES[shape], image)) {
          order.add(shape);
          byOrder.add(image);
        }
      }
    }
    this.images = byOrder.stream().mapToInt(image -> image).toArray();
    this.shapes = order.stream().mapToLong(shape -> SHAPES[shape]).toArray();
    this.tables = order.stream().mapToInt(shape -> begins[shape]).toArray();
    this.folds = order.stream().map(shape -> ofShapes[shape]).toArray(int[][]::new);
    this.moves = weights;
    this.empties = moves + MOVES * MOVES;
    this.phase = empties + PLIES;
  }

  /** Whether a pattern covers squares in this image of the board that it covers in none before. */
  static boolean isFirst(long shape, int image) {
    long squares = BitboardSymmetries.of(shape, BitboardSymmetries.inverse(image));
    return IntStream.range(0, image)
        .noneMatch(
            earlier ->
                BitboardSymmetries.of(shape, BitboardSymmetries.inverse(earlier)) == squares);
  }

  private static int[] ternary(int squares) {
    int[] sums = new int[1 << squares];
    for (int set = 1; set < sums.length; set++) {
      int low = Integer.numberOfTrailingZeros(set);
      sums[set] = sums[set & set - 1] + Math.powExact(3, low);
    }
    return sums;
  }

  /**
   * By the look of a pattern, the least look that it has in those images of the board in which the
   * pattern covers the same squares.
   */
  private static int[] fold(long shape) {
    int[] fold = new int[looksOf(shape)];
    Arrays.setAll(fold, look -> look);
    for (int symmetry = 1; symmetry < BitboardSymmetries.COUNT; symmetry++) {
      if (BitboardSymmetries.of(shape, symmetry) == shape) {
        for (int look = 0; look < fold.length; look++) {
          long own = Long.expand(squares(look, 1), shape);
          long other = Long.expand(squares(look, 2), shape);
          int image =
              look(
                  BitboardSymmetries.of(own, symmetry),
                  BitboardSymmetries.of(other, symmetry),
                  shape);
          fold[look] = Math.min(fold[look], image);
        }
      }
    }
    return fold;
  }

  /** The squares of a pattern on which lies {@code digit}, one bit each. */
  private static long squares(int look, int digit) {
    long squares = 0;
    int left = look;
    for (int i = 0; left != 0; i++) {
      squares |= left % 3 == digit ? 1L << i : 0;
      left /= 3;
    }
    return squares;
  }

  /** All shapes, in the order of their weights. */
  static long[] shapes() {
    return SHAPES.clone();
  }

  /** How many looks a pattern has. */
  static int looksOf(long shape) {
    return Math.powExact(3, Long.bitCount(shape));
  }

  /** How a pattern looks: a number of base three with a digit for each of its squares. */
  static int look(long own, long other, long mask) {
    return TERNARY[(int) Long.compress(own, mask)] + 2 * TERNARY[(int) Long.compress(other, mask)];
  }

  /** Weights in all. */
  public int weights() {
    return PHASES * phase;
  }

  /** Weights that every position picks. */
  public int count() {
    return shapes.length + 2;
  }

  /**
   * The weights that a position picks.
   *
   * @param own discs of the side to move
   */
  public void read(long own, long other, int[] into, int from) {
    int first = phase(own, other);
    int[] looks = looks(own, other);
    int to = from;
    for (int i = 0; i < looks.length; i++) {
      into[to++] = first + tables[i] + folds[i][looks[i] - tables[i]];
    }
    int ownMoves = Long.bitCount(Bitboards.moves(own, other));
    into[to++] = first + byMoves(ownMoves, Long.bitCount(Bitboards.moves(other, own)));
    into[to] = first + byEmpties(own, other);
  }

  /**
   * How a position looks to the side to move: in each pattern, which weight of a phase it picks.
   */
  private int[] looks(long own, long other) {
    long[] mine = BitboardSymmetries.all(own);
    long[] theirs = BitboardSymmetries.all(other);
    int[] looks = new int[shapes.length];
    for (int i = 0; i < looks.length; i++) {
      looks[i] = tables[i] + look(mine[images[i]], theirs[images[i]], shapes[i]);
    }
    return looks;
  }

  /**
   * The sum of the weights that a position picks besides those of its shapes.
   *
   * @param ownMoves how many moves the side to move has
   * @param replies how many the other side would have
   */
  int besides(long own, long other, int ownMoves, int replies, short[] weights) {
    int first = phase(own, other);
    return weights[first + byMoves(ownMoves, replies)] + weights[first + byEmpties(own, other)];
  }

  /**
   * The sum of {@link PatternSum#of} and {@link #besides} by what the weights stand for.
   *
   * @param weights those of {@link #unfolded}
   */
  Map<Part, Integer> parts(long own, long other, int ownMoves, int replies, short[] weights) {
    Map<Part, Integer> parts = new EnumMap<>(Part.class);
    int first = phase(own, other);
    int[] looks = looks(own, other);
    for (int i = 0; i < looks.length; i++) {
      parts.merge(part(shapes[i]), (int) weights[first + looks[i]], Integer::sum);
    }
    parts.put(Part.MOBILITY, (int) weights[first + byMoves(ownMoves, replies)]);
    parts.put(Part.TEMPO, (int) weights[first + byEmpties(own, other)]);
    return parts;
  }

  private static Part part(long shape) {
    if (shape == EDGE) {
      return Part.EDGES;
    }
    if (shape == CORNER || shape == BLOCK) {
      return Part.CORNERS;
    }
    return shape == ROW_2 || shape == ROW_3 || shape == ROW_4 ? Part.ROWS : Part.DIAGONALS;
  }

  /** Weights with one for each look of a pattern, equal for those that fold into one. */
  short[] unfolded(short[] weights) {
    short[] all = weights.clone();
    for (int first = 0; first < all.length; first += phase) {
      for (int i = 0; i < shapes.length; i++) {
        for (int look = 0; look < folds[i].length; look++) {
          int table = first + tables[i];
          all[table + look] = weights[table + folds[i][look]];
        }
      }
    }
    return all;
  }

  private int byMoves(int ownMoves, int replies) {
    return moves + MOVES * Math.min(MOVES - 1, ownMoves) + Math.min(MOVES - 1, replies);
  }

  private int byEmpties(long own, long other) {
    return empties + (emptySquares(own, other) - 1) % PLIES;
  }

  /** Where the weights of a position's phase begin. */
  int phase(long own, long other) {
    return phaseOf(emptySquares(own, other));
  }

  /** The same for a position with so many empty squares. */
  int phaseOf(int empties) {
    return Math.min(PHASES - 1, (empties - 1) / PLIES) * phase;
  }

  private static int emptySquares(long own, long other) {
    return Long.bitCount(~(own | other));
  }
}
