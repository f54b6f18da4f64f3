package yomikiri.engine.games.othello.eval;

import java.util.List;
import yomikiri.engine.games.othello.board.Bitboards;

/**
 * A weighted sum of {@link Features}, with weights of its own for each phase of the game: so many
 * empty squares. A side that cannot move is valued by what the other can make of that, a finished
 * game by its margin.
 */
public final class LinearEvaluator implements DiscEvaluator {
  private final Features features;
  private final int cells;
  private final int[][] weights; // by empty squares

  public LinearEvaluator(LinearWeights weights) {
    this.features = weights.features();
    this.cells = Long.bitCount(features.board());
    this.weights = new int[cells + 1][];
    List<int[]> phases =
        weights.phases().stream()
            .map(phase -> phase.stream().mapToInt(Integer::intValue).toArray())
            .toList();
    for (int empties = 1; empties <= cells && !phases.isEmpty(); empties++) {
      int phase = (empties - 1) / LinearWeights.PHASE;
      this.weights[empties] = phases.get(Math.min(phase, phases.size() - 1));
    }
  }

  @Override
  public int of(long own, long other) {
    return of(own, other, Bitboards.moves(own, other) & features.board());
  }

  @Override
  public int of(long own, long other, long moves) {
    long replies = Bitboards.moves(other, own) & features.board();
    if (moves != 0) {
      return sum(own, other, moves, replies);
    }
    return replies == 0
        ? UNIT * Bitboards.score(own, other, cells)
        : -sum(other, own, replies, moves);
  }

  private int sum(long own, long other, long moves, long replies) {
    int[] ofPhase = weights[cells - Long.bitCount(own | other)];
    return Math.clamp(features.sum(own, other, moves, replies, ofPhase), 1 - LIMIT, LIMIT - 1);
  }
}
