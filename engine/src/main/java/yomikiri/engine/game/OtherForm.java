package yomikiri.engine.game;

/**
 * A form in which other programs write a game, or one of its positions.
 *
 * @param name a short word such as {@code transcript}
 * @param hasMoves whether it holds the moves played; else just one position
 */
public record OtherForm<P extends Position>(String name, boolean hasMoves, Writer<P> writer) {
  /** Writes a game in this form. */
  @FunctionalInterface
  public interface Writer<P extends Position> {
    /**
     * The text of a game, or of its position, after so many steps.
     *
     * @param ply from 0 to the length of the game
     */
    String text(GameSession<P> game, int ply);
  }
}
