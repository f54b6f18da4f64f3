package yomikiri.app.board;

import java.util.Optional;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Verdict;

/** The class of a move, from best to blunder, by how much it gives away against the best one. */
public enum MoveClass {
  BEST("best", "★", "grade.best"),
  /** A little, and the game is not lost by it. */
  INACCURACY("slight", "▽", "grade.inaccuracy"),
  /** More, or a win becomes a draw or a draw a loss. */
  MISTAKE("clear", "▼", "grade.mistake"),
  /** A lot, or a win becomes a loss. */
  BLUNDER("heavy", "▼▼", "grade.blunder");

  private static final int SLIGHT_POINTS = 2;
  private static final int CLEAR_POINTS = 7;
  private static final double SLIGHT_SHARE = 0.05; // of games won
  private static final double CLEAR_SHARE = 0.15;

  private final String style;
  private final String sign;
  private final String words;

  MoveClass(String style, String sign, String words) {
    this.style = style;
    this.sign = sign;
    this.words = words;
  }

  /** Its name in the style sheets. */
  String style() {
    return style;
  }

  /** Tells grades apart without any colour. */
  public String sign() {
    return sign;
  }

  /** Such as "inaccuracy". */
  public String name(Texts texts) {
    return texts.get(words);
  }

  /**
   * The grade of a move; empty where a limit or another kind of verdict does not tell it.
   *
   * @param best what is said of the best move
   * @param alone whether it is of a game for one, which nobody wins
   */
  public static Optional<MoveClass> of(Verdict best, Verdict move, boolean alone) {
    if (isAsGood(best, move)) {
      return Optional.of(BEST);
    }
    return switch (move) {
      case Verdict.Points points ->
          best instanceof Verdict.Points most && isExact(most) && isExact(points)
              ? ofPoints(most.value(), points.value(), alone)
              : Optional.empty();
      case Verdict.WinRate rate ->
          best instanceof Verdict.WinRate most ? ofShare(most.p() - rate.p()) : Optional.empty();
      case Verdict.Learnt learnt when learnt.isMargin() ->
          best instanceof Verdict.Learnt most && most.isMargin()
              ? ofMargin(most.margin() - learnt.margin())
              : Optional.empty();
      case Verdict.Learnt learnt ->
          best instanceof Verdict.Learnt most && !most.isMargin()
              ? ofShare(most.value() - learnt.value())
              : Optional.empty();
      case Verdict.Estimate estimate -> Optional.empty();
    };
  }

  /**
   * Whether a move is as good as the best. Learnt values are never exact to the last digit, so they
   * count as equal if they read alike.
   */
  private static boolean isAsGood(Verdict best, Verdict move) {
    return move.equals(best)
        || best instanceof Verdict.Learnt most
            && move instanceof Verdict.Learnt learnt
            && most.fullMargin() == learnt.fullMargin()
            && VerdictFormat.text(most).equals(VerdictFormat.text(learnt));
  }

  private static boolean isExact(Verdict.Points points) {
    return points.bound() == Bound.EXACT;
  }

  private static Optional<MoveClass> ofPoints(int best, int points, boolean alone) {
    int loss = best - points;
    int outcome = alone ? 0 : Integer.signum(best) - Integer.signum(points);
    if (loss <= 0) {
      return Optional.empty();
    }
    return Optional.of(
        loss > CLEAR_POINTS || outcome > 1
            ? BLUNDER
            : loss > SLIGHT_POINTS || outcome > 0 ? MISTAKE : INACCURACY);
  }

  private static Optional<MoveClass> ofMargin(double loss) {
    return loss <= 0
        ? Optional.empty()
        : Optional.of(loss > CLEAR_POINTS ? BLUNDER : loss > SLIGHT_POINTS ? MISTAKE : INACCURACY);
  }

  private static Optional<MoveClass> ofShare(double loss) {
    return loss <= 0
        ? Optional.empty()
        : Optional.of(loss > CLEAR_SHARE ? BLUNDER : loss > SLIGHT_SHARE ? MISTAKE : INACCURACY);
  }
}
