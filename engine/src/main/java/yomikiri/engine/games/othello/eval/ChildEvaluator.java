package yomikiri.engine.games.othello.eval;

/**
 * An evaluator of a position and of those after its moves, which have much in common. It has state,
 * so each search has its own.
 */
public interface ChildEvaluator {
  /**
   * Takes a position; it and those after its moves are estimated from now on. One that comes after
   * the position taken before is taken faster.
   *
   * @param own discs of the side to move
   */
  void from(long own, long other);

  /**
   * The estimate of the position taken last.
   *
   * @param moves the squares where its side to move can play
   */
  int of(long moves);

  /**
   * The estimate of the position after a move: what {@link DiscEvaluator#of(long, long, long)}
   * says.
   *
   * @param square where the move was made
   * @param own discs of the side to move then
   * @param moves the squares where it can play
   */
  int after(int square, long own, long other, long moves);
}
