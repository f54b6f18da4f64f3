package yomikiri.app.board;

import java.util.List;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.BoardMark;

/** Names the marks on a board. */
public final class MarkWords {
  private MarkWords() {}

  /** What is said of a cell for each mark on it, and for each arrow that begins there. */
  static List<String> of(Texts texts, List<BoardMark> marks, String cell) {
    return marks.stream()
        .filter(mark -> mark.cell().equals(cell))
        .map(mark -> beside(texts, mark))
        .toList();
  }

  /** What is said of a position for each of its marks. */
  public static List<String> all(Texts texts, List<BoardMark> marks) {
    return marks.stream().map(mark -> alone(texts, mark)).toList();
  }

  private static String alone(Texts texts, BoardMark mark) {
    String color = color(texts, mark.color());
    return mark.to()
        .map(to -> texts.get("spoken.arrow-from", color, mark.cell(), to))
        .orElseGet(
            () -> texts.get("spoken.mark-on", color, shape(texts, mark.shape()), mark.cell()));
  }

  private static String beside(Texts texts, BoardMark mark) {
    return mark.to()
        .map(to -> texts.get("spoken.arrow", color(texts, mark.color()), to))
        .orElseGet(
            () ->
                texts.get("spoken.marked", color(texts, mark.color()), shape(texts, mark.shape())));
  }

  /** A colour, as it is said before what has it. */
  public static String color(Texts texts, BoardMark.Color color) {
    return texts.get(
        switch (color) {
          case GREEN -> "mark.green";
          case RED -> "mark.red";
          case YELLOW -> "mark.yellow";
          case BLUE -> "mark.blue";
        });
  }

  /** What is drawn. */
  public static String shape(Texts texts, BoardMark.Shape shape) {
    return texts.get(
        switch (shape) {
          case CIRCLE -> "mark.circle";
          case SQUARE -> "mark.square";
          case TRIANGLE -> "mark.triangle";
          case CROSS -> "mark.cross";
          case ARROW -> "mark.arrow";
        });
  }
}
