package yomikiri.engine.games.othello.tuning;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.eval.LinearWeights;
import yomikiri.engine.games.othello.search.MidgameSearch;
import yomikiri.engine.games.othello.search.ProbCut;
import yomikiri.engine.games.othello.tuning.SelfPlay.Sample;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Tuner;

/**
 * A tuner of the table of {@link ProbCut}: deep values are about slope × shallow value + offset,
 * with errors of standard deviation sigma, offset and sigma in discs. One line for each phase of
 * the game and each pair of depths.
 */
public final class ProbCutTuner implements Tuner {
  private static final int FIRST_PHASE = 3; // later positions are solved
  private static final int TABLE_BITS = 18;

  private final int size;
  private final DiscEvaluator evaluator;
  private final int deepest;

  /**
   * @param size rows and columns of the board
   * @param evaluator what the searches ask
   * @param deepest plies of the deepest search
   */
  public ProbCutTuner(int size, DiscEvaluator evaluator, int deepest) {
    this.size = size;
    this.deepest = deepest;
    this.evaluator = evaluator;
  }

  @Override
  public String run(int games, long seed, Witness witness) {
    SplittableRandom random = new SplittableRandom(seed);
    List<List<Sample>> samples = new SelfPlay(size, evaluator).byPhase(games, random);
    TuningProgress progress =
        new TuningProgress(witness, (long) games * (samples.size() - FIRST_PHASE));
    progress.beginTable("empties shallow deep slope offset sigma");
    for (int phase = FIRST_PHASE; phase < samples.size(); phase++) {
      List<int[]> values = samples.get(phase).stream().map(one -> values(one, progress)).toList();
      for (int deep = 3; deep <= deepest; deep++) {
        int shallow = shallow(deep);
        progress.line(
            LinearWeights.emptiesOf(phase)
                + " "
                + shallow
                + " "
                + deep
                + " "
                + line(values, shallow, deep));
      }
    }
    StringBuilder text = new StringBuilder();
    text.append(
        "# How well shallow searches foretell deep ones on othello-" + size + ", made by\n");
    text.append("# yomikiri bench fit --of cuts-" + size);
    text.append(" --games " + games + " --seed " + seed + "\n");
    progress.table().forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }

  /** The values of a position by depth, in units. */
  private int[] values(Sample sample, TuningProgress progress) {
    TimeKeeper keeper = TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM);
    TranspositionTable table = new TranspositionTable(TABLE_BITS);
    MidgameSearch search = new MidgameSearch(size, evaluator, table, ProbCut.NONE, keeper.meter());
    int limit = DiscEvaluator.LIMIT;
    progress.step();
    return IntStream.rangeClosed(0, deepest)
        .map(depth -> search.search(sample.own(), sample.other(), depth, -limit, limit))
        .toArray();
  }

  /** Half as deep, or nearly, and with the same side to move at the horizon. */
  private static int shallow(int deep) {
    return deep / 4 * 2 + deep % 2;
  }

  /**
   * Slope, offset and sigma.
   *
   * @param values by depth, in units, of each position
   */
  static String line(List<int[]> values, int shallow, int deep) {
    LeastSquares squares = new LeastSquares(2);
    for (int[] one : values) {
      squares.add(new int[] {one[shallow], 1}, one[deep]);
    }
    double[] line = squares.solve(1e-6);
    double variance =
        values.stream()
            .mapToDouble(one -> Math.pow(one[deep] - line[0] * one[shallow] - line[1], 2))
            .average()
            .orElse(0);
    return String.format(
        Locale.ROOT,
        "%.3f %.2f %.2f",
        line[0],
        line[1] / DiscEvaluator.UNIT,
        Math.sqrt(variance) / DiscEvaluator.UNIT);
  }
}
