package yomikiri.engine.learn;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;

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
}
