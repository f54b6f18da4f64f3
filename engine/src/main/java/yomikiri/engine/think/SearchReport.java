package yomikiri.engine.think;

import java.util.List;
import java.util.Optional;

/**
 * What a search knows at one moment. The hint, the values on the board and the thinking panel all
 * show this one thing.
 *
 * @param depth plies of the last completed depth; 0 where the search does not go by depth
 * @param nodes positions visited or playouts made so far
 * @param nanos time used so far, in nanoseconds
 * @param moves the root moves of which something is known, best first; the first one is what the
 *     player would play
 * @param line the moves expected from here on, beginning with the best; may be shorter than the
 *     game
 */
public record SearchReport(
    int depth, long nodes, long nanos, List<RankedMove> moves, List<Integer> line) {
  public SearchReport {
    moves = List.copyOf(moves);
    line = List.copyOf(line);
  }

  public Optional<RankedMove> best() {
    return moves.stream().findFirst();
  }

  /** What is said of {@code move}, if anything. */
  public Optional<Verdict> verdictOf(int move) {
    return moves.stream()
        .filter(ranked -> ranked.move() == move)
        .findFirst()
        .map(RankedMove::verdict);
  }
}
