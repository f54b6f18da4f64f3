package yomikiri.app.store;

import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.record.GameRecord.Tag;
import yomikiri.engine.record.RawRecord;

/**
 * One of the games of a file or text that holds several.
 *
 * @param game not read yet
 * @param tags at its head
 * @param fault why its head cannot be read; empty if it can
 */
public record ListedGame(RawRecord game, List<Tag> tags, Optional<NotationException> fault) {
  public ListedGame {
    tags = List.copyOf(tags);
  }

  static ListedGame of(RawRecord game, GameLookup known) {
    try {
      return new ListedGame(game, game.head(known), Optional.empty());
    } catch (NotationException e) {
      return new ListedGame(game, List.of(), Optional.of(e));
    }
  }
}
