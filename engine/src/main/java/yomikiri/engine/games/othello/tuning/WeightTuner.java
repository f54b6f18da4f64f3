package yomikiri.engine.games.othello.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.eval.Features;
import yomikiri.engine.games.othello.eval.LinearEvaluator;
import yomikiri.engine.games.othello.eval.LinearWeights;
import yomikiri.engine.games.othello.search.EndgameSearch;
import yomikiri.engine.games.othello.search.EndgameTable;
import yomikiri.engine.games.othello.search.MidgameSearch;
import yomikiri.engine.games.othello.search.ProbCut;
import yomikiri.engine.games.othello.tuning.SelfPlay.Sample;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Tuner;

/**
 * A tuner of the weights of Othello's evaluation, from the end of the game backwards. Positions
 * near the end are solved. Earlier ones are searched to where the weights are known already, to an
 * even and to an odd depth, and get the mean: whom an estimate favours, the side to move or the
 * other, it favours the other way round one ply later, and the error would grow from phase to
 * phase. Each phase gets one position of every game. Games are played twice, guided by mobility and
 * then by the weights that this gave.
 */
public final class WeightTuner implements Tuner {
  private static final int ROUNDS = 2;
  private static final int READ_OUT_PHASES = 3; // 12 empty squares
  private static final int DEPTH = 4; // and one more
  private static final int HELD_OUT = 5; // one game in so many is not learnt from
  private static final int TABLE_BITS = 16;

  private final int size;
  private final Features features;
  private final Meter meter;
  private final EndgameSearch end;

  /**
   * @param size rows and columns of the board
   */
  public WeightTuner(int size) {
    this.size = size;
    this.features = new Features(size);
    this.meter = TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM).meter();
    this.end =
        new EndgameSearch(
            size,
            new EndgameTable(new TranspositionTable(TABLE_BITS)),
            this::byMobility,
            new TranspositionTable(TABLE_BITS),
            ProbCut.NONE,
            meter);
  }

  @Override
  public String run(int games, long seed, Witness witness) {
    SplittableRandom random = new SplittableRandom(seed);
    TuningProgress progress =
        new TuningProgress(witness, (long) ROUNDS * games * LinearWeights.phases(features.board()));
    DiscEvaluator guide = this::byMobility;
    for (int round = 1; round < ROUNDS; round++) {
      guide =
          new LinearEvaluator(fitted(new SelfPlay(size, guide).byPhase(games, random), progress));
    }
    LinearWeights weights = fitted(new SelfPlay(size, guide).byPhase(games, random), progress);
    StringBuilder text = new StringBuilder();
    text.append("# Weights of the estimate on " + size + "x" + size + ", in 1/64 discs, made by\n");
    text.append("# yomikiri bench fit --of weights-" + size);
    text.append(" --games " + games + " --seed " + seed + "\n");
    progress.table().forEach(line -> text.append("# ").append(line).append('\n'));
    return text.append(weights.text()).toString();
  }

  /** More moves than the other side are good. */
  private int byMobility(long own, long other) {
    long board = features.board();
    int moves = Long.bitCount(Bitboards.moves(own, other) & board);
    return DiscEvaluator.UNIT * (moves - Long.bitCount(Bitboards.moves(other, own) & board));
  }

  private LinearWeights fitted(List<List<Sample>> samples, TuningProgress progress) {
    progress.beginTable(PhaseTuner.Outcome.HEAD);
    List<List<Integer>> phases = new ArrayList<>();
    for (int phase = 0; phase < samples.size(); phase++) {
      DiscEvaluator later = new LinearEvaluator(new LinearWeights(features, phases));
      MidgameSearch ahead =
          new MidgameSearch(size, later, new TranspositionTable(TABLE_BITS), ProbCut.NONE, meter);
      PhaseTuner fit = new PhaseTuner(features.names().size());
      for (Sample sample : samples.get(phase)) {
        int value = phase < READ_OUT_PHASES ? exact(sample) : searched(ahead, sample);
        int[] counted = features.of(sample.own(), sample.other());
        if (sample.game() % HELD_OUT == 0) {
          fit.holdOut(counted, value);
        } else {
          fit.learn(counted, value);
        }
        progress.step();
      }
      PhaseTuner.Outcome outcome = fit.outcome();
      progress.line(LinearWeights.emptiesOf(phase) + " " + outcome);
      phases.add(outcome.weights());
    }
    return new LinearWeights(features, phases);
  }

  private static int searched(MidgameSearch ahead, Sample sample) {
    int limit = DiscEvaluator.LIMIT;
    int even = ahead.search(sample.own(), sample.other(), DEPTH, -limit, limit);
    int odd = ahead.search(sample.own(), sample.other(), DEPTH + 1, -limit, limit);
    return (even + odd) / 2;
  }

  private int exact(Sample sample) {
    int cells = size * size;
    return DiscEvaluator.UNIT * end.search(sample.own(), sample.other(), -cells - 1, cells + 1);
  }

  /**
   * A tuner of the weights of one phase, which measures them on positions that it did not learn
   * from.
   */
  static final class PhaseTuner {
    private static final double RIDGE = 1;

    private final LeastSquares squares;
    private final List<Example> heldOut = new ArrayList<>();
    private int learnt;

    /**
     * @param features how many
     */
    PhaseTuner(int features) {
      squares = new LeastSquares(features);
    }

    /** A position that was not learnt from, and what it is worth. */
    private static final class Example {
      private final int[] features;
      private final int value;

      Example(int[] features, int value) {
        this.features = features;
        this.value = value;
      }

      int value() {
        return value;
      }
    }

    /**
     * What came of it.
     *
     * @param learnt positions
     * @param heldOut other positions
     * @param meanError of those, in discs
     * @param explained share of the variance of their values that the estimate explains
     */
    record Outcome(
        List<Integer> weights, int learnt, int heldOut, double meanError, double explained) {
      static final String HEAD = "empties learnt held-out mean-error r2";

      @Override
      public String toString() {
        return String.format(Locale.ROOT, "%d %d %.2f %.3f", learnt, heldOut, meanError, explained);
      }
    }

    /**
     * Learns from a position.
     *
     * @param value what it is worth, in units
     */
    void learn(int[] features, int value) {
      squares.add(features, value);
      learnt++;
    }

    /** Measures on a position. See {@link #learn}. */
    void holdOut(int[] features, int value) {
      heldOut.add(new Example(features.clone(), value));
    }

    Outcome outcome() {
      List<Integer> weights =
          DoubleStream.of(squares.solve(RIDGE)).mapToObj(w -> (int) Math.round(w)).toList();
      double mean = heldOut.stream().mapToInt(Example::value).average().orElse(0);
      double errors = 0;
      double squaredErrors = 0;
      double variance = 0;
      for (Example example : heldOut) {
        double error = example.value - sum(weights, example.features);
        errors += Math.abs(error);
        squaredErrors += error * error;
        variance += (example.value - mean) * (example.value - mean);
      }
      return new Outcome(
          weights,
          learnt,
          heldOut.size(),
          errors / heldOut.size() / DiscEvaluator.UNIT,
          1 - squaredErrors / variance);
    }

    private static int sum(List<Integer> weights, int[] features) {
      int sum = 0;
      for (int i = 0; i < features.length; i++) {
        sum += weights.get(i) * features[i];
      }
      return sum;
    }
  }
}
