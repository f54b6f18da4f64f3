package yomikiri.app.play.newgame;

import java.util.List;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MatchTerms;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** What the form asked for when submitted; the layout is still to be found. */
record GameRequest<P extends Position>(GameKit<P> kit, List<SeatSetup> seats, MatchTerms terms) {
  GameRequest {
    seats = List.copyOf(seats);
  }

  /** On the layout dealt by {@code seed}. */
  GameSetup<P> dealt(long seed) {
    return GameSetup.dealt(kit, seed, seats, terms);
  }

  /**
   * On the layout written down.
   *
   * @throws NotationException if it is none of the game
   */
  GameSetup<P> written(String layout) throws NotationException {
    P start = kit.game().notation().parsePosition(layout.strip());
    return new GameSetup<>(kit, start, seats, terms.even());
  }
}
