package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.SoloPosition;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

/** The best value found behind each root move of a game for one. */
final class RootMoveValues<P extends SoloPosition> {
  private static final int NONE = Integer.MIN_VALUE;

  private final Horizon<P> horizon;
  private final MergedMoves merged;
  private final int[] values;
  private final Path[] paths;

  /**
   * @param merged the root moves of which equal positions were left to other root moves
   */
  RootMoveValues(Horizon<P> horizon, int moveLimit, MergedMoves merged) {
    this.horizon = horizon;
    this.merged = merged;
    values = new int[moveLimit];
    paths = new Path[moveLimit];
    Arrays.fill(values, NONE);
    Arrays.fill(paths, Path.NONE);
  }

  void offer(int firstMove, int value, Path path) {
    if (value > values[firstMove]) {
      values[firstMove] = value;
      paths[firstMove] = path;
    }
  }

  void become(RootMoveValues<P> from) {
    System.arraycopy(from.values, 0, values, 0, values.length);
    System.arraycopy(from.paths, 0, paths, 0, paths.length);
  }

  /**
   * The root moves with a value, best first. What a root move left to another may have been its
   * best, so its value is a lower bound; but of a complete search the highest value is exact.
   *
   * @param complete whether every line was followed to the end of its game
   */
  List<RankedMove> ranked(Moves rootMoves, boolean complete) {
    int best = NONE;
    for (int value : values) {
      best = Math.max(best, value);
    }
    List<RankedMove> ranked = new ArrayList<>();
    for (int i = 0; i < rootMoves.size(); i++) {
      int move = rootMoves.get(i);
      int value = values[move];
      if (value != NONE) {
        boolean exact = !merged.contains(move) || complete && value == best;
        Bound bound = exact ? Bound.EXACT : Bound.AT_LEAST;
        Verdict verdict = horizon.verdict(value, bound, complete);
        ranked.add(new RankedMove(move, verdict).withLine(paths[move].moves()));
      }
    }
    RootMoveRanking.sort(ranked);
    return ranked;
  }

  /**
   * The root moves that lost a position because an equal one, reached by another root move with as
   * many points or more, stayed in its place.
   */
  static final class MergedMoves {
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
}
