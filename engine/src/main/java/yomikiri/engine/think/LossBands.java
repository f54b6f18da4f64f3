package yomikiri.engine.think;

/**
 * How much a move has to lose against the best one to be an inaccuracy, a mistake or a blunder.
 *
 * @param inaccuracy the least loss of one, in points; what loses less is as good as the best
 * @param mistake the least loss of one, in points
 * @param blunder the least loss of one, in points
 * @param mistakeShare the least loss of a mistake where the chance to win is the value, from 0 to 1
 * @param blunderShare the least loss of a blunder there
 */
public record LossBands(
    int inaccuracy, int mistake, int blunder, double mistakeShare, double blunderShare) {
  /** One, three and six points. */
  public static final LossBands POINTS = new LossBands(1, 3, 6, 0.05, 0.15);

  public LossBands {
    if (inaccuracy < 1 || mistake <= inaccuracy || blunder <= mistake) {
      throw new IllegalArgumentException(
          "bands do not grow: " + inaccuracy + ", " + mistake + ", " + blunder);
    }
  }
}
