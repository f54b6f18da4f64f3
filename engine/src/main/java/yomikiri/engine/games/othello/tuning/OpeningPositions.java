package yomikiri.engine.games.othello.tuning;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.CanonicalPosition;
import yomikiri.engine.games.othello.board.SquareMasks;

/**
 * The positions that can be reached from the start of the game, by plies. Those that differ only by
 * how the board lies are one. A side that cannot move has passed already.
 */
final class OpeningPositions {
  private final int size;
  private final long board;
  private final List<Set<CanonicalPosition>> layers = new ArrayList<>();

  /**
   * @param size rows and columns of the board
   * @param plies of the last layer
   */
  OpeningPositions(int size, CanonicalPosition start, int plies) {
    this.size = size;
    this.board = SquareMasks.of(size).all();
    layers.add(Set.of(start));
    for (int ply = 1; ply <= plies; ply++) {
      Set<CanonicalPosition> next = new LinkedHashSet<>();
      for (CanonicalPosition position : layers.getLast()) {
        for (After after : after(position)) {
          next.add(after.position());
        }
      }
      layers.add(next);
    }
  }

  /**
   * A position after a move.
   *
   * @param hasPassed whether the other side had to pass, so that the same side moves again
   */
  record After(CanonicalPosition position, boolean hasPassed) {}

  /** The positions after {@code plies} plies. */
  Set<CanonicalPosition> at(int plies) {
    return layers.get(plies);
  }

  /** What the moves of a position lead to. */
  List<After> after(CanonicalPosition position) {
    List<After> after = new ArrayList<>();
    long own = position.own();
    long other = position.other();
    for (long moves = moves(own, other); moves != 0; moves &= moves - 1) {
      int square = Long.numberOfTrailingZeros(moves);
      long flips = Bitboards.flips(square, own, other);
      long mine = own ^ flips | 1L << square;
      long theirs = other ^ flips;
      boolean passes = moves(theirs, mine) == 0 && moves(mine, theirs) != 0;
      after.add(
          new After(
              passes
                  ? CanonicalPosition.of(size, mine, theirs)
                  : CanonicalPosition.of(size, theirs, mine),
              passes));
    }
    return after;
  }

  private long moves(long own, long other) {
    return Bitboards.moves(own, other) & board;
  }
}
