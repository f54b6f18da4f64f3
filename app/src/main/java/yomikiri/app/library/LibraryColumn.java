package yomikiri.app.library;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import yomikiri.app.store.LibraryGame;
import yomikiri.engine.record.GameRecord.Tag;

/** The columns by which the games of the library can be sorted. */
enum LibraryColumn {
  GAME,
  PLAYERS,
  RESULT,
  MOVES,
  DATE,
  STAR;

  private static final String LATEST = "\uffff";

  /** How rows are compared by it: words as words, numbers as numbers. */
  Comparator<LibraryRow> ascending() {
    return switch (this) {
      case GAME -> Comparator.comparing(LibraryRow::called, String.CASE_INSENSITIVE_ORDER);
      case PLAYERS -> Comparator.comparing(LibraryRow::players, String.CASE_INSENSITIVE_ORDER);
      case RESULT ->
          Comparator.comparing((LibraryRow row) -> !row.game().isFinished())
              .thenComparingLong(row -> margin(row.game()));
      case MOVES -> Comparator.comparingLong(row -> number(row.moves()));
      case DATE -> Comparator.comparing(row -> row.game().held() ? LATEST : row.date());
      case STAR -> Comparator.comparing(row -> !row.note().starred());
    };
  }

  /** Points of the first seat minus the second's; of the only one, its own. */
  private static long margin(LibraryGame game) {
    List<Long> scores =
        Stream.of(game.tag(Tag.RESULT).orElse("").split(":")).map(LibraryColumn::number).toList();
    return scores.size() == 1 ? scores.getFirst() : scores.get(0) - scores.get(1);
  }

  /** What cannot be read comes first. */
  private static long number(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException notOne) {
      return Integer.MIN_VALUE;
    }
  }
}
