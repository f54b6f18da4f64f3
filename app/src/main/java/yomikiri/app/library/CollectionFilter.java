package yomikiri.app.library;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.ui.Sorting.SortBy;
import yomikiri.engine.library.GameQuery;
import yomikiri.engine.library.GameQuery.Outcome;
import yomikiri.engine.library.IndexedGame;
import yomikiri.engine.record.GameRecord.Tag;

/** What the games of a collection are to be like that are shown, and in what order. */
public final class CollectionFilter {
  final StringProperty words = new SimpleStringProperty("");
  final ObjectProperty<Optional<String>> game = new SimpleObjectProperty<>(Optional.empty());
  final ObjectProperty<Optional<Outcome>> outcome = new SimpleObjectProperty<>(Optional.empty());
  final StringProperty least = new SimpleStringProperty("");
  final StringProperty most = new SimpleStringProperty("");
  final StringProperty from = new SimpleStringProperty("");
  final StringProperty to = new SimpleStringProperty("");
  final BooleanProperty onBoard = new SimpleBooleanProperty();
  final ObjectProperty<List<SortBy<CollectionColumn>>> order =
      new SimpleObjectProperty<>(List.of());

  /** {@code changed} is called after each change. */
  CollectionFilter(Runnable changed) {
    for (var each : List.of(words, game, outcome, least, most, from, to, onBoard, order)) {
      each.addListener(change -> changed.run());
    }
  }

  /** Shows all games again, in their order. */
  void clear() {
    words.set("");
    game.set(Optional.empty());
    outcome.set(Optional.empty());
    List.of(least, most, from, to).forEach(each -> each.set(""));
    onBoard.set(false);
    order.set(List.of());
  }

  /** {@code board} is the game and the canonical key of the position on the board. */
  GameQuery query(BoardPosition board) {
    boolean isBoards = onBoard.get();
    return new GameQuery(
        words.get(),
        isBoards ? Optional.of(board.game()) : game.get(),
        outcome.get(),
        number(least.get(), 0),
        number(most.get(), Integer.MAX_VALUE),
        from.get().strip(),
        to.get().strip(),
        isBoards ? OptionalLong.of(board.key()) : OptionalLong.empty());
  }

  /** What is no number yet narrows nothing. */
  private static int number(String text, int otherwise) {
    String digits = text.strip();
    return digits.matches("\\d{1,6}") ? Integer.parseInt(digits) : otherwise;
  }

  /** The position on the board: its game's id and its canonical key. */
  public record BoardPosition(String game, long key) {
    public static BoardPosition of(BoardSnapshot<?> board) {
      return new BoardPosition(board.kit().game().id(), board.position().canonicalKey());
    }
  }

  /** What the games of a collection can be sorted by. */
  enum CollectionColumn {
    GAME,
    PLAYERS,
    EVENT,
    RESULT,
    MOVES,
    DATE;

    /** Tag with the tournament or the like that a game belongs to. */
    static final String EVENT_TAG = "Event";

    /** How games are compared by it: words as words, numbers as numbers. */
    Comparator<IndexedGame> ascending() {
      return switch (this) {
        case GAME -> Comparator.comparing(IndexedGame::game);
        case PLAYERS -> byTag(Tag.player(0)).thenComparing(byTag(Tag.player(1)));
        case EVENT -> byTag(EVENT_TAG);
        case RESULT ->
            Comparator.comparingInt(IndexedGame::winner).thenComparing(byTag(Tag.RESULT));
        case MOVES -> Comparator.comparingInt(IndexedGame::plies);
        case DATE -> byTag(Tag.DATE);
      };
    }

    private static Comparator<IndexedGame> byTag(String name) {
      return Comparator.comparing(game -> game.tag(name).orElse(""), String.CASE_INSENSITIVE_ORDER);
    }
  }
}
