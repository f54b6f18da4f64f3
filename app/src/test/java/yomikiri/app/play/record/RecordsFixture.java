package yomikiri.app.play.record;

import java.time.LocalDate;
import yomikiri.app.board.GameStock;
import yomikiri.app.play.session.SavedGame;
import yomikiri.app.play.session.Table;
import yomikiri.engine.game.NotationException;

/** Records written and read by tests of other rooms. */
public final class RecordsFixture {
  private RecordsFixture() {}

  /** The game as far as it has been played. */
  public static String text(Table<?> table, LocalDate today) {
    return new Transcript<>(table, today).played().get().text();
  }

  /** The game that a record holds. */
  public static SavedGame<?> read(String text, GameStock stock) throws NotationException {
    return SavedGames.read(text, stock);
  }
}
