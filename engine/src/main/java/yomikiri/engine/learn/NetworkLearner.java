package yomikiri.engine.learn;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.OptionalLong;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.learn.Learner.MoveValues;
import yomikiri.engine.think.Verdict;

/** A learner that keeps all it learns in one n-tuple network. */
interface NetworkLearner<P extends DuelPosition> extends Learner<P> {
  Game<P> game();

  TupleNetwork<P> network();

  @Override
  default MoveValues<P> values() {
    return new NetworkValues<>(game(), network());
  }

  @Override
  default long states() {
    return 0;
  }

  @Override
  default long weights() {
    return network().weights();
  }

  @Override
  default int fullMargin() {
    return network().fullMargin();
  }

  @Override
  default long bytes() {
    return network().bytes();
  }

  @Override
  default void write(DataOutput out, boolean isWhole) throws IOException {
    network().write(out, isWhole);
  }

  @Override
  default void read(DataInput in) throws IOException {
    network().read(in);
  }

  /** The move values of an n-tuple network: the worth of the positions after them. */
  static final class NetworkValues<P extends DuelPosition> implements MoveValues<P> {
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
}
