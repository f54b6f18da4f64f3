package yomikiri.engine.learn;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.EvaluationType;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.TupleFeatures;

/**
 * A learnt network as an evaluation: what it holds a position's final margin to be, or, in a game
 * that is learnt by who wins, a value that is below one point.
 */
public final class LearntEvaluation<P extends DuelPosition> implements Evaluation<P> {
  /** Parts of a full margin, or of a win, in which {@link #weights} are given. */
  public static final int PARTS = TupleNetwork.PARTS;

  private static final int UNIT = 1000;

  private final TupleNetwork<P> network;
  private final int fullMargin;
  private final int[] picks;

  private LearntEvaluation(TupleNetwork<P> network, int fullMargin) {
    this.network = network;
    this.fullMargin = fullMargin;
    this.picks = new int[network.count()];
  }

  /**
   * The evaluation {@code learnt} of a game, whose setting {@code file} names a learnt file.
   *
   * @param game its id
   * @param tuples what networks see of it
   * @param resources find learnt files, see {@link LearntFiles#orElse}
   */
  public static <P extends DuelPosition> EvaluationType<P> type(
      String game, TupleFeatures<P> tuples, ResourceCache resources) {
    return new EvaluationType<>(
        "learnt",
        List.of(LearntFiles.FILE),
        new Builder<>(game, tuples, new LearntFiles("network-" + game, resources)));
  }

  /**
   * The weights of a learnt file, for a game that adds them up in a faster way of its own.
   *
   * @param name of the file, for sentences
   * @return in {@value #PARTS} parts of a full margin
   * @throws TrainingException if it is not such a file, or is damaged, or is of another game
   * @throws IOException if {@code in} cannot be read
   */
  public static <P extends DuelPosition> short[] weights(
      InputStream in, String name, String game, TupleFeatures<P> tuples)
      throws IOException, TrainingException {
    return LearntFile.readNetwork(in, name, game, tuples).rounded();
  }

  private record Builder<P extends DuelPosition>(
      String game, TupleFeatures<P> tuples, LearntFiles files)
      implements EvaluationType.Builder<P> {
    @Override
    public Evaluation<P> build(PlayerSpec spec) {
      return new LearntEvaluation<>(network(LearntFiles.name(spec)), tuples.fullMargin());
    }

    @SuppressWarnings("unchecked") // a file is read for one game
    private TupleNetwork<P> network(String file) {
      return files.get(
          file, TupleNetwork.class, in -> LearntFile.readNetwork(in, file, game, tuples));
    }

    @Override
    public void check(PlayerSpec spec) throws NotationException {
      files.check(spec, this::network);
    }
  }

  @Override
  public int unit() {
    return UNIT;
  }

  @Override
  public int evaluate(P position, int seat) {
    if (position.isOver()) {
      return 0;
    }
    double worth = network.worth(position, picks, 0);
    double ahead = position.turn() == seat ? worth : -worth;
    return fullMargin == 0
        ? (int) ((UNIT - 1) * ahead)
        : (int) (UNIT * (ahead * fullMargin - position.margin(seat)));
  }

  /** In units: a tenth of a full margin, or a worth of 0.46. */
  @Override
  public int logisticScale() {
    return fullMargin == 0 ? (int) (0.46 * UNIT) : UNIT * fullMargin / 10;
  }
}
