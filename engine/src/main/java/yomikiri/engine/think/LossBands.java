package yomikiri.engine.think;

/**
 * How much a move has to lose against the best one to be an inaccuracy, a mistake or a blunder.
 *
 * @param points the least losses in points
 * @param chances the least losses where the chance to win is the value, from 0 to 1
 * @param scale the lead in an evaluation's units that is a chance of 0.73, see {@link
 *     Evaluation#logisticScale}; 0 where such units say nothing of the chances
 */
public record LossBands(Band points, Band chances, int scale) {
  /** One, three and six points; two, five and fifteen hundredths of a win. */
  public static final LossBands POINTS =
      new LossBands(new Band(1, 3, 6), new Band(0.02, 0.05, 0.15), 0);

  /**
   * Losses from which on a move is of a class; what loses less than an inaccuracy is as good as the
   * best.
   */
  public record Band(double inaccuracy, double mistake, double blunder) {
    private static final double ROUNDING = 1e-6; // of values that were computed

    public Band {
      if (inaccuracy <= 0 || mistake <= inaccuracy || blunder <= mistake) {
        throw new IllegalArgumentException(
            "bands do not grow: " + inaccuracy + ", " + mistake + ", " + blunder);
      }
    }

    /** The class of a move that loses so much. */
    public MoveClass of(double loss) {
      double reached = loss + ROUNDING;
      return reached >= blunder
          ? MoveClass.BLUNDER
          : reached >= mistake
              ? MoveClass.MISTAKE
              : reached >= inaccuracy ? MoveClass.INACCURACY : MoveClass.BEST;
    }
  }

  /** The same where chances follow from an evaluation. */
  public LossBands scaled(int now) {
    return new LossBands(points, chances, now);
  }
}
