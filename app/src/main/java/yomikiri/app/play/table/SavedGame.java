package yomikiri.app.play.table;

import java.util.List;
import yomikiri.engine.game.GameRecord;
import yomikiri.engine.game.Position;

/**
 * A game that was kept, ready to be put on the table.
 *
 * @param setup who plays on which layout in the last round
 * @param match the rounds before it
 * @param entries the steps of the last round with their comments
 * @param tags what its record says besides
 * @param shelved how much of it need not be kept, as it is
 * @param moment how it stood last
 */
public record SavedGame<P extends Position>(
    Setup<P> setup,
    Match<P> match,
    List<GameRecord.Entry> entries,
    List<GameRecord.Tag> tags,
    Shelved shelved,
    Moment moment) {
  public SavedGame {
    entries = List.copyOf(entries);
    tags = List.copyOf(tags);
  }

  /** The same game, known to be in the library. */
  public SavedGame<P> inLibrary(String name) {
    return with(new Shelved(name, shelved.plies()));
  }

  /** The same game, of which so much need not be kept. */
  public SavedGame<P> with(Shelved now) {
    return new SavedGame<>(setup, match, entries, tags, now, moment);
  }
}
