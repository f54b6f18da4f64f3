package yomikiri.engine.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.TraceEvent;
import yomikiri.engine.think.Verdict;

/**
 * The values of leaves at the horizon of a search by depth: the points on the board, or an
 * evaluation's units; and the verdicts they allow.
 */
final class Horizon<P extends Position> {
  private final @Nullable Evaluation<P> evaluation;
  private final int unit;
  private final double clearLead;

  private Horizon(@Nullable Evaluation<P> evaluation, int unit, int clearLead) {
    this.evaluation = evaluation;
    this.unit = unit;
    this.clearLead = clearLead;
  }

  static <P extends Position> Horizon<P> ofPoints() {
    return new Horizon<>(null, 1, 1);
  }

  static <P extends Position> Horizon<P> of(Evaluation<P> evaluation) {
    return new Horizon<>(evaluation, evaluation.unit(), evaluation.logisticScale());
  }

  /** Whether there is an evaluation, and not only the points. */
  boolean isEvaluation() {
    return evaluation != null;
  }

  TraceEvent.Scale scale() {
    return new TraceEvent.Scale(unit, evaluation != null);
  }

  /** Points in units. */
  int units(int points) {
    return points * unit;
  }

  /** See {@link Evaluation#evaluate}. */
  int evaluate(P position, int seat) {
    return evaluation == null ? 0 : evaluation.evaluate(position, seat);
  }

  /** The value of a leaf for {@code seat}, in units. */
  int value(P position, int seat) {
    return units(position.lead(seat)) + evaluate(position, seat);
  }

  /** The value of a leaf for {@code seat} in logistic scales. */
  double logit(P position, int seat) {
    return value(position, seat) / clearLead;
  }

  /**
   * The evaluation as rewards of all seats of a game for two or more: the chance to end before
   * another seat is the logistic of the lead over it, and of several such chances the mean counts.
   */
  void rewards(P position, double[] into) {
    Arrays.fill(into, 0);
    for (int seat = 0; seat < into.length; seat++) {
      for (int other = seat + 1; other < into.length; other++) {
        int lead = units(position.score(seat) - position.score(other)) + evaluate(position, seat);
        if (into.length > 2) {
          lead -= evaluate(position, other);
        }
        double ahead = 1 / (1 + Math.exp(-lead / clearLead));
        into[seat] += ahead / (into.length - 1);
        into[other] += (1 - ahead) / (into.length - 1);
      }
    }
  }

  /** The same in a game for one. */
  int value(P position) {
    return evaluation == null
        ? position.score(0)
        : units(position.score(0)) + evaluation.evaluate(position, 0);
  }

  /**
   * The ordering score of a move to {@code after}. With one ply to go the evaluation of the moves
   * is the search itself, so that asking for it first would save nothing.
   *
   * @param gain what the move gains at once, in units
   * @param depth plies to go before the move
   */
  int orderingScore(P after, int mover, int gain, int depth) {
    return evaluation == null ? gain : depth == 1 ? 0 : evaluation.orderingScore(after, mover);
  }

  /**
   * Whether a value for one of two seats rests on finished games alone, although not all of them
   * were played to the end: where only who wins counts, nothing else comes up to a win. Then one
   * side wins whatever the other does, and it does not matter how deep the lines left open were.
   *
   * @param value in units
   */
  boolean isForced(Game<?> game, int value, Bound bound) {
    return game.isWinTheMost()
        && switch (bound) {
          case EXACT -> Math.abs(value) >= unit;
          case AT_LEAST -> value >= unit;
          case AT_MOST -> value <= -unit;
        };
  }

  /**
   * The verdict on a move.
   *
   * @param value in units
   * @param solved whether the value rests on finished games alone
   */
  Verdict verdict(int value, Bound bound, boolean solved) {
    if (evaluation == null) {
      return new Verdict.Points(value, bound, solved);
    }
    boolean decided =
        switch (bound) {
          case EXACT -> true;
          case AT_LEAST -> value > 0;
          case AT_MOST -> value < 0;
        };
    return solved && decided
        ? new Verdict.Points(value / unit, bound, true)
        : new Verdict.Estimate(value, bound);
  }
}
