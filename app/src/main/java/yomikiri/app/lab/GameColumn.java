package yomikiri.app.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import yomikiri.engine.study.Study;

/** The columns of a study's games, by which they can be sorted. */
enum GameColumn {
  NUMBER,
  FIRST,
  SECOND,
  THIRD,
  FOURTH,
  RESULT,
  DIFFERENCE,
  PLACES,
  MOVES,
  LAYOUT;

  private static final List<GameColumn> SEATS = List.of(FIRST, SECOND, THIRD, FOURTH);

  /** The columns of games for so many. */
  static List<GameColumn> of(int seats) {
    boolean isForTwo = seats == 2;
    List<GameColumn> columns = new ArrayList<>(List.of(NUMBER));
    if (!isForTwo) {
      columns.add(PLACES); // before so many names that they need not all be in view
    }
    columns.addAll(SEATS.subList(0, Math.min(seats, SEATS.size())));
    columns.addAll(isForTwo ? List.of(RESULT, DIFFERENCE, MOVES, LAYOUT) : List.of(MOVES, LAYOUT));
    return columns;
  }

  /** Whether it names a player. */
  boolean isSeat() {
    return SEATS.contains(this);
  }

  /** The seat whose player it names, from 0. */
  int seat() {
    return SEATS.indexOf(this);
  }

  /** Whether it is read as a number. */
  boolean isNumber() {
    return switch (this) {
      case NUMBER, DIFFERENCE, MOVES, LAYOUT -> true;
      case FIRST, SECOND, THIRD, FOURTH, RESULT, PLACES -> false;
    };
  }

  /** How rows are compared by it; players come in the order of the study's list. */
  Comparator<StudyGameRow> ascending(Study study) {
    return switch (this) {
      case NUMBER -> Comparator.comparingInt(StudyGameRow::number);
      case FIRST, SECOND, THIRD, FOURTH ->
          Comparator.comparingInt(row -> study.players().indexOf(row.players().get(seat())));
      case RESULT ->
          Comparator.comparingInt(
                  (StudyGameRow row) -> row.winner().isEmpty() ? 1 : 2 * row.winner().getAsInt())
              .thenComparing(StudyGameRow::isForfeit);
      case DIFFERENCE -> Comparator.comparingInt(StudyGameRow::difference);
      case PLACES ->
          Comparator.<StudyGameRow, String>comparing(row -> row.places().toString())
              .thenComparing(StudyGameRow::isForfeit);
      case MOVES -> Comparator.comparingInt(StudyGameRow::plies);
      case LAYOUT -> Comparator.comparingLong(StudyGameRow::layout);
    };
  }
}
