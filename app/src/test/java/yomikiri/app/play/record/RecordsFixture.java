package yomikiri.app.play.record;

import java.time.LocalDate;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.SavedGame;
import yomikiri.engine.game.NotationException;

/** Records written and read by tests of other rooms. */
public final class RecordsFixture {
  private RecordsFixture() {}

  /** The game with all that was tried. */
  public static String text(PlaySession<?> session, LocalDate today) {
    return new SessionRecorder<>(session, today).saved().get().text();
  }

  /** The game that a record holds. */
  public static SavedGame<?> read(String text, AvailableGames availableGames)
      throws NotationException {
    return GameRestorer.read(text, availableGames);
  }
}
