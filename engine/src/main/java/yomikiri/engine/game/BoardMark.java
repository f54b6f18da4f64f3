package yomikiri.engine.game;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A mark that people draw on the board beside a move.
 *
 * @param cell as the board names it, such as {@code d4}
 * @param to where an arrow ends; only an arrow has it
 */
public record BoardMark(Shape shape, Color color, String cell, Optional<String> to) {
  /** How a board's cells are named: letters, then digits. */
  public static final Pattern CELL = Pattern.compile("[a-z]{1,2}\\d{1,2}");

  /** The shape of a mark. */
  public enum Shape {
    CIRCLE,
    SQUARE,
    TRIANGLE,
    CROSS,
    ARROW
  }

  /** The colour of a mark. */
  public enum Color {
    GREEN,
    RED,
    YELLOW,
    BLUE
  }

  public BoardMark {
    if ((shape == Shape.ARROW) != to.isPresent()
        || !CELL.matcher(cell).matches()
        || !to.map(end -> CELL.matcher(end).matches()).orElse(true)) {
      throw new IllegalArgumentException(shape + " " + cell + " " + to);
    }
  }

  /** A mark on a cell. */
  public static BoardMark on(String cell, Shape shape, Color color) {
    return new BoardMark(shape, color, cell, Optional.empty());
  }

  /** An arrow between two cells. */
  public static BoardMark arrow(String from, String to, Color color) {
    return new BoardMark(Shape.ARROW, color, from, Optional.of(to));
  }
}
