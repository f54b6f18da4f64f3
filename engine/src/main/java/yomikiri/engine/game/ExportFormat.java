package yomikiri.engine.game;

import java.util.Map;

/**
 * A form in which other programs write a game, or one of its positions.
 *
 * @param name a short word such as {@code transcript}
 * @param hasMoves whether it holds the moves played; else just one position
 */
public record ExportFormat<P extends Position>(String name, boolean hasMoves, Writer<P> writer) {
  /** Writes a game in this form. */
  @FunctionalInterface
  public interface Writer<P extends Position> {
    /**
     * The text of a game, or of its position, after so many steps.
     *
     * @param ply from 0 to the length of the game
     * @param scores what is proven of moves of that position: by move, the points by which the side
     *     to move will be ahead; written by forms that have a place for it, in this order
     */
    String text(GameSession<P> game, int ply, Map<Integer, Integer> scores);
  }
}
