package yomikiri.engine.games.othello;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import yomikiri.engine.games.othello.board.SquareMasks;
import yomikiri.engine.think.Evaluation;

/**
 * Evaluations by the values of squares and by mobility. Each has 1,000 units to a disc, more than
 * it ever gives an unfinished game: a game won by a disc outweighs them all.
 */
final class OriginalEvaluations {
  private static final int UNIT = 1000;

  private OriginalEvaluations() {}

  /**
   * The evaluations of the program that this game comes from, by name. Of an unfinished game each
   * tells how far a side is ahead:
   *
   * <ul>
   *   <li>{@code discs}, in discs;
   *   <li>{@code edges}, in discs inside the board: one on the edge is worth 10 of them, one in a
   *       corner 100;
   *   <li>{@code edges-c}, in the same, but a disc beside a corner on the edge is worth nothing;
   *   <li>{@code mobility}, in squares to play on;
   *   <li>{@code mixed}, in squares to play on: a corner is worth 100 of them, another square of
   *       the edge 10, and each square around a corner -1.
   * </ul>
   *
   * @param size rows and columns of the board
   */
  static SequencedMap<String, Evaluation<OthelloPosition>> ofTheOriginal(int size) {
    SquareMasks squares = SquareMasks.of(size);
    long inside = squares.all() & ~squares.edge();
    long plainEdge = squares.edge() & ~squares.corners();
    SequencedMap<String, Evaluation<OthelloPosition>> all = new LinkedHashMap<>();
    all.put("discs", new ByWeight(List.of(new Weight(squares.all(), 1)), 0));
    Weight corners = new Weight(squares.corners(), 100);
    all.put(
        "edges",
        new ByWeight(List.of(corners, new Weight(plainEdge, 10), new Weight(inside, 1)), 0));
    Weight openEdge = new Weight(plainEdge & ~squares.besideCorners(), 10);
    all.put("edges-c", new ByWeight(List.of(corners, openEdge, new Weight(inside, 1)), 0));
    all.put("mobility", new ByWeight(List.of(), 1));
    all.put(
        "mixed",
        new ByWeight(List.of(corners, openEdge, new Weight(squares.aroundCorners(), -1)), 1));
    return all;
  }

  /** The strongest of them. */
  static Evaluation<OthelloPosition> mixed(int size) {
    return Objects.requireNonNull(ofTheOriginal(size).get("mixed"));
  }

  /** What a disc on one of {@code squares} counts. */
  private record Weight(long squares, int points) {}

  /**
   * Counts discs by their squares.
   *
   * @param mobility what each square counts on which a side could play
   */
  private record ByWeight(List<Weight> weights, int mobility)
      implements Evaluation<OthelloPosition> {
    @Override
    public int unit() {
      return UNIT;
    }

    @Override
    public int evaluate(OthelloPosition position, int seat) {
      if (position.isOver()) {
        return 0;
      }
      int value = mobility == 0 ? 0 : mobility * position.mobility(seat);
      long own = position.discs(seat);
      long other = position.discs(1 - seat);
      for (Weight weight : weights) {
        value +=
            weight.points
                * (Long.bitCount(own & weight.squares) - Long.bitCount(other & weight.squares));
      }
      return value - UNIT * position.margin(seat);
    }

    @Override
    public int logisticScale() {
      return 20;
    }
  }
}
