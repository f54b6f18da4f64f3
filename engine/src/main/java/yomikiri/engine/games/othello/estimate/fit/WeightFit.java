package yomikiri.engine.games.othello.estimate.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import yomikiri.engine.games.othello.discs.Discs;
import yomikiri.engine.games.othello.end.EndSearch;
import yomikiri.engine.games.othello.end.EndTable;
import yomikiri.engine.games.othello.estimate.DiscEstimate;
import yomikiri.engine.games.othello.estimate.Features;
import yomikiri.engine.games.othello.estimate.PhasedEstimate;
import yomikiri.engine.games.othello.estimate.Weights;
import yomikiri.engine.games.othello.estimate.fit.PhaseFit.Outcome;
import yomikiri.engine.games.othello.estimate.fit.SelfPlay.Sample;
import yomikiri.engine.games.othello.middle.MiddleTable;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Fit;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * Fits the weights of Othello's estimate, from the end of the game backwards. Positions near the
 * end are read out. Earlier ones are searched to where the weights are known already, always to the
 * same even depth: estimates at odd and at even depths differ. Each phase gets one position of
 * every game. Games are played twice, guided by mobility and then by the weights that this gave.
 */
public final class WeightFit implements Fit {
  private static final int ROUNDS = 2;
  private static final int READ_OUT_PHASES = 3; // 12 empty squares
  private static final int DEPTH = 6;
  private static final int HELD_OUT = 5; // one game in so many is not learnt from
  private static final int TABLE_BITS = 16;

  private final int size;
  private final Features features;
  private final EndSearch end;

  /**
   * @param size rows and columns of the board
   */
  public WeightFit(int size) {
    this.size = size;
    this.features = new Features(size);
    TimeKeeper keeper = TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM);
    this.end =
        new EndSearch(
            size,
            new EndTable(TABLE_BITS),
            (own, other) -> 0,
            new MiddleTable(TABLE_BITS),
            keeper.meter());
  }

  @Override
  public String game() {
    return "othello-" + size;
  }

  @Override
  public String run(int games, long seed, Witness witness) {
    SplittableRandom random = new SplittableRandom(seed);
    Progress progress = new Progress(witness, (long) ROUNDS * games * Weights.phases(features));
    DiscEstimate guide = this::byMobility;
    for (int round = 1; round < ROUNDS; round++) {
      guide = new PhasedEstimate(fitted(samples(games, guide, random), progress));
    }
    Weights weights = fitted(samples(games, guide, random), progress);
    StringBuilder text = new StringBuilder();
    text.append("# Weights of the estimate of " + game() + ", in 1/64 discs, made by\n");
    text.append("# yomikiri bench fit --game " + game());
    text.append(" --games " + games + " --seed " + seed + "\n");
    progress.lastLines.forEach(line -> text.append("# ").append(line).append('\n'));
    return text.append(weights.text()).toString();
  }

  /** More moves than the other side are good. */
  private int byMobility(long own, long other) {
    long board = features.board();
    int moves = Long.bitCount(Discs.moves(own, other) & board);
    return DiscEstimate.UNIT * (moves - Long.bitCount(Discs.moves(other, own) & board));
  }

  /** For each phase one position of every game that has any. */
  private List<List<Sample>> samples(int games, DiscEstimate guide, SplittableRandom random) {
    SelfPlay play = new SelfPlay(size, features.board(), guide);
    List<List<Sample>> samples = new ArrayList<>();
    for (int phase = 0; phase < Weights.phases(features); phase++) {
      samples.add(new ArrayList<>());
    }
    for (int game = 0; game < games; game++) {
      SplittableRandom ofGame = random.split();
      List<Sample> positions = play.play(game, ofGame);
      for (int phase = 0; phase < samples.size(); phase++) {
        int sought = phase;
        List<Sample> candidates =
            positions.stream().filter(position -> phaseOf(position) == sought).toList();
        if (!candidates.isEmpty()) {
          samples.get(phase).add(candidates.get(ofGame.nextInt(candidates.size())));
        }
      }
    }
    return samples;
  }

  private int phaseOf(Sample sample) {
    long empty = features.board() & ~(sample.own() | sample.other());
    return (Long.bitCount(empty) - 1) / Weights.PHASE;
  }

  private Weights fitted(List<List<Sample>> samples, Progress progress) {
    progress.begin(Outcome.HEAD);
    List<List<Integer>> phases = new ArrayList<>();
    for (int phase = 0; phase < samples.size(); phase++) {
      DiscEstimate later = new PhasedEstimate(new Weights(features, phases));
      Lookahead ahead = new Lookahead(features.board(), later, DEPTH);
      PhaseFit fit = new PhaseFit(features.names().size());
      for (Sample sample : samples.get(phase)) {
        int value =
            phase < READ_OUT_PHASES
                ? exact(sample)
                : ahead.value(sample.own(), sample.other(), DEPTH);
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

  private int exact(Sample sample) {
    int cells = size * size;
    return DiscEstimate.UNIT * end.search(sample.own(), sample.other(), -cells - 1, cells + 1);
  }

  /** Tells how it goes, and keeps the table of the last round. */
  private static final class Progress {
    private final Witness witness;
    private final long all;
    private final List<String> lastLines = new ArrayList<>();
    private long done;

    Progress(Witness witness, long all) {
      this.witness = witness;
      this.all = all;
    }

    void begin(String head) {
      lastLines.clear();
      line(head);
    }

    void line(String text) {
      lastLines.add(text);
      witness.line(text);
    }

    void step() {
      done++;
      witness.done((double) done / all);
    }
  }
}
