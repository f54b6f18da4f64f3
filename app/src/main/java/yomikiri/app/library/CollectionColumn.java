package yomikiri.app.library;

import java.util.Comparator;
import yomikiri.engine.library.IndexedGame;
import yomikiri.engine.record.GameRecord.Tag;

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
      case RESULT -> Comparator.comparingInt(IndexedGame::winner).thenComparing(byTag(Tag.RESULT));
      case MOVES -> Comparator.comparingInt(IndexedGame::plies);
      case DATE -> byTag(Tag.DATE);
    };
  }

  private static Comparator<IndexedGame> byTag(String name) {
    return Comparator.comparing(game -> game.tag(name).orElse(""), String.CASE_INSENSITIVE_ORDER);
  }
}
