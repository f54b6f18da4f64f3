package yomikiri.app.play;

import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.GameOpener;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.RestoredGame;

/** Puts games on the board where there are no screens. */
public record DirectOpener(PlayViewModel game) implements GameOpener {
  @Override
  public void start(GameSetup<?> setup) {
    game.newGame(setup);
  }

  @Override
  public void open(RestoredGame<?> restored) {
    game.open(restored);
    game.analysis().start();
  }
}
