package yomikiri.engine.search;

/**
 * The root moves that lost a position because an equal one, reached by another root move with as
 * many points or more, stayed in its place.
 */
final class MergedMoves {
  private final boolean[] merged;

  MergedMoves(int moveLimit) {
    merged = new boolean[moveLimit];
  }

  /** A position behind {@code loser} was left to one behind {@code keeper}. */
  void note(int loser, int keeper) {
    merged[loser] |= loser != keeper;
  }

  boolean contains(int move) {
    return merged[move];
  }
}
