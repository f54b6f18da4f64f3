package yomikiri.engine.games.othello.board;

/**
 * A move of the position searched, with the discs after it.
 *
 * @param move as the game names it
 * @param own the discs of the other side, to move next, after it
 * @param other the discs of the side that makes it
 */
public record OthelloRootMove(int move, long own, long other) {}
