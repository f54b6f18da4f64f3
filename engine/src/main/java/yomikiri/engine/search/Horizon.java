package yomikiri.engine.search;

import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.Verdict;
import yomikiri.engine.trace.Bound;

/**
 * What a search by depth counts where it looks no further: the points on the board, or an
 * evaluation's units; and what may be said of a value counted so.
 */
final class Horizon<P extends Position> {
  private final @Nullable Evaluation<P> evaluation;
  private final int unit;

  private Horizon(@Nullable Evaluation<P> evaluation, int unit) {
    this.evaluation = evaluation;
    this.unit = unit;
  }

  static <P extends Position> Horizon<P> ofPoints() {
    return new Horizon<>(null, 1);
  }

  static <P extends Position> Horizon<P> of(Evaluation<P> evaluation) {
    return new Horizon<>(evaluation, evaluation.unit());
  }

  /** Points in units. */
  int units(int points) {
    return points * unit;
  }

  /** See {@link Evaluation#toCome}. */
  int toCome(P position, int seat) {
    return evaluation == null ? 0 : evaluation.toCome(position, seat);
  }

  /**
   * What {@code position}, where the search looks no further, is worth to {@code seat}, in units.
   */
  int value(P position, int seat) {
    return units(position.lead(seat)) + toCome(position, seat);
  }

  /**
   * How early a move to {@code after} should be tried. With one ply to go the evaluation of the
   * moves is the search itself, so that asking for it first would save nothing.
   *
   * @param gain what the move gains at once, in units
   * @param depth plies to go before the move
   */
  int promise(P after, int mover, int gain, int depth) {
    return evaluation == null ? gain : depth == 1 ? 0 : evaluation.promise(after, mover);
  }

  /**
   * What is known of a move.
   *
   * @param value in units
   * @param solved whether the value rests on finished games alone
   */
  Verdict verdict(int value, Bound bound, boolean solved) {
    if (evaluation == null) {
      return new Verdict.Points(value, bound, solved);
    }
    boolean decided = bound == Bound.EXACT || bound == Bound.AT_MOST && value < 0;
    return solved && decided
        ? new Verdict.Points(value / unit, bound, true)
        : new Verdict.Estimate(value, bound);
  }
}
