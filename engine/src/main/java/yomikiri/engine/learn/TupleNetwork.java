package yomikiri.engine.learn;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.learn.VarInts.CorruptDataException;
import yomikiri.engine.think.TupleFeatures;

/**
 * An n-tuple network: a position's worth is the sum of the weights it picks. Worth is that of the
 * seat to move, from -1 for a loss to 1 for a win. In a game that is learnt by its margins it is
 * the margin as a share of the full one; otherwise the sum x is bent into x / √(1 + x²), which is
 * the same to the last bit on every machine, so that a sure win does not need endless weights.
 *
 * <p>Threads may share one that nobody trains.
 */
final class TupleNetwork<P extends DuelPosition> {
  /** What weights are rounded to once learning has ended. */
  static final int PARTS = 1024;

  private final TupleFeatures<P> tuples;
  private final int count;
  private final boolean isBent;
  private final float[] weights;

  TupleNetwork(TupleFeatures<P> tuples) {
    this.tuples = tuples;
    this.count = tuples.count();
    this.isBent = tuples.fullMargin() == 0;
    this.weights = new float[tuples.weights()];
  }

  /** Makes every position look as if it were worth that much. */
  void fill(double worth) {
    double sum = isBent ? worth / Math.sqrt(1 - worth * worth) : worth;
    Arrays.fill(weights, (float) (sum / count));
  }

  /** Takes over the weights of another network of this game. */
  void become(TupleNetwork<P> other) {
    System.arraycopy(other.weights, 0, weights, 0, weights.length);
  }

  /** The full margin, in a game that is learnt by its margins; else 0. */
  int fullMargin() {
    return tuples.fullMargin();
  }

  /** Weights that a position picks. */
  int count() {
    return count;
  }

  /** The worth of a position that is over, to a seat. */
  double end(P position, int seat) {
    return isBent
        ? 2 * position.reward(seat) - 1
        : Math.clamp((double) position.margin(seat) / tuples.fullMargin(), -1, 1);
  }

  /** The worth to the seat to move; {@code into} takes weights, see {@link TupleFeatures#read}. */
  double worth(P position, int[] into, int from) {
    tuples.read(position, into, from);
    return worth(into, from);
  }

  /** The worth of the position that picks these weights. */
  double worth(int[] picks, int from) {
    float sum = 0;
    for (int i = from; i < from + count; i++) {
      sum += weights[picks[i]];
    }
    return isBent ? sum / Math.sqrt(1.0 + sum * sum) : Math.clamp(sum, -1, 1);
  }

  /**
   * Brings the worth of the position that picks these weights nearer to {@code target}: by the
   * share {@code step} of what is missing, where nothing is bent.
   */
  void learn(int[] picks, int from, double target, double step) {
    double worth = worth(picks, from);
    double slope = isBent ? (1 - worth * worth) * Math.sqrt(1 - worth * worth) : 1;
    float change = (float) (step * (target - worth) * slope / count);
    for (int i = from; i < from + count; i++) {
      weights[picks[i]] += change;
    }
  }

  /** Weights in all. */
  int weights() {
    return weights.length;
  }

  /** Memory taken. */
  long bytes() {
    return 4L * weights.length;
  }

  /** Writes the weights, to the last bit if {@code isWhole}, else rounded and short. */
  void write(DataOutput out, boolean isWhole) throws IOException {
    out.writeBoolean(isWhole);
    out.writeInt(weights.length);
    if (isWhole) {
      for (float weight : weights) {
        out.writeFloat(weight);
      }
    } else {
      VarInts.write(out, weights.length, i -> rounded(weights[i]));
    }
  }

  private static short rounded(float weight) {
    return (short) Math.clamp(Math.round(weight * PARTS), Short.MIN_VALUE, Short.MAX_VALUE);
  }

  /** The weights in {@value #PARTS} parts of a full margin, or of a win. */
  short[] rounded() {
    short[] rounded = new short[weights.length];
    for (int i = 0; i < rounded.length; i++) {
      rounded[i] = rounded(weights[i]);
    }
    return rounded;
  }

  /** Takes over what {@link #write} wrote. */
  void read(DataInput in) throws IOException {
    boolean isWhole = in.readBoolean();
    if (in.readInt() != weights.length) {
      throw new CorruptDataException("another number of weights");
    }
    if (isWhole) {
      for (int i = 0; i < weights.length; i++) {
        weights[i] = in.readFloat();
        if (!Float.isFinite(weights[i])) {
          throw new CorruptDataException("a weight is no number");
        }
      }
    } else {
      VarInts.read(in, weights.length, (i, value) -> weights[i] = (float) value / PARTS);
    }
  }
}
