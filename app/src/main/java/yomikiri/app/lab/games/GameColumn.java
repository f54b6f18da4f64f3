package yomikiri.app.lab.games;

import java.util.Comparator;
import yomikiri.engine.study.Study;

/** What is told of the games of a study, and what they can be sorted by. */
enum GameColumn {
  NUMBER,
  FIRST,
  SECOND,
  RESULT,
  DIFFERENCE,
  MOVES,
  LAYOUT;

  /** Whether it is read as a number. */
  boolean isNumber() {
    return switch (this) {
      case NUMBER, DIFFERENCE, MOVES, LAYOUT -> true;
      case FIRST, SECOND, RESULT -> false;
    };
  }

  /** How rows are compared by it; players come in the order of the study's list. */
  Comparator<GameRow> ascending(Study study) {
    return switch (this) {
      case NUMBER -> Comparator.comparingInt(GameRow::number);
      case FIRST ->
          Comparator.comparingInt(row -> study.players().indexOf(row.players().getFirst()));
      case SECOND ->
          Comparator.comparingInt(row -> study.players().indexOf(row.players().getLast()));
      case RESULT ->
          Comparator.comparingInt(
                  (GameRow row) -> row.winner().isEmpty() ? 1 : 2 * row.winner().getAsInt())
              .thenComparing(GameRow::isForfeit);
      case DIFFERENCE -> Comparator.comparingInt(GameRow::difference);
      case MOVES -> Comparator.comparingInt(GameRow::plies);
      case LAYOUT -> Comparator.comparingLong(GameRow::layout);
    };
  }
}
