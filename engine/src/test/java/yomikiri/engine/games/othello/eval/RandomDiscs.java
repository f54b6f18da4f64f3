package yomikiri.engine.games.othello.eval;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.CanonicalPosition;
import yomikiri.engine.games.othello.board.SquareMasks;

/**
 * Discs strewn over a board, in which the side to move has a move.
 *
 * @param own the discs of the side to move
 */
public record RandomDiscs(long own, long other) {
  /** So many of them, from boards nearly empty to boards nearly full. */
  public static List<RandomDiscs> on(int size, int count, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    long board = SquareMasks.of(size).all();
    List<RandomDiscs> all = new ArrayList<>();
    while (all.size() < count) {
      long own = 0;
      long other = 0;
      int density = random.nextInt(10, 100);
      for (long left = board; left != 0; left &= left - 1) {
        long square = left & -left;
        boolean isEmpty = random.nextInt(100) >= density;
        boolean isOwn = random.nextBoolean();
        own |= !isEmpty && isOwn ? square : 0;
        other |= !isEmpty && !isOwn ? square : 0;
      }
      if ((Bitboards.moves(own, other) & board) != 0) {
        all.add(new RandomDiscs(own, other));
      }
    }
    return all;
  }

  /** A position that random play has reached, in which the side to move has a move. */
  static RandomDiscs after(int size, int plies, SplittableRandom random) {
    long board = SquareMasks.of(size).all();
    int middle = 9 * (size / 2 - 1);
    long own = 1L << middle + 1 | 1L << middle + 8;
    long other = 1L << middle | 1L << middle + 9;
    for (int ply = 0; ply < plies; ply++) {
      long moves = Bitboards.moves(own, other) & board;
      if (moves == 0) {
        return after(size, plies, random);
      }
      long left = moves;
      for (int skipped = random.nextInt(Long.bitCount(moves)); skipped > 0; skipped--) {
        left &= left - 1;
      }
      int square = Long.numberOfTrailingZeros(left);
      long flips = Bitboards.flips(square, own, other);
      long next = other ^ flips;
      other = own ^ flips ^ 1L << square;
      own = next;
    }
    return (Bitboards.moves(own, other) & board) == 0
        ? after(size, plies, random)
        : new RandomDiscs(own, other);
  }

  /** Turned and mirrored in one of eight ways. */
  RandomDiscs turned(int size, int way) {
    CanonicalPosition laid = CanonicalPosition.laid(size, own, other, way);
    return new RandomDiscs(laid.own(), laid.other());
  }
}
