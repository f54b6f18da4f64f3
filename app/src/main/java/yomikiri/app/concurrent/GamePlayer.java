package yomikiri.app.concurrent;

import java.util.List;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;

/**
 * A player in a game, which goes on from search to search with what it knows.
 *
 * @param seed for whatever it leaves to chance in this game
 * @param game the same object for all that is searched in one game
 * @param place sets it apart from others who play alike in that game
 * @param steps those that lead to the position that is to be searched
 */
@UiThread
@WorkerThread
public record GamePlayer<P extends Position>(
    GameKit<P> kit, PlayerSpec spec, long seed, Object game, int place, P start, List<Step> steps)
    implements SearchExecutor.Who<P> {
  public GamePlayer {
    steps = List.copyOf(steps);
  }

  @Override
  public Player<P> in(WarmPlayers warm) {
    return warm.in(this);
  }
}
