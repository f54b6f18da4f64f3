package yomikiri.engine.learn;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.OptionalLong;
import yomikiri.engine.learn.VarInts.CorruptDataException;
import yomikiri.engine.stats.EloEstimate;
import yomikiri.engine.stats.ResultCounts;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.think.Verdict;

/**
 * A point of a learning curve.
 *
 * @param episodes learnt from so far
 * @param value of the best move in the start position for the seat to move, see {@link
 *     Verdict.Learnt}
 * @param results of games against the training's opponent, as the learner sees them
 * @param states see {@link Learner#states}
 */
public record CurvePoint(long episodes, double value, Tally results, long states) {
  /** The share of points won, with its 95% interval. */
  public EloEstimate share() {
    return EloEstimate.of(ResultCounts.ofGames(results.losses(), results.draws(), results.wins()));
  }

  /** The value as a verdict; for {@code fullMargin} see {@link Learner#fullMargin}. */
  public Verdict.Learnt start(int fullMargin) {
    return new Verdict.Learnt(value, OptionalLong.empty(), fullMargin);
  }

  /** What {@link #value} means where it is of a margin, of which this is the full one. */
  public double margin(int fullMargin) {
    return start(fullMargin).margin();
  }

  void write(DataOutput out) throws IOException {
    out.writeLong(episodes);
    out.writeDouble(value);
    out.writeInt(results.wins());
    out.writeInt(results.draws());
    out.writeInt(results.losses());
    out.writeLong(states);
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws CorruptDataException if no learner can have come to this
   */
  static CurvePoint read(DataInput in) throws IOException {
    CurvePoint point =
        new CurvePoint(
            in.readLong(),
            in.readDouble(),
            new Tally(in.readInt(), in.readInt(), in.readInt()),
            in.readLong());
    if (!point.isPossible()) {
      throw new CorruptDataException("a point of the curve is impossible");
    }
    return point;
  }

  private boolean isPossible() {
    return episodes >= 0
        && value >= 0
        && value <= 1
        && results.wins() >= 0
        && results.draws() >= 0
        && results.losses() >= 0
        && (long) results.wins() + results.draws() + results.losses() <= Integer.MAX_VALUE
        && states >= 0;
  }
}
