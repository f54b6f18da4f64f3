package yomikiri.app.play.table;

import java.util.List;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.play.seat.SeatSetup;
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

  /**
   * The game's picture: how it stands. One that is over shows what was dealt, which people know it
   * by, unless every game of its kind begins alike.
   */
  public BoardSnapshot<P> picture() {
    List<SeatSetup> people =
        setup.seats().stream().<SeatSetup>map(seat -> new SeatSetup.Human()).toList();
    Setup<P> watched = new Setup<>(setup.kit(), setup.layout(), people, setup.terms());
    SavedGame<P> seen = new SavedGame<>(watched, match, entries, tags, shelved, moment);
    Table<P> table = Table.of(seen, moment.ply(), 0);
    boolean begins = table.session().isOver() && !setup.kit().game().dealsAlike();
    return table.board(begins ? 0 : moment.ply(), false);
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
