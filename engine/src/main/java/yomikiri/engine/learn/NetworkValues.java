package yomikiri.engine.learn;

import java.util.OptionalLong;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.think.Verdict;

/** What an n-tuple network says about moves: the worth of the positions after them. */
final class NetworkValues<P extends DuelPosition> implements MoveValues<P> {
  private final Game<P> game;
  private final TupleNetwork<P> network;
  private final P after;
  private final int[] picks;

  NetworkValues(Game<P> game, TupleNetwork<P> network) {
    this.game = game;
    this.network = network;
    this.after = game.newPosition(0);
    this.picks = new int[network.count()];
  }

  @Override
  public Verdict.Learnt of(P position, int move) {
    int mover = position.turn();
    game.copy(position, after);
    after.play(move);
    double worth = after.isOver() ? network.end(after, mover) : worth(mover);
    return new Verdict.Learnt((worth + 1) / 2, OptionalLong.empty(), network.fullMargin());
  }

  private double worth(int mover) {
    double worth = network.worth(after, picks, 0);
    return after.turn() == mover ? worth : -worth;
  }
}
