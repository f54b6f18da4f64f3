package yomikiri.engine.games.othello.eval;

import java.util.Arrays;
import yomikiri.engine.games.othello.board.BitboardSymmetries;

/**
 * How a position looks in all {@link Patterns}, four images of a shape to a long, 16 bits each. No
 * look needs more; what sums carry from one into the next on the way to a look is taken back by the
 * differences that end there. What a disc changes is one addition for each long, whichever patterns
 * the disc lies in.
 */
final class PackedLooks {
  private static final int BITS = 16; // of a look
  private static final int MASK = (1 << BITS) - 1;

  private static final int IMAGES = Long.SIZE / BITS;
  private static final int LONGS = 12;

  /** By square, what a disc of the side to move on it adds. */
  private static final long[] ADDED = added();

  private final long[] packed = new long[LONGS]; // as the side sees them that is not to move
  private final long[] discs = new long[LONGS]; // as it would see them if all discs were its own
  private final long[] summed = new long[LONGS]; // what a sum is made of
  private long own;
  private long other;

  private static long[] added() {
    long[] added = new long[Long.SIZE * LONGS];
    int place = 0; // of a pattern, in images
    for (long shape : Patterns.shapes()) {
      for (int image = 0; image < BitboardSymmetries.COUNT; image++) {
        if (Patterns.isFirst(shape, image)) {
          for (int square = 0; square < Long.SIZE; square++) {
            long there = BitboardSymmetries.of(1L << square, image) & shape;
            long look = Patterns.look(there, 0, shape);
            added[square * LONGS + place / IMAGES] |= look << place % IMAGES * BITS;
          }
          place++;
        }
      }
      place = (place + IMAGES - 1) / IMAGES * IMAGES;
    }
    return added;
  }

  /** Whether this is how a position looks. */
  boolean isOf(long own, long other) {
    return this.own == own && this.other == other;
  }

  /** Takes a position without another before it. */
  void read(long own, long other) {
    this.own = own;
    this.other = other;
    Arrays.fill(packed, 0);
    Arrays.fill(discs, 0);
    add(own, 2);
    add(other, 1);
  }

  private void add(long squares, int times) {
    for (long left = squares; left != 0; left &= left - 1) {
      int at = Long.numberOfTrailingZeros(left) * LONGS;
      for (int i = 0; i < LONGS; i++) {
        packed[i] += times * ADDED[at + i];
        discs[i] += ADDED[at + i];
      }
    }
  }

  /**
   * Takes a position if one disc more leads to it.
   *
   * @param before how the position looks in which it is put down
   * @return whether one does
   */
  boolean follow(PackedLooks before, long own, long other) {
    long placed = (own | other) ^ (before.own | before.other);
    if (Long.bitCount(placed) != 1 || (own & ~before.other | before.own & ~other) != 0) {
      return false;
    }
    this.own = own;
    this.other = other;
    int at = Long.numberOfTrailingZeros(placed) * LONGS;
    for (int i = 0; i < LONGS; i++) {
      long disc = ADDED[at + i];
      packed[i] = 3 * before.discs[i] - before.packed[i] + disc;
      discs[i] = before.discs[i] + disc;
    }
    for (long left = before.other & ~own; left != 0; left &= left - 1) {
      int flip = Long.numberOfTrailingZeros(left) * LONGS;
      for (int i = 0; i < LONGS; i++) {
        packed[i] -= ADDED[flip + i];
      }
    }
    return true;
  }

  /** The sum of the weights that the position picks by its shapes. */
  int sum(int phase, short[] weights) {
    for (int i = 0; i < LONGS; i++) {
      summed[i] = 3 * discs[i] - packed[i];
    }
    return sum(summed, phase, weights);
  }

  /**
   * The sum of the weights that the position after a move picks by its shapes.
   *
   * @param square where the side to move puts a disc
   * @param flips the discs that it turns over
   * @param phase where the weights of the phase begin
   * @param weights those of {@link Patterns#unfolded}
   */
  int sumAfter(int square, long flips, int phase, short[] weights) {
    long[] added = ADDED;
    int at = square * LONGS;
    long edge = packed[0] + 2 * added[at];
    long corner = packed[1] + 2 * added[at + 1];
    long block = packed[2] + 2 * added[at + 2];
    long blocks = packed[3] + 2 * added[at + 3];
    long row2 = packed[4] + 2 * added[at + 4];
    long row3 = packed[5] + 2 * added[at + 5];
    long row4 = packed[6] + 2 * added[at + 6];
    long diagonal8 = packed[7] + 2 * added[at + 7];
    long diagonal7 = packed[8] + 2 * added[at + 8];
    long diagonal6 = packed[9] + 2 * added[at + 9];
    long diagonal5 = packed[10] + 2 * added[at + 10];
    long diagonal4 = packed[11] + 2 * added[at + 11];
    for (long left = flips; left != 0; left &= left - 1) {
      int flip = Long.numberOfTrailingZeros(left) * LONGS;
      edge += added[flip];
      corner += added[flip + 1];
      block += added[flip + 2];
      blocks += added[flip + 3];
      row2 += added[flip + 4];
      row3 += added[flip + 5];
      row4 += added[flip + 6];
      diagonal8 += added[flip + 7];
      diagonal7 += added[flip + 8];
      diagonal6 += added[flip + 9];
      diagonal5 += added[flip + 10];
      diagonal4 += added[flip + 11];
    }
    summed[0] = edge;
    summed[1] = corner;
    summed[2] = block;
    summed[3] = blocks;
    summed[4] = row2;
    summed[5] = row3;
    summed[6] = row4;
    summed[7] = diagonal8;
    summed[8] = diagonal7;
    summed[9] = diagonal6;
    summed[10] = diagonal5;
    summed[11] = diagonal4;
    return sum(summed, phase, weights);
  }

  private static int sum(long[] looks, int phase, short[] weights) {
    return four(looks[0], phase + PatternSum.EDGE, weights)
        + four(looks[1], phase + PatternSum.CORNER, weights)
        + four(looks[2], phase + PatternSum.BLOCK, weights)
        + four(looks[3], phase + PatternSum.BLOCK, weights)
        + four(looks[4], phase + PatternSum.ROW_2, weights)
        + four(looks[5], phase + PatternSum.ROW_3, weights)
        + four(looks[6], phase + PatternSum.ROW_4, weights)
        + two(looks[7], phase + PatternSum.DIAGONAL_8, weights)
        + four(looks[8], phase + PatternSum.DIAGONAL_7, weights)
        + four(looks[9], phase + PatternSum.DIAGONAL_6, weights)
        + four(looks[10], phase + PatternSum.DIAGONAL_5, weights)
        + four(looks[11], phase + PatternSum.DIAGONAL_4, weights);
  }

  private static int two(long looks, int table, short[] weights) {
    return weights[table + (int) (looks & MASK)] + weights[table + (int) (looks >>> BITS)];
  }

  private static int four(long looks, int table, short[] weights) {
    return weights[table + (int) (looks & MASK)]
        + weights[table + (int) (looks >>> BITS & MASK)]
        + weights[table + (int) (looks >>> 2 * BITS & MASK)]
        + weights[table + (int) (looks >>> 3 * BITS)];
  }
}
