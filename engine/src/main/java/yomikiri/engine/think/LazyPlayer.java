package yomikiri.engine.think;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Position;

/**
 * A player that is made when it is prepared, or else when it is first asked for a move. Whoever
 * builds it need not wait for what it reads.
 */
public final class LazyPlayer<P extends Position> implements Player<P> {
  private final Supplier<? extends Player<P>> making;
  private @Nullable Player<P> player;

  /**
   * @param making asked until it has given a player
   */
  public LazyPlayer(Supplier<? extends Player<P>> making) {
    this.making = making;
  }

  @Override
  public void prepare() {
    player().prepare();
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    return player().choose(ownCopy, seat, context);
  }

  private Player<P> player() {
    Player<P> made = player == null ? making.get() : player;
    player = made;
    return made;
  }
}
