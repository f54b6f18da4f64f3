package yomikiri.engine.games.othello.eval;

/**
 * The lead of one side over the other in stable discs on one edge: those that no sequence of moves
 * on this edge can turn over.
 */
final class StableEdges {
  private static final int SIDES = 256;

  /** The sum of the powers of three that belong to the squares of a set. */
  private static final short[] TERNARY = ternary();

  private final byte[] lead;

  /**
   * @param size squares of an edge
   */
  StableEdges(int size) {
    int[] powers = new int[size + 1];
    powers[0] = 1;
    for (int i = 1; i <= size; i++) {
      powers[i] = 3 * powers[i - 1];
    }
    Reader reader = new Reader(size, powers[size]);
    lead = new byte[powers[size]];
    for (int own = 0; own < 1 << size; own++) {
      for (int other = 0; other < 1 << size; other++) {
        if ((own & other) == 0) {
          int stable = reader.stable(own, other);
          lead[index(own, other)] =
              (byte) (Integer.bitCount(stable & own) - Integer.bitCount(stable & other));
        }
      }
    }
  }

  private static short[] ternary() {
    short[] sums = new short[SIDES];
    for (int set = 1; set < SIDES; set++) {
      int low = Integer.numberOfTrailingZeros(set);
      sums[set] = (short) (sums[set & set - 1] + Math.powExact(3, low));
    }
    return sums;
  }

  private static int index(int own, int other) {
    return TERNARY[own] + 2 * TERNARY[other];
  }

  /** The lead of {@code own}, one bit per square. */
  int lead(int own, int other) {
    return lead[index(own, other)];
  }

  /** Tries every sequence of moves on an edge; each square of it may become playable. */
  private static final class Reader {
    private final int size;
    private final int[] known; // one more than the set, 0 where it is not known

    Reader(int size, int edges) {
      this.size = size;
      this.known = new int[edges];
    }

    /** The discs of both sides that keep their colour. */
    int stable(int own, int other) {
      int index = index(own, other);
      if (known[index] != 0) {
        return known[index] - 1;
      }
      int stable = own | other;
      for (int i = 0; i < size; i++) {
        if (((own | other) >>> i & 1) == 0) {
          stable &= after(i, own, other) & after(i, other, own);
        }
      }
      known[index] = 1 + stable;
      return stable;
    }

    /** What stays if {@code mover} plays on {@code square}. */
    private int after(int square, int mover, int holder) {
      int flips = flips(square, 1, mover, holder) | flips(square, -1, mover, holder);
      return stable(mover | flips | 1 << square, holder & ~flips) & ~flips;
    }

    private int flips(int square, int step, int mover, int holder) {
      int flips = 0;
      int at = square + step;
      while (at >= 0 && at < size && (holder >>> at & 1) != 0) {
        flips |= 1 << at;
        at += step;
      }
      return at >= 0 && at < size && (mover >>> at & 1) != 0 ? flips : 0;
    }
  }
}
