package yomikiri.engine.games.othello.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import yomikiri.engine.games.othello.board.Discs;
import yomikiri.engine.games.othello.eval.DiscEstimate;
import yomikiri.engine.games.othello.eval.Features;
import yomikiri.engine.games.othello.eval.PhasedEstimate;
import yomikiri.engine.games.othello.eval.Weights;
import yomikiri.engine.games.othello.search.EndSearch;
import yomikiri.engine.games.othello.search.MiddleSearch;
import yomikiri.engine.games.othello.search.ProbCut;
import yomikiri.engine.games.othello.tuning.PhaseFit.Outcome;
import yomikiri.engine.games.othello.tuning.SelfPlay.Sample;
import yomikiri.engine.search.BoundsTable;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Fit;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * Fits the weights of Othello's estimate, from the end of the game backwards. Positions near the
 * end are read out. Earlier ones are searched to where the weights are known already, to an even
 * and to an odd depth, and get the mean: whom an estimate favours, the side to move or the other,
 * it favours the other way round one ply later, and the error would grow from phase to phase. Each
 * phase gets one position of every game. Games are played twice, guided by mobility and then by the
 * weights that this gave.
 */
public final class WeightFit implements Fit {
  private static final int ROUNDS = 2;
  private static final int READ_OUT_PHASES = 3; // 12 empty squares
  private static final int DEPTH = 4; // and one more
  private static final int HELD_OUT = 5; // one game in so many is not learnt from
  private static final int TABLE_BITS = 16;

  private final int size;
  private final Features features;
  private final Meter meter;
  private final EndSearch end;

  /**
   * @param size rows and columns of the board
   */
  public WeightFit(int size) {
    this.size = size;
    this.features = new Features(size);
    this.meter = TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM).meter();
    this.end =
        new EndSearch(
            size,
            new BoundsTable(TABLE_BITS),
            this::byMobility,
            new BoundsTable(TABLE_BITS),
            meter);
  }

  @Override
  public String run(int games, long seed, Witness witness) {
    SplittableRandom random = new SplittableRandom(seed);
    Progress progress =
        new Progress(witness, (long) ROUNDS * games * Weights.phases(features.board()));
    DiscEstimate guide = this::byMobility;
    for (int round = 1; round < ROUNDS; round++) {
      guide =
          new PhasedEstimate(fitted(new SelfPlay(size, guide).byPhase(games, random), progress));
    }
    Weights weights = fitted(new SelfPlay(size, guide).byPhase(games, random), progress);
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
    int moves = Long.bitCount(Discs.moves(own, other) & board);
    return DiscEstimate.UNIT * (moves - Long.bitCount(Discs.moves(other, own) & board));
  }

  private Weights fitted(List<List<Sample>> samples, Progress progress) {
    progress.beginTable(Outcome.HEAD);
    List<List<Integer>> phases = new ArrayList<>();
    for (int phase = 0; phase < samples.size(); phase++) {
      DiscEstimate later = new PhasedEstimate(new Weights(features, phases));
      MiddleSearch ahead =
          new MiddleSearch(size, later, new BoundsTable(TABLE_BITS), ProbCut.NONE, meter);
      PhaseFit fit = new PhaseFit(features.names().size());
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
      Outcome outcome = fit.outcome();
      progress.line(Weights.emptiesOf(phase) + " " + outcome);
      phases.add(outcome.weights());
    }
    return new Weights(features, phases);
  }

  private static int searched(MiddleSearch ahead, Sample sample) {
    int limit = DiscEstimate.LIMIT;
    int even = ahead.search(sample.own(), sample.other(), DEPTH, -limit, limit);
    int odd = ahead.search(sample.own(), sample.other(), DEPTH + 1, -limit, limit);
    return (even + odd) / 2;
  }

  private int exact(Sample sample) {
    int cells = size * size;
    return DiscEstimate.UNIT * end.search(sample.own(), sample.other(), -cells - 1, cells + 1);
  }
}
